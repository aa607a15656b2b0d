"""What a seat sees of Brikks."""

from spieltisch.engine.scene import Scene
from spieltisch.games.brikks.rules import State


def scene(view: State, seat: int) -> Scene:
    return Scene([], [])
