"""An error says in one sentence what to do about it."""

from puntobanco.core.arguments import Argument, argument, not_positive, too_large
from puntobanco.core.errors import (
    MissingExtraError,
    PuntoError,
    RuleError,
    cause_of,
    require_checks,
)
from puntobanco.core.facts import fact
from tests.kit.stated import stating


def test_a_missing_extra_says_what_to_install() -> None:
    error = MissingExtraError("--plot", "plots")
    assert isinstance(error, PuntoError)
    assert error.stated == fact("error-extra", place="--plot", extra="plots")


def test_python_without_its_checks_is_refused() -> None:
    require_checks()
    with stating(RuleError, "error-unchecked"):
        require_checks(on=False)


def test_a_zero_amount_names_its_argument() -> None:
    assert not_positive(Argument.STAKE, "0") == fact(
        "error-argument-positive", argument=argument(Argument.STAKE), value="0"
    )


def test_an_amount_that_is_too_large_names_its_maximum() -> None:
    assert too_large(Argument.STAKE, "11", "10") == fact(
        "error-argument-amount-most", argument=argument(Argument.STAKE), value="11", most="10"
    )


def test_the_cause_of_any_error_is_a_fact() -> None:
    stated = fact("list-or", a="x", b="y")
    assert cause_of(RuleError(stated)) == stated
    raised = fact("error-raised", error="OSError", problem="no space left")
    assert cause_of(OSError("no space left")) == raised
