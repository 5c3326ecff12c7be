"""The program as a user runs it: its output, exit codes and start time."""

import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest
from tools.reference.commands import commands
from typer.core import TyperCommand, TyperOption

from puntobanco import native
from puntobanco.cli import bench_kernels
from puntobanco.cli.bench import BENCHMARKS
from puntobanco.cli.deal_view import headings
from puntobanco.cli.missing import missing_module
from puntobanco.core.arguments import quoted
from puntobanco.core.facts import Fact, Value, fact, listed, one_of
from puntobanco.sheets import game_keys, load_game
from puntobanco.sheets.files import profile_keys
from puntobanco.version import VERSION
from tests.kit.options import (
    no_choice,
    not_an_amount,
    not_positive,
    out_of_range,
    too_small,
    unknown_bet,
    unknown_game,
    without_meter,
)
from tests.kit.program import answer, punto, refusal, started

SUPER_SIX = """
key     = "super-six"
name    = { en = "Super 6", zh-Hans = "超级六", zh-Hant = "超級六" }
source  = "our house sheet"
extends = ["parts/house", "parts/house-limits", "parts/punto-banco", "parts/banker-6"]
order   = ["player", "banker", "tie", "super-6"]
[paytables.super-6-12]
rows = [{ on = "win", total = 6, pays = "12 to 1" }]
[bets.banker]
paytable = "banker-6-half"
[bets.tie]
paytable = "tie-8"
[bets.super-6]
name     = { en = "Super 6", zh-Hans = "超级六", zh-Hant = "超級六" }
side     = "banker"
paytable = "super-6-12"
"""


@pytest.mark.parametrize(("name", "command"), list(commands()), ids=dict(commands()))
def test_help_shows_every_word_unchanged(name: str, command: TyperCommand) -> None:
    said = answer(*name.split(), "--help")
    shown = said.replace("│", " ").split()
    told = [word for one in command.params for word in str(getattr(one, "help", "")).split()]
    assert [word for word in told if word not in shown] == []
    assert "<bool>" not in said
    for one in command.params:
        if isinstance(one, TyperOption) and one.multiple:
            assert "(repeatable" in str(one.help), one.name


def test_deal_has_a_distinct_heading_for_each_bet() -> None:
    for key in game_keys():
        bets = tuple(bet.key for bet in load_game(key).bets)
        assert len(set(headings(bets))) == len(bets), key
    assert headings(("player-pair", "perfect-pair", "perfect-pairs")) == (
        "PlayePair",
        "PerfePair",
        "PerfePairs",
    )
    assert headings(("1-2", "12")) == ("1-2", "12"), "where no letters tell them apart"


def data(*arguments: str) -> dict[str, object]:
    loaded = json.loads(answer(*arguments, "--json"))
    assert isinstance(loaded, dict)
    return loaded


@pytest.mark.parametrize(
    ("typed", "module", "extra"),
    [
        ("verify house.db", "sqlalchemy", "server"),
        ("simulate mini-baccarat --shoes 1 --plot x.png", "matplotlib.figure", "plots"),
        ("rules mini-baccarat", "rich.console", None),
    ],
)
def test_a_missing_module_is_reported_with_the_extra_that_brings_it(
    typed: str, module: str, extra: str | None, tmp_path: Path
) -> None:
    without = f"import sys; sys.modules[{module!r}] = None; "
    done = started(*typed.replace("x.png", str(tmp_path / "x.png")).split(), before=without)
    command = typed.split(maxsplit=1)[0]
    assert done.returncode == 2
    assert done.stderr == f"punto: {missing(command, module, extra)}\n"


def missing(command: str, module: str, extra: str | None) -> Fact:
    """The error of a module that an extra brings, or the base installation."""
    place = fact("error-no-module", command=command, module=module)
    if extra is None:
        return fact("error-installation", place=place)
    return fact("error-extra", place=place, extra=extra)


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("argon2", "server"),
        ("psycopg", "server"),
        ("starlette.routing", "server"),
        ("distributed", "cluster"),
        ("sphinx", "docs"),
        ("msgspec", None),
        ("anyio", None),
    ],
)
def test_the_extra_of_a_module_is_read_from_the_package_metadata(
    module: str, extra: str | None
) -> None:
    assert missing_module("serve", module).stated == missing("serve", module, extra)


