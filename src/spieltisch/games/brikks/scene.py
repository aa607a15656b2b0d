"""What a seat sees of Brikks: its sheet with the dice, the overview, and the sheets of the others as small pictures.

The n-th block of a sheet is `block-<seat>-<n>`, a mini `mini-<seat>-<cell>`. Whoever drops minis has the other sheet
before him.
"""

from collections.abc import Sequence

from spieltisch.engine.kernel.telling import Event, Told
from spieltisch.engine.showing.phrase import MINUS, Phrase, Who, every
from spieltisch.engine.showing.scene import Act, Bar, Colour, Flag, Landing, Mark, Shape, Upright, Well
from spieltisch.engine.showing.stage import Layout, Stage, on
from spieltisch.games.brikks import blocks, rules, words
from spieltisch.games.brikks.blocks import BOMBS, COLUMNS, ENERGY, EXCHANGE, FIELDS, MINI, PLACES, ROWS, TURNS, cells_at
from spieltisch.games.brikks.words import BLOCKS, say

NAMES: tuple[Colour, ...] = ("white", "yellow", "green", "red", "blue", "black")
PLAYERS: tuple[Colour, ...] = ("red", "blue", "green", "yellow")

# The sheet: points at the left of the rows, dice and bombs at the right, the bars below.
LEFT, TOP, RIGHT = 0.85, 0.4, 1.1
BELOW = TOP + ROWS + 0.25
BAR_WIDTH = LEFT + COLUMNS + RIGHT - 0.1
EXTRA_FIELDS, ENERGY_FIELDS = 15, 14  # in a line
SIDE = LEFT + COLUMNS + 0.08
PART = RIGHT - 0.08
SMALL = 0.2  # a cell of a picture

