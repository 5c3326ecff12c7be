"""Parsed messages, compiled to functions: Project Fluent without attributes.

`$name` inserts a parameter, `{ -term }` and `{ message }` refer to others, `NUMBER($n)` groups the
digits of a number or of an amount, and a selector chooses a variant by number, by plural category
or by name. A missing or empty parameter selects the variant `none`.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias, assert_never

from fluent.syntax import FluentParser, ast

from puntobanco.core.facts import Amount, Value

if TYPE_CHECKING:
    from puntobanco.words.rendering import Words

Params: TypeAlias = Mapping[str, Value]
Message: TypeAlias = Callable[["Words", Params], str]
"""A message: renders itself from its catalogue and the parameters."""


def parse(key: str, source: str) -> Message:
    """The message under a key. ValueError if its source is not valid Fluent."""
    entry = FluentParser(with_spans=False).parse_entry(f"{key} ={source}")
    if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
        return _pattern(entry.value)
    raise ValueError(f"message {key!r} cannot be parsed: {source.strip()!r}")


def _pattern(pattern: ast.Pattern) -> Message:
    parts = [_element(element) for element in pattern.elements]
    if len(parts) == 1:
        return parts[0]
    return lambda words, params: "".join([part(words, params) for part in parts])


def _element(element: ast.TextElement | ast.Placeable) -> Message:
    if isinstance(element, ast.TextElement):
        return _text(element.value)
    if isinstance(element.expression, ast.SelectExpression):
        return _select(element.expression)
    return _expression(element.expression)


def _text(text: str) -> Message:
    return lambda _words, _params: text


def _expression(placed: ast.InlineExpression | ast.Placeable) -> Message:
    match placed:
        case ast.StringLiteral():
            return _text(str(placed.parse()["value"]))
        case ast.NumberLiteral(value=digits):
            return lambda words, _: words.numbers.decimal(digits)
        case ast.VariableReference(id=ast.Identifier(name=name)):
            return lambda words, params: words.render(words.parameter(name, params))
        case ast.MessageReference(id=ast.Identifier(name=name)):
            return lambda words, params: words.message(name, params)
        case ast.TermReference():
            term, given = f"-{placed.id.name}", _arguments(placed)
            return lambda words, _: words.message(term, given)
        case ast.FunctionReference():
            counted = _counted(placed)
            return lambda words, params: _grouped(counted, words, params)
        case ast.Placeable():
            return _element(placed)
        case _:
            assert_never(placed)


def _select(select: ast.SelectExpression) -> Message:
    by_number: dict[int, Message] = {}
    by_name: dict[str, Message] = {}
    for variant in select.variants:
        message = _pattern(variant.value)
        if isinstance(variant.key, ast.NumberLiteral):
            by_number[int(variant.key.value)] = message
        else:
            by_name[variant.key.name] = message
        if variant.default:
            default = message
    chosen = _selector(select.selector)

    def select_and_render(words: "Words", params: Params) -> str:
        value = chosen(words, params)
        if isinstance(value, int):
            variant = by_number.get(value) or by_name.get(words.numbers.plural(value))
        else:
            variant = by_name.get(value or "none")
        return (variant or default)(words, params)

    return select_and_render


def _selector(selector: ast.InlineExpression) -> Callable[["Words", Params], str | int]:
    if not isinstance(selector, ast.VariableReference):
        return _expression(selector)
    name = selector.id.name

    def chosen(words: "Words", params: Params) -> str | int:
        value = params.get(name, "")
        return value if isinstance(value, str | int) else words.render(value)

    return chosen


def _counted(call: ast.FunctionReference) -> str:
    (given,) = call.arguments.positional
    if call.id.name != "NUMBER" or not isinstance(given, ast.VariableReference):
        raise ValueError(f"{call.id.name}: expected NUMBER($parameter)")
    return given.id.name


def _grouped(name: str, words: "Words", params: Params) -> str:
    match words.parameter(name, params):
        case int() as number:
            return words.numbers.grouped(number)
        case Amount() as amount:
            return words.grouped(amount)
        case value:
            raise TypeError(f"NUMBER(${name}): expected an int or an Amount, got {value!r}")


def _arguments(term: ast.TermReference) -> dict[str, Value]:
    named = term.arguments.named if term.arguments else []
    return {argument.name.name: str(argument.value.parse()["value"]) for argument in named}
