"""Printed figures against exact ones: the verdicts, which depend on the last digit."""

from dataclasses import replace
from fractions import Fraction

import pytest

from puntobanco.analysis.readings import OPTIONS, Readings, decimal_places, parse_figure
from puntobanco.analysis.reconcile import (
    FigureVerdict,
    RoundingMode,
    Verdict,
    findings_of,
    manner_of,
    quoted_figure,
    reconcile,
)
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Clauses, Numeral, fact
from puntobanco.core.game import Figure, PublishedFigure
from puntobanco.sheets import game_keys, load_game
from puntobanco.words import Language, words_in
from tests.kit.stated import codes_in, stating

PUBLISHING = [key for key in game_keys() if load_game(key).published]

# The known contradictions of the sheets, checked by hand: each figure's verdict and its reason.
VERDICTS = {
    "progressive-1": {
        "seed": "reproduced",
        "edge": "differs",
        "hit": "reproduced if hands = either, naturals = counted, rounding = cut-off",
        "top-one-in": "differs",
        "mean-award": "differs",
    },
    "progressive-2": {
        "seed": "reproduced",
        "edge, banker": "differs",
        "edge, player": "differs",
        "hit, banker": "reproduced",
        "hit, player": "reproduced if rounding = cut-off",
        "top-one-in, banker": "differs",
        "top-one-in, player": "differs",
        "mean-award, banker": "differs",
        "mean-award, player": "differs",
    },
    "progressive-3": {
        "seed": "reproduced",
        "edge": "reproduced if hands = either",
        "hit": "reproduced if hands = either",
        "top-one-in": "reproduced if hands = either",
        "mean-award": "reproduced if hands = either",
    },
}
VERDICTS["progressive-1-five"] = VERDICTS["progressive-1"]


def about(finding: FigureVerdict) -> str:
    """The figure, and the hand that the sheet prints it for."""
    figure = finding.published.figure.value
    return f"{figure}, {finding.side}" if finding.side else figure


def said(finding: FigureVerdict) -> str:
    if finding.verdict is not Verdict.REPRODUCED_IF:
        return str(finding.verdict.value)
    conditions = ", ".join(f"{name} = {what}" for name, what in finding.conditions.items())
    return f"reproduced if {conditions}"


@pytest.fixture(scope="module")
def findings() -> dict[str, tuple[FigureVerdict, ...]]:
    found = reconcile(map(load_game, PUBLISHING))
    return {key: tuple(one for one in found if one.game == key) for key in PUBLISHING}


@pytest.mark.parametrize("key", VERDICTS)
def test_progressive_figures_have_the_verdicts_reached_by_hand(
    key: str, findings: dict[str, tuple[FigureVerdict, ...]]
) -> None:
    assert {about(one): said(one) for one in findings[key]} == VERDICTS[key]


@pytest.mark.parametrize("table", [1, 2, 3])
def test_every_dragon_bonus_edge_is_reproduced(
    table: int, findings: dict[str, tuple[FigureVerdict, ...]]
) -> None:
    found = findings[f"lnw-dragon-bonus-{table}"]
    assert [said(one) for one in found] == ["reproduced"] * 6
    assert {one.manner for one in found} == {RoundingMode.ROUNDED}


def moved(published: PublishedFigure, by: int) -> PublishedFigure:
    count = decimal_places(published.printed)
    text = f"{(int(parse_figure(published.printed) * 10**count) + by) / 10**count:.{count}f}"
    return replace(published, printed=text)


