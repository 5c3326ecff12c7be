"""Examples of the shapes in `server/routes/profiles.py`."""

from puntobanco.server.routes.profiles import (
    ProfileChange,
    ProfileEntry,
    ProfileListed,
    ProfileShown,
)

EXAMPLES = (
    ProfileListed(
        key="california-sheet",
        name="California sheet",
        source="California: Commission-Free Baccarat",
        games=("commission-free-baccarat",),
        in_force=True,
    ),
    ProfileChange(
        game="commission-free-baccarat",
        setting="rotation",
        value="sheet",
        editable=False,
        own_value="sheet",
        own_editable=True,
    ),
    ProfileEntry(
        place="house.looser-after-hours",
        value=24,
        words={},
        text=None,
        editable=None,
        basis="GLI-19 A.3.7a",
        inherited=True,
        changes=(),
    ),
    ProfileShown(
        key="california-sheet",
        name="California sheet",
        source="California: Commission-Free Baccarat",
        in_force=True,
        entries=(),
    ),
)