def test_a_missing_module_of_ours_is_an_installation_fault() -> None:
    without = "import sys; sys.modules['puntobanco.analysis.par'] = None; "
    done = started("par", "mini-baccarat", before=without)
    assert done.returncode == 70
    assert "ModuleNotFoundError" in done.stderr


def test_games_lists_every_game() -> None:
    listed = data("games")["games"]
    assert isinstance(listed, list)
    assert tuple(one["key"] for one in listed) == game_keys()
    shown = answer("games")
    assert all(key in shown for key in game_keys())


def test_the_same_seed_deals_the_same_coups() -> None:
    once = answer("deal", "terminal-3", "--seed", "7", "--coups", "30")
    assert once == answer("deal", "terminal-3", "--seed", "7", "--coups", "30")
    assert once != answer("deal", "terminal-3", "--seed", "8", "--coups", "30")


def test_counts_of_one_use_the_singular() -> None:
    assert "\n1 coup: " in answer("deal", "mini-baccarat", "--seed", "7", "--coups", "1")
    assert ", 1 deck: " in answer("odds", "mini-baccarat", "--effects", "value", "--decks", "1")


def test_a_random_seed_is_printed() -> None:
    chosen = data("deal", "mini-baccarat", "--coups", "5")
    again = data("deal", "mini-baccarat", "--coups", "5", "--seed", str(chosen["seed"]))
    assert again == chosen


@pytest.mark.parametrize("key", game_keys())
def test_every_game_deals_records_and_audits(key: str, tmp_path: Path) -> None:
    file = tmp_path / "one.shoe"
    file.write_text(answer("deal", key, "--shoe", "--seed", "11", "--record"), encoding="utf-8")
    said = answer("audit", str(file))
    assert "nothing breaks the rules" in said


def test_deal_takes_coups_as_simulate_does() -> None:
    asked = ("deal", "mini-baccarat", "--seed", "7")
    assert answer(*asked, "--coups", "1e1") == answer(*asked, "--coups", "10") == answer(*asked)


def test_dealing_a_whole_shoe_requires_a_cut_card() -> None:
    said = refusal("deal", "mini-baccarat", "--shoe", "--set", "continuous-shuffle-mode=yes")
    assert said == str(fact("error-shoe-continuous"))


def test_a_narrow_terminal_truncates_no_figure(tmp_path: Path) -> None:
    sides = [f"nine-{number}" for number in range(12)]
    bets = "".join(
        f'[bets.{key}]\nname = {{ en = "{key}", zh-Hans = "九", zh-Hant = "九" }}\n'
        'side = "banker"\npaytable = "super-6-12"\n'
        for key in sides
    )
    file = tmp_path / "many.toml"
    order = ", ".join(f'"{key}"' for key in sides)
    file.write_text(SUPER_SIX.replace('"super-6"]', f'"super-6", {order}]') + bets, "utf-8")
    said = answer("deal", str(file), "--seed", "7", "--coups", "2").splitlines()
    assert "…" not in said[2]
    assert said[3].split()[-12:] == ["-10"] * 12


def warnings(*stated: Fact) -> str:
    """Warnings of `punto check` as it prints them."""
    return "".join(f"punto: warning: {one}\n" for one in stated)


