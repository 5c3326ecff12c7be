"""The pages build into a site: every link, anchor and picture exists, and nothing is fetched."""

import io
import re
from pathlib import Path

import pytest
from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace, patch_docutils

DOCS = Path(__file__).parent.parent / "docs"
FETCHED = re.compile(r"<(?:script|link|img|iframe|source)\b[^>]*(?:src|href)=.(?:https?:)?//")
STYLED = re.compile(r"url\(['\"]?(?:https?:)?//")
# A deprecation between the parser and the builder, outside our control.
pytestmark = pytest.mark.filterwarnings("ignore:.*myst_parser.* is deprecated")


def build(docs: Path, out: Path, builder: str) -> str:
    """Build the pages as the site is built; return the complaints."""
    complaints = io.StringIO()
    with patch_docutils(DOCS), docutils_namespace():
        app = Sphinx(
            docs,
            DOCS,
            out / builder,
            out / "state",
            builder,
            confoverrides={"nitpicky": True},
            status=None,
            warning=complaints,
        )
        app.build()
    return complaints.getvalue()


def test_every_link_anchor_and_picture_resolves(tmp_path: Path) -> None:
    # Everything except writing HTML, which takes as long again and finds nothing more.
    assert build(DOCS, tmp_path, "dummy") == ""


def small_site(tmp_path: Path, text: str) -> Path:
    docs = tmp_path / "docs"
    docs.mkdir()
    index = f"# One\n\n## Contents\n\n- [two](two.md)\n\n{text}\n"
    (docs / "index.md").write_text(index, encoding="utf-8")
    (docs / "two.md").write_text("# Two\n\n```session\n> {}\n```\n", encoding="utf-8")
    return docs


def test_a_broken_link_fails_the_build(tmp_path: Path) -> None:
    bad = "[a](nothing.md) [b](two.md#nothing) [c](#nowhere) ![d](none.jpg)"
    docs = small_site(tmp_path, bad)
    (docs / "three.md").write_text("# Three\n", encoding="utf-8")
    said = build(docs, tmp_path / "out", "dummy")
    for missing in ("nothing.md", "'nothing'", "'nowhere'", "none.jpg", "three.md"):
        assert missing in said, said
    assert said.count("WARNING") == 5


def test_the_site_fetches_nothing(tmp_path: Path) -> None:
    docs = small_site(tmp_path, "[b](two.md#two)")
    assert build(docs, tmp_path / "out", "html") == ""
    for page in (tmp_path / "out" / "html").rglob("*.html"):
        assert FETCHED.findall(page.read_text("utf-8")) == []
    styles = (tmp_path / "out" / "html").rglob("*.css")
    assert [file.name for file in styles if STYLED.search(file.read_text("utf-8"))] == []
    for source in DOCS.rglob("*.md"):
        assert not re.search(r"!\[[^]]*\]\(https?:", source.read_text("utf-8")), source
