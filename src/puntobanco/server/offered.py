"""What a request may name of sheets and profiles: what ships, and what the house was started with.

A name is looked up here and never opened as a file: nobody reads a file of the machine by asking
for a table.
"""

from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact, listed
from puntobanco.server.config import Config
from puntobanco.sheets.files import game_keys, profile_keys


def sheet_of(config: Config, game: str) -> str:
    """Where the sheet of a game lies, by its key; RuleError where this house has no such game."""
    known = {key: key for key in game_keys()} | dict(config.sheets)
    if game not in known:
        offered = config.profile.games or sorted(known)
        raise RuleError(fact("game-unknown", game=game, known=listed(offered)))
    return known[game]


def profile_file(config: Config, profile: str | None) -> str:
    """The profile that a table is opened under, the house's own where none is named."""
    ours = config.profile
    if profile in (None, ours.key):
        return ours.file
    if ours.games:
        raise RuleError(fact("profile-not-ours", profile=profile or "", ours=ours.key))
    if profile not in profile_keys():
        known = (ours.key, *(key for key in profile_keys() if key != ours.key))
        raise RuleError(fact("profile-unknown", profile=profile or "", known=listed(known)))
    return profile
