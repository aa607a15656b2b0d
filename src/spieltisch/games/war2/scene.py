"""What a seat sees of War 2.0."""

from spieltisch.engine.scene import Scene
from spieltisch.games.war2.rules import State


def scene(view: State, seat: int) -> Scene:
    return Scene([], [])