@pytest.mark.parametrize("key", PUBLISHING)
def test_moving_the_last_digit_changes_the_verdict(
    key: str, findings: dict[str, tuple[FigureVerdict, ...]]
) -> None:
    readings = Readings(load_game(key))
    for place, before in enumerate(findings[key]):
        for by in (1, -1):
            kind = before.published.figure
            alike = [one.published for one in findings[key] if one.published.figure is kind]
            place_among = alike.index(before.published)
            alike[place_among] = moved(before.published, by)
            now = findings_of(readings, alike)[place_among]
            # The rounding of a figure is part of the verdict; a figure that no reading gives must
            # at least be off by another amount.
            assert (now.verdict, now.manner, now.conditions, now.reasons) != (
                before.verdict,
                before.manner,
                before.conditions,
                before.reasons,
            ), f"{place}: {before.game}: {about(before)} by {by}"
            if before.verdict is not Verdict.DIFFERS:
                assert (now.verdict, now.manner, now.conditions) != (
                    before.verdict,
                    before.manner,
                    before.conditions,
                )


def test_a_different_figure_names_the_contribution_that_gives_it() -> None:
    game = load_game("progressive-2")
    finding = next(one for one in reconcile([game]) if about(one) == "edge, banker")
    assert finding.rate is not None
    readings = Readings(
        replace(
            game,
            progressive=replace(game.progressive, contribution_ppm=round(finding.rate * 1_000_000)),  # type: ignore[type-var]
        )
    )
    [plain] = readings.plain(finding.published)
    assert abs(readings.value(finding.published, plain) - Fraction("25.52")) < Fraction(1, 10_000)


def test_a_different_figure_names_the_nearest_declared_reading(
    findings: dict[str, tuple[FigureVerdict, ...]],
) -> None:
    edge = next(one for one in findings["progressive-1"] if about(one) == "edge")
    assert edge.nearest is not None
    changed, value = edge.nearest
    assert edge.published.printed == "22.90%"
    assert abs(value - Fraction("22.9")) < abs(edge.exact - Fraction("22.9"))
    assert changed["naturals"] == "counted", "the reading that its own hit figure asks for"
    assert codes_in(Clauses(edge.reasons))[-4:] == ["reconcile-nearest", *["reconcile-reading"] * 3]
    player = next(one for one in findings["progressive-2"] if about(one) == "edge, player")
    assert player.nearest is None, "nothing comes nearer than the sheet's own words"


def test_how_a_sheet_rounds_is_judged_by_all_of_its_games() -> None:
    alone = reconcile([load_game("progressive-2")])
    beside = reconcile(map(load_game, ("progressive-2", "progressive-3")))
    verdicts = {about(one): said(one) for one in alone}
    assert verdicts["hit, player"] == "reproduced"
    hit = next(one for one in beside if about(one) == "hit, player")
    assert said(hit) == "reproduced if rounding = cut-off", "progressive-3 prints 3.48 for 3.4756"


def test_a_sheet_that_truncates_every_figure_is_reproduced_with_a_note() -> None:
    [cut] = [one for one in reconcile([load_game("progressive-2")]) if about(one) == "hit, player"]
    assert (cut.verdict, cut.reasons) == (Verdict.REPRODUCED, (fact("reconcile-cut-off"),))


def test_the_implied_rate_is_the_one_that_gives_the_printed_mean_award() -> None:
    game = load_game("progressive-1")
    readings = Readings(game)
    mean = next(one for one in game.published if one.figure is Figure.MEAN_AWARD)
    reading = replace(readings.plain(mean)[0], hands="either", rate="implied")
    assert readings.value(mean, reading) == 98_101


def test_only_declared_readings_are_tried() -> None:
    game = load_game("progressive-1")
    readings = Readings(game)
    edge = next(one for one in game.published if one.figure is Figure.EDGE)
    [plain, _] = readings.plain(edge)
    for changes, reading in readings.others(edge, plain):
        differing = reading.differs_from(plain)
        assert len(differing) == changes <= 3
        assert all(what in map(str, OPTIONS[name]) for name, what in differing.items())


def test_halves_may_be_rounded_either_way() -> None:
    assert manner_of("2.65", Fraction("2.645")) is RoundingMode.ROUNDED
    assert manner_of("2.64", Fraction("2.645")) is RoundingMode.ROUNDED
    assert manner_of("2.64", Fraction("2.646")) is RoundingMode.CUT_OFF
    assert manner_of("2.66", Fraction("2.645")) is None


