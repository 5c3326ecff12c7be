"""`punto backup` and `punto restore`: copy a house's database, and restore it."""

from pathlib import Path
from typing import Annotated

import typer

from puntobanco.core.facts import fact


def backup(
    database: Annotated[str, typer.Argument(help="The house's database: a file.")],
    target: Annotated[Path, typer.Argument(help="The file to write; it must not exist.")],
) -> None:
    """Copy a database while it is in use, with a manifest, and verify the copy."""
    from puntobanco.cli.store_options import open_for_reading
    from puntobanco.store import backup as copied

    _no_folder(target)
    with open_for_reading(database) as store:
        manifest = copied(store, target)
    print(f"{target}: {manifest.sha256}")
    for anchor in manifest.anchors:
        print(anchor)


def restore(
    source: Annotated[Path, typer.Argument(help="A backup, with its manifest in the same folder.")],
    database: Annotated[str, typer.Argument(help="The file to create; it must not exist.")],
) -> None:
    """Restore a backup to a new file, and verify it."""
    from puntobanco.cli.store_options import url_of
    from puntobanco.store import restore as brought_back

    _no_folder(source)
    manifest = brought_back(source, url_of(database))
    print(f"{database}: restored from {source}")
    for anchor in manifest.anchors:
        print(anchor)


def _no_folder(path: Path) -> None:
    from puntobanco.core.errors import RuleError

    if path.is_dir():
        raise RuleError(fact("error-is-folder", path=str(path)))
