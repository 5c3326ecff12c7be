"""Errors say in one sentence what a person can do about them."""

from puntobanco.core.errors import MissingExtraError, PuntoError


def test_a_missing_extra_says_what_to_install() -> None:
    error = MissingExtraError("--plot", "plots")
    assert isinstance(error, PuntoError)
    assert str(error) == (
        "--plot: needs the extra [plots]; expected `pip install 'puntobanco[plots]'`"
    )
