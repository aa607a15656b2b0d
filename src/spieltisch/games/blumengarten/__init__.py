"""Blumengarten: grow flowers together, plant them alone."""

from spieltisch.engine.driving.game import Chosen, Game, Mode
from spieltisch.engine.kernel.sets import joined, members
from spieltisch.games.blumengarten import rules, words
from spieltisch.games.blumengarten.rules import CARD_NUMBER, COLOURS, HAND, LIMIT, RANKS, ROWS, SYMBOLS
from spieltisch.games.green_box.deck import CARDS
from spieltisch.games.green_box.pieces import COLOURS as CUBES

say = words.say


def _longest(seats: int, options: Chosen) -> int:
    """Every action takes a card that was dealt or drawn; six cards, finishing and a colour are the longest (E6)."""
    return (HAND * seats + CARDS * LIMIT[seats]) * (HAND + 2)


def _census(s: rules.State) -> dict[str, int]:
    """Every card lies in one place; of every colour there are twenty flowers."""
    beds = [(card, bed % COLOURS) for card, bed in enumerate(s.bed.tolist()) if bed >= 0]
    cards = [card for card, _ in beds] + members(joined(s.pile)) + members(joined(s.discard))
    for seat in range(s.seats):
        cards += members(joined(s.hand[seat]))
    rows = [(symbol, slot) for symbol in range(SYMBOLS) for slot in range(ROWS)]
    cards += [RANKS * symbol + rank for symbol, slot in rows for rank in members(s.row[symbol, slot])]
    planted = sum(s.planted.tolist())
    found = {
        "cards": len(cards),
        "different cards": len(set(cards)),
        "cards of the pile not counted": len(members(joined(s.pile))) - s.left,
        "flowers in beds not counted": sum(CARD_NUMBER[card] for card, _ in beds) - planted,
    }
    for colour in range(COLOURS):
        waiting = sum(s.supply[seat, colour] for seat in range(s.seats))
        in_beds = sum(CARD_NUMBER[card] for card, flowers in beds if flowers == colour)
        found[f"{CUBES[colour]} flowers"] = s.stock[colour] + waiting + in_beds
    return found


def _final(before: rules.State, after: rules.State, seat: int, move: int) -> bool:
    """Whoever has finished, or named the colour of a joker, has drawn cards."""
    return move < rules.GROW


GAME = Game(
    __name__,
    version=2,
    seats=range(2, 6),
    minutes=30,
    mode=Mode.TURNS,
    family="Green Box",
    longest=_longest,
    points=(-78, 78),  # at most two colours are ever used up, and then it is over
    census=_census,
    final=_final,
)
