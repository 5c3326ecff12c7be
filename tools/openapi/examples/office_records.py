"""Examples of the shapes in `server/routes/office_records.py`."""

from puntobanco.core.facts import fact
from puntobanco.core.game import SettingKind
from puntobanco.core.ids import Ms, PitId
from puntobanco.office.rows import ActRow
from puntobanco.people.house import HouseKey
from puntobanco.proof.log_proof import ProofFinding
from puntobanco.proof.whole_proof import ProofResult
from puntobanco.server.office.verification import VerificationRun
from puntobanco.server.routes.office_records import (
    ActPage,
    HouseChange,
    HouseSetting,
    NoteShown,
    SettingsShown,
    SettingState,
    SettingValue,
    TableSettings,
    Verify,
)
from puntobanco.words import ENGLISH, words_in
from puntobanco.words.wire import WireFact

_VALUE = SettingValue(notation=30, name="", figure=30)
_SETTING = SettingState(
    key="betting-time",
    label="Betting time",
    kind=SettingKind.COUNT,
    value=_VALUE,
    choices=(),
    minimum=5,
    maximum=120,
    optional=False,
    editable=True,
    when="table",
    applies=True,
)
_TABLE = TableSettings(
    table="t1",
    game="mini-baccarat",
    title="Mini Baccarat",
    hash="5f" * 32,
    profile=None,
    open=True,
    settings=(_SETTING,),
)
_HOUSE = HouseSetting(key=HouseKey.DAY_START, value="06:00", amount=None, guarded=False)
_ACT = ActRow(
    pit=PitId("main"),
    sequence=4211,
    time_ms=Ms(1_800_000_000_000),
    kind="setting",
    event="setting-changed",
    place="t1",
    coup=0,
    what="betting-time",
    before="30",
    after="25",
    by="s5d0c1a7b2f33",
    authorised_by="",
    why="a busy evening",
)
_PROVED = ProofResult(
    pit=PitId("main"),
    whole=False,
    entries=4300,
    coups=812,
    wagers=2917,
    shoes=10,
    meters=0,
    awards=0,
    commands=3920,
    commands_accepted=0,
    demonstration=False,
    anchor=f"anchor 1 main 4300 {'cd' * 32}",
    findings=(
        WireFact.of(
            ProofFinding(
                pit="main",
                sequence=4211,
                problem=fact("finding-differs", place="settled[0].row", found=2, expected=1),
                kind="WagersSettled",
                table="t1",
                coup=812,
            ).stated,
            words_in(ENGLISH),
        ),
    ),
)
EXAMPLES = (
    SettingsShown(house=(_HOUSE,), tables=(_TABLE,)),
    _VALUE,
    _SETTING,
    _TABLE,
    _HOUSE,
    HouseChange(key=HouseKey.DAY_START, value="06:00", reason="the licence says so"),
    ActPage(acts=(_ACT,), names={"s5d0c1a7b2f33": "bob"}, next=None),
    _ACT,
    NoteShown(
        number=7,
        time=Ms(1_800_000_000_000),
        what="sign-in-failed",
        login="ann",
        address="127.0.0.1",
        detail="",
    ),
    Verify(anchors=(f"anchor 1 main 4300 {'cd' * 32}",)),
    VerificationRun(
        state="done",
        begun=Ms(1_800_000_000_000),
        ended=Ms(1_800_000_004_000),
        by="eve",
        done=8600,
        of=8600,
        proved=_PROVED,
    ),
    _PROVED,
)
