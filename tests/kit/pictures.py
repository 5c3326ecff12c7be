"""Pictures of every screen: `python -m tests.kit.pictures FOLDER [NAME …]`.

With `docs/pictures`, it takes all pictures of screens in the documentation. A NAME such as
`terminal-betting` selects a screen. `--language TAG`, repeatable, takes every screen in these
languages instead, as a terminal and as a phone. `--png` keeps every pixel. What does not fit is
printed after the name of a picture.
"""

import argparse
from pathlib import Path

from puntobanco.words.languages import parse_language
from tests.kit import pictures_house, pictures_office, pictures_own_sheet, pictures_progressive
from tests.kit.album import Album

HOUSES = (pictures_house, pictures_office, pictures_progressive, pictures_own_sheet)
NAMES = tuple(name for house in HOUSES for name in house.NAMES)


def main() -> None:
    """Take all pictures, or those of the named screens."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--png", action="store_true")
    parser.add_argument("--language", action="append", type=parse_language, default=[])
    asked = parser.parse_args()
    if unknown := sorted(set(asked.names).difference(NAMES)):
        parser.error(f"unknown: {' '.join(unknown)}; expected some of {' '.join(NAMES)}")
    album = Album(asked.folder, names=asked.names, languages=asked.language, lossless=asked.png)
    for house in HOUSES:
        if album.wants(house.NAMES):
            house.take(album)


if __name__ == "__main__":
    main()
