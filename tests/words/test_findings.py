"""Golden renderings of findings and errors of the store, one table per language."""

from pathlib import Path

import pytest

from puntobanco.core.facts import Clauses, Fact, Listed, fact, listed
from puntobanco.core.ids import PitId
from puntobanco.core.record import DOLLARS
from puntobanco.house.custody import CustodyFault, CustodyPart
from puntobanco.proof.log_proof import ProofFinding, prove
from puntobanco.store import Anchor, open_store, restore
from puntobanco.words import Language, words_in

GOLDEN = Path(__file__).parents[1] / "golden"
PIT = PitId("pit-1")
dollars = DOLLARS.amount

PAYOUT = fact("finding-differs", place="settled[0].won", found=dollars(5), expected=dollars(700))
FACTS: dict[str, Fact] = {
    "place": ProofFinding(
        PIT, 7, PAYOUT, kind="WagersSettled", table="t1", coup=3, seat=2, bet="tie"
    ).stated,
    "several": fact(
        "finding-differences", all=Clauses((PAYOUT, PAYOUT, fact("finding-more", count=2)))
    ),
    "record": fact(
        "finding-differs",
        place="",
        found=Listed((fact("finding-part", name="stake", value=dollars(500)), "…")),
        expected=fact("finding-nothing"),
    ),
    "turn": fact("finding-turn", phase=fact("phase-idle")),
    "actor": fact("finding-actor", by="dora", roles=fact("role-supervisor")),
    "lost": fact("finding-lost", file="house.db.main.head", end=3, count=1),
    "commands": fact("finding-command-count", kept=1, due=2000),
    "shoe": fact("finding-shoe-cards", card="Tc", found=0, expected=8),
    "files": CustodyFault(
        CustodyPart.PROGRAM,
        fact(
            "custody-files", version="0.2.0", opened="0.1.0", files=listed(["a.py", "b.py"]), more=2
        ),
    ).stated,
    "busy": fact("store-busy", file="house.db", process=""),
}
RENDERED: dict[str, dict[str, str]] = {
    "en": {
        "place": (
            "pit pit-1, entry 7 (WagersSettled), table t1, coup 3, seat 2, bet tie: "
            "settled[0].won: found USD 0.05, expected USD 7.00"
        ),
        "several": (
            "settled[0].won: found USD 0.05, expected USD 7.00; "
            "settled[0].won: found USD 0.05, expected USD 7.00; and 2 more"
        ),
        "record": "found stake USD 5.00, …, expected nothing",
        "lost": (
            "it was acknowledged (house.db.main.head), but the log ends at entry 3: the last "
            "1 entry is lost. Copy the folder as it is, then restore a backup"
        ),
        "commands": "1 command is stored, but 2,000 were carried out",
        "shoe": "the order has 0 of Tc, expected 8",
        "files": (
            "program: version 0.2.0 differs in a.py, b.py and 2 more; the house was last opened "
            "with version 0.1.0"
        ),
        "busy": "house.db is being written to by another process; stop that process first",
    },
    "zh-Hans": {
        "place": (
            "赌区 pit-1 第 7 条（WagersSettled），t1 桌，第 3 局，2 号位，投注 tie："
            "settled[0].won：记为 USD 0.05，应为 USD 7.00"
        ),
        "several": (
            "settled[0].won：记为 USD 0.05，应为 USD 7.00；"
            "settled[0].won：记为 USD 0.05，应为 USD 7.00；另有 2 处"
        ),
        "record": "记为 stake USD 5.00、…，应为 无",
        "commands": "存有 1 条命令，而已执行的为 2,000 条",
        "shoe": "牌序中 Tc 有 0 张，应为 8 张",
        "busy": "house.db 正由另一个进程写入；请先停止该进程",
    },
    "zh-Hant": {
        "place": (
            "賭區 pit-1 第 7 條（WagersSettled），t1 桌，第 3 局，2 號位，投注 tie："
            "settled[0].won：記為 USD 0.05，應為 USD 7.00"
        ),
        "commands": "存有 1 條指令，而已執行的為 2,000 條",
        "shoe": "牌序中 Tc 有 0 張，應為 8 張",
        "busy": "house.db 正由另一個行程寫入；請先停止該行程",
    },
}


@pytest.mark.parametrize(
    ("language", "name"), [(tag, name) for tag, texts in RENDERED.items() for name in texts]
)
def test_findings_are_rendered_in_each_language(language: str, name: str) -> None:
    assert words_in(Language(language)).text(FACTS[name]) == RENDERED[language][name]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "pit pit-1, entry 7: its hash is not the one in the anchor"),
        ("zh-Hans", "赌区 pit-1 第 7 条：哈希与锚不符"),
        ("zh-Hant", "賭區 pit-1 第 7 條：雜湊與錨不符"),
    ],
)
def test_findings_of_old_logs_are_rendered_in_each_language(
    language: str, text: str, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path / 'again.db'}"
    restore(GOLDEN / "evening.db", url)
    with open_store(url) as store:
        other = Anchor(PIT, 7, store.head(PIT).hash)
        (finding,) = prove(store, PIT, other).findings
    assert finding.problem.code == "finding-anchor"
    assert words_in(Language(language)).text(finding.stated) == text
