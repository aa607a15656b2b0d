"""What a seat sees of Brooke."""

from spieltisch.engine.scene import Scene, Seat
from spieltisch.games.brooke.rules import State


def scene(view: State, seat: int) -> Scene:
    return Scene([], [Seat(0), Seat(1)])
