"""What a house's profile says about patrons: the rules of responsible play, as the log has them."""

import msgspec

MINUTE = 60 * 1000
HOUR = 60 * MINUTE
DAY = 24 * HOUR

LEAST_WAIT_HOURS = 24
"""No profile lets a looser limit hold sooner (GLI-19 A.3.7a)."""


class HouseRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a house looks after its patrons; the defaults apply without a profile."""

    profile: str = "house-default"
    """The profile in force until another one is adopted."""
    session_display: bool = True
    """Whether a terminal shows the time in session and the net result."""
    reality_check_minutes: int = 60
    """How often a patron is reminded who has chosen nothing else; 0 for never."""
    reality_check_choices: tuple[int, ...] = (0, 15, 30, 60)
    """What a patron may choose, in minutes; 0 for never."""
    limits_first: bool = True
    """Whether a patron is asked about limits before the first wager."""
    looser_after_hours: int = LEAST_WAIT_HOURS
    """How long a looser limit waits before it holds."""
    cool_off_hours: tuple[int, ...] = (24, 72, 168)
    """How long a patron may choose to rest."""
    exclusion_days: tuple[int, ...] = (30, 180, 365)
    """For how long patrons may exclude themselves."""
    simulated_patrons: bool = True
    """Whether simulated patrons may play, marked as such."""
