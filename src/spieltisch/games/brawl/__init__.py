"""Brawl: a fight of card decks, in turns or in real time."""

from spieltisch.engine.driving.game import Chosen, Game, GameKind, Mode, Option
from spieltisch.games.brawl import rules, words
from spieltisch.games.brawl.decks import DECK, FREEZES


def _longest(seats: int, options: Chosen) -> int:
    """Every card is drawn, put away and perhaps played from the discards (E7); and choosing and getting ready."""
    if seats == 2:
        return seats * (2 + 3 * (DECK - 1))
    games = 1 + rules.MOST_PLAYOFFS if options["playoff"] == "on" else 1
    return seats * (1 + games * (1 + 3 * (DECK - 2)))


def _census(s: rules.State) -> dict[str, int]:
    """All cards of those who play: in decks, hands and discards, on the table, gone. What is unseen adds up."""
    playing = words.seats_of(s)
    held = [s.held[seat] != rules.NO_CARD for seat in range(rules.MOST_SEATS)]
    away = sum(s.left[seat] + held[seat] + s.discarded[seat] for seat in playing)
    laid = sum(s.lying.tolist()) + sum(s.length.tolist()) + sum(s.frozen.tolist())
    laid += sum(sum(on) for on in s.modifiers.tolist())
    unknown = [sum(s.unseen[seat].tolist()) + min(s.left[seat] + held[seat], FREEZES) for seat in playing]
    missing = sum(unknown) - sum(s.left[seat] + held[seat] for seat in playing)
    return {"cards missing": DECK * len(playing) - away - laid - s.gone, "unseen cards missing": missing}


# In a game of a circle all Doubles of a player and both neighbours: three and three on one Base, three on
# another, with two plain Bases beside each; four games.
_MOST_POINTS = 4 * (2**6 + 2 + 2**3 + 2)

GAME = Game(
    __name__,
    version=2,
    seats=range(2, 7),
    usual=2,
    minutes=5,
    mode=Mode.TURNS,
    kinds=(GameKind.DUEL, GameKind.QUICK),
    difficulty=2,
    longest=_longest,
    points=(0, _MOST_POINTS),
    census=_census,
    final=lambda before, after, seat, move: move == rules.DRAW,  # a drawn card stays drawn
    options=(
        Option.of(words.say, "mode", ("training", "tournament"), "training", modes={"tournament": Mode.RACE}),
        Option.of(words.say, "decks", ("choose", "random"), "choose"),
        Option.of(words.say, "expansions", ("off", "on"), "off"),
        Option.of(words.say, "playoff", ("on", "off"), "on", seats=range(3, 7)),
    ),
)
