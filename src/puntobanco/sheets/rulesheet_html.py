"""The rule sheet as one HTML document for printing, phones and archiving."""

from puntobanco.core.facts import Value
from puntobanco.paper.pages import document
from puntobanco.sheets.document import RuleSheet, numeric_columns, render
from puntobanco.words import Words


def rule_sheet_html(sheet: RuleSheet[Value], words: Words) -> str:
    """The sheet as a whole HTML document."""
    rendered = render(sheet, words)
    return document(
        "rules",
        words,
        kind=words.say("sheet-kind"),
        title=rendered.title,
        sheet=rendered,
        numeric_columns=numeric_columns,
    )
