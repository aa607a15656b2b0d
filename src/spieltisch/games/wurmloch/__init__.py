"""Wurmloch: a race around planets and wormholes for sixteen crates."""

from spieltisch.engine.driving.game import Game, GameKind, Mode, Option
from spieltisch.games.wurmloch import rules, words

say = words.say

_MOVES_OF_A_TURN = 2  # the roll, and a card or none


def _census(s: rules.State) -> dict[str, int]:
    """Tiles, ships, crates that are where crates can be, and hands that add up."""
    faces = s.face.tolist()
    planets = sum(rules.CRATE[place] for place in range(rules.PLACES) if faces[place] == rules.PLANET)
    return {
        "wormholes": sum(face < rules.PLANET for face in faces),
        "planets": faces.count(rules.PLANET),
        "corners": faces.count(rules.CORNER),
        "places where something comes to rest": len(set(s.leads.tolist())),
        "ships on the track": sum(0 <= s.at[seat] < rules.PLACES for seat in range(s.seats)),
        "crates elsewhere": sum((s.crates[seat] & ~planets).bit_count() for seat in range(s.seats)),
        "cards miscounted": sum(abs(s.held[seat] - sum(s.cards[seat].tolist())) for seat in range(s.seats)),
    }


GAME = Game(
    __name__,
    version=2,
    seats=range(2, 5),
    minutes=30,
    mode=Mode.TURNS,
    kinds=(GameKind.RACE,),
    difficulty=2,
    family="Green Box",
    # The guard ends the game after so many turns (E5).
    longest=lambda seats, options: rules.MOST_TURNS * seats * _MOVES_OF_A_TURN,
    points=(0, rules.CRATES),
    census=_census,
    options=(Option.of(say, "sides", ("alternate", "mixed"), "alternate"),),
)
