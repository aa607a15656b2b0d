"""What a seat sees of Othellino: the board, the discs, and the cells where a disc may be placed."""

from spieltisch.engine.showing.phrase import Who
from spieltisch.engine.showing.stage import PLAYERS, Stage, on
from spieltisch.games.green_box import speech
from spieltisch.games.othellino import words
from spieltisch.games.othellino.rules import NOBODY, NOWHERE, PASS, SIZE, SIZES, State, colour_of, discs_of


def draw(stage: Stage[State]) -> None:
    view, discs = stage.view, words.discs(stage.view)
    size = SIZES[view.options[SIZE]]
    board = stage.zone("board", title=words.say("board"), surface="wood")
    for cell, name in enumerate(words.cell_names(size)):
        row, column = divmod(cell, size)
        edge = (name[0] if row == 0 else "") + (name[1] if column == 0 else "")
        board.place(name, column, row, look="cell", label=words.say("cell", name=name), caption=edge)
        if cell in discs:  # a disc keeps its id when it is turned, so the page can turn it
            colour, flags = discs[cell], on(last=cell == view.last)
            label = words.say("disc", colour=speech.COLOURS[colour], cell=name)
            board.piece(f"disc-{name}", "disc", name, PLAYERS[colour], flags=flags, label=label)
        else:
            stage.way(cell, place=name, shows=turned(view, cell) if cell in stage.legal else [])
    stage.button(PASS[view.options[SIZE]], key="p", tone="go")
    for seat in range(view.seats):
        colour = colour_of(view, seat)
        stage.panel(seat, PLAYERS[colour], discs_of(view, colour))
    about_a_pass(stage, discs)


def turned(view: State, cell: int) -> list[str]:
    """The discs that a placement turns, those next to it first."""
    size = SIZES[view.options[SIZE]]
    row, column = divmod(cell, size)
    found = words.captures(view, colour_of(view, view.turn), cell)
    found.sort(key=lambda other: max(abs(other // size - row), abs(other % size - column)))
    return [f"disc-{words.cell_name(view, other)}" for other in found]


def about_a_pass(stage: Stage[State], discs: dict[int, int]) -> None:
    """A pass, before it is made and after. It was made if the last disc is of the colour on turn again."""
    view = stage.view
    if view.turn == NOBODY:
        return
    if words.must_pass(view):
        stage.notice(words.say("stuck", who=Who(view.turn)))
    elif view.last != NOWHERE and discs[view.last] == colour_of(view, view.turn):
        stage.notice(words.say("again", who=Who(view.turn), other=Who(1 - view.turn)))
