"""Times as text, in ISO 8601 and UTC, and a check of periods."""

from datetime import UTC, datetime

from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.ids import Ms


def millisecond_text(at: Ms) -> str:
    """A time to the millisecond.

    >>> millisecond_text(Ms(1_700_000_000_123))
    '2023-11-14T22:13:20.123Z'
    """
    return f"{second_text(at)[:-1]}.{at % 1000:03}Z"


def second_text(at: Ms) -> str:
    """A time to the second.

    >>> second_text(Ms(1_700_000_000_123))
    '2023-11-14T22:13:20Z'
    """
    return f"{datetime.fromtimestamp(at // 1000, UTC):%Y-%m-%dT%H:%M:%SZ}"


def utc_text(at: Ms) -> str:
    """A time to the second, with a space and `UTC` instead of letters.

    >>> utc_text(Ms(1_700_000_000_123))
    '2023-11-14 22:13:20 UTC'
    """
    return second_text(at).replace("T", " ").replace("Z", " UTC")


def check_period(since: Ms, until: Ms) -> None:
    """RuleError if a period ends before it begins."""
    if since > until:
        raise RuleError(
            fact("period-backwards", since=millisecond_text(since), until=millisecond_text(until))
        )