def test_check_warns_about_unused_parts(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    unused = (
        '[paytables.spare]\nrows = [{ on = "win", pays = "1 to 1" }]\n'
        '[tiers.low]\nmin = "1"\nmax = "5"\n'
        '[progressive]\nseed = "100"\ncontribution = "10 %"\n'
    )
    file.write_text(SUPER_SIX + unused, "utf-8")
    done = punto("check", str(file))
    assert done.returncode == 0
    assert done.stderr == warnings(
        fact("check-unused-paytable", paytable="spare"),
        fact("check-unused-tier", tier="low"),
        fact("check-unused-progressive"),
    )


def test_check_warns_of_two_ranks_that_a_third_card_may_follow(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    rows = """rows = [
  { on = "any", ranks = "KQ", suits = "same", pays = "25 to 1" },
  { on = "any", ranks = "KQ", cards = 2,      pays = "5 to 1" },
  { on = "win", ranks = "9K",                 pays = "4 to 1" },
]"""
    printed = 'rows = [{ on = "win", total = 6, pays = "12 to 1" }]'
    assert printed in SUPER_SIX
    sheet = SUPER_SIX.replace(printed, rows)
    file.write_text(sheet, "utf-8")
    two = fact("check-two-cards", place="paytables.super-6-12.rows[0]", ranks="Q-K")
    assert warnings(two) in punto("check", str(file)).stderr


def test_a_game_of_ones_own_is_checked_priced_and_dealt(tmp_path: Path) -> None:
    file = tmp_path / "super-six.toml"
    file.write_text(SUPER_SIX, encoding="utf-8")
    said = answer("check", str(file))
    assert "super-6: 1 row, edge 29.9772 %" in said
    assert "good, under each of" in said
    priced = data("par", str(file))
    bets = priced["bets"]
    assert isinstance(bets, list)
    [super_six] = [one for one in bets if one["key"] == "super-6"]
    # Banker wins with 6 in 269,232,274,169,856 of the ordered deals.
    wins = Fraction(
        int(super_six["rows"][0]["combinations"]), int(str(priced["total_combinations"]))
    )
    assert Fraction(super_six["edge_exact"]) == 1 - 13 * wins
    assert "super-6" in answer("deal", str(file), "--coups", "3", "--seed", "1")


def test_check_refuses_the_key_of_a_built_in_game(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SUPER_SIX.replace('"super-six"', '"mini-baccarat"'), encoding="utf-8")
    taken = fact("sheet-error-key-taken", key="'mini-baccarat'")
    assert refusal("check", str(file)) == str(
        fact("sheet-error-at", file=str(file), path="key", problem=taken)
    )


def test_check_prints_the_same_as_json() -> None:
    found = data("check", "mini-baccarat")
    assert (found["key"], found["variants"]) == ("mini-baccarat", 39)
    assert found["bets"] == [
        {"bet": "player", "rows": 2, "edge_percent": "1.2351"},
        {"bet": "banker", "rows": 2, "edge_percent": "1.0579"},
        {"bet": "tie", "rows": 1, "edge_percent": "14.3596"},
    ]


def test_check_warns_if_the_patron_has_the_edge() -> None:
    done = punto("check", "progressive-2")
    assert done.returncode == 0
    edge = fact("check-patron-edge", bet="progressive:either", edge="-37.1085 %")
    assert warnings(edge) in done.stderr


def test_check_compares_the_edge_of_a_progressive_with_the_printed_one() -> None:
    done = punto("check", "progressive-3")
    figures: dict[str, Value] = {
        "figure": "edge",
        "hands": fact("par-hands", hands="banker"),
        "exact": "49.54 %",
        "printed": "24.22 %",
    }
    assert f"  progressive: {fact('printed-beside', **figures)}\n" in done.stdout
    settings = listed(["tied = winning-hand"])
    far = fact("printed-far-settings", settings=settings, **figures)
    warning = fact("check-far-from-print", bet="progressive", figures=far)
    assert warnings(warning) in done.stderr
    edge, *_ = json.loads(punto("check", "progressive-2", "--json").stdout)["printed"]
    assert (edge["printed"], edge["exact"], edge["far"]) == ("17.41%", "17.4008", False)


def test_check_warns_about_settings_that_miss_the_printed_figure(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'key = "mine"\nname = { en = "Mine", zh-Hans = "我的", zh-Hant = "我的" }\n'
        'source = "ours"\nextends = "progressive-3"\n'
        '[[published]]\nfigure = "edge"\nbet = "progressive"\nprinted = "2.42 %"\n'
        'settings = { tied = "winning-hand" }\n',
        encoding="utf-8",
    )
    figures = fact(
        "printed-beside",
        figure="edge",
        hands=fact("par-hands", hands="either"),
        exact="24.22 %",
        printed="2.42 %",
    )
    warning = fact("check-settings-miss-print", index=0, figures=figures)
    assert warnings(warning) in punto("check", str(file)).stderr


def test_check_warns_if_another_setting_gives_the_patron_the_edge() -> None:
    """Without commission Banker mirrors Player, ties aside: an edge of 1.2351 % for the patron."""
    done = punto("check", "terminal-1")
    assert done.returncode == 0
    assert done.stderr == warnings(
        fact(
            "check-patron-edge-with",
            bet="banker",
            edge="-1.2351 %",
            settings="baccarat-type='banker-6', banker-win-on-6-odds='1:1'",
        )
    )


def test_check_warns_if_rounding_changes_payments(tmp_path: Path) -> None:
    loose = '[settings.exact-pays]\nvalue = false\n[settings.rounding-unit]\nvalue = "1.00"\n'
    head = 'key = "loose"\nname = { en = "L", zh-Hans = "L", zh-Hant = "L" }\nsource = "ours"\n'
    file = tmp_path / "loose.toml"
    file.write_text(f'{head}extends = "mini-baccarat"\n{loose}', encoding="utf-8")
    assert punto("check", str(file)).stderr == warnings(
        fact(
            "check-rounding",
            bet="banker",
            unit="1.00",
            direction="nearest",
            edge="1.0579 %",
            low_edge="-1.2351 %",
            low_stake="10.00",
            high_edge="2.9340 %",
            high_stake="11.00",
        )
    )
    assert "Rounding" in punto("par", str(file)).stdout
    narrow = '[settings.rounding-unit]\nvalue = "1.00"\n[tiers.10-1000]\nmin = "10"\nmax = "15"\n'
    file.write_text(f'{head}extends = "mini-baccarat"\n{narrow}', encoding="utf-8")
    assert punto("check", str(file)).stderr == warnings(
        fact("check-no-exact-stake", bet="banker", tier="10-1000")
    )


def test_check_lists_every_fault(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(
        SUPER_SIX.replace(
            'rows = [{ on = "win", total = 6, pays = "12 to 1" }]',
            'rows = [{ on = "win", total = 6, pays = "12 to 1" },'
            ' { on = "win", total = 6, cards = 3, pays = "20 to 1" },'
            ' { on = "lose", total = 9, pays = "2 to 1" }]',
        ),
        encoding="utf-8",
    )
    done = punto("check", str(file))
    assert done.returncode == 2
    reasons = done.stderr.splitlines()
    for reason, row in zip(reasons, (1, 2), strict=True):
        assert reason.startswith(f"punto: {file}: paytables.super-6-12.rows[{row}]: ")


def test_odds_of_a_remaining_shoe_name_what_they_cannot_price() -> None:
    priced = data("odds", "terminal-1", "--counts", "128,32,32,32,32,32,32,32,32,32")
    bets = priced["bets"]
    assert isinstance(bets, list)
    edges = {one["key"]: one["edge"] for one in bets}
    assert edges["banker"].startswith("0.010579")
    assert edges["player-pair"] is None
    assert all(one.get("why") for one in bets if one["edge"] is None)


def test_odds_of_a_coup_in_progress_state_its_cards_and_chances() -> None:
    priced = data("odds", "terminal-1", "--hand", "5s 2d / 2c 3h", "--decks", "8")
    assert priced["hand"] == {"player": ["5s", "2d"], "banker": ["2c", "3h"]}
    results = priced["results"]
    assert isinstance(results, dict)
    # The Player stands on 7. A Banker 5 wins with a three or a four and ties with a two.
    assert results["banker"]["exact"] == "63/412"
    assert results["tie"]["exact"] == "15/206"
    bets = {one["key"]: one for one in priced["bets"]}  # type: ignore[attr-defined]
    assert bets["player"]["hit"] == results["player"]["chance"]
    assert bets["player-pair"]["hit"] == "0.000000000000000"


def test_odds_of_a_coup_in_progress_are_printed_with_the_cards() -> None:
    printed = answer("odds", "mini-baccarat", "--hand", "5 Kd /").splitlines()
    assert printed[0].endswith("414 cards left")
    assert printed[1] == "On the table: Player 5 K♦, Banker no cards"
    assert printed[2].startswith("Player wins ")


def test_reconcile_has_a_verdict_for_every_figure() -> None:
    figures = data("reconcile")["figures"]
    assert isinstance(figures, list)
    assert len(figures) == 42
    assert {one["verdict"] for one in figures} == {"reproduced", "reproduced-if", "differs"}
    differing = [one for one in figures if one["verdict"] == "differs"]
    assert all(one["reasons"] and one["note"] for one in differing)


def test_a_custom_sheet_is_reconciled(tmp_path: Path) -> None:
    file = tmp_path / "super-six.toml"
    figure = '\n[[published]]\nfigure = "edge"\nbet = "super-6"\ndecks = 8\nprinted = "29.98 %"\n'
    file.write_text(SUPER_SIX + figure, encoding="utf-8")
    assert '"verdict": "reproduced"' in answer("reconcile", str(file), "--json")
    file.write_text(SUPER_SIX + figure.replace("29.98", "29.99"), encoding="utf-8")
    assert '"verdict": "differs"' in answer("reconcile", str(file), "--json")


def test_roads_match_the_documented_format() -> None:
    roads = data("roads", "BPPBBBP")
    assert roads["big_eye_boy"] == "UURUU"
    assert roads["ask"] == {"P": ["R", "R", "U"], "B": ["U", "U", "R"]}


def test_bench_gives_names_values_and_ratios() -> None:
    results = data("bench", "--only", "exact.")["results"]
    assert isinstance(results, list)
    assert [one["name"] for one in results] == ["exact.python", "exact.single", "exact.batch"]
    assert all(one["value"] > 0 and one["ratio"] > 0 for one in results)


@pytest.mark.part("compiler")
def test_bench_measures_every_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_kernels, "RUNS", 1)
    for name, work in bench_kernels.KERNELS.items():
        measure = work()
        assert measure.name == name
        assert measure.value > 0
        assert measure.ratio > 0


def setting_error(game: str, setting: str, problem: Fact) -> Fact:
    """The error of a setting of a built-in game."""
    return fact("sheet-error-at", file=f"{game}.toml", path=f"settings.{setting}", problem=problem)


@pytest.mark.parametrize(
    ("arguments", "stated"),
    [
        (("deal", "roulette"), unknown_game("roulette")),
        (("deal", "mini-baccarat", "--coups", "0"), too_small("--coups", 0, 1)),
        (("deal", "mini-baccarat", "--stake", "0"), not_positive("--stake", quoted("0"))),
        (("deal", "mini-baccarat", "--stake", "1.234"), not_an_amount("--stake", "1.234")),
        (("deal", "mini-baccarat", "--seed", "-1"), out_of_range("--seed", -1, 0, "2^64 - 1")),
        (("deal", "mini-baccarat", "--bet", "panda"), unknown_bet("panda", "mini-baccarat")),
        (
            ("deal", "progressive-1", "--rides", "horse"),
            no_choice("--rides", "horse", "player", "banker", "winner"),
        ),
        (
            ("deal", "mini-baccarat", "--set", "cut-card=5"),
            setting_error(
                "mini-baccarat",
                "cut-card",
                fact(
                    "sheet-error-decided",
                    path="cards.cut",
                    problem=fact("sheet-error-cut-shallow", cut=5, least=11),
                ),
            ),
        ),
        (
            ("deal", "mini-baccarat", "--profile", "mars"),
            fact(
                "sheet-error-in",
                file="mars",
                problem=fact("sheet-error-profile-unknown", known=listed(profile_keys())),
            ),
        ),
        (
            ("rules", "terminal-1", "--table", "--set", "total-decks=6"),
            setting_error(
                "terminal-1",
                "total-decks",
                fact("sheet-error-setting-locked", value="6", expected="8"),
            ),
        ),
        (
            ("odds", "fortune-7", "--removed", "1h"),
            fact("error-card-rank", text="1h", ranks="A23456789TJQK"),
        ),
        (
            ("odds", "fortune-7", "--removed", "8s " * 9),
            fact("error-removed", card="8s", times=9, held=8),
        ),
        (("odds", "fortune-7", "--counts", "1,2"), fact("error-counts-kinds", count=2)),
        (
            ("odds", "fortune-7", "--counts", "-1" + ",9" * 9),
            fact("error-count-negative", place=1, count=-1),
        ),
        (
            ("odds", "fortune-7", "--counts", "1" + ",0" * 9),
            fact("error-counts-few", count=1, least=6),
        ),
        (
            ("odds", "fortune-7", "--counts", "a" + ",0" * 9),
            fact("error-count", place=1, text="a"),
        ),
        (("odds", "fortune-7", "--hand", "5s 2d"), fact("error-hand", text="'5s 2d'")),
        (
            ("odds", "fortune-7", "--hand", "5s 2d / 5s 5s", "--decks", "1"),
            fact("error-hand-supply", card="5s"),
        ),
        (
            ("odds", "fortune-7", "--effects", "value", "--hand", "5s 2d / 2c 3h"),
            fact("error-effects-full"),
        ),
        (("odds", "fortune-7", "--decks", "0"), too_small("--decks", 0, 1)),
        (("odds", "fortune-7", "--effects", "suit"), fact("error-effects", text="suit")),
        (("par", "fortune-7", "--decks", "0"), too_small("--decks", 0, 1)),
        (
            ("reconcile", "mini-baccarat"),
            fact("reconcile-nothing-printed", games=listed(["mini-baccarat"])),
        ),
        (("odds", "fortune-7", "--meter", "1"), without_meter("--meter", "1", "fortune-7")),
        (("deal", "fortune-7", "--meter", "9"), without_meter("--meter", "9", "fortune-7")),
        (("deal", "progressive-1", "--meter", "x"), not_an_amount("--meter", "x")),
        (("roads", "BPX"), fact("error-result-letter", text="X", position=3)),
        (
            ("bench", "--only", "warp"),
            fact("error-benchmark", text="warp", known=one_of(BENCHMARKS)),
        ),
        (
            ("check", "no-such.toml"),
            fact(
                "sheet-error-in",
                file="no-such.toml",
                problem=fact(
                    "sheet-error-unreadable",
                    reason="No such file or directory",
                    expected=fact("sheet-expected-toml-file"),
                ),
            ),
        ),
        (
            ("audit", "no-such.shoe"),
            fact("error-log-unreadable", file="no-such.shoe", why="No such file or directory"),
        ),
        (("check",), fact("error-check-nothing")),
    ],
)
def test_bad_input_is_one_sentence(arguments: tuple[str, ...], stated: Fact) -> None:
    assert refusal(*arguments) == str(stated)


def test_a_closed_pipe_is_not_an_error() -> None:
    command = f"{sys.executable} -c 'from puntobanco.cli.main import main; main()' deal fortune-7"
    done = subprocess.run(
        ["/bin/sh", "-c", f"{command} --coups 3000 --seed 1 | head -1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert "Fortune 7" in done.stdout


def test_the_version_names_the_kernel_in_use() -> None:
    assert answer("--version") == f"puntobanco {VERSION}, kernel: {native.active()}\n"


@pytest.mark.part("compiler")
def test_a_kernel_path_can_be_forced_and_an_unknown_one_is_refused() -> None:
    forced = started("--version", PUNTO_ISA="python")
    assert forced.stdout == f"puntobanco {VERSION}, kernel: python\n"
    assert started("--version", PUNTO_ISA="baseline").stdout.endswith("kernel: baseline\n")
    wrong = started("--version", PUNTO_ISA="abacus")
    stated = fact("error-path", path="abacus", paths=one_of(native.PATHS))
    assert (wrong.returncode, wrong.stderr) == (2, f"punto: {stated}\n")


def test_listing_games_imports_no_maths() -> None:
    code = (
        "import sys; from puntobanco.cli.games import games; games(as_json=True); "
        "assert not any(name.startswith('puntobanco.analysis') for name in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("typed", ["--help", "games", "rules mini-baccarat", "par mini-baccarat"])
def test_a_base_command_runs_without_pydantic(typed: str) -> None:
    done = started(*typed.split(), before="import sys; sys.modules['pydantic'] = None; ")
    assert (done.returncode, done.stderr) == (0, "")


def test_check_prints_the_schema_without_a_sheet() -> None:
    assert json.loads(answer("check", "--schema"))["title"] == "puntobanco rule sheet"
