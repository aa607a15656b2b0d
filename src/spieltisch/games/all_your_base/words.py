"""What is said of All Your Base: its stations, cards, moves and refusals."""

from spieltisch.engine.kernel.sets import joined, members
from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Arg, Book, Phrase, Who, every
from spieltisch.games.all_your_base import rules
from spieltisch.games.green_box import speech
from spieltisch.games.green_box.deck import COLOUR, NUMBER, SYMBOL, WHITE
from spieltisch.games.green_box.speech import CARD_NAMES, COLOURS, SYMBOLS

say = Book("all_your_base")


def station(view: rules.State, tile: int) -> Phrase:
    return say("station", **which(view, tile))


def which(view: rules.State, tile: int) -> dict[str, Arg]:
    """A station by its symbol, and where its owner has several of it by its place in the base."""
    symbol = tile // rules.OF_A_SYMBOL
    bases = (joined(view.base[seat]) & rules.TILES_OF[symbol] for seat in range(view.seats))
    alike = members(next((tiles for tiles in bases if tiles >> tile & 1), 0))
    return {"symbol": SYMBOLS[symbol], "place": 1 + alike.index(tile) if len(alike) > 1 else 0}


def numbers_of(cards: int) -> Phrase:
    return every(sorted({int(NUMBER[card]) for card in members(cards)}))


def put_in(view: rules.State, phase: int) -> int:
    """All cards that have been put into the game by a phase."""
    return rules.IN_GAME[rules.deck(view), phase]


READINGS: Readings = {
    **speech.READINGS,
    "station": station,
    "cards": lambda view, cards: every(CARD_NAMES[card] for card in members(cards)),
    "later": lambda view, phase: numbers_of(rules.IN_GAME[0, 0] ^ put_in(view, phase)),
    "new": lambda view, phase: numbers_of(put_in(view, phase) ^ put_in(view, phase - 1)),
}


def neighbour(view: rules.State, seat: int) -> int:
    """Who gets a player's rest."""
    return (seat + 1) % view.seats


def change(view: rules.State, move: int) -> int:
    """What a card would change at a station if the phase ended now."""
    card, target = divmod(move, rules.TARGETS)
    if target >= rules.SOFTWARE:
        tile = target - rules.SOFTWARE
        return NUMBER[card] + rules.MATCH * rules.matching(view, tile, COLOUR[card]) - rules.worth(view, tile)
    if target >= rules.HARDWARE and (software := view.software[target - rules.HARDWARE]) != rules.NO_CARD:
        return rules.MATCH if COLOUR[software] in (COLOUR[card], WHITE) else 0
    return 0


def signed(n: int) -> str:
    """A change of points, `+9` or `−2`."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "±0"


def label(view: rules.State, seat: int, move: int) -> Phrase:
    if move >= rules.KEEP:
        return say("keep", card=CARD_NAMES[move - rules.KEEP])
    card, target = divmod(move, rules.TARGETS)
    if target in (rules.NOTHING, rules.STATION):
        return say("use-nothing" if target == rules.NOTHING else "use-station", **card_of(card))
    n = change(view, move)
    gain = signed(n) if n else 0
    if target < rules.SOFTWARE:
        return say("use-hardware", **card_of(card), **which(view, target - rules.HARDWARE), gain=gain)
    return say("use-software", **card_of(card), **which(view, target - rules.SOFTWARE), gain=gain)


def card_of(card: int) -> dict[str, Arg]:
    """A card by what is on it: there are many uses, and a name in each of them would make a scene large."""
    return {"colour": COLOURS[COLOUR[card]], "kind": SYMBOLS[SYMBOL[card]], "number": int(NUMBER[card])}


def to_play(view: rules.State, seat: int) -> dict[str, Arg]:
    """How many cards a player has still to play, and how many he has."""
    return {"n": view.plays - view.played[seat], "done": view.played[seat]}


def prompt(view: rules.State, seat: int) -> Phrase:
    if view.played[seat] == view.plays:
        done = view.chosen[seat]
        return say("prompt-keep", n=view.keeps - done, done=done, whom=Who(neighbour(view, seat)))
    return say("prompt-play-last" if rules.is_last_round(view) else "prompt-play", **to_play(view, seat))


def reason(view: rules.State, seat: int, move: int) -> Phrase:
    card = move - rules.KEEP if move >= rules.KEEP else move // rules.TARGETS
    if not joined(view.hand[seat]) >> card & 1:
        return say("why-not-held", card=CARD_NAMES[card])
    if move >= rules.KEEP:
        if view.played[seat] < view.plays:
            return say("why-play-first", **to_play(view, seat))
        return say("why-kept", card=CARD_NAMES[card])
    if view.played[seat] == view.plays:
        return say("why-keep-now")
    return use_reason(view, seat, card, move % rules.TARGETS)


def use_reason(view: rules.State, seat: int, card: int, target: int) -> Phrase:
    """Why a card of the hand cannot be used in this way."""
    symbol, colour = SYMBOLS[SYMBOL[card]], COLOURS[COLOUR[card]]
    if target == rules.STATION:
        return say("why-stack", symbol=symbol)
    tile = target - (rules.HARDWARE if target < rules.SOFTWARE else rules.SOFTWARE)
    if not joined(view.base[seat]) >> tile & 1:
        return say("why-not-yours-hardware" if target < rules.SOFTWARE else "why-not-yours-software")
    if target >= rules.SOFTWARE:
        return say("why-symbol", symbol=symbol, station=station(view, tile))
    return say("why-no-such-cubes" if COLOUR[card] >= rules.CUBE_COLOURS else "why-no-cubes-left", colour=colour)
