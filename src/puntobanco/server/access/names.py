"""Sign-in names, compared without regard to case or Unicode spelling."""

import unicodedata

from puntobanco.core.facts import Fact, fact

SHORTEST = 2
LONGEST = 40


def login_of(name: str) -> str:
    """The normalized form of a name, used for comparison.

    >>> login_of(" Ａnn ") == login_of("ANN")
    True
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    # Case folding can produce letters that are not in NFKC form.
    return " ".join(unicodedata.normalize("NFKC", folded).casefold().split())


def name_fault(name: str) -> Fact | None:
    """Why a name is not acceptable, or None if it is."""
    login = login_of(name)
    if not SHORTEST <= len(login) <= LONGEST or len(name) > 4 * LONGEST:
        return fact("server-name-length", least=SHORTEST, most=LONGEST)
    if not login.isprintable() or not any(map(str.isalnum, login)):
        return fact("server-name-letters")
    return None
