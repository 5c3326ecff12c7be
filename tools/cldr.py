"""Write words/cldr.json from CLDR, as Babel has it: plural forms and number symbols by language.

Run as `python -m tools.cldr`.
"""

import json
import re
from collections import defaultdict
from pathlib import Path

from babel import Locale, UnknownLocaleError, localedata
from babel.plural import to_gettext

OUT = Path("src/puntobanco/words/cldr.json")
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
_RULE = re.compile(r"plural=\((.*)\);")


def entry(locale: Locale) -> tuple[str, str, str, str]:
    """The plural categories, the C expression that chooses one, the decimal mark, the separator."""
    rule = locale.plural_form
    used = " ".join(one for one in CATEGORIES if one in rule.tags or one == "other")
    found = _RULE.search(to_gettext(rule))
    assert found is not None
    # Messages choose plural forms of whole numbers, so that every other operand of CLDR is 0.
    expression = re.sub(r"\b[efvwtc]\b", "0", found[1])
    symbols = locale.number_symbols["latn"]
    return used, expression, symbols["decimal"], symbols["group"]


def main() -> None:
    """Write the file, one line for each group of languages that agree."""
    groups: dict[tuple[str, str, str, str], list[str]] = defaultdict(list)
    known: dict[str, tuple[str, str, str, str]] = {}
    for name in sorted(localedata.locale_identifiers(), key=lambda one: (len(one), one)):
        try:
            made = entry(Locale.parse(name))
        except (UnknownLocaleError, KeyError):
            continue
        tag = name.replace("_", "-")
        known[tag] = made
        if known.get(tag.rpartition("-")[0]) != made:
            groups[made].append(tag)
    rows = [[*made, " ".join(tags)] for made, tags in sorted(groups.items())]
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    OUT.write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    main()
