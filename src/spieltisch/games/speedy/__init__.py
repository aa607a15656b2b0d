"""Speedy: a race to be rid of all cards."""

from spieltisch.engine.driving.game import Chosen, Game, GameKind, Mode, Option
from spieltisch.engine.kernel.sets import joined, members
from spieltisch.games.speedy import rules, words

say = words.say


def _longest(seats: int, options: Chosen) -> int:
    """Per seat one GO, 26 cards shed and 23 drawn by hand (E4), and a WAIT before each card the other sheds.

    A seat that waits moves again only after the other has laid a card or both have turned one up, and
    each seat sheds 26 cards at most: so it waits at most 26 times.
    """
    drawn = rules.TO_SHED - rules.SLOTS if options["draw"] == "hand" else 0
    return seats * (1 + rules.TO_SHED + drawn + rules.TO_SHED)


def _census(s: rules.State) -> dict[str, int]:
    """Every card is in one place: seen in the centre, face down there, in a hand or in a draw pile."""
    cards = members(joined(s.seen))
    cards += s.top.tolist() if s.phase == rules.READY else []
    cards += [card for card in s.hand[0].tolist() + s.hand[1].tolist() if card != rules.EMPTY]
    cards += [card for card in s.stack.tolist() if card != rules.EMPTY]
    outside = sum(rules.cards_left(s, seat) + s.height[seat] for seat in range(rules.SEATS))
    return {"cards": len(cards), "different cards": len(set(cards)), "cards counted by place": outside}


GAME = Game(
    __name__,
    version=1,
    seats=range(2, 3),
    minutes=2,
    mode=Mode.RACE,
    kinds=(GameKind.QUICK, GameKind.DUEL),
    difficulty=1,
    family="Green Box",
    longest=_longest,
    points=(0, rules.TO_SHED),
    census=_census,
    options=(Option.of(say, "draw", ("hand", "auto"), "hand"),),
)
