"""One parsed message and its evaluation: what Project Fluent specifies, less attributes.

`$name` takes a parameter, `{ -term }` and `{ message }` refer to others, `NUMBER($n)` groups the
digits of a number or of an amount, and a selector chooses a variant by number, by plural category
or by name. A parameter that is missing or empty selects the variant `none`.
"""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, assert_never

from fluent.syntax import FluentParser, ast

from puntobanco.core.facts import Amount, Value

if TYPE_CHECKING:
    from puntobanco.words.rendering import Words


class Message:
    """A message that was parsed."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.pattern = pattern

    def render(self, words: "Words", params: Mapping[str, Value]) -> str:
        """The message with its parameters."""
        return _Evaluation(words, params).text(self.pattern)


def parse(key: str, source: str) -> Message:
    """The message under a key; ValueError if its source is not Fluent."""
    entry = FluentParser(with_spans=False).parse_entry(f"{key} ={source}")
    if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
        return Message(entry.value)
    raise ValueError(f"message {key!r} cannot be parsed: {source.strip()!r}")


class _Evaluation:
    """One rendering of one message."""

    def __init__(self, words: "Words", params: Mapping[str, Value]) -> None:
        self._words = words
        self._params = params

    def text(self, pattern: ast.Pattern) -> str:
        return "".join(self._elements(pattern))

    def _elements(self, pattern: ast.Pattern) -> Iterator[str]:
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                yield element.value
            elif isinstance(element.expression, ast.SelectExpression):
                yield self.text(self._variant(element.expression).value)
            else:
                yield self._expression(element.expression)

    def _expression(self, placed: ast.InlineExpression | ast.Placeable) -> str:
        match placed:
            case ast.StringLiteral():
                return str(placed.parse()["value"])
            case ast.NumberLiteral():
                return self._words.numbers.decimal(placed.value)
            case ast.VariableReference():
                return self._words.text(self._params[placed.id.name])
            case ast.MessageReference():
                return self._words.message(placed.id.name, self._params)
            case ast.TermReference():
                return self._words.message(f"-{placed.id.name}", _arguments(placed))
            case ast.FunctionReference():
                return self._grouped(placed)
            case ast.Placeable():
                return self.text(ast.Pattern([placed]))
            case _:
                assert_never(placed)

    def _variant(self, select: ast.SelectExpression) -> ast.Variant:
        chosen = self._chosen(select.selector)
        names = {chosen} if isinstance(chosen, str) else {self._words.numbers.plural(chosen)}
        if chosen == "":
            names = {"none"}
        by_name = None
        for variant in select.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                if isinstance(chosen, int) and variant.key.value == str(chosen):
                    return variant
            elif variant.key.name in names:
                by_name = variant
        return by_name or next(variant for variant in select.variants if variant.default)

    def _chosen(self, selector: ast.InlineExpression) -> str | int:
        if not isinstance(selector, ast.VariableReference):
            return self._expression(selector)
        value = self._params.get(selector.id.name, "")
        return value if isinstance(value, str | int) else self._words.text(value)

    def _grouped(self, call: ast.FunctionReference) -> str:
        (given,) = call.arguments.positional
        if call.id.name != "NUMBER" or not isinstance(given, ast.VariableReference):
            raise ValueError(f"{call.id.name}: expected NUMBER($parameter)")
        match self._params[given.id.name]:
            case int() as number:
                return self._words.numbers.grouped(number)
            case Amount() as amount:
                return self._words.grouped(amount)
            case value:
                raise TypeError(
                    f"NUMBER(${given.id.name}): expected an int or an Amount, got {value!r}"
                )


def _arguments(term: ast.TermReference) -> dict[str, Value]:
    named = term.arguments.named if term.arguments else []
    return {one.name.name: str(one.value.parse()["value"]) for one in named}
