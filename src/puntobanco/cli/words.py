"""Words that several commands say alike."""


def counted(count: int, noun: str, plural: str | None = None) -> str:
    """A number with its noun.

    >>> counted(1, "shoe"), counted(2, "shoe"), counted(0, "crash", "crashes")
    ('1 shoe', '2 shoes', '0 crashes')
    """
    return f"{count} {noun if count == 1 else plural or noun + 's'}"
