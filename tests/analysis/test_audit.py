"""The audit: clean logs have no findings; every corruption is found and nothing else."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puntobanco.analysis.audit import Audit
from puntobanco.analysis.audit_cards import draw_breaches
from puntobanco.analysis.audit_findings import AuditFinding, AuditKind, Gap
from puntobanco.analysis.csv_log import Columns, PayoutMeaning, WagerColumns, parse_paid, read_csv
from puntobanco.core.arguments import quoted
from puntobanco.core.cards import CARDS, Card, Rank, parse_cards
from puntobanco.core.coup import Coup, Result, coup_of
from puntobanco.core.errors import NotationError, RecordError, RuleError
from puntobanco.core.facts import Amount, Fact, Value, fact, one_of
from puntobanco.core.game import BankedBy, Currency, Game
from puntobanco.core.money import Minor
from puntobanco.core.patterns import SUITED
from puntobanco.core.record import (
    DOLLARS,
    LoggedCard,
    LoggedCoup,
    LoggedShoe,
    LoggedWager,
    Record,
    RecordEntry,
    ShoeHead,
)
from puntobanco.core.record_reading import read_entries
from puntobanco.core.record_writing import write_record
from puntobanco.core.shoe import ShoeRules
from puntobanco.core.wording import pays_fact, row_fact
from puntobanco.sheets import game_keys, load_game
from tests.kit.games import BANKING, PAIR, PROGRESSIVE_THREE, a_bet, a_game, a_row
from tests.kit.records import a_clean_shoe, as_csv
from tests.kit.stated import assert_states, stating

GOLDEN = Path(__file__).parents[1] / "golden"
MAIN = ("player", "banker", "tie")


@cache
def the_game() -> Game:
    game = a_game()
    assert game.book  # compile now, so that no test times it
    return game


def bets_of(game: Game) -> tuple[str, ...]:
    return tuple(bet.key for bet in game.bets)


@cache
def clean_shoe(seed: int) -> LoggedShoe:
    return a_clean_shoe(the_game(), seed=seed, bets=MAIN)


def entries_of(*shoes: LoggedShoe) -> Iterator[RecordEntry]:
    return read_entries(write_record(Record(shoes)).split("\n"))


def found_in(
    *shoes: LoggedShoe, game: Game | None = None, decks: int | None = None
) -> list[AuditFinding]:
    return list(Audit(game or the_game(), decks=decks).findings(entries_of(*shoes)))


def found_in_csv(
    lines: Iterable[str], columns: Columns | None = None, game: Game | None = None
) -> list[AuditFinding]:
    audit = Audit(game or the_game(), recorded=False)
    return list(audit.findings(read_csv(lines, columns or Columns(), currency=DOLLARS)))


def changed(shoe: LoggedShoe, place: int, coup: LoggedCoup) -> LoggedShoe:
    return replace(shoe, coups=(*shoe.coups[:place], coup, *shoe.coups[place + 1 :]))


def line_of(shoe: LoggedShoe, place: int) -> int:
    coups = [entry for entry in entries_of(shoe) if isinstance(entry.what, LoggedCoup)]
    return coups[place].line


# --- Clean logs ---------------------------------------------------------------------------------


@pytest.mark.parametrize("key", game_keys())
def test_a_shoe_dealt_by_the_rules_is_clean(key: str) -> None:
    game = load_game(key)
    shoes = [a_clean_shoe(game, seed=seed, bets=bets_of(game)) for seed in (1, 2)]
    audit = Audit(games=load_game)
    assert list(audit.findings(entries_of(*shoes))) == []
    assert audit.coups == sum(len(shoe.coups) for shoe in shoes)
    assert audit.wagers == audit.coups * len(game.bets)
    assert set(audit.gaps) <= {Gap.METER, Gap.COVERAGE}


@pytest.mark.parametrize("key", game_keys())
def test_the_same_shoe_is_clean_as_a_table(key: str) -> None:
    game = load_game(key)
    shoes = [a_clean_shoe(game, seed=seed, bets=bets_of(game)) for seed in (1, 2)]
    audit = Audit(game, recorded=False)
    assert list(audit.findings(read_csv(as_csv(shoes), Columns(), currency=DOLLARS))) == []
    assert (audit.shoes, audit.coups) == (2, sum(len(shoe.coups) for shoe in shoes))
    assert audit.wagers == audit.coups * len(game.bets)


@settings(deadline=None)
@given(st.integers(0, 2**64 - 1))
def test_every_seed_deals_a_clean_shoe(seed: int) -> None:
    game = the_game()
    assert found_in(a_clean_shoe(game, seed=seed, bets=bets_of(game), coups=12)) == []


def test_every_coup_has_a_full_shoe_with_continuous_shuffle() -> None:
    game = a_game(shoe=ShoeRules(decks=1, continuous=True))
    assert found_in(a_clean_shoe(game, seed=1, coups=100), game=game) == []


# --- Every kind of corruption -------------------------------------------------------------------


def of(finding: AuditFinding, *names: str) -> tuple[Value | None, ...]:
    """The named parameters of a finding's problem."""
    return tuple(finding.problem.get(name) for name in names)


DRAWS, STANDS = fact("audit-draws"), fact("audit-stands")


def draw(rule: Fact, expected: Fact, drew: str) -> Fact:
    """A draw against the rule; `drew` is the card taken, empty if the hand stood."""
    found = fact("audit-drew", card=drew) if drew else fact("audit-stood")
    return fact("audit-draw", rule=rule, found=found, expected=expected)


