"""The part of a house's profile about patrons: the rules of responsible play, as in the log."""

import msgspec

MINUTE = 60 * 1000
HOUR = 60 * MINUTE
DAY = 24 * HOUR

LEAST_WAIT_HOURS = 24
"""No profile may let a looser limit take effect sooner (GLI-19 A.3.7a)."""


class HouseRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The rules of responsible play. The defaults apply without a profile."""

    profile: str = "house-default"
    """The profile in force."""
    session_display: bool = True
    """Whether a terminal shows the time in session and the net result."""
    reality_check_minutes: int = 60
    """Default minutes between reality checks; 0 for never."""
    reality_check_choices: tuple[int, ...] = (0, 15, 30, 60)
    """The intervals in minutes that a patron may choose; 0 for never."""
    limits_first: bool = True
    """Whether a patron is asked about limits before the first wager."""
    looser_after_hours: int = LEAST_WAIT_HOURS
    """Hours until a looser limit takes effect."""
    cool_off_hours: tuple[int, ...] = (24, 72, 168)
    """The lengths of a break in hours that a patron may choose."""
    exclusion_days: tuple[int, ...] = (30, 180, 365)
    """The lengths of a self-exclusion in days that a patron may choose."""
    simulated_patrons: bool = True
    """Whether simulated patrons may play, marked as such."""
