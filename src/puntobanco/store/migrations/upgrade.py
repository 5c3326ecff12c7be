"""Detection of a database's version and migration to this program's, in one transaction.

Alembic's scripts are run from code, so that an installed house needs no configuration file for it.
Downgrades are not supported: to return to an older version, restore its backup.
"""

from pathlib import Path

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from puntobanco.core.facts import fact, listed
from puntobanco.store.errors import CorruptError, ForeignError, TooNewError
from puntobanco.store.schema import METADATA

SCRIPTS = Path(__file__).parent
VERSION_TABLE = "store_version"


def is_current(connection: Connection, *, name: str, scripts: Path = SCRIPTS) -> bool:
    """Whether the database has this program's version; False if it is empty or older.

    Any other content raises an error that refers to the database as `name`.
    """
    tables = set(inspect(connection).get_table_names())
    if not tables:
        return False
    if VERSION_TABLE not in tables:
        raise ForeignError(fact("store-foreign", file=name))
    found = _context(connection).get_current_heads()
    if len(found) != 1:
        raise CorruptError(fact("store-no-version", file=name))
    (version,), versions = found, known_versions(scripts)
    if version not in versions:
        known = listed(versions)
        raise TooNewError(fact("store-too-new", file=name, version=version, known=known))
    if version != versions[-1]:
        return False
    if missing := sorted(set(METADATA.tables) - tables):
        raise CorruptError(fact("store-no-table", file=name, table=missing[0]))
    return True


def bring_up_to_date(connection: Connection, scripts: Path = SCRIPTS) -> None:
    """Run the missing migrations within the caller's transaction."""
    context = _context(connection)
    done = context.get_current_revision()
    versions = known_versions(scripts)
    directory = ScriptDirectory(str(scripts))
    for version in versions[versions.index(done) + 1 if done else 0 :]:
        with Operations.context(context):
            directory.get_revision(version).module.upgrade()
        context.stamp(directory, version)


def known_versions(scripts: Path = SCRIPTS) -> list[str]:
    """All versions, oldest first."""
    revisions = ScriptDirectory(str(scripts)).walk_revisions()
    return [revision.revision for revision in revisions][::-1]


def _context(connection: Connection) -> MigrationContext:
    return MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
