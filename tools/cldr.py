"""Write words/cldr.json from CLDR, as Babel has it: plural forms and number formats by language.

Run as `python -m tools.cldr`.
"""

import json
import re
from collections import defaultdict
from pathlib import Path
from typing import TypeAlias

from babel import Locale, UnknownLocaleError, localedata
from babel.plural import to_gettext

OUT = Path("src/puntobanco/words/cldr.json")
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
_FROM_FIVE = (
    "be be-BY be-TARASK bg bg-BG es es-EA es-ES es-GQ es-IC es-PH et et-EE hu hu-HU hy hy-AM "
    "ia ia-001 ie ie-EE it it-CH it-IT it-SM it-VA ka ka-GE lv lv-LV pl pl-PL pt-CH pt-CV pt-GQ "
    "pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL ru-UA sl sl-SI sq sq-AL sq-MK sq-XK"
)
GROUPED_FROM_FIVE = frozenset(_FROM_FIVE.split())
"""Languages that group digits from five on: CLDR 48, `minimumGroupingDigits`, not in Babel."""

_RULE = re.compile(r"plural=\((.*)\);")

Row: TypeAlias = tuple[str, str, str, str, tuple[int, int, int]]


def entry(tag: str, locale: Locale) -> Row:
    """The plural categories, the C expression that chooses one, the marks, and the groups.

    The marks are the decimal mark and the separator. The groups are the digits of the last group
    and of those before it, and how many digits the first needs.
    """
    rule = locale.plural_form
    used = " ".join(one for one in CATEGORIES if one in rule.tags or one == "other")
    found = _RULE.search(to_gettext(rule))
    assert found is not None
    # Messages choose plural forms of whole numbers, so that every other operand of CLDR is 0.
    expression = re.sub(r"\b[efvwtc]\b", "0", found[1])
    symbols = locale.number_symbols["latn"]
    last, others = locale.decimal_formats[None].grouping
    first = 2 if tag in GROUPED_FROM_FIVE else 1
    return used, expression, symbols["decimal"], symbols["group"], (last, others, first)


def main() -> None:
    """Write the file, one line for each group of languages that agree."""
    groups: dict[Row, list[str]] = defaultdict(list)
    known: dict[str, Row] = {}
    for name in sorted(localedata.locale_identifiers(), key=lambda one: (len(one), one)):
        tag = name.replace("_", "-")
        try:
            made = entry(tag, Locale.parse(name))
        except (UnknownLocaleError, KeyError):
            continue
        known[tag] = made
        if known.get(tag.rpartition("-")[0]) != made:
            groups[made].append(tag)
    rows = [[*made, " ".join(tags)] for made, tags in sorted(groups.items())]
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    OUT.write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    main()
