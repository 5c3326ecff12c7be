"""The sheets and profiles that a request may name: those built in, and those given at the start.

A name is looked up here and never opened as a file, so a request cannot read other files of the
machine.
"""

from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact, listed
from puntobanco.server.config import Config
from puntobanco.sheets.files import game_keys, profile_keys


def sheet_of(config: Config, game: str) -> str:
    """The sheet of a game, by its key. RuleError if this house does not have the game."""
    known = {key: key for key in game_keys()} | dict(config.sheets)
    if game not in known:
        offered = config.profile.games or sorted(known)
        raise RuleError(fact("game-unknown", game=game, known=listed(offered)))
    return known[game]


def profile_file(config: Config, profile: str | None) -> str:
    """The profile to open a table under (default: the house's own)."""
    ours = config.profile
    if profile in (None, ours.key):
        return ours.file
    if ours.games:
        raise RuleError(fact("profile-not-ours", profile=profile or "", ours=ours.key))
    if profile not in profile_keys():
        known = (ours.key, *(key for key in profile_keys() if key != ours.key))
        raise RuleError(fact("profile-unknown", profile=profile or "", known=listed(known)))
    return profile
