"""The squeeze, checked frame by frame: a card goes only to its holder until it is turned."""

import re
from itertools import count
from random import Random

import pytest

from puntobanco.core.ids import TableId
from puntobanco.server.client import Live
from puntobanco.server.protocol import ToClient, Watch
from puntobanco.server.table_messages import Mine, Seen
from puntobanco.sheets import load_game
from puntobanco.table.squeeze import face_down
from tests.kit.houses import run
from tests.kit.parties import party
from tests.kit.server import OpenHouse
from tests.kit.wires import open_welcomed_wire

GAME = load_game("midi-baccarat", settings={"squeeze-card": True})
CARD = re.compile(r'"([2-9TJQKA][shdc])"')
_numbers = count(1)


def cards_of(message: Seen) -> set[tuple[int, int, str]]:
    """Every card in a message: coup, place, card."""
    told = {
        (message.view.coup, one.place, one.card)
        for one in message.view.cards
        if one.card is not None
    }
    for item in message.items:
        assert item.coup is not None or item.card is None
        if item.card is not None:
            told.add((item.coup or 0, item.place or 0, item.card))
        told |= {(item.coup or 0, place, card) for place, card in item.cards.items()}
    return told


@pytest.mark.assures("GAM-14")
@pytest.mark.parametrize("seed", range(2))
def test_a_squeezed_card_is_hidden_from_others_until_turned(house: OpenHouse, seed: int) -> None:
    name = TableId(f"squeeze-{next(_numbers)}")
    house.open_table(name, GAME)
    held = 0

    async def story() -> int:
        nonlocal held
        async with party(house, name, Random(seed)) as friends:
            seats = {live: live.own_views[name].seat for live in friends.lives}

            def listen(live: Live) -> None:
                def heard(message: ToClient) -> None:
                    judge(live, message)

                live.on_message = heard

            def judge(live: Live, message: ToClient) -> None:
                """Called for each message, with the house quiet since it was sent."""
                nonlocal held
                table = house.table(name)
                down = face_down(table)
                if isinstance(message, Seen):
                    told = cards_of(message)
                    assert not {(table.coups, place) for place in down} & {
                        (coup, place) for coup, place, _ in told
                    }
                if isinstance(message, Mine):
                    own = {card.place for cards in message.holds.values() for card in cards}
                    now = {place for place, seat in down.items() if seat == seats[live]}
                    assert own <= now | set(table.coup.turned if table.coup else own)
                    held += len(own)

            for live in friends.lives:
                listen(live)
            while len(house.table(name).recall) < 4:
                await friends.step()
            assert all(not one.void for one in house.table(name).recall)
            return held

    assert run(story()) > 0


def test_frames_of_bystanders_contain_no_face_down_card(house: OpenHouse) -> None:
    """The raw text of every frame, not its interpretation by a client."""
    name = TableId(f"squeeze-{next(_numbers)}")
    house.open_table(name, GAME)

    async def story() -> int:
        looked = 0
        chance = Random(5)
        async with party(house, name, chance) as friends, open_welcomed_wire(house) as wire:
            await wire.send(Watch(table=name))
            await wire.receive_all()
            while len(house.table(name).recall) < 4:
                seen = len(wire.frames)
                await friends.step()
                await wire.receive_all()
                table = house.table(name)
                if table.coup is None or not face_down(table):
                    continue
                down = face_down(table)
                dark = {table.coup.cards[place] for place in down}
                # A shoe holds each card eight times: the same card may be face up next to it, or
                # have been on the table when this coup was dealt.
                light = {
                    card for place, card in enumerate(table.coup.cards) if place not in down
                } | {card for one in table.recall[-1:] for card in one.cards}
                told = {card for frame in wire.frames[seen:] for card in CARD.findall(frame)}
                assert not (told & dark) - light
                looked += len(dark)
        return looked

    assert run(story()) > 10