def player_rule(total: int, expected: Fact, drew: str = "") -> Fact:
    """A breach of the Player's rule."""
    return draw(fact("audit-player-rule", total=total, expected=expected), expected, drew)


def banker_rule(total: int, third: Value, expected: Fact, drew: str = "") -> Fact:
    """A breach of the Banker's rule."""
    rule = fact("audit-banker-rule", total=total, third=third, expected=expected)
    return draw(rule, expected, drew)


def natural_rule(best: str, total: int, hand: str, drew: str) -> Fact:
    """A card drawn after a natural."""
    names = {side: fact(f"audit-{side}") for side in (best, hand)}  # type: ignore[arg-type]
    rule = fact("audit-natural-rule", best=names[best], total=total, hand=names[hand])
    return draw(rule, STANDS, drew)


seeds = st.integers(0, 9)
places = st.integers(0, 59)


@settings(deadline=None)
@given(seeds, places, st.sampled_from(Result))
def test_a_wrong_winner_is_found(seed: int, place: int, winner: Result) -> None:
    shoe = clean_shoe(seed)
    coup = shoe.coups[place]
    findings = found_in(changed(shoe, place, replace(coup, winner=winner)))
    assert coup.winner is not None
    expected = fact(f"audit-{coup.winner.name.lower()}")  # type: ignore[arg-type]
    assert [(one.kind, one.problem.get("expected")) for one in findings] == (
        [] if winner is coup.winner else [(AuditKind.WINNER, expected)]
    )


@settings(deadline=None)
@given(seeds, places, st.sampled_from(["player_total", "banker_total"]), st.integers(0, 9))
def test_a_wrong_total_is_found(seed: int, place: int, field: str, total: int) -> None:
    shoe = clean_shoe(seed)
    right: int = getattr(shoe.coups[place], field)
    coup = replace(shoe.coups[place], **{field: total})  # type: ignore[arg-type]
    findings = found_in(changed(shoe, place, coup))
    assert [(one.kind, one.line, *of(one, "found", "expected")) for one in findings] == (
        [] if total == right else [(AuditKind.TOTAL, line_of(shoe, place), total, right)]
    )


@settings(deadline=None)
@given(seeds, places, st.integers(0, 2), st.integers(0, 20_000).map(Minor))
def test_a_wrong_payout_is_found_on_its_own_line(
    seed: int, place: int, bet: int, returned: Minor
) -> None:
    shoe = clean_shoe(seed)
    coup = shoe.coups[place]
    wagers = list(coup.wagers)
    right = wagers[bet].returned
    wagers[bet] = replace(wagers[bet], returned=returned)
    findings = found_in(changed(shoe, place, replace(coup, wagers=tuple(wagers))))
    assert [(one.kind, one.line, one.coup) for one in findings] == (
        []
        if returned == right
        else [(AuditKind.PAYOUT, line_of(shoe, place) + 1 + bet, coup.number)]
    )


