"""Shell completion works after `punto --install-completion`."""

import subprocess
import sys
from pathlib import Path

import pytest

PUNTO = Path(sys.executable).with_name("punto")
# Otherwise the shell that runs the tests is detected, and there may be none.
ANY_SHELL = {"_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}
INSTALLED_AT = {
    "bash": ".bash_completions/punto.sh",
    "zsh": ".zfunc/_punto",
    "fish": ".config/fish/completions/punto.fish",
}


def said(*arguments: str, **environment: str) -> str:
    done = subprocess.run(
        [PUNTO, *arguments],
        env={"PATH": "/usr/bin:/bin"} | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("shell", INSTALLED_AT)
def test_completion_is_shown_and_installed(shell: str, tmp_path: Path) -> None:
    shown = said("--show-completion", shell, **ANY_SHELL)
    assert f"complete_{shell}" in shown
    assert "completion installed in" in said(
        "--install-completion", shell, HOME=str(tmp_path), **ANY_SHELL
    )
    installed = tmp_path / INSTALLED_AT[shell]
    assert installed.read_text(encoding="utf-8").strip() == shown.strip()


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("punto sim", {"simulate"}),
        ("punto par fortune", {"fortune-7"}),
        ("punto rules mini-baccarat --profile california", {"california-sheet"}),
        ("punto profiles show r", {"restricted"}),
        ("punto check fortune", {"fortune-7"}),
        ("punto reconcile fortune", {"fortune-7"}),
        ("punto lab progressive-3", {"progressive-3"}),
        ("punto serve --table fortune", {"fortune-7"}),
        ("punto audit my.shoe --game fortune", {"fortune-7"}),
        ("punto plan mini-baccarat --plan mar", {"martingale"}),
    ],
)
def test_partial_words_are_completed(typed: str, offered: set[str]) -> None:
    last = str(len(typed.split()) - 1)
    answered = said(_PUNTO_COMPLETE="complete_bash", COMP_WORDS=typed, COMP_CWORD=last)
    assert set(answered.split()) == offered