def test_a_truncated_figure_among_rounded_ones_is_reproduced_conditionally() -> None:
    game = load_game("lnw-dragon-bonus-3")
    figures = list(game.published)
    place = [one.printed for one in figures].index("2.50%")
    figures[place] = moved(figures[place], -1)
    finding = findings_of(Readings(game), figures)[place]
    assert said(finding) == "reproduced if rounding = cut-off"


@pytest.mark.parametrize(
    ("printed", "value", "count"), [("2.70 %", "2.7", 2), ("$98,101", "98101", 0), ("5", "5", 0)]
)
def test_printed_figures_are_read_as_printed(printed: str, value: str, count: int) -> None:
    assert parse_figure(printed) == Fraction(value)
    assert decimal_places(printed) == count


def test_a_printed_figure_must_be_a_number() -> None:
    with stating(RuleError, "error-figure-number", text="about 3"):
        parse_figure("about 3")


def test_figures_of_a_meter_need_a_meter() -> None:
    game = load_game("lnw-dragon-bonus-1")
    odd = replace(game.published[0], figure=Figure.SEED)
    with stating(RuleError, "error-figure-no-meter", game=game.key):
        reconcile([replace(game, published=(odd,))])


def test_a_finding_names_its_figure_its_hand_and_its_decks() -> None:
    finding = next(one for one in reconcile([load_game("progressive-2")]) if one.rate is None)
    assert abs(Fraction(finding.shown) - finding.exact) < Fraction(1, 10_000)
    [edge, *_] = reconcile([load_game("lnw-dragon-bonus-1")])
    assert edge.about == fact(
        "reconcile-about",
        figure=fact("published-figure-edge"),
        hands="player",
        decks=fact("count-decks", count=4),
    )
    assert str(edge.about) == "edge, player, 4 decks"


@pytest.mark.parametrize(
    ("printed", "shown"),
    [
        ("2.70%", ["2.70 %", "2,70 %"]),
        ("$98,101", ["$98,101", "$98.101"]),
        ("10000", ["10000", "10000"]),
    ],
)
def test_a_printed_figure_keeps_its_digits_in_every_language(
    printed: str, shown: list[str]
) -> None:
    figure = quoted_figure(printed)
    assert [words_in(Language(tag)).text(figure) for tag in ("en", "es")] == shown


def test_an_impossible_top_row_has_no_printed_figure() -> None:
    game = load_game("mini-baccarat")
    bet = game.bet("player")
    # A natural never has three cards, so this row never matches.
    never = replace(bet, rows=(replace(bet.rows[0], natural=True, cards=(3,)), *bet.rows))
    readings = Readings(
        replace(game, bets=tuple(never if one.key == bet.key else one for one in game.bets))
    )
    published = PublishedFigure(Figure.TOP_ONE_IN, "player", "1 in 5")
    [plain] = readings.plain(published)
    with stating(RuleError, "error-figure-top-row", game=game.key, bet="player"):
        readings.value(published, plain)


@pytest.mark.parametrize("printed", [None, "$999,999,999"])
def test_the_setting_is_used_if_no_mean_award_implies_a_rate(printed: str | None) -> None:
    game = load_game("progressive-1")
    mean = next(one for one in game.published if one.figure is Figure.MEAN_AWARD)
    edge = next(one for one in game.published if one.figure is Figure.EDGE)
    published = () if printed is None else (replace(mean, printed=printed),)
    readings = Readings(replace(game, published=published))
    plain = readings.plain(edge)[0]
    assert readings.value(edge, replace(plain, rate="implied")) == readings.value(edge, plain)


def test_an_exact_figure_is_grouped_as_the_printed_one(
    findings: dict[str, tuple[FigureVerdict, ...]],
) -> None:
    for finding in (one for found in findings.values() for one in found):
        grouped = "," in finding.published.printed
        assert finding.exact_figure == Numeral(finding.shown, grouped=grouped)