@settings(deadline=None)
@given(seeds, places, st.integers(0, 3), st.sampled_from(CARDS))
def test_a_changed_card_affects_the_totals_of_that_coup_only(
    seed: int, place: int, which: int, card: Card
) -> None:
    shoe = clean_shoe(seed)
    coup = shoe.coups[place]
    hands: list[list[LoggedCard]] = [list(coup.player), list(coup.banker)]
    was = hands[which % 2][which // 2]
    hands[which % 2][which // 2] = card
    mutated = replace(coup, player=tuple(hands[0]), banker=tuple(hands[1]))
    findings = found_in(changed(shoe, place, mutated))
    assert {one.coup for one in findings if one.kind is not AuditKind.SUPPLY} <= {coup.number}
    if card.points != was.points:
        assert AuditKind.TOTAL in {one.kind for one in findings}


@settings(deadline=None)
@given(seeds, places, st.sampled_from(CARDS))
def test_a_card_dropped_or_added_breaks_the_tableau(seed: int, place: int, card: Card) -> None:
    shoe = clean_shoe(seed)
    coup = shoe.coups[place]
    banker = coup.banker[:2] if len(coup.banker) == 3 else (*coup.banker, card)
    bare = replace(
        coup, banker=banker, winner=None, player_total=None, banker_total=None, wagers=()
    )
    findings = found_in(changed(shoe, place, bare))
    assert [(one.kind, one.coup) for one in findings if one.kind is not AuditKind.SUPPLY] == [
        (AuditKind.DRAW, coup.number)
    ]


@settings(deadline=None)
@given(seeds, places, st.integers(0, 5))
def test_a_card_lost_from_the_deal_order_is_found(seed: int, place: int, lost: int) -> None:
    shoe = clean_shoe(seed)
    coup = shoe.coups[place]
    text = write_record(Record((shoe,))).split("\n")
    line = line_of(shoe, place)
    words = text[line - 1].split()
    cards = words[1 : words.index("=")]
    del words[1 + min(lost, len(cards) - 1)]
    text[line - 1] = " ".join(words)
    findings = list(Audit(the_game()).findings(read_entries(text)))
    assert {one.coup for one in findings} <= {coup.number}
    if not findings:
        # The rest is then a valid coup with the same totals, so no log can show the loss.
        left = Coup.parse(" ".join(words[1 : words.index("=")]))
        assert (left.player_total, left.banker_total) == (coup.player_total, coup.banker_total)


@pytest.mark.parametrize("seed", range(3))
def test_a_ninth_copy_in_eight_decks_is_found(seed: int) -> None:
    spade = Card.parse("Ks")
    shoe = a_clean_shoe(the_game(), seed=seed)
    assert found_in(shoe) == []
    # Every zero-point card becomes the king of spades; totals and draws do not change.
    coups = tuple(
        replace(
            coup,
            player=tuple(spade if card.points == 0 else card for card in coup.player),
            banker=tuple(spade if card.points == 0 else card for card in coup.banker),
        )
        for coup in shoe.coups
    )
    kings = sum((coup.player + coup.banker).count(spade) for coup in coups)
    kings += shoe.head.burn is not None and shoe.head.burn.turned is spade
    findings = found_in(replace(shoe, coups=coups))
    assert {one.kind for one in findings} == {AuditKind.SUPPLY}
    assert [of(one, "card", "found", "expected", "decks") for one in findings] == [
        ("Ks", number, 8, 8) for number in range(9, kings + 1)
    ]


def test_the_turned_card_and_the_unseen_ones_count_too() -> None:
    head = "shoe record 1\ngame: -\ndecks: 1\nburn: Ts + {}\n1. Ts 9s 8d Ks"
    for unseen in (47, 48):
        text = head.format(unseen).split("\n")
        [found] = Audit().findings(read_entries(text))
        assert of(found, "card", "found") == ("Ts", 2)
    text = head.format(48).replace("Ts 9s", "Td 9s").split("\n")
    [found] = Audit().findings(read_entries(text))
    assert of(found, "card", "found") == ("", 53)


def test_unseen_burn_cards_are_only_counted() -> None:
    text = ["shoe record 1", "game: -", "decks: 1", "burn: 49", "1. 9s 8d Kh Kd"]
    [found] = Audit(the_game()).findings(read_entries(text))
    assert (found.line, *of(found, "card", "found")) == (5, "", 53)


@pytest.mark.parametrize(
    ("cards", "size"), [("9s", 1), ("9s 8d Kh Kd - - 4c", None), ("2s 8d 3h 9d 4c - 5c", 4)]
)
def test_a_hand_has_two_or_three_cards(cards: str, size: int | None) -> None:
    text = f"shoe record 1\ngame: -\n1. {cards}".split("\n")
    if size is None:
        with stating(RecordError, "error-cards-dash"):
            list(read_entries(text))
    else:
        problem = fact("audit-cards", hand=fact("audit-player"), found=size)
        assert problem in [one.problem for one in Audit().findings(read_entries(text))]


def test_one_broken_coup_leaves_every_other_line_unreported() -> None:
    text = (GOLDEN / "broken.shoe").read_text("utf-8").split("\n")
    audit = Audit(games=load_game)
    found = [(one.line, one.kind.value) for one in audit.findings(read_entries(text))]
    assert found == [
        (4, "burn"),
        (8, "winner"),
        (9, "total"),
        (10, "draw"),
        (11, "draw"),
        (11, "draw"),
        (12, "draw"),
        (13, "draw"),
        (14, "draw"),
        (15, "draw"),
        (15, "supply"),
        (18, "payout"),
        (20, "bet"),
        (21, "bet"),
        (22, "number"),
        (23, "cards"),
    ]
    assert audit.gaps == {Gap.BROKEN: 1, Gap.DRAWS: 1}


def test_each_shoe_of_a_record_has_its_own_supply() -> None:
    once = "game: -\ndecks: 1\n1. 9s 8s Ks 2s\n"
    text = "shoe record 1\n" + once + once
    assert list(Audit().findings(read_entries(text.split("\n")))) == []
    again = text + "2. Qd 8s 9h Js\n"
    found = list(Audit().findings(read_entries(again.split("\n"))))
    assert [(one.shoe, *of(one, "card", "found")) for one in found] == [("2", "8s", 2)]


def test_a_missing_coup_is_found_by_its_number() -> None:
    coups = ["7. 9s 8s Ks 2s", "8. Qd 8d 9h Js", "9. 9d 8h Kh 2c", "10. Qs 8c 9c Jd"]
    gap = fact("audit-number", found=9, last=7, expected=8)
    for taken, found in ((1, [gap]), (0, []), (3, [])):
        left = [line for place, line in enumerate(coups) if place != taken]
        entries = read_entries(["shoe record 1", "game: -", *left])
        assert [one.problem for one in Audit().findings(entries)] == found
    swapped = read_entries(["shoe record 1", "game: -", coups[1], coups[0]])
    assert [one.kind for one in Audit().findings(swapped)] == [AuditKind.NUMBER]


# --- The tableau --------------------------------------------------------------------------------

two_or_three = st.lists(st.sampled_from(CARDS), min_size=2, max_size=3).map(tuple)


@given(two_or_three, two_or_three)
def test_the_audit_and_the_dealer_agree_on_every_coup(
    player: tuple[Card, ...], banker: tuple[Card, ...]
) -> None:
    try:
        lawful = coup_of(Coup(player, banker).dealt) == Coup(player, banker)
    except RuleError:
        lawful = False
    assert (not draw_breaches(1, player, banker)) is lawful


@pytest.mark.parametrize(
    ("player", "banker", "rules"),
    [
        ("2s 3h 3d", "5d Kd 2c", [banker_rule(5, 3, STANDS, drew="2c")]),
        ("2s 3h 4d", "5d Kd", [banker_rule(5, 4, DRAWS)]),
        ("2s 4h 3d", "7d Kd", [player_rule(6, STANDS, drew="3d")]),
        ("2s 3h", "7d Kd", [player_rule(5, DRAWS)]),
        ("2s 4h", "6d Kd 3c", [banker_rule(6, "", STANDS, drew="3c")]),
        ("2s 4h", "5d Kd", [banker_rule(5, "", DRAWS)]),
        ("2s 3h 3d", "9d Kd", [natural_rule("banker", 9, "player", drew="3d")]),
        ("8s Kh", "2d Kd 5d", [natural_rule("player", 8, "banker", drew="5d")]),
        ("2s 3h", "2d Kd", [player_rule(5, DRAWS), banker_rule(2, "", DRAWS)]),
    ],
)
def test_a_broken_draw_names_its_rule(player: str, banker: str, rules: list[Fact]) -> None:
    found = draw_breaches(1, parse_cards(player), parse_cards(banker))
    assert [breach.problem for breach in found] == rules


# --- Wagers -------------------------------------------------------------------------------------


def verdicts(
    coup: str, *wagers: str, game: Game | None = None
) -> tuple[list[Fact], dict[Gap, int]]:
    """The problems of some wagers on one coup, and the gaps counted."""
    text = "\n".join(("shoe record 1", "game: -", f"1. {coup}", *wagers))
    audit = Audit(game or the_game())
    problems = [one.problem for one in audit.findings(read_entries(text.split("\n")))]
    ours = (Gap.WINNER, Gap.TOTALS, Gap.SUITS)
    return problems, {gap: count for gap, count in audit.gaps.items() if gap not in ours}


# A coup, a wager paid wrongly, and the problem reported.
PAYOUTS = """
2s 7d 3h Kd 4c | @3 player 100 -> 195 | 19500 20000 audit-to 0 Win 1 to 1 \
100.00 × 1 = 100.00 10000
2s 9d 3h Kd | banker 12.50 -> 25 | 2500 2438 audit-to 0 Win 1 to 1 \
12.50 × 1 − 0.62 (5 %) ≈ 11.88 1250
2s 9d 3h Kd | banker 100 won 100 | 10000 9500 audit-to 0 Win 1 to 1 \
100.00 × 1 − 5.00 (5 %) = 95.00 10000
9s 9d Kh Kd | player 5 -> 0 | 0 500 audit-push 1 Tie push
2s 9d 3h Kd | player 5 -> 10 | 1000 0 audit-lost
2s Kd 4h Jd Td | player-dragon-bonus 5 -> 10 | 1000 2500 audit-to 3 Non-natural win by 6 points \
4 to 1 5.00 × 4 = 20.00 500
2s Kd 3h Jd 4d Td | progressive 1 on player -> 10 | 1000 100000 audit-for \
2 2-3-4 in mixed suits over 0 1000 for 1 1.00 × 1000 = 1000.00
"""


def plain(value: Value | None) -> str:
    """An amount in minor units; any other value unchanged."""
    return str(value.minor if isinstance(value, Amount) else value)


@pytest.mark.parametrize("line", PAYOUTS.strip().splitlines())
def test_a_wrong_payout_shows_its_row_and_its_arithmetic(line: str) -> None:
    coup, wager, expected = line.split(" | ")
    [problem], gaps = verdicts(coup, wager)
    assert gaps == {}
    assert problem.code == "audit-payout"
    reason = problem.get("reason")
    assert isinstance(reason, Fact)
    values = (
        problem.get("found"),
        problem.get("expected"),
        reason.code,
        *dict(reason.params).values(),
    )
    assert " ".join(map(plain, values)) == expected


def test_a_bet_that_is_not_offered_is_a_finding() -> None:
    [problem], gaps = verdicts("9s 8d Kh Kd", "fortune-7 5 -> 0")
    assert_states(problem, "audit-bet", found="fortune-7", game="by-hand")
    assert gaps == {}


def test_a_bet_rides_only_where_it_can() -> None:
    [problem], gaps = verdicts("9s 8d Kh Kd", "player 5 on banker -> 0", "player 5 on player -> 10")
    assert_states(problem, "audit-side", found="banker", expected=one_of(["player"]))
    assert gaps == {}


# Anything a log leaves out is a gap, not a finding.
@pytest.mark.parametrize(
    ("coup", "wager", "gap"),
    [
        ("9s 8d Kh Kd", "player 5", Gap.UNPAID),
        ("9s 8d Kh Kd", "progressive 1 -> 0", Gap.RIDES),
        ("2d Kd 3d Jd 4d Td", "progressive 1 on player -> 0", Gap.METER),
        ("2 Kd 3 Jd 4 Td", "progressive 1 on player -> 0", Gap.SUIT_ROWS),
        ("2d Kd 3 Jd 4 Td", "progressive 1 on player -> 0", Gap.SUIT_ROWS),
        ("2 2 3 3 5 4", "progressive 1 on winner -> 0", Gap.SUIT_ROWS),
        ("2 2d 3 3d 5 4d", "progressive 1 on banker -> 0", Gap.METER),
    ],
)
def test_facts_missing_from_the_log_are_not_judged(coup: str, wager: str, gap: Gap) -> None:
    assert verdicts(coup, wager) == ([], {gap: 1})


def test_wagers_on_a_misdealt_coup_are_not_judged() -> None:
    problems, gaps = verdicts("9s 8d Kh Kd 5d", "player 5 -> 0")
    assert len(problems) == 1
    assert gaps == {Gap.BROKEN: 1}


@pytest.mark.parametrize(
    ("coup", "wager"),
    [
        ("2s Kd 3h Jd 4 Td", "progressive 1 on player -> 1000"),  # two suits are already mixed
        ("2 Kd 3 Jd 4 Td", "progressive 1 on banker -> 0"),  # the Banker lost, whatever the suits
        ("2 K 3 J 3 T", "progressive 1 on player -> 0"),  # not 2-3-4, and no nine
        ("9 8 9 K", "player-pair 5 -> 60"),
        ("9 8 Q K", "player-dragon-bonus 5 -> 10"),
    ],
)
def test_payouts_independent_of_suits_are_judged_without_suits(coup: str, wager: str) -> None:
    assert verdicts(coup, wager) == ([], {})
    [problem], gaps = verdicts(coup, wager + "1")
    assert problem.code == "audit-payout"
    assert gaps == {}


@pytest.mark.parametrize(
    ("coup", "returned", "gaps"),
    [
        ("9d Kd Td Qd", "300", {}),
        ("9 Kd Td Qd", "10", {Gap.SUIT_ROWS: 1}),
        ("9 Ks Td Qd", "10", {}),
    ],
)
def test_suits_of_the_whole_coup_count_as_far_as_they_are_known(
    coup: str, returned: str, gaps: dict[Gap, int]
) -> None:
    game = a_game(bets=(a_bet("progressive", "line", PROGRESSIVE_THREE),))
    assert verdicts(coup, f"progressive 1 on player -> {returned}", game=game) == ([], gaps)


SIDE_BETS = a_game(
    bets=(
        a_bet("suited", "player", (a_row("any", "25 to 1", pair="suited"),)),
        a_bet("graded", "banker", (a_row("any", "25 to 1", pair="suited"), *PAIR)),
        a_bet("both", "winner", (a_row("any", "250 to 1", both_pairs="suited"),)),
        a_bet("either", "winner", (a_row("any", "25 to 1", either_pair="suited"),)),
        a_bet("not-both", "winner", (a_row("any", both_pairs=False, either_pair=True),)),
    ),
    progressive=None,
)


@pytest.mark.parametrize(
    ("coup", "wager", "gaps"),
    [
        ("4s 9d 4s Kc", "suited 1 -> 26", {}),
        ("4s 9 4s K", "suited 1 -> 26", {}),  # the Banker's suits do not matter
        ("4 9 5 9", "suited 1 -> 0", {}),  # a 4 and a 5 are not a pair in any suit
        ("4s 9d 4 Kc", "suited 1 -> 0", {Gap.SUIT_ROWS: 1}),
        ("9 4 9 4", "graded 1 -> 12", {Gap.SUIT_ROWS: 1}),
        ("9 4s 9 4h", "graded 1 -> 12", {}),
        ("4s 4 4s 4", "both 1 -> 251", {Gap.SUIT_ROWS: 1}),
        ("4s 4 4h 4", "both 1 -> 0", {}),  # the Player's cards are already not a suited pair
        ("4s 4 4s 4", "either 1 -> 26", {}),  # the Player's pair is enough
        ("4 5 4 3", "either 1 -> 0", {Gap.SUIT_ROWS: 1}),
        ("4 9 4 K", "not-both 1 -> 2", {}),
        ("4 4 4 4", "not-both 1 -> 0", {}),
    ],
)
def test_suited_pairs_count_as_far_as_suits_are_known(
    coup: str, wager: str, gaps: dict[Gap, int]
) -> None:
    assert verdicts(coup, wager, game=SIDE_BETS) == ([], gaps)
    problems, _ = verdicts(coup, wager + "1", game=SIDE_BETS)
    assert len(problems) == (not gaps), "what is known is judged"


def test_a_wrong_payout_names_the_required_pair() -> None:
    [problem], _ = verdicts("4s 9d 4s Kc", "either 1 -> 2", game=SIDE_BETS)
    (row,) = (one for one in SIDE_BETS.bet("either").rows if one.either_pair is SUITED)
    assert_states(problem, "audit-to", asks=row_fact(row), pays=pays_fact(row.pays))


def test_a_player_dealer_may_not_have_covered_the_wager() -> None:
    game = a_game(banking=replace(BANKING, by=BankedBy.PLAYER_DEALER))
    [problem], gaps = verdicts("9s 8d Kh Kd", "player 100 -> 140", game=game)
    assert_states(problem, "audit-if-covered")
    assert gaps == {Gap.COVERAGE: 1}


def test_cards_are_judged_without_a_game_and_payouts_are_not() -> None:
    text = "shoe record 1\ngame: -\n1. 9s 8d Kh Kd 4c = P 9-8\nplayer 1 -> 7"
    audit = Audit()
    assert [one.kind for one in audit.findings(read_entries(text.split("\n")))] == [
        AuditKind.DRAW,
        AuditKind.TOTAL,
    ]
    assert audit.gaps == {Gap.GAME: 1}


def test_amounts_with_other_decimal_places_are_not_judged() -> None:
    text = "shoe record 1\ngame: -\ncurrency: JPY 0\n1. 9s 8d Kh Kd = P 9-8\nplayer 100 -> 7"
    audit = Audit(the_game())
    assert list(audit.findings(read_entries(text.split("\n")))) == []
    assert audit.gaps == {Gap.CURRENCY: 1}


def test_every_kind_of_finding_is_documented() -> None:
    page = (GOLDEN.parents[1] / "docs/record-format.md").read_text("utf-8")
    assert [kind.value for kind in AuditKind if f"`{kind.value}`" not in page] == []


# --- Heads, numbers, bare ranks -----------------------------------------------------------------


def test_a_different_game_hash_is_a_finding() -> None:
    shoe = a_clean_shoe(the_game(), seed=1, coups=1)
    right, wrong = the_game().hash[:8], "0" * 8
    assert found_in(replace(shoe, head=replace(shoe.head, hash=right))) == []
    [found] = found_in(replace(shoe, head=replace(shoe.head, hash=wrong)))
    assert (found.kind, found.line, found.coup) == (AuditKind.GAME, 3, None)
    assert_states(found.problem, "audit-game", found=wrong, expected=the_game().hash)


def test_a_requested_game_is_not_compared_with_the_recorded_hash() -> None:
    shoe = a_clean_shoe(load_game("fortune-7"), seed=1, coups=1)
    assert found_in(shoe) == []


def test_requested_decks_override_the_record() -> None:
    shoe = a_clean_shoe(the_game(), seed=1)
    assert {one.kind for one in found_in(shoe, decks=1)} == {AuditKind.SUPPLY}


def test_bare_ranks_are_counted_by_rank() -> None:
    text = "shoe record 1\ngame: -\ndecks: 1\n1. 9 8s 9 K = P 8-8\n2. 9d Kh 9s Ks\n3. 9h 8 K 7"
    audit = Audit()
    found = list(audit.findings(read_entries(text.split("\n"))))
    assert [(one.kind, one.coup, one.problem.get("found")) for one in found] == [
        (AuditKind.WINNER, 1, fact("audit-player")),
        (AuditKind.SUPPLY, 3, 5),
    ]
    assert audit.gaps[Gap.SUITS] == 6


def test_a_repeated_number_is_found_and_its_cards_counted_once() -> None:
    rows = ["coup,player,banker,winner", "1,9s Kh,8d Kd,P", "1,9s Kh,8d Kd,B", "2,9h Ks,8d Kc,P"]
    found = found_in_csv(rows, Columns(shoe="coup,coup"), game=a_game(shoe=ShoeRules(decks=1)))
    assert [(one.line, one.kind) for one in found] == [(3, AuditKind.WINNER), (3, AuditKind.NUMBER)]


# --- Tables from other systems ------------------------------------------------------------------


def cards_in(cell: str) -> tuple[LoggedCard, ...]:
    [_, entry] = read_csv(["player,banker\n", f'"{cell}",9s Kd\n'], Columns(), currency=DOLLARS)
    assert isinstance(entry.what, LoggedCoup)
    return entry.what.player


@pytest.mark.parametrize(
    "cell",
    [
        "8s Kd 4c",
        "8s,Kd,4c",
        "8S-KD-4C",
        "8♠ K♦ 4♣",
        "8♠️K♦️4♣️",
        "8sKd4c",
        "[8s; Kd | 4c]",
        "8s/Kd/4c",
    ],
)
def test_cards_in_a_cell_are_read_with_any_punctuation(cell: str) -> None:
    assert cards_in(cell) == parse_cards("8s Kd 4c")


def test_tens_and_bare_ranks_are_read() -> None:
    assert cards_in("10h10d") == parse_cards("Th Td")
    assert cards_in("10 k 4") == (Rank.TEN, Rank.KING, Rank.FOUR)


def test_hands_may_span_several_columns() -> None:
    rows = ["p1;p2;p3;b1;b2;b3\n", "8s;Kd;;2s;5d;\n"]
    [head, entry] = read_csv(
        rows, Columns(player="p1, p2, p3", banker="b1,b2,b3"), currency=DOLLARS
    )
    assert isinstance(head.what, ShoeHead)
    assert entry == RecordEntry(2, LoggedCoup(1, parse_cards("8s Kd"), parse_cards("2s 5d")))


def test_a_column_may_have_a_comma_in_its_name() -> None:
    rows = ['"cards, Player",banker', "8s Kd,2s 5d"]
    assert len(list(read_csv(rows, Columns(player="cards, Player"), currency=DOLLARS))) == 2


def test_columns_with_our_names_need_no_mapping_and_can_be_ignored() -> None:
    rows = ["player,banker,Winner", "8s Kd,2s 5d,B"]
    assert [one.kind for one in found_in_csv(rows)] == [AuditKind.WINNER]
    assert found_in_csv(rows, Columns(winner="")) == []


def wagers_in(rows: list[str], columns: Columns) -> list[LoggedWager]:
    whats = [entry.what for entry in read_csv(rows, columns, currency=DOLLARS)]
    return [wager for what in whats if isinstance(what, LoggedCoup) for wager in what.wagers]


@pytest.mark.parametrize(
    ("paid", "returned", "won"),
    [
        (PayoutMeaning.RETURNED, 950, None),
        (PayoutMeaning.WON, None, 950),
        (PayoutMeaning.NET, 1950, None),
    ],
)
def test_the_stated_meaning_of_a_payout_is_used(
    paid: PayoutMeaning, returned: int | None, won: int | None
) -> None:
    rows = ["player,banker,bet,stake,x,seat,rides", "8s Kd,2s 5d,Player Pair,$10.00,9.5,N4,"]
    [wager] = wagers_in(rows, Columns(payout="x", paid=paid))
    assert (wager.bet, wager.stake, wager.seat, wager.rides) == ("player-pair", 1000, "N4", None)
    assert (wager.returned, wager.won) == (returned, won)


def test_each_bet_may_have_its_own_columns() -> None:
    rows = ["player,banker,bs,bp,ts", "8s Kd,2s 5d,5,0,", "8s Kd,2s 5d,0,,1", "8s Kd,2s 5d,,3,"]
    columns = Columns(wagers=(WagerColumns.parse("banker=bs:bp"), WagerColumns.parse("tie=ts")))
    assert [(one.bet, one.stake, one.returned) for one in wagers_in(rows, columns)] == [
        ("banker", 500, 0),
        ("tie", 100, None),
        ("banker", 0, 300),
    ]


def test_several_rows_make_one_coup() -> None:
    rows = [
        "shoe,coup,player,banker,bet,stake",
        "A,1,8s Kd,2s 5d,player,1",
        "A,1,8s Kd,2s 5d,tie,1",
        "A,1,,,banker,1",
        "A,2,8s Kd,2s 5d,,",
        "B,2,8s Kd,2s 5d,,",
    ]
    entries = list(read_csv(rows, Columns(), currency=DOLLARS))
    coups = [(one.line, one.wager_lines) for one in entries if isinstance(one.what, LoggedCoup)]
    assert coups == [(2, (2, 3, 4)), (5, ()), (6, ())]


def test_rows_of_named_shoes_may_be_mixed() -> None:
    coup = "9s Kd,2s 5d"
    rows = ["day,shoe,player,banker"]
    rows += [f"{day},{shoe},{coup}" for _ in range(8) for shoe in (1, 2) for day in (1, 2)]
    assert found_in_csv(rows, Columns(shoe="day,shoe")) == []
    assert {one.kind for one in found_in_csv(rows, Columns(shoe="shoe"))} == {AuditKind.SUPPLY}


def test_a_lower_coup_number_begins_a_shoe_without_a_shoe_column() -> None:
    rows = ["coup,player,banker", "1,9s Kd,2s 5d", "2,9d Kh,2h 5s", "1,9s Kd,2s 5d"]
    audit = Audit(recorded=False, decks=1)
    assert list(audit.findings(read_csv(rows, Columns(), currency=DOLLARS))) == []
    assert audit.shoes == 2


def test_the_supply_of_a_single_unnamed_shoe_is_judged() -> None:
    rows = ["player,banker", *["9s Kd,2s 5d"] * 9]
    found = found_in_csv(rows)
    assert [(one.line, *of(one, "card", "found")) for one in found] == [
        (10, card, 9) for card in ("9s", "Kd", "2s", "5d")
    ]


def test_the_supply_of_unseparated_shoes_is_not_judged() -> None:
    rows = [
        "player,banker,winner",
        *["9s Kd,2s 5d,P"] * 5,
        "9s Kd,2s 5d,B",
        *["9s Kd,2s 5d,P"] * 200,
    ]
    audit = Audit(recorded=False)
    assert [one.line for one in audit.findings(read_csv(rows, Columns(), currency=DOLLARS))] == [7]
    assert audit.gaps[Gap.SHOES] == 206


def test_findings_are_reported_before_the_end_of_a_long_log() -> None:
    def without_end() -> Iterator[str]:
        yield "player,banker,winner"
        while True:
            yield "9s Kd,2s 5d,B"

    findings = Audit(recorded=False).findings(read_csv(without_end(), Columns(), currency=DOLLARS))
    assert [next(findings).line for _ in range(300)] == list(range(2, 302))


def test_the_golden_tables_have_their_stated_verdicts() -> None:
    game = load_game("mini-baccarat")
    clean = (GOLDEN / "clean.csv").read_text("utf-8").splitlines()
    assert found_in_csv(clean, game=game) == []
    broken = (GOLDEN / "broken.csv").read_text("utf-8").splitlines()
    columns = Columns(
        player="P cards",
        banker="B cards",
        winner="result",
        player_total="P",
        banker_total="B",
        coup="Round",
        wagers=(WagerColumns.parse("banker=Banker stake:Banker won"),),
        paid=PayoutMeaning.WON,
    )
    found = found_in_csv(broken, columns, game)
    assert [(one.line, one.kind, one.problem.get("expected")) for one in found] == [
        (2, AuditKind.WINNER, fact("audit-player")),
        (3, AuditKind.TOTAL, 9),
        (4, AuditKind.DRAW, DRAWS),
        (5, AuditKind.PAYOUT, DOLLARS.amount(0)),
        (6, AuditKind.PAYOUT, DOLLARS.amount(19_00)),
    ]


def in_column(column: str, problem: Fact) -> Fact:
    """The error of a cell."""
    return fact("error-column", column=column, problem=problem)


def no_rank(text: str) -> Fact:
    """The error of a card without a rank."""
    return fact("error-card-rank", text=text, ranks="A23456789TJQK")


def no_column(column: str, count: int, *known: str) -> Fact:
    """The error of a column that is not once in the header."""
    return fact("error-header-column", column=column, count=count, known=one_of(map(quoted, known)))


HEADER = "player,banker,winner,player_total,bet,stake,returned,rides,coup\n"


@pytest.mark.parametrize(
    ("rows", "columns", "refused"),
    [
        ([], Columns(), (1, fact("error-no-header", opening="shoe record 1"))),
        (["a,b\n"], Columns(), (1, no_column("player", 0, "a", "b"))),
        ([HEADER], Columns(winner="won"), (1, no_column("won", 0, *HEADER.strip().split(",")))),
        (
            ["player,banker,banker\n"],
            Columns(),
            (1, no_column("banker", 2, "player", "banker", "banker")),
        ),
        ([HEADER], Columns(bet=""), None),
        (["player,banker,bet\n"], Columns(bet="bet"), (1, fact("error-no-stakes"))),
        ([HEADER, "9s Kd,8s\n"], Columns(), (2, fact("error-cells-header", count=2, expected=9))),
        ([HEADER, "\n", "1h,8s,,,,,,,1\n"], Columns(), (3, in_column("player", no_rank("1h")))),
        ([HEADER, "82s,8s,,,,,,,1\n"], Columns(), (2, in_column("player", no_rank("82s")))),
        ([HEADER, ",,,,,,,,1\n"], Columns(), (2, fact("error-row-no-cards"))),
        (
            [HEADER, "9s,8s,X,,,,,,1\n"],
            Columns(),
            (2, in_column("winner", fact("error-winner", text="X"))),
        ),
        (
            [HEADER, "9s,8s,,x,,,,,1\n"],
            Columns(),
            (2, in_column("player_total", fact("error-number", text="x"))),
        ),
        (
            [HEADER, "9s,8s,,,,,,,\n"],
            Columns(),
            (2, in_column("coup", fact("error-number", text=""))),
        ),
        (
            [HEADER, '9s,8s,,,a,"1,5",,,1\n'],
            Columns(),
            (2, in_column("stake", fact("notation-amount", text="'1,5'", places=2))),
        ),
        (
            [HEADER, "9s,8s,,,a,1,x,,1\n"],
            Columns(),
            (2, in_column("returned", fact("notation-amount", text="'x'", places=2))),
        ),
        (
            [HEADER, "9s,8s,,,a,1,1,x,1\n"],
            Columns(),
            (
                2,
                in_column(
                    "rides",
                    fact("error-side", text="x", sides=one_of(["player", "banker", "winner"])),
                ),
            ),
        ),
        (
            [HEADER, '"9s,8s,,,,,,,1\n'],
            Columns(),
            (2, fact("error-csv", why="unexpected end of data")),
        ),
    ],
)
def test_a_table_that_cannot_be_read_is_refused_by_its_line(
    rows: list[str], columns: Columns, refused: tuple[int, Fact] | None
) -> None:
    if refused is None:
        assert list(read_csv(rows, columns, currency=DOLLARS)) == []
        return
    line, problem = refused
    with stating(RecordError, "error-line", file="log", line=line, problem=problem):
        list(read_csv(rows, columns, name="log", currency=DOLLARS))


@pytest.mark.parametrize("text", ["banker", "=a:b", "banker=", "banker=:"])
def test_columns_of_a_bet_that_cannot_be_read_are_refused(text: str) -> None:
    with stating(NotationError, "error-wager-columns", text=text):
        WagerColumns.parse(text)


def test_the_meaning_of_payouts_is_one_of_three_words() -> None:
    assert [parse_paid(paid.value) for paid in PayoutMeaning] == list(PayoutMeaning)
    choices = one_of(["returned", "won", "net"])
    with stating(NotationError, "error-argument-choice", value=quoted("gross"), choices=choices):
        parse_paid("gross")


PAID = "player,banker,winner,bet,stake,returned"


def test_a_stake_below_zero_is_a_finding() -> None:
    rows = [PAID, "4d 4c,5h 2h,P,player,-5,-10", "4d 4c,5h 2h,P,player,5,10"]
    [found] = found_in_csv(rows)
    assert (found.line, found.kind) == (2, AuditKind.AMOUNT)
    assert_states(found.problem, "audit-stake", found=DOLLARS.amount(-5_00))
    audit = Audit(recorded=False)  # also without a game
    assert [one.kind for one in audit.findings(read_csv(rows, Columns(), currency=DOLLARS))] == [
        AuditKind.AMOUNT
    ]
    assert (audit.wagers, audit.gaps[Gap.GAME]) == (2, 2)


@pytest.mark.parametrize("noise", ["9.999999999999998", "1e1", "nan", "-inf", "10.", "+10", ".5"])
def test_an_invalid_amount_is_one_finding_of_its_row(noise: str) -> None:
    good = "4d 4c,5h 2h,P,player,5,10"
    rows = [PAID, good, f"4d 4c,5h 2h,P,player,5,{noise}", good, "4d 4c,5h 2h,P,player,5,9"]
    audit = Audit(the_game(), recorded=False)
    found = list(audit.findings(read_csv(rows, Columns(), currency=DOLLARS)))
    assert [(one.line, one.kind, one.problem.get("found")) for one in found] == [
        (3, AuditKind.AMOUNT, noise),
        (5, AuditKind.PAYOUT, DOLLARS.amount(9_00)),
    ]
    assert_states(found[0].problem, "audit-amount", bet="player", column="returned", places=2)
    assert (audit.coups, audit.wagers) == (4, 4)


def test_amounts_follow_the_currency() -> None:
    rows = ["player,banker,bet,stake", "8s Kd,2s 5d,tie,500"]
    [_, entry] = read_csv(rows, Columns(), currency=Currency("JPY", 0))
    assert isinstance(entry.what, LoggedCoup)
    assert entry.what.wagers[0].stake == 500
