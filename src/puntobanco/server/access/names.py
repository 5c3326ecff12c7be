"""Names to sign in with: compared without regard to case or spelling of the same letters."""

import unicodedata

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


def fault_of(name: str) -> str | None:
    """Why nobody can have this name, in one sentence, or None where somebody could."""
    login = login_of(name)
    if not SHORTEST <= len(login) <= LONGEST or len(name) > 4 * LONGEST:
        return f"A name has {SHORTEST} to {LONGEST} characters."
    if not login.isprintable() or not any(map(str.isalnum, login)):
        return "A name is made of letters and digits that can be seen."
    return None
