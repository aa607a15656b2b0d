"""Blumengarten: grow flowers together, plant them alone."""

from spieltisch.engine.driving.game import Game, GameKind, Mode
from spieltisch.engine.kernel.sets import joined, members
from spieltisch.games.blumengarten import rules, words
from spieltisch.games.green_box.deck import CARDS
from spieltisch.games.green_box.pieces import COLOURS as CUBES

say = words.say


def _census(s: rules.State) -> dict[str, int]:
    """Every card lies in one place; of every colour there are twenty flowers."""
    beds = [(card, bed % rules.COLOURS) for card, bed in enumerate(s.bed.tolist()) if bed >= 0]
    piles = [s.pile, s.discard, *(s.hand[seat] for seat in range(s.seats))]
    cards = [card for card, _ in beds] + [card for pile in piles for card in members(joined(pile))]
    for symbol, rows in enumerate(s.row.tolist()):
        cards += [rules.RANKS * symbol + rank for row in rows for rank in members(row)]
    found = {
        "cards": len(cards),
        "different cards": len(set(cards)),
        "cards of the pile not counted": len(members(joined(s.pile))) - s.left,
        "flowers in beds not counted": sum(rules.CARD_NUMBER[card] for card, _ in beds) - sum(s.planted.tolist()),
    }
    for colour in range(rules.COLOURS):
        waiting = sum(s.supply[seat, colour] for seat in range(s.seats))
        in_beds = sum(rules.CARD_NUMBER[card] for card, flowers in beds if flowers == colour)
        found[f"{CUBES[colour]} flowers"] = s.stock[colour] + waiting + in_beds
    return found


GAME = Game(
    __name__,
    version=2,
    seats=range(2, 6),
    minutes=30,
    mode=Mode.TURNS,
    kinds=(GameKind.BUILDING,),
    difficulty=2,
    family="Green Box",
    # Every action takes a card that was dealt or drawn; six cards, finishing and a colour are the longest (E6).
    longest=lambda seats, options: (rules.HAND * seats + CARDS * rules.LIMIT[seats]) * (rules.HAND + 2),
    points=(-78, 78),  # at most two colours are ever used up, and then it is over
    census=_census,
    final=lambda before, after, seat, move: move < rules.GROW,  # who has finished, or named a colour, has drawn cards
)
