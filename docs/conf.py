"""Sphinx configuration of the docs site (`make site`); see docs/decisions/0019-docs-site.md."""

import re
from typing import Any

from pygments.lexers.special import TextLexer

project = "puntobanco"
author = "The puntobanco maintainers"
extensions = ["myst_parser"]
root_doc = "index"
source_suffix = {".md": "markdown"}

smartquotes = False
highlight_language = "text"
myst_heading_anchors = 3
# The site is self-contained: nothing is fetched when it is built or read.
html_theme = "furo"
html_title = "puntobanco"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_static_path = ["static"]
html_css_files = ["site.css"]

_LINK = re.compile(r"^- .*?\]\(([a-zA-Z0-9/_-]+)\.md\)", re.MULTILINE)
_TREE = "```{{toctree}}\n:hidden:\n:caption: {caption}\n\n{pages}\n```\n"


def _with_contents(app: object, page: str, source: list[str]) -> None:
    """Make the table of contents from the lists of links in the index.

    A hosting site shows the same lists directly. The strict build reports a page that no list
    names.
    """
    del app
    if page == "index":
        for section in source[0].split("\n## ")[1:]:
            pages = "\n".join(_LINK.findall(section))
            source[0] += "\n" + _TREE.format(caption=section.splitlines()[0], pages=pages)
    elif page == "decisions":
        source[0] += "\n```{toctree}\n:glob:\n\ndecisions/*\n```\n"


def setup(app: Any) -> None:
    """Register the table of contents, and lexers for our own kinds of code blocks."""
    for kind in ("session", "shoe"):
        app.add_lexer(kind, TextLexer)
    app.connect("source-read", _with_contents)
