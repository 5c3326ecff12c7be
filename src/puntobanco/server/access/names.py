"""Names to sign in with: compared without regard to case or spelling of the same letters."""

import unicodedata

from puntobanco.core.facts import Fact, fact

SHORTEST = 2
LONGEST = 40


def login_of(name: str) -> str:
    """The name in the one form it is compared in.

    >>> login_of(" Ａnn ") == login_of("ANN")
    True
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    # Folding can leave letters in another form than the first pass gave them.
    return " ".join(unicodedata.normalize("NFKC", folded).casefold().split())


def fault_of(name: str) -> Fact | None:
    """Why nobody can have this name, or None if somebody could."""
    login = login_of(name)
    if not SHORTEST <= len(login) <= LONGEST or len(name) > 4 * LONGEST:
        return fact("server-name-length", least=SHORTEST, most=LONGEST)
    if not login.isprintable() or not any(map(str.isalnum, login)):
        return fact("server-name-letters")
    return None
