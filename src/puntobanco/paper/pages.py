"""Documents as self-contained HTML, from Jinja templates.

Every value is escaped: markup as entities, and control characters and marks of direction as visible
codes. A document loads nothing. Everything is in one `article`, and every style rule starts with
its class, so a notebook can show it next to other output.
"""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from puntobanco.core.controls import escaped
from puntobanco.core.facts import Renderer, fact

if TYPE_CHECKING:
    from jinja2 import Environment


def document(template: str, words: Renderer, /, **content: Any) -> str:
    """The document that a template makes of its content, in the language of `words`."""
    page = _environment().get_template(f"{template}.html")
    frame = {"template": template, "language": words.language, "style": style(words)}
    return page.render(frame, **content) + "\n"


def style(words: Renderer) -> str:
    """The content of the `style` element, with the fonts of the language."""
    fonts, height = (words.text(fact(key)) for key in ("sheet-fonts", "sheet-line-height"))
    own = f".paper {{ --fonts: {fonts}; --line-height: {height}; }}"
    return f"\n{own}\n{_style_sheet()}"


@cache
def _style_sheet() -> str:
    return (files("puntobanco.paper") / "paper.css").read_text("utf-8")


@cache
def _environment() -> "Environment":
    # Only commands and pages that print a document need Jinja.
    from jinja2 import Environment, PackageLoader, StrictUndefined  # noqa: PLC0415

    return Environment(
        loader=PackageLoader("puntobanco.paper"),
        autoescape=True,
        finalize=_visible,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def _visible(value: Any) -> Any:
    """A text with its control characters as codes; markup made by a template stays."""
    return escaped(value) if type(value) is str else value
