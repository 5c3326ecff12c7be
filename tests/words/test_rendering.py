"""Our evaluation of Fluent agrees with the reference implementation on all our messages."""

import itertools
import logging
import math
import random
from collections.abc import Callable, Iterator, Mapping

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType, fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tools.cldr import GROUPED_FROM_FIVE

from puntobanco.core.facts import Amount, Clauses, Listed, Rate, fact, one_of
from puntobanco.words import ENGLISH, Language, Words, languages, words_in
from tests.kit.catalogue import LOCALES, catalogue, entries, places


def source(language: Language) -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted((LOCALES / language).glob("*.ftl")))


def samples(
    message: ast.Message | ast.Term, others: Mapping[str, ast.Message | ast.Term]
) -> Iterator[dict[str, str | int]]:
    """Values for the variables of a message that reach its variants, at most 60 combinations."""
    chosen: dict[str, list[str | int]] = {name: ["x"] for name in places(message, others).all}

    class Selectors(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            if isinstance(node.selector, ast.VariableReference):
                numeric = any(
                    isinstance(variant.key, ast.NumberLiteral)
                    or variant.key.name in ("zero", "one", "two", "few", "many")
                    for variant in node.variants
                )
                values: list[str | int] = [0, 1, 2, 5, 21, 1_000_000] if numeric else ["x", "none"]
                values += [
                    variant.key.name
                    for variant in node.variants
                    if not numeric and isinstance(variant.key, ast.Identifier)
                ]
                known = [one for one in chosen[node.selector.id.name] if one not in values]
                chosen[node.selector.id.name] = values + (known if not numeric else [])
            self.generic_visit(node)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            self.visit(others[node.id.name])

        def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
            for given in node.arguments.positional:
                assert isinstance(given, ast.VariableReference)
                chosen[given.id.name] = [0, 1, 2, 21, 1000, 1_234_567]

    Selectors().visit(message)
    rng = random.Random(0)
    if math.prod(map(len, chosen.values())) <= 60:
        for values in itertools.product(*chosen.values()):
            yield dict(zip(chosen, values, strict=True))
        return
    for _ in range(60):
        yield {name: rng.choice(values) for name, values in chosen.items()}


def plain(value: str | int) -> FluentType | str:
    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)


def grouping_in(language: Language) -> Callable[[FluentInt], FluentType]:
    """NUMBER of the reference. Babel groups four digits in every language, CLDR does not."""

    def grouped(value: FluentInt) -> FluentType:
        groups = abs(value) >= 10_000 or language not in GROUPED_FROM_FIVE
        return fluent_number(int(value), useGrouping=groups)

    return grouped


@pytest.mark.parametrize("language", languages())
def test_every_message_equals_the_reference_rendering(language: Language) -> None:
    text = source(language)
    bundle = FluentBundle(
        [language.replace("-", "_")],
        functions={"NUMBER": grouping_in(language)},
        use_isolating=False,
    )
    bundle.add_resource(FluentResource(text))
    words = words_in(language)
    others = catalogue(language)
    messages = [entry for entry in others.values() if isinstance(entry, ast.Message)]
    assert messages
    for message in messages:
        key = message.id.name
        for values in samples(message, others):
            given = {name: plain(value) for name, value in values.items()}
            pattern = bundle.get_message(key).value
            assert pattern is not None
            expected, errors = bundle.format_pattern(pattern, given)
            assert not errors, (key, values, errors)
            assert words.message(key, values) == expected, (key, values)


@pytest.mark.parametrize("language", languages())
def test_plural_forms_are_those_of_cldr(language: Language) -> None:
    cldr = Locale.parse(language.replace("-", "_")).plural_form
    ours = words_in(language).numbers
    for number in [*range(200), 1_000, 10_000, 1_000_000, 2_000_000]:
        assert ours.plural(number) == cldr(number), number


def test_parameters_of_every_kind_are_rendered() -> None:
    words = words_in(ENGLISH)
    assert words.text(Amount(1250, "USD", 2)) == "USD 12.50"
    assert words.text(Rate(50_000)) == "5 %"
    assert words.text(one_of([3])) == "3"
    assert words.text(one_of([1, 2, 3])) == "1, 2 or 3"
    assert words.text(Listed(("a", "b"))) == "a, b"
    assert words.text(Listed(())) == ""
    assert words.text(Clauses(("a", "b", "c"))) == "a; b; c"
    assert str(fact("list-or", a=fact("list-and", a="x", b="y"), b="z")) == "x and y or z"


def test_a_missing_message_falls_back_to_english() -> None:
    english = Words(ENGLISH, {"greeting": " Hello { $name }\n"})
    other = Words(Language("vi"), {}, english)
    assert other.message("greeting", {"name": "Ada"}) == "Hello Ada"
    with pytest.raises(KeyError, match="no-such-key"):
        other.message("no-such-key", {})


def test_the_parser_and_the_line_reader_agree() -> None:
    for language in languages():
        text = source(language)
        parsed = FluentParser(with_spans=False).parse(text)
        assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
        names = {
            ("-" if isinstance(entry, ast.Term) else "") + entry.id.name for entry in entries(text)
        }
        assert names == set(words_in(language).sources)


def test_a_fact_without_a_parameter_is_shown_by_its_code(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(logging.getLogger("puntobanco.words"), "handlers", [])
    words = words_in(Language("ja"))
    assert words.text(fact("list-or", a="x")) == "list-or (a=x)"
    assert [record.getMessage() for record in caplog.records] == ["no parameter $b in a fact"]
    with pytest.raises(KeyError, match=r"\$b"):
        words.render(fact("list-or", a="x"))
