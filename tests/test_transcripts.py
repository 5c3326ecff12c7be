"""Every transcript in README and the pages is true: its commands print what it shows."""

from pathlib import Path

import pytest

from tests.kit.transcripts import ROOT, Said, Written, follow, matches, steps_of

PAGES = [
    page
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
    if any(isinstance(step, Said) for step in steps_of(page.read_text(encoding="utf-8")))
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_shows_what_its_commands_print(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert follow(page, tmp_path) > 0


def test_the_readme_has_a_transcript_for_each_role() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    roles = [part for part in text.split("\n### ") if "```console\n$ " in part]
    assert [part.splitlines()[0] for part in roles] == [
        "Playing",
        "Managing a card room",
        "Checking a submission",
        "Developing a game",
        "Taking over maintenance",
    ]


def test_only_an_ellipsis_allows_variation() -> None:
    assert matches("at 2…Z\n…\nend", "at 2026-01-01Z  \nany\nlines\nend\n")
    assert matches("one\n…", "one\n")
    assert not matches("one\ntwo", "one\n2\n")
    assert not matches("one", "one\nmore\n")
    assert not matches("a.c", "abc")


def test_a_block_that_names_a_file_writes_it_and_a_console_is_run() -> None:
    files = "```toml a.toml\nkey = 1\n```\n\n```toml\nb = 2\n```\n"
    console = "```console\n$ one\n1\n$ two\n```\n"
    assert list(steps_of(files)) == [Written("a.toml", "key = 1\n")]
    assert list(steps_of(console)) == [Said("one", "1\n"), Said("two", "")]
