"""Refusals of bad input state what was expected, in the source or in the English catalogue."""

import ast
from collections.abc import Iterator
from pathlib import Path

import puntobanco
from puntobanco.words import ENGLISH, words_in

CATALOGUE = words_in(ENGLISH).sources
HOME = Path(puntobanco.__path__[0])
BAD_INPUT = {
    "BadInputError",
    "KeyFileError",
    "NotationError",
    "RecordError",
    "RuleError",
    "ServeError",
    "SheetError",
}
MADE_BY = {"error", "_error"}
"""The methods and functions of the sheets that make a SheetError for a place."""
TOLD_ON = {"error", "problem", "error.problem", "_dotted(str(error))"}
"""Names of sentences made elsewhere that are passed on with a place."""

Found = tuple[str, str]


def sentences(file: Path) -> Iterator[Found]:
    """Every sentence about bad input in a module, with its line."""
    text = file.read_text(encoding="utf-8")
    for function in ast.walk(ast.parse(text)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                    place = f"{file.relative_to(HOME)}:{node.lineno}"
                    yield from ((place, said) for said in said_by(node.exc, function))


def said_by(call: ast.Call, function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """The sentence of an error made here; nothing if it only passes on another."""
    made = ast.unparse(call.func).rpartition(".")[2]
    if made not in BAD_INPUT | MADE_BY:
        return
    named = {word.arg: word.value for word in call.keywords}
    sentence = named.get("problem", call.args[-1] if call.args else None)
    assigned = (
        node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        and isinstance(sentence, ast.Name)
        and ast.unparse(node.targets[0]) == sentence.id
    )
    for one in assigned if isinstance(sentence, ast.Name) else (sentence,):
        if isinstance(one, ast.Constant | ast.JoinedStr) and not tells_on(one):
            yield ast.unparse(one)
        elif key := key_of(one):
            message = CATALOGUE[key].strip()
            # A message that only names a place passes on another sentence.
            if "{ $problem }" not in message:
                yield message


def key_of(sentence: ast.expr | None) -> str:
    """The key of the stated fact; empty for anything else."""
    match sentence:
        case ast.Call(func=ast.Name(id="fact"), args=[ast.Constant(value=str(key)), *_]):
            return key
        case _:
            return ""


def tells_on(sentence: ast.expr) -> bool:
    """Whether it contains a sentence made elsewhere, which states what was expected."""
    return isinstance(sentence, ast.JoinedStr) and any(
        isinstance(part, ast.FormattedValue) and ast.unparse(part.value) in TOLD_ON
        for part in sentence.values
    )


ALL = [found for file in sorted(HOME.rglob("*.py")) for found in sentences(file)]


def test_the_sentences_of_bad_input_are_found() -> None:
    assert len(ALL) > 250
    assert {place.partition("/")[0] for place, _ in ALL} >= {
        "analysis",
        "cli",
        "core",
        "fairness",
        "house",
        "server",
        "sheets",
        "simulation",
        "store",
        "table",
    }


def test_whatever_refuses_bad_input_says_what_was_expected() -> None:
    assert [f"{place}: {said}" for place, said in ALL if "expected" not in said] == []


def test_no_sentence_of_bad_input_ends_with_a_full_stop() -> None:
    """Callers put a place before it or continue after it, and the server adds the full stop."""
    assert [f"{place}: {said}" for place, said in ALL if said.rstrip("'\"").endswith(".")] == []
