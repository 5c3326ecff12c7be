"""All roads as text and as JSON.

Every coloured mark is also a letter, so that the roads are readable without colour.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.text import Text

from puntobanco.cli.folding import folded
from puntobanco.core.coup import Result
from puntobanco.core.facts import fact, listed
from puntobanco.core.roads import (
    DERIVED_ROADS,
    ROWS,
    Bead,
    Colour,
    Placed,
    Ring,
    Roads,
    Shape,
    Stroke,
    columns_used,
    window,
)
from puntobanco.words import Words
from puntobanco.words.alignment import padded, widest

RESULT_STYLES = {Result.BANKER: "bold red", Result.PLAYER: "bold blue", Result.TIE: "bold green"}
COLOUR_STYLES = {Colour.RED: "bold red", Colour.BLUE: "bold blue"}
PAIR_STYLES = {"'": "bold red", ".": "bold blue", ":": "bold magenta"}
GLYPHS = {Shape.RING: "○", Shape.DISC: "●", Shape.SLASH: "╱"}

GAP = 4
# A road that has only begun is still drawn at this width.
COLUMNS_MIN = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """One part of the picture, and how many of its oldest columns did not fit."""

    name: str
    lines: tuple[Text, ...]
    width: int
    left_out: int = 0


def as_json(roads: Roads) -> dict[str, object]:
    """The roads under the documented keys of `punto roads --json`."""
    ask = roads.ask()
    return {
        "bead_plate": [
            [bead.column, bead.row, bead.mark.result.value] for bead in roads.bead_plate
        ],
        "big_road": [
            [ring.column, ring.row, ring.side.value, ring.ties] for ring in roads.big_road
        ],
        **{key: _letters(strokes) for key, strokes in roads.derived.items()},
        "ask": {
            "P": [colour and colour.value for colour in ask.player.values()],
            "B": [colour and colour.value for colour in ask.banker.values()],
        },
    }


def draw(roads: Roads, *, width: int, words: Words) -> RenderableType:
    """All roads, the ask road and the totals, in lines of at most `width` columns.

    Blocks are placed next to each other if they fit. A road too long for one line loses its oldest
    whole columns, and a note says so.
    """
    size = _size(roads)
    upper = [
        _road(words.say("road-bead"), roads.bead_plate, _bead, size=size, width=width),
        _panel(roads, words),
        _big_road(roads, words, width=width),
    ]
    derived = roads.derived
    lower = [
        _road(
            words.say(road.name),
            derived[road.key],
            _stroke,
            size=2,
            width=width,
            glyph=GLYPHS[road.shape],
        )
        for road in DERIVED_ROADS
    ]
    bands = (*_bands(upper, width=width), *_bands(lower, width=width))
    picture = [line for band in bands for line in (*_side_by_side(band), Text())]
    told = (*_notes(roads, words), *_cut((*upper, *lower), words))
    notes = [Text(folded(note, width=width)) for note in told]
    record = Text(folded(words.say("table-record"), width=width), style="italic")
    return Constrain(Group(*picture, *notes, record), width)


def _letters(strokes: Iterable[Stroke]) -> str:
    return "".join(stroke.colour.value for stroke in strokes)


def _big_road(roads: Roads, words: Words, *, width: int) -> Block:
    size, name = _size(roads), words.say("road-big")
    if roads.leading_ties and not roads.big_road:
        # Without a ring to count them on, the ties are drawn in the first place.
        lone = Text("T", style=RESULT_STYLES[Result.TIE]) + _ties(roads.leading_ties)
        return _grid(name, {(0, 0): lone}, columns=1, size=size)
    return _road(name, roads.big_road, _ring, size=size, width=width)


def _size(roads: Roads) -> int:
    # A letter and a tie sign. Shoes with recorded pairs also need space for the pair sign.
    return 3 if _has_pairs(roads) else 2


def _has_pairs(roads: Roads) -> bool:
    totals = roads.totals()
    return bool(totals.banker_pair or totals.player_pair)


def _bead(bead: Bead) -> Text:
    mark = bead.mark
    letter = Text(mark.result.value, style=RESULT_STYLES[mark.result])
    return letter + _pairs(banker=mark.banker_pair, player=mark.player_pair)


def _ring(ring: Ring) -> Text:
    letter = Text(ring.side.value, style=RESULT_STYLES[ring.side])
    return letter + _pairs(banker=ring.banker_pair, player=ring.player_pair) + _ties(ring.ties)


def _stroke(stroke: Stroke) -> Text:
    return Text(stroke.colour.value, style=COLOUR_STYLES[stroke.colour])


def _pairs(*, banker: bool, player: bool) -> Text:
    # High for the Banker and low for the Player, like the dots on a printed road.
    sign = {(True, False): "'", (False, True): ".", (True, True): ":"}.get((banker, player), "")
    return Text(sign, style=PAIR_STYLES.get(sign, ""))


def _ties(count: int) -> Text:
    sign = "" if count == 0 else "/" if count == 1 else str(count) if count < 10 else "+"
    return Text(sign, style=RESULT_STYLES[Result.TIE])


def _road(
    name: str,
    road: Sequence[Placed],
    sign: Callable[[Placed], Text],
    *,
    size: int,
    width: int,
    glyph: str = "",
) -> Block:
    used = columns_used(road)
    columns = min(used, max(1, width // size))
    signs = {(place.column, place.row): sign(place) for place in window(road, columns=columns)}
    return _grid(name, signs, columns=columns, size=size, left_out=used - columns, glyph=glyph)


def _grid(
    name: str,
    signs: Mapping[tuple[int, int], Text],
    *,
    columns: int,
    size: int,
    left_out: int = 0,
    glyph: str = "",
) -> Block:
    columns = max(columns, COLUMNS_MIN)
    heading = f"{name} {glyph}".rstrip()
    lines = [Text(heading, style="bold")]
    for row in range(ROWS):
        line = Text()
        for column in range(columns):
            place = signs.get((column, row), Text("·", style="dim")).copy()
            place.align("left", size)
            line.append_text(place)
        lines.append(line)
    width = max(columns * size, cell_len(heading))
    return Block(name=name, lines=tuple(lines), width=width, left_out=left_out)


def _panel(roads: Roads, words: Words) -> Block:
    """The ask road above the totals."""
    ask, title = roads.ask(), words.say("roads-ask")
    names = [words.say(road.name) for road in DERIVED_ROADS]
    wide = widest((title, *names), 15)
    lines = [Text(f"{padded(title, wide)} P?  B?", style="bold")]
    for name, road in zip(names, DERIVED_ROADS, strict=True):
        line, glyph = Text(f"{padded(name, wide)} "), GLYPHS[road.shape]
        line.append_text(_answer(glyph, ask.player[road.key])).append("  ")
        lines.append(line.append_text(_answer(glyph, ask.banker[road.key])))
    lines += [Text(), *_totals(roads, words)]
    return Block(name=title, lines=tuple(lines), width=max(line.cell_len for line in lines))


def _answer(glyph: str, colour: Colour | None) -> Text:
    if colour is None:
        return Text(" –", style="dim")
    return Text(f"{glyph}{colour.value}", style=COLOUR_STYLES[colour])


def _totals(roads: Roads, words: Words) -> Iterator[Text]:
    totals = roads.totals()
    yield Text(
        words.say("roads-totals", banker=totals.banker, player=totals.player, tie=totals.tie)
    )
    if _has_pairs(roads) or totals.natural:
        pairs = words.say(
            "roads-pairs",
            banker=totals.banker_pair,
            player=totals.player_pair,
            natural=totals.natural,
        )
        yield Text(pairs)


def _bands(blocks: Iterable[Block], *, width: int) -> list[list[Block]]:
    """The blocks in order, as many per band as fit its width."""
    bands: list[list[Block]] = []
    room = 0
    for block in blocks:
        if not bands or block.width + GAP > room:
            bands.append([])
            room = width + GAP
        bands[-1].append(block)
        room -= block.width + GAP
    return bands


def _side_by_side(band: Sequence[Block]) -> Iterator[Text]:
    for row in zip_longest(*(block.lines for block in band), fillvalue=Text()):
        joined = Text(no_wrap=True, overflow="crop")
        for index, (block, line) in enumerate(zip(band, row, strict=True)):
            part = line.copy()
            if index < len(band) - 1:
                part.align("left", block.width + GAP)
            joined.append_text(part)
        joined.rstrip()
        yield joined


def _notes(roads: Roads, words: Words) -> Iterator[str]:
    """What the letters and signs mean."""
    yield words.say("roads-letters")
    if any(ring.ties for ring in roads.big_road) or roads.leading_ties:
        yield words.say("roads-ties")
    if _has_pairs(roads):
        yield words.say("roads-pair-signs")
    yield words.say("roads-derived")


def _cut(blocks: Iterable[Block], words: Words) -> Iterator[str]:
    """Which roads lost columns."""
    cut = [
        fact("roads-cut-one", road=block.name, columns=block.left_out)
        for block in blocks
        if block.left_out
    ]
    if cut:
        yield words.say("roads-cut", roads=listed(cut))
