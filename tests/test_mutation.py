"""The list of reviewed survivors names lines that exist, and the page lists what is mutated."""

import re

import pytest
from tools.mutation import (
    PACKAGE,
    PARTS,
    ROOT,
    parse_change,
    parse_name,
    reviewed,
)

MODULES = sorted(module for part in PARTS.values() for module in part.modules)
PAGE = (ROOT / "docs" / "mutation.md").read_text("utf-8")


def test_a_mutant_is_named_by_its_function_and_its_lines() -> None:
    diff = """--- src/puntobanco/table/limits.py
+++ src/puntobanco/table/limits.py
@@ -1,3 +1,3 @@
 def room(amount: int) -> bool:
-    return amount > 0
+    return amount >= 0
"""
    assert parse_change(diff) == "return amount > 0 → return amount >= 0"
    assert parse_name("puntobanco.table.limits.x__room__mutmut_3") == ("table/limits.py", "_room")
    assert parse_name("puntobanco.ledger.difference.xǁRecordǁplaces__mutmut_12") == (
        "ledger/difference.py",
        "Record.places",
    )


@pytest.mark.parametrize("module", MODULES)
def test_a_reviewed_survivor_is_of_a_line_that_exists(module: str) -> None:
    source = " ".join((ROOT / PACKAGE / module).read_text("utf-8").split())
    for name, reason in reviewed().get(module, {}).items():
        function, _, change = name.partition(": ")
        before, _, after = change.partition(" → ")
        assert f"def {function.split('.')[-1]}(" in source, name
        assert " ".join(before.split()) in source, name
        assert before != after
        assert reason


def test_reviewed_survivors_are_of_modules_that_are_mutated() -> None:
    assert set(reviewed()) <= set(MODULES)
    assert all((ROOT / PACKAGE / module).is_file() for module in MODULES)
    assert all((ROOT / tests).exists() for part in PARTS.values() for tests in part.tests)


def test_the_page_has_every_reviewed_module_and_its_survivors() -> None:
    rows = re.findall(r"^\| `([\w/]+\.py)` \| (.+) \|$", PAGE, re.MULTILINE)
    assert [module for module, _ in rows] == [
        module for part in PARTS.values() for module in part.reviewed
    ]
    for module, figures in rows:
        mutants, noticed, added, explained = map(int, figures.split(" | "))
        assert mutants == noticed + added + explained, module
        assert explained == len(reviewed().get(module, {})), module
