from spieltisch.engine.scene import Scene


def scene(view, seat):
    return Scene([], [])
