"""The message catalogue as its files have it."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALES = Path(__file__).parents[2] / "src/puntobanco/words/locales"


def entries(text: str) -> Iterator[ast.Message | ast.Term]:
    """The messages and terms of a file."""
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            yield entry


def variables(entry: ast.Message | ast.Term) -> set[str]:
    """The names of the parameters that a message uses."""
    found: set[str] = set()

    class Variables(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Variables().visit(entry)
    return found
