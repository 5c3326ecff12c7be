"""Examples of the shapes in `server/routes/office_coups.py`."""

from puntobanco.core.facts import fact
from puntobanco.core.ids import Ms, PatronId, PitId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.rows import Pays
from puntobanco.core.wording import pays_fact
from puntobanco.office.recall import RecalledCard
from puntobanco.office.rows import SeatRow, ShoeRow, WagerRow
from puntobanco.proof.evidence import Evidence, EvidenceCheck
from puntobanco.proof.explain import SettlementReason
from puntobanco.server.routes.office_coups import (
    AwardOfWager,
    CoupPage,
    CoupShown,
    MisreadCard,
    PastCoup,
    WagerShown,
)
from puntobanco.words import ENGLISH, words_in
from puntobanco.words.wire import WireFact

_COUP = PastCoup(
    pit=PitId("main"),
    table=TableId("t1"),
    coup=41,
    sequence=4211,
    shoe=2,
    game="mini-baccarat",
    game_hash="5f" * 32,
    opened_ms=Ms(1_799_999_970_000),
    ended_ms=Ms(1_800_000_000_000),
    outcome="settled",
    cards=("9s", "2d", "Kh", "3c"),
    player=9,
    banker=5,
    winner="player",
    void="",
    bank=Minor(0),
    fees=Minor(0),
    misread=(MisreadCard(place=1, card="3d"),),
    corrected_ms=None,
    correction="",
)
_SEAT = SeatRow(
    pit=PitId("main"),
    table=TableId("t1"),
    coup=41,
    seat=3,
    patron=PatronId("p24b354704979"),
    simulated=False,
    void=False,
    sequence=4211,
    ended_ms=Ms(1_800_000_000_000),
    bank=Minor(0),
    stake=Minor(2_500),
    won=Minor(2_500),
    returned=Minor(5_000),
    commission=Minor(0),
    fee=Minor(0),
    net=Minor(2_500),
    first_net=Minor(2_500),
    chips_before=Minor(20_000),
    chips_after=Minor(22_500),
    funds_after=Minor(122_500),
)
_REASON = SettlementReason(
    paytable="main",
    row=1,
    asks=WireFact(code="row-result", params={"on": "win"}, text="Win"),
    pays=WireFact.of(pays_fact(Pays.parse("1 to 1")), words_in(ENGLISH)),
    sum=None,
    from_meter=False,
)
_WAGER = WagerShown(
    wager=WagerRow(
        pit=PitId("main"),
        table=TableId("t1"),
        coup=41,
        place=0,
        seat=3,
        patron=PatronId("p24b354704979"),
        bet="player",
        rides="",
        stake=Minor(2_500),
        row=0,
        stake_back=Minor(2_500),
        won=Minor(2_500),
        commission=Minor(0),
        uncovered=Minor(0),
        fee=Minor(0),
        void=False,
        simulated=False,
        sequence=4211,
        ended_ms=Ms(1_800_000_000_000),
    ),
    name="Player",
    reason=_REASON,
)
_AWARD = AwardOfWager(meter="dragon", seat=3, slip=1, amount=Minor(500_052), status="paid")
_SHOE = ShoeRow(
    pit=PitId("main"),
    table=TableId("t1"),
    shoe=2,
    game_hash="5f" * 32,
    commitment="d9" * 32,
    began=3100,
    began_ms=Ms(1_799_990_000_000),
    ended=None,
    ended_ms=None,
    retired="",
    revealed=False,
)
_CHECK = EvidenceCheck(
    name="settlement",
    holds=True,
    applies=True,
    result=WireFact.of(fact("evidence-settled", game="5f" * 8, count=3), words_in(ENGLISH)),
)
EXAMPLES = (
    CoupPage(coups=(_COUP,), patron=None, seats=(), next="1800000000000~4211~main"),
    CoupShown(
        coup=_COUP,
        title="Mini Baccarat",
        exponent=2,
        currency="USD",
        steps=(RecalledCard("player", "9s"),),
        wagers=(_WAGER,),
        seats=(_SEAT,),
        shoe=_SHOE,
        awards=(_AWARD,),
        names={"p24b354704979": "ann"},
    ),
    _COUP,
    MisreadCard(place=1, card="3d"),
    _SEAT,
    _WAGER,
    _WAGER.wager,
    _REASON,
    _AWARD,
    _SHOE,
    RecalledCard("player", "9s"),
    Evidence(
        table=TableId("t1"),
        coup=41,
        sequence=4211,
        hash="ab" * 32,
        anchor=f"anchor 1 main 4300 {'cd' * 32}",
        holds=True,
        checks=(_CHECK,),
    ),
    _CHECK,
    _CHECK.result,
)
