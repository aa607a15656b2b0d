"""What a seat sees."""

from spieltisch.engine.scene import Scene
from spieltisch.games.sohn_des_kark.rules import State


def scene(view: State, seat: int) -> Scene:
    return Scene([], [])
