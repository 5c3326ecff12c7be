"""Examples of the shapes in `server/routes/care.py`."""

from puntobanco.server.routes.care import (
    CareShown,
    ChangeShown,
    Excluding,
    ExcludingPatron,
    Limiting,
    LimitShown,
    PlayingAgain,
    Reminding,
    Resting,
    WaitingShown,
    Withdrawing,
)

_WAITING = WaitingShown(value=50_000, holds=1_800_086_400_000)
_LIMIT = LimitShown(limit="loss-day", value=20_000, used=5_000, waiting=_WAITING)
_CHANGE = ChangeShown(
    at=1_800_000_000_000,
    by="p24b354704979",
    what="limit-set",
    limit="loss-day",
    before=20_000,
    after=50_000,
    until=1_800_086_400_000,
)
EXAMPLES = (
    _WAITING,
    _LIMIT,
    _CHANGE,
    CareShown(
        patron="p24b354704979",
        wallet=100_000,
        stop=None,
        until=None,
        limits=(_LIMIT,),
        loss_left=15_000,
        reality_check=60,
        history=(_CHANGE,),
        asked=True,
        looser_after_hours=24,
        reality_check_choices=(0, 15, 30, 60),
        cool_off_hours=(24, 72, 168),
        exclusion_days=(30, 180, 365),
    ),
    Limiting(id="terminal-7-000001", limit="loss-day", value=20_000),
    Withdrawing(id="terminal-7-000002", limit="loss-day"),
    Reminding(id="terminal-7-000003", minutes=30),
    Resting(id="terminal-7-000004", hours=24),
    Excluding(id="terminal-7-000005", days=30),
    PlayingAgain(id="terminal-7-000006"),
    ExcludingPatron(id="cage-1-000018", days=30, reason="asked at the cage"),
)
