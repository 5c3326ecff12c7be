"""Check a finished baccarat shoe. Needs only Python, none of the house's software.

    python verify_shoe.py FILE [COMMITMENT]

COMMITMENT is the one you noted before the first bet. fairness.md says what each step proves. Exit
status 0 means that every check passed.
"""

import hashlib
import sys
from collections import Counter
from pathlib import Path


def faults(file: bytes, noted: str = "") -> list[str]:
    """The faults of a shoe file; an empty list if there are none."""
    lines = file.decode("ascii").split("\n")
    opening, *keys = (line.partition(": ")[0] for line in lines[:7])
    if opening != "puntobanco shoe 1" or keys != ["pit", "table", "shoe", "game", "salt", "order"]:
        return ["the first seven lines are not those of a shoe file"]
    found = []

    # 1. The first seven lines match the commitment published before the cut and the bets.
    commitment = hashlib.sha256("".join(f"{line}\n" for line in lines[:7]).encode()).hexdigest()
    if lines[7] != f"commitment: {commitment}":
        found.append(f"the file has '{lines[7]}', but its first seven lines give {commitment}")
    if noted and noted.lower() != commitment:
        found.append(f"you noted {noted}, but the first seven lines give {commitment}")

    # 2. The order is a complete shoe: every card of the deck, each equally often.
    order = lines[6].removeprefix("order: ").split(" ")
    counts = Counter(order)
    deck = {rank + suit for rank in "A23456789TJQK" for suit in "shdc"}
    if set(counts) != deck or len(set(counts.values())) != 1:
        found.append("the order is not a whole number of decks")

    # 3. With the cards before the cut moved to the end, the order begins with the cards dealt.
    key, position, how, *_ = lines[8].split(" ")
    if key != "cut:" or how not in ("by", "drawn") or not 0 < int(position) < len(order):
        return [*found, f"'{lines[8]}' is not a valid cut of {len(order)} cards"]
    turned = order[int(position) :] + order[: int(position)]
    dealt = [card for line in lines[9:-1] for card in line.partition(": ")[2].split(" ")]
    wrong = [place for place, card in enumerate(dealt) if turned[place : place + 1] != [card]]
    if wrong:
        found.append(f"card {wrong[0] + 1} dealt was {dealt[wrong[0]]}, not the one in the order")
    if lines[-1]:
        found.append("the last line is incomplete")
    return found


def main(path: str, noted: str = "") -> int:
    """Print the result; the exit status, 0 if every check passed."""
    try:
        said = [f"FALSE: {fault}" for fault in faults(Path(path).read_bytes(), noted)]
    except OSError as error:
        sys.exit(f"{path}: {error.strerror}; expected the file of a finished shoe")
    except (IndexError, ValueError):
        said = ["FALSE: this is not a shoe file"]
    if not said:
        said.append("TRUE: complete decks, as committed, dealt in order from the cut")
        said += [] if noted else ["Now compare the commitment in the file with the one you noted."]
    print("\n".join(said))  # noqa: T201
    return 0 if said[0].startswith("TRUE") else 1


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
