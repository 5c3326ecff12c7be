"""Notebooks give the results they state, and contain nothing about the machine they ran on."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.kit.notebooks import METADATA, NOTEBOOKS, ROOT, code_cells, outputs_of, page_of, texts

FILES = sorted(NOTEBOOKS.glob("*.ipynb"))


def read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_notebook_produces_its_shown_outputs(file: Path) -> None:
    notebook = read(file)
    ran = [texts(outputs) for outputs in outputs_of(notebook)]
    assert ran == [texts(cell["outputs"]) for cell in code_cells(notebook)]
    assert [("picture", "")] in ran


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_notebook_contains_no_machine_details(file: Path) -> None:
    notebook = read(file)
    assert notebook["metadata"] == METADATA
    assert all(cell["metadata"] == {} for cell in notebook["cells"])
    said = [text for cell in code_cells(notebook) for _, text in texts(cell["outputs"])]
    assert not [text for text in said if "/" in text]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_page_of_a_notebook_is_current(file: Path) -> None:
    page = (ROOT / "docs" / f"{file.stem}.md").read_text(encoding="utf-8")
    again = f"run `python -m tests.kit.notebooks {file.relative_to(ROOT)}`"
    assert page == page_of(read(file), file.stem), again


def test_there_is_a_notebook() -> None:
    assert [file.stem for file in FILES] == ["price-a-bet"]
