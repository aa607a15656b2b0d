"""Scene."""


def scene(view, seat):
    return None