ACROSS = Upright(12, 2, [(f % 12, f // 12, 1, 1) for f in range(FIELDS)])  # three colours side by side
DICE = ("die-colour", "die-number")
RINGS = [(place, NAMES[colour]) for place in range(PLACES) if (colour := blocks.CIRCLE[place]) != blocks.NO_CIRCLE]
GAINS = ((rules.FILLS, "brings-rows"), (rules.CROSSES, "brings-crosses"), (rules.EARNS, "brings-minis"))


def draw(stage: Stage[rules.State]) -> None:
    view, seat = stage.view, stage.seat
    shown = 1 - seat if view.phase == rules.DROPPING and view.turn == seat else stage.below
    sheet(stage, shown)
    overview(stage)
    for other in range(view.seats):
        if other != shown:
            title, picture = sheet_title(view, other), well(view, other, 0, 0, SMALL)
            zone = stage.zone(f"sheet-{other}", area="others", title=title, owner=other, well=picture, opens=True)
            zone.size(SMALL * COLUMNS, SMALL * ROWS)
    for other in range(view.seats):
        panel(stage, other)
    if view.phase == rules.ANSWERING and view.answered:
        done = (view.answered & view.inside).bit_count()
        stage.notice(say("answered", done=done, all=done + rules.actors(view).bit_count()))
    stage.button(rules.KEEP, key="k", tone="go")
    for level in range(rules.LEVELS):
        stage.button(rules.PICK + level, key=str(level + 1))
    stage.button(rules.LEAVE, tone="danger")  # without a key: nobody leaves by a slip of a finger
    stage.button(rules.BACK, key="z")


def panel(stage: Stage[rules.State], seat: int) -> None:
    """Level, energy, bombs, and whether somebody is done or out. Points, or the full rows of a duel."""
    view, level, out = stage.view, stage.view.level[seat], not stage.view.inside >> seat & 1
    points = rules.full_row_points(view, seat) if words.is_duel(view) else rules.sheet_points(view, seat)
    notes = [say("note-rank", rank=words.rank(points, level))] if view.seats == 1 and view.phase == rules.OVER else []
    if view.options[rules.LEVEL] == rules.CHOOSE and level:
        notes.append(say("level", level=level))
    notes += [say("note-energy", energy=rules.free_energy(view, seat)), say("note-bombs", bombs=view.bombs[seat])]
    if has_answered(view, seat):
        notes.append(say("note-done"))
    if out:
        notes.append(say("note-out"))
    stage.panel(seat, PLAYERS[seat], points, notes, out=out)


def has_answered(view: rules.State, seat: int) -> bool:
    """Whether a player who is still in waits for others."""
    return view.phase == rules.ANSWERING and bool(view.answered & view.inside & 1 << seat)


# A sheet.


def sheet(stage: Stage[rules.State], shown: int) -> None:
    """The large sheet, with the dice, the bombs and the bars."""
    view, title, grid = stage.view, sheet_title(stage.view, shown), well(stage.view, shown, LEFT, TOP)
    bars = [] if words.is_duel(view) else [extra_bar(view, shown)]
    below = BELOW + len(bars) * (BAR_WIDTH / EXTRA_FIELDS + 0.12)
    bars.append(energy_bar(view, shown, below))
    zone = stage.zone(f"sheet-{shown}", title=title, owner=shown, surface="plain", well=grid, bars=bars)
    zone.size(LEFT + COLUMNS + RIGHT, below + 2 * BAR_WIDTH / ENERGY_FIELDS + 0.05)
    dice(stage, zone)
    bombs(stage, zone, shown)
    if stage.is_mine:
        landings(stage, grid, shown)


def sheet_title(view: rules.State, seat: int) -> Phrase:
    """Whose sheet it is; a tick when another player has answered."""
    return say("sheet-answered" if has_answered(view, seat) else "sheet", who=Who(seat))


def extra_bar(view: rules.State, shown: int) -> Bar:
    n = view.extra[shown]
    label = say("extra-bar", crosses=n, points=blocks.EXTRA[n])
    fields = [str(blocks.EXTRA[i]) for i in range(EXTRA_FIELDS)]
    return Bar("extra", 0.05, BELOW, BAR_WIDTH, EXTRA_FIELDS, label, fields, used=n)


def energy_bar(view: rules.State, shown: int, y: float) -> Bar:
    won, used = view.circled[shown], view.used[shown]
    label = say("energy-bar", energy=won - used)
    gifts = [i for i in range(ENERGY) if blocks.PINK[i + 1] > blocks.PINK[i]]
    return Bar("energy", 0.05, y, BAR_WIDTH, ENERGY_FIELDS, label, [""] * ENERGY, "circles", won, used, gifts)


def dice(stage: Stage[rules.State], zone: Layout) -> None:
    """The colour and the number that were thrown last."""
    zone.place("dice", SIDE, TOP, PART, 2 * PART, "tray", say("dice"), heap="down")
    if stage.view.rolled == rules.NO_FIELD:
        for die in DICE:
            zone.piece(die, "die", "dice", flags=["dim"], label=say("die"))
    else:
        colour, column = divmod(stage.view.rolled, TURNS)
        zone.piece(DICE[0], "die", "dice", NAMES[colour], label=words.COLOURS[colour])
        zone.piece(DICE[1], "die", "dice", number=column + 1, label=say("die-number", number=column + 1))
    if rules.ROLL in stage.legal:
        stage.way(rules.ROLL, place="dice", short=say("short-roll"), thumb=True, key="r", tone="go")
    if rules.REROLL in stage.legal:
        stage.way(rules.REROLL, place="dice", short=say("short-reroll"), thumb=True, key="r")


def acts(before: rules.State, view: rules.State, told: Sequence[Event]) -> list[Act]:
    """Both dice are cast."""
    return [Act("cast", die) for event in told if event.kind is rules.ROLLS for die in DICE]


def bombs(stage: Stage[rules.State], zone: Layout, shown: int) -> None:
    """Used ones above; the first that is left can be pressed."""
    used = BOMBS - stage.view.bombs[shown]
    for i in range(BOMBS):
        worth = blocks.BOMB_POINTS[BOMBS - i] - blocks.BOMB_POINTS[BOMBS - i - 1]
        y = TOP + ROWS - (BOMBS - i) * PART - 0.2
        at = zone.place(f"bomb-place-{i}", SIDE, y, PART, PART, label=say("bomb-worth", points=worth))
        zone.piece(f"bomb-{i}", "bomb", at, flags=on(dim=i < used), label=say("bomb-used" if i < used else "bomb"))
    if rules.BOMB in stage.legal:
        stage.way(rules.BOMB, f"bomb-{used}", short=say("bomb"), thumb=True, key="b")


def well(view: rules.State, shown: int, x: float, y: float, cell: float = 1.0) -> Well:
    """The grid of a sheet with its blocks."""
    rows = view.rows[shown].tolist()[:ROWS]
    tops = [max((row + 1 for row in range(ROWS) if rows[row] >> x & 1), default=0) for x in range(COLUMNS)]
    found = Well(x, y, COLUMNS, ROWS, say("heights", heights=" ".join(map(str, tops))), cell)
    found.shapes = shapes(view, shown)
    found.rings = [ring for ring in RINGS if not rows[ring[0] // COLUMNS] >> ring[0] % COLUMNS & 1]
    found.off = not view.inside >> shown & 1
    if cell == 1:
        found.factors = [blocks.FACTOR[row] for row in range(ROWS)]
        found.points = [blocks.ROW_POINTS[rows[row]] * blocks.FACTOR[row] for row in range(ROWS)]
    return found


def shapes(view: rules.State, shown: int) -> list[Shape]:
    """All blocks, and as minis the crosses that no block explains."""
    found = [
        Shape(f"block-{shown}-{i}", NAMES[field // TURNS], cells_at(field, place))
        for i, (field, place) in enumerate(drawn_blocks(view, shown))
    ]
    own = {cell for shape in found for cell in shape.cells}
    minis = [cell for cell in words.crossed(view, shown) if cell not in own]
    return found + [Shape(f"mini-{shown}-{cell}", "grey", [cell]) for cell in minis]


def drawn_blocks(view: rules.State, seat: int) -> list[tuple[int, int]]:
    """The blocks of a sheet in the order in which they were drawn: field and place."""
    return [divmod(laid, PLACES) for laid in view.laid[seat].tolist()[: view.drawn[seat]]]


# What falls.


def landings(stage: Stage[rules.State], grid: Well, shown: int) -> None:
    """Where the block or the mini of the viewer may come to lie, and what that brings."""
    view, rows = stage.view, stage.view.rows[shown].tolist()
    field, base = (MINI, rules.DROP) if view.phase == rules.DROPPING else (view.chip[stage.seat], rules.LAND)
    moves = [move for move in stage.legal if base <= move < base + PLACES]
    if not moves:
        return
    grid.colour = "grey" if field == MINI else NAMES[field // TURNS]
    paths = falls(view, shown, field)
    for move in moves:
        place = move - base
        row, x = divmod(place, COLUMNS)
        parts = [(row + up, blocks.PART[field, up] << x) for up in range(blocks.HEIGHT[field])]
        full = [row for row, part in parts if rows[row] | part == blocks.FULL]
        landing = Landing(f"land-{place}", cells_at(field, place), paths[place], full)
        grid.landings.append(landing)
        way = stage.way(move, place=landing.id)
        if view.phase == rules.ANSWERING and (gains := brings(stage, move, landing)):
            way.brings = say("brings", gains=every(gains))


def falls(view: rules.State, shown: int, field: int) -> dict[int, list[int]]:
    """A shortest way down to every place that a block can reach (R6)."""
    wide = COLUMNS + 1 - blocks.WIDTH[field]
    free = [rules.free_columns(view, shown, field, row + 1) for row in range(ROWS)]
    paths = {PLACES + x: [PLACES + x] for x in range(wide)}
    frontier = list(paths)
    for place in frontier:
        row, x = divmod(place, COLUMNS)
        for down, left in ((row - 1, x), (row, x - 1), (row, x + 1)):
            step = COLUMNS * down + left
            if 0 <= down < ROWS and 0 <= left < wide and step not in paths and free[down] >> left & 1:
                paths[step] = [*paths[place], step]
                frontier.append(step)
    return paths


def brings(stage: Stage[rules.State], move: int, landing: Landing) -> list[Phrase]:
    """What landing there would win and lose: energy, full rows, crosses or minis."""
    if not landing.full and all(blocks.CIRCLE[cell] == blocks.NO_CIRCLE for cell in landing.cells):
        return []
    told: list[Event] = []
    then = stage.view.copy()
    then.told = told
    rules.play(then, stage.seat, move)

    def total(kind: Told) -> int:
        return sum(event.numbers[1] for event in told if event.kind is kind)

    energy = total(rules.WINS) - total(rules.LOSES)
    found = [say("brings-energy", energy=f"{energy:+}".replace("-", MINUS))] if energy else []
    return found + [say(name, n=n) for kind, name in GAINS if (n := total(kind))]


# The overview.


def overview(stage: Stage[rules.State]) -> None:
    """All blocks by colour and number, the chip, and the prices of those that can be had."""
    view, seat = stage.view, stage.seat
    zone = stage.zone("overview", area="side", title=say("overview"), upright=ACROSS)
    for field in range(FIELDS):
        at = zone.place(f"field-{field}", field % TURNS, field // TURNS, look="bed", label=BLOCKS[field])
        flags, shape = field_flags(stage, field) if stage.is_mine else [], " ".join(blocks.SHAPES[field])
        label, colour = BLOCKS[field], NAMES[field // TURNS]
        zone.piece(f"shape-{field}", "block", at, colour, flags=flags, label=label, shape=shape)
        if rules.CHANGE + field in stage.legal:
            price = str(blocks.PRICE[view.rolled, field])
            zone.zone.marks.append(Mark(f"price-{field}", at, "note", text=price, always=True))
        if stage.is_mine:
            field_ways(stage, field, at)
    if seat >= 0 and view.phase in (rules.STARTING, rules.ROLLED, rules.ANSWERING) and view.inside >> seat & 1:
        chip = view.rolled if view.phase == rules.ROLLED else view.chip[seat]
        if chip != rules.NO_FIELD:
            zone.piece(f"chip-{seat}", "disc", f"field-{chip}", PLAYERS[seat], label=say("chip"))


def field_flags(stage: Stage[rules.State], field: int) -> list[Flag]:
    """What cannot be had steps back; what could be paid but fits nowhere is locked."""
    view, chip = stage.view, stage.view.chip[stage.seat]
    if view.phase == rules.STARTING and chip == rules.NO_FIELD:
        return on(dim=field % TURNS or rules.START + field // TURNS not in stage.legal)
    if view.phase not in (rules.STARTING, rules.ANSWERING) or field == chip or rules.CHANGE + field in stage.legal:
        return []
    if view.phase == rules.ANSWERING and chip == view.rolled:
        energy = min(EXCHANGE, rules.free_energy(view, stage.seat))
        return ["locked"] if blocks.OFFER[view.rolled, energy] >> field & 1 else ["dim"]
    return ["dim"]


def field_ways(stage: Stage[rules.State], field: int, at: str) -> None:
    """A start block is taken, or the rolled block changed; a change that is not offered may be asked about."""
    view, start = stage.view, rules.START + field // TURNS
    if field % TURNS == 0 and start in stage.legal:
        stage.way(start, place=at)
    if view.phase == rules.ANSWERING and view.chip[stage.seat] == view.rolled != field:
        price = blocks.PRICE[view.rolled, field]
        short = say("short-change", block=BLOCKS[field], price=price)
        stage.way(rules.CHANGE + field, place=at, short=short, thumb=price < EXCHANGE)
