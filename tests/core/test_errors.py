"""Errors say in one sentence what a person can do about them."""

import pytest

from puntobanco.core.errors import MissingExtraError, PuntoError, RuleError, require_checks


def test_a_missing_extra_says_what_to_install() -> None:
    error = MissingExtraError("--plot", "plots")
    assert isinstance(error, PuntoError)
    assert str(error) == (
        "--plot: needs the extra [plots]; expected `pip install 'puntobanco[plots]'`"
    )


def test_python_without_its_checks_is_refused() -> None:
    require_checks()
    with pytest.raises(RuleError, match=r"^Python runs without its checks, by -O or PYTHONOPTIM"):
        require_checks(on=False)
