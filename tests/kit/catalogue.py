"""The message catalogue, as in its files."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from puntobanco.words import languages, words_in

LOCALES = Path(__file__).parents[2] / "src/puntobanco/words/locales"
CHECKED = [tag for tag in languages() if words_in(tag).say("language-status") == "checked"]
"""The languages whose golden renderings are kept; the others are drafts."""


def entries(text: str) -> Iterator[ast.Message | ast.Term]:
    """The messages and terms of a file."""
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            yield entry


@cache
def catalogue(language: str) -> dict[str, ast.Message | ast.Term]:
    """All entries of a language by name."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    return {entry.id.name: entry for file in files for entry in entries(file.read_text("utf-8"))}


@dataclass(frozen=True)
class Places:
    """The parameters that a message uses, in itself and in the messages it refers to."""

    shown: frozenset[str]
    choosing: frozenset[str]

    @property
    def all(self) -> frozenset[str]:
        """Every parameter."""
        return self.shown | self.choosing


def places(entry: ast.Message | ast.Term, others: Mapping[str, ast.Message | ast.Term]) -> Places:
    """The parameters of a message; `others` has the messages it refers to."""
    shown: set[str] = set()
    choosing: set[str] = set()

    class Parameters(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            if isinstance(node.selector, ast.VariableReference):
                choosing.add(node.selector.id.name)
            for variant in node.variants:
                self.visit(variant)

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            shown.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            self.visit(others[node.id.name])

    Parameters().visit(entry)
    return Places(frozenset(shown), frozenset(choosing))


def documented(entry: ast.Message | ast.Term) -> set[str]:
    """Parameters that the comment of a message names, which a language may leave out."""
    content = (entry.comment.content if entry.comment else None) or ""
    words = content.replace("(", " ").replace(",", " ").replace(".", " ").split()
    return {word[1:] for word in words if word.startswith("$")}


def literal_text(entry: ast.Message | ast.Term) -> str:
    """The text of a message in all its variants, without parameters."""
    found: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            found.append(node.value)

    Texts().visit(entry)
    return " ".join(found)


def endings(pattern: ast.Pattern | None) -> Iterator[str]:
    """The text at the end of each variant of a message, empty after a parameter."""
    last = pattern.elements[-1] if pattern else None
    match last:
        case ast.TextElement(value=text):
            yield text
        case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
            for variant in variants:
                yield from endings(variant.value)
        case _:
            yield ""
