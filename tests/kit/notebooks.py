"""Notebooks without Jupyter: `python -m tests.kit.notebooks FILE` runs one and saves its outputs.

Code cells run in order in one namespace. The text of a cell is what it prints and the value of its
last expression; `plt.show()` adds a picture. Nothing about the machine is saved. The page of a
notebook for the site, docs/NAME.md, is written next to it with its picture.
"""

import ast
import base64
import io
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib import pyplot as plt

ROOT = Path(__file__).parent.parent.parent
NOTEBOOKS = ROOT / "docs" / "notebooks"
PICTURES = ROOT / "docs" / "pictures"
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}

Cell = dict[str, Any]
Output = dict[str, Any]


def outputs_of(notebook: dict[str, Any]) -> list[list[Output]]:
    """The outputs of each code cell, all run in a scratch folder."""
    mpl.use("agg")
    namespace: dict[str, Any] = {"__name__": "__main__"}
    with _scratch():
        return [_run(_text(cell["source"]), namespace) for cell in code_cells(notebook)]


def code_cells(notebook: dict[str, Any]) -> list[Cell]:
    """The cells that are run."""
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def texts(outputs: list[Output]) -> list[tuple[str, str]]:
    """The comparable outputs: text unchanged, and a marker for a picture."""
    found = []
    for output in outputs:
        if output["output_type"] == "stream":
            found.append(("stream", _text(output["text"])))
        elif "image/png" in output["data"]:
            found.append(("picture", ""))
        else:
            found.append(("value", _text(output["data"]["text/plain"])))
    return found


@contextmanager
def _scratch() -> Iterator[None]:
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            yield
        finally:
            os.chdir(before)


def _run(source: str, namespace: dict[str, Any]) -> list[Output]:
    body = ast.parse(source).body
    last = ast.Expression(body.pop().value) if isinstance(body[-1], ast.Expr) else None  # type: ignore[attr-defined]
    printed, pictures = io.StringIO(), []

    def show() -> None:
        picture = io.BytesIO()
        plt.savefig(picture, format="png", dpi=110, metadata={"Software": None})
        plt.close()
        pictures.append(base64.b64encode(picture.getvalue()).decode())

    kept, plt.show = plt.show, show  # type: ignore[assignment]
    try:
        with redirect_stdout(printed):
            exec(compile(ast.Module(body, []), "cell", "exec"), namespace)  # noqa: S102
            value = last and eval(compile(last, "cell", "eval"), namespace)  # noqa: S307
    finally:
        plt.show = kept
    outputs: list[Output] = []
    if printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": printed.getvalue()})
    for picture in pictures:
        data = {"image/png": picture, "text/plain": "<Figure>"}
        outputs.append({"data": data, "metadata": {}, "output_type": "display_data"})
    if value is not None:
        data = {"text/plain": repr(value)}
        outputs.append({"data": data, "metadata": {}, "output_type": "execute_result"})
    return outputs


def _text(lines: str | list[str]) -> str:
    """The text of a cell, which notebooks store whole or in lines."""
    return lines if isinstance(lines, str) else "".join(lines)


def page_of(notebook: dict[str, Any], name: str) -> str:
    """The notebook as a page: its text, its code, and the printed output."""
    parts = []
    for cell in notebook["cells"]:
        source = _text(cell["source"])
        parts.append(f"```python\n{source}\n```" if cell["cell_type"] == "code" else source)
        for kind, text in texts(cell.get("outputs", [])):
            picture = f"![A plot](pictures/{name}.png)"
            parts.append(picture if kind == "picture" else f"```text\n{text.rstrip()}\n```")
    end = f"This page is a notebook, [{name}.ipynb](notebooks/{name}.ipynb), with its output."
    return "\n\n".join([*parts, end]) + "\n"


def _write(file: Path) -> None:
    notebook = json.loads(file.read_text(encoding="utf-8"))
    outputs = outputs_of(notebook)
    for number, (cell, own) in enumerate(zip(code_cells(notebook), outputs, strict=True), start=1):
        numbered = [
            {**one, "execution_count": number} if one["output_type"] == "execute_result" else one
            for one in own
        ]
        cell |= {"execution_count": number, "metadata": {}, "outputs": numbered}
    notebook |= {"metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}
    text = json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True)
    file.write_text(text + "\n", encoding="utf-8")
    for own in outputs:
        for output in own:
            if "image/png" in output.get("data", {}):
                picture = base64.b64decode(output["data"]["image/png"])
                (PICTURES / f"{file.stem}.png").write_bytes(picture)
    page = page_of(notebook, file.stem)
    (ROOT / "docs" / f"{file.stem}.md").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    _write(Path(sys.argv[1]))
