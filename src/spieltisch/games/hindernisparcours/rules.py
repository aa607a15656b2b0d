"""Hindernisparcours: a race through walls and arrows with cards planned in secret. The state and the rules.

Tiles are numbered 0-35 in reading order. The draw pile has no order in the record: it is the set of cards
that are nowhere else, and a card is drawn evenly from it. In a view the cards that the viewer cannot see are
not counted as away from it, so pile and hidden cards are one set of unknown ones.
"""

from typing import Any

from spieltisch.engine.kernel.bits import count
from spieltisch.engine.kernel.record import Record, i8, i32
from spieltisch.engine.kernel.rng import forget, shuffle, uniform
from spieltisch.engine.kernel.sets import any_of, joined, list_members, split
from spieltisch.engine.kernel.table import table
from spieltisch.engine.kernel.telling import NUMBER as AMOUNT, SEAT, moment, tell, tell_only, tell_others, told
from spieltisch.games.green_box import deck
from spieltisch.games.green_box.deck import ARROW, BACKGROUND, BRICKS, CARDS, DROP, LEAF, NUMBER, SYMBOL

# What symbols mean here.
SWORD, SHIELD, LOGS = deck.HAMMER, deck.WHEEL, deck.CIRCLES

# The option.
COURSE = 0  # values: two_walls, serpentine, stepping_stones

# `.` sand, `B` bricks, `W` logs, `^ > v <` an arrow tile, `S` start, `F` finish, `_` no tile.
COURSES = (
    (
        "BvW.B.",
        "..>.W.",
        "S.B.<F",
        "..W.BF",
        ".W>.>.",
        "WBB^W.",
    ),
    (
        "BS...<",
        "_WvB.W",
        ">....B",
        "_.W^B_",
        "W....<",
        "_BWB._",
        "_>FF.W",
    ),
    (
        "..B.<>.W.WW.",
        "S.<.BB.<.BBF",
        "..W.WW.B.<>F",
    ),
)

MOST_SEATS = 4
LIVES = 3
STEPS = 3
LAST_TURN = 40
TILES = 36
DISPLAYED = 3  # open cards for every player
TAKEN = 2  # of them by everybody in a turn
LAID = STEPS + 1  # cards for the steps and one to discard
NO_CARD = -1
NOBODY = -1

# Where a runner is: a tile, or one of these.
OUTSIDE, GONE = 36, 37
PLACES = 38

# The moves.
TAKE = 0  # + place of the display
LAY = TAKE + DISPLAYED * MOST_SEATS  # + card
GO = LAY + CARDS  # + tile
LEAVE = GO + TILES
STRIKE = LEAVE + 1  # + seat
FIRE = STRIKE + MOST_SEATS
STOP = FIRE + 1
LAST_MOVE = STOP
MOST_MOVES = 12

# What is told.
TURN_BEGINS = told("turn-begins", turn=AMOUNT, who=SEAT, die=AMOUNT)
DISPLAYS = told("displays", cards="displayed")
RESHUFFLED = told("reshuffled")
TAKES = told("takes", who=SEAT, card="card")
TAKES_TWO = told("takes-two", who=SEAT, card="card", drawn="card")
LAYS = told("lays", who=SEAT, step=AMOUNT)
LAYS_CARD = told("lays-card", who=SEAT, card="card", step=AMOUNT)
IS_READY = told("is-ready", who=SEAT)
DISCARDS = told("discards", who=SEAT, card="card")
DISCARDED = told("discarded", cards="discarded")
STEP_BEGINS = told("step-begins", step=AMOUNT, cards="lined-up")
HEALS = told("heals", who=SEAT, life="lives")
HEALTHY = told("healthy", who=SEAT)
GOES = told("goes", who=SEAT, tile="tile")
STAYS = told("stays", who=SEAT, at="place")
STUCK = told("stuck", who=SEAT, at="place")
LEAVES = told("leaves", who=SEAT, life="lives")
STRIKES = told("strikes", who=SEAT, whom=SEAT)
FIRES = told("fires", who=SEAT)
NOBODY_HIT = told("nobody-hit")
SHIELD_HOLDS = told("shield-holds", who=SEAT)
LOSES = told("loses", who=SEAT, lost=AMOUNT, life="lives")
FALLS = told("falls", who=SEAT, at="place", back=AMOUNT)
STANDS_UP = told("stands-up", who=SEAT)
TURN_SKIPPED = told("turn-skipped", turn=AMOUNT)
FINISHED = told("finished", why="decision")

# The phases in which something is decided.
DRAW, PLAN, ACT, OVER = range(4)

ALL_CARDS = (1 << CARDS) - 1
LEAF_CARDS = sum(1 << card for card in range(CARDS) if BACKGROUND[card] == LEAF)
KIND = table(  # the cards of a symbol and number
    [[sum(1 << c for c in range(CARDS) if (SYMBOL[c], NUMBER[c]) == (s, n)) for n in range(7)] for s in range(6)]
)
STARTING = table([SHIELD, BRICKS, LOGS])

# The courses as tables, one row each, made from the drawings above.
Spot = tuple[int, int]
TILE_AT: tuple[dict[Spot, str], ...] = tuple(
    {(row, column): face for row, line in enumerate(course) for column, face in enumerate(line) if face != "_"}
    for course in COURSES
)
SPOTS = tuple(tuple(tiles) for tiles in TILE_AT)
FACES = tuple("".join(tiles.values()) for tiles in TILE_AT)
DIRECTIONS = {"^": (-1, 0), ">": (0, 1), "v": (1, 0), "<": (0, -1)}
OPEN_TILES, OBSTACLES = ".SF", "BW"
CLIMBED = {BRICKS: "B", LOGS: "W"}  # what else a card lets its owner enter


def _around(course: int, tile: int) -> list[int]:
    """The tiles that share a side with a tile."""
    row, column = SPOTS[course][tile]
    return [i for i, (r, c) in enumerate(SPOTS[course]) if abs(r - row) + abs(c - column) == 1]


def _targets(course: int, symbol: int) -> list[int]:
    """Where a movement can lead from every place, as bits: tiles, and OUTSIDE from a finish tile (R10, R11)."""
    faces, enterable = FACES[course], OPEN_TILES + CLIMBED.get(symbol, "")
    found = [sum(1 << i for i in _around(course, tile) if faces[i] in enterable) for tile in range(TILES)]
    leaving = [1 << OUTSIDE if face == "F" else 0 for face in faces]
    return [near | out for near, out in zip(found, leaving, strict=True)] + [1 << faces.index("S"), 0]


def shot(course: int, tile: int) -> list[int]:
    """The tiles that the shot of an arrow tile runs over (R27)."""
    (row, column), (down, right) = SPOTS[course][tile], DIRECTIONS[FACES[course][tile]]
    path = []
    while TILE_AT[course].get((row := row + down, column := column + right), "B") not in OBSTACLES:
        path.append(SPOTS[course].index((row, column)))
    return path


def arrow_tiles(course: int) -> list[int]:
    """The tiles that shoot."""
    return [tile for tile, face in enumerate(FACES[course]) if face in DIRECTIONS]


def _hits(course: int) -> list[int]:
    """How many shots of a volley hit a runner on every place: sand only (R27)."""
    run_over = [tile for arrow in arrow_tiles(course) for tile in shot(course, arrow)]
    return [run_over.count(tile) if FACES[course][tile] in OPEN_TILES else 0 for tile in range(TILES)] + [0, 0]


def _distances(course: int) -> list[int]:
    """The movements to the outside from every place, arrow tiles closed and obstacles open (E3)."""
    faces = FACES[course]
    far = {tile: 1 for tile, face in enumerate(faces) if face == "F"}
    for tile in (queue := list(far)):
        for near in _around(course, tile):
            if near not in far and faces[near] not in DIRECTIONS:
                far[near] = far[tile] + 1
                queue.append(near)
    return [far.get(tile, 0) for tile in range(TILES)] + [far[faces.index("S")] + 1, 0]


TARGETS = table([_targets(course, symbol) for course in range(3) for symbol in range(6)])
REACH = table([[sum(1 << i for i in (*_around(c, tile), tile)) for tile in range(TILES)] + [0, 0] for c in range(3)])
HITS = table([_hits(course) for course in range(3)])
FAR = table([_distances(course) for course in range(3)])


class State(Record):
    """Cards, runners, and how far the turn has got."""

    away = i32[2]  # the cards that are not in the draw pile; in a view those the viewer can see
    discard = i32[2]
    hand = i32[4, 2]  # empty where the viewer may not know it
    held = i8[4]  # how many cards each hand has
    display = i8[12]
    plan = i8[4, 3]  # the cards of the three steps; they stay to be read until the next planning
    thrown = i8[4]  # the card each player discards in planning
    laid = i8[4]  # how many of these four cards lie there

    at = i8[4]  # where each runner is
    life = i8[4]
    left = i8[4]  # movements of this turn
    down = i8[4]  # how many more ends of a turn until a runner is back, 0 if he stands
    exit = i8[4]  # who left: four times the step (from 1) plus the place in its order, else 0

    turn = i8  # counts from 1
    start = i8  # the start player
    die = i8
    phase = i8
    to_move = i8  # the seats that decide now, as bits
    playing = i8  # the seats that take part in this turn, neither down nor gone
    taken = i8  # cards taken from the display in this turn
    step = i8  # 0 to 2, -1 before the first
    order = i8[4]  # the seats in the order of action of this step
    acting = i8  # how many there are
    cursor = i8  # whose action it is
    shielded = i8  # seats with a shield in this step
    moved = i8  # movements of this action
    used = i8  # whether the sword or arrow of this action has been used
    winners = i8  # when the game is over


# Set-up.


def deal(s: State) -> None:
    """Runners, starting hands, pile and display (S1-S7), and the die of the first turn."""
    for seat in range(s.seats):
        s.at[seat] = OUTSIDE
        s.life[seat] = LIVES
    for place in range(DISPLAYED * MOST_SEATS):
        s.display[place] = NO_CARD
    split(s.away, LEAF_CARDS if s.seats == 2 else 0)
    s.start = uniform(s.rng, s.seats)
    if s.seats == 2:
        deal_to_two(s)
    else:
        deal_to_more(s)
    clear_plans(s)
    s.turn = 1
    s.playing = (1 << s.seats) - 1
    open_turn(s)


def deal_to_more(s: State) -> None:
    """A shield, bricks and logs for everybody, one of them a 2 (S4, S5)."""
    for i in range(len(STARTING)):
        s.order[i] = i
    if s.seats == MOST_SEATS:
        s.order[3] = uniform(s.rng, len(STARTING))
    shuffle(s.rng, s.order, s.seats)
    for seat in range(s.seats):
        for i in range(len(STARTING)):
            give(s, seat, STARTING[i], 2 if s.order[seat] == i else 1)


def deal_to_two(s: State) -> None:
    """The numbers 1, 2, 3 for both, differently (S4, S6)."""
    for i in range(len(STARTING)):
        s.order[i] = i + 1
    shuffle(s.rng, s.order, len(STARTING))
    for i in range(len(STARTING)):
        give(s, 0, STARTING[i], s.order[i])
        give(s, 1, STARTING[i], s.order[i] % 3 + 1)


def give(s: State, seat: int, symbol: int, number: int) -> None:
    """A card of the pile with this symbol and number."""
    add_to_hand(s, seat, 1 << out_of_pile(s, KIND[symbol, number]), 1)


def out_of_pile(s: State, cards: int) -> int:
    """One of these cards that is in the draw pile, or in a view not seen, each equally likely."""
    away = joined(s.away)
    card = any_of(s.rng, cards & (ALL_CARDS ^ away))
    split(s.away, away | 1 << card)
    return card


def add_to_hand(s: State, seat: int, cards: int, n: int) -> None:
    split(s.hand[seat], joined(s.hand[seat]) | cards)
    s.held[seat] += n


# Phases 1 and 2: die and cards.


def open_turn(s: State) -> None:
    """The die from 3 to 6, a full display, and the first player to take a card (R1-R3)."""
    s.phase = DRAW
    s.step = -1
    s.acting = 0
    for i in range(MOST_SEATS):
        s.order[i] = NOBODY
    s.die = 3 + uniform(s.rng, 4)
    tell(s, TURN_BEGINS, s.turn, s.start, s.die)
    filled = 0
    for place in range(DISPLAYED * s.seats):
        if s.display[place] == NO_CARD:
            s.display[place] = draw(s)
            filled |= 1 << place
    tell(s, DISPLAYS, filled)
    s.taken = 0
    s.to_move = 1 << next_playing(s, s.start)


def draw(s: State) -> int:
    """A card of the pile, each equally likely; an empty pile is made of the discards (R4, C3).

    Both are never empty: at most 40 of 54 cards, or 20 of 36, lie elsewhere.
    """
    if joined(s.away) == ALL_CARDS:
        split(s.away, ALL_CARDS ^ joined(s.discard))
        split(s.discard, 0)
        tell(s, RESHUFFLED)
    return out_of_pile(s, ALL_CARDS)


def next_playing(s: State, seat: int) -> int:
    """The first seat taking part, clockwise from this one, which counts too."""
    seat = seat if seat < s.seats else 0
    while not s.playing >> seat & 1:
        seat = seat + 1 if seat + 1 < s.seats else 0
    return seat


def take(s: State, seat: int, place: int) -> None:
    """An open card, then the top one of the pile; twice round the table (R3)."""
    card = s.display[place] + 0
    s.display[place] = NO_CARD
    drawn = draw(s)
    add_to_hand(s, seat, 1 << card | 1 << drawn, 2)
    tell_only(s, seat, TAKES_TWO, seat, card, drawn)
    tell_others(s, seat, TAKES, seat, card)
    s.taken += 1
    if s.taken < TAKEN * count(s.playing):
        s.to_move = 1 << next_playing(s, seat + 1)
    else:
        s.phase = PLAN
        s.to_move = s.playing
        clear_plans(s)


# Phase 3: planning.


def clear_plans(s: State) -> None:
    for seat in range(MOST_SEATS):
        s.thrown[seat] = NO_CARD
        for step in range(STEPS):
            s.plan[seat, step] = NO_CARD


def lay(s: State, seat: int, card: int) -> None:
    """A card for the next step, face down, or the fourth, which is discarded (R5)."""
    split(s.hand[seat], joined(s.hand[seat]) ^ 1 << card)
    s.held[seat] -= 1
    if s.laid[seat] < STEPS:
        s.plan[seat, s.laid[seat]] = card
        tell_only(s, seat, LAYS_CARD, seat, card, s.laid[seat] + 1)
        tell_others(s, seat, LAYS, seat, s.laid[seat] + 1)
    else:
        s.thrown[seat] = card
        s.to_move ^= 1 << seat
        tell_only(s, seat, DISCARDS, seat, card)
        tell_others(s, seat, IS_READY, seat)
    s.laid[seat] += 1
    if s.to_move == 0:
        begin_steps(s)


def begin_steps(s: State) -> None:
    """Everybody has planned: the discards are shown (R6), and the first cards (R7)."""
    for seat in range(s.seats):
        if s.playing >> seat & 1:
            throw_away(s, s.thrown[seat])
            s.left[seat] = s.die
    tell(s, DISCARDED, s.playing)
    s.phase = ACT
    reveal(s)


def throw_away(s: State, card: int) -> None:
    split(s.discard, joined(s.discard) | 1 << card)


# Phase 4: three steps.


def reveal(s: State) -> None:
    """The cards of the next step, and the order of action: high numbers first, then clockwise (R7, R8)."""
    s.step += 1
    s.shielded = 0
    s.acting = 0
    for i in range(MOST_SEATS):
        s.order[i] = NOBODY
    seat = s.start + 0
    for _ in range(s.seats):
        if s.playing >> seat & 1:
            line_up(s, seat)
        seat = seat + 1 if seat + 1 < s.seats else 0
    tell(s, STEP_BEGINS, s.step + 1, lined_up(s))
    s.cursor = 0
    begin_action(s)


def line_up(s: State, seat: int) -> None:
    """Behind everybody with the same number or a higher one. A shield is up at once (R17)."""
    card = s.plan[seat, s.step]
    place = s.acting + 0
    while place > 0 and NUMBER[s.plan[s.order[place - 1], s.step]] < NUMBER[card]:
        s.order[place] = s.order[place - 1]
        place -= 1
    s.order[place] = seat
    s.acting += 1
    if SYMBOL[card] == SHIELD:
        s.shielded |= 1 << seat


def lined_up(s: State) -> int:
    """The cards of this step in the order of action, to be told: four bits for where each lies, from 1."""
    cards = 0
    for i in range(s.acting):
        cards |= (STEPS * s.order[i] + s.step + 1) << (4 * i)
    return cards


def actor(s: State) -> int:
    """Whose action it is."""
    return s.order[s.cursor]


def symbol(s: State) -> int:
    """What the card of this action shows."""
    return SYMBOL[s.plan[actor(s), s.step]]


def begin_action(s: State) -> None:
    """A drop heals at once (R18)."""
    seat = actor(s)
    s.to_move = 1 << seat
    s.moved = 0
    s.used = 0
    if symbol(s) == DROP and s.life[seat] < LIVES:
        s.life[seat] += 1
        tell(s, HEALS, seat, s.life[seat])
    elif symbol(s) == DROP:
        tell(s, HEALTHY, seat)


def spare(s: State, seat: int) -> int:
    """The movements left for this step: one stays for each to come (R13)."""
    return s.left[seat] - (STEPS - 1 - s.step)


def targets(s: State) -> int:
    """Where the next movement of this action may lead, as bits (R10, R11, R13)."""
    seat = actor(s)
    if spare(s, seat) <= 0:
        return 0
    return TARGETS[6 * s.options[COURSE] + symbol(s), s.at[seat]]


def strikes(s: State) -> int:
    """The seats that may be struck now, as bits: those in reach of an unused sword (R19, R22)."""
    if symbol(s) != SWORD or s.used:
        return 0
    seat = actor(s)
    reach = REACH[s.options[COURSE], s.at[seat]]
    found = 0
    for other in range(s.seats):
        if other != seat and s.down[other] == 0 and reach >> s.at[other] & 1:
            found |= 1 << other
    return found


def may_fire(s: State) -> int:
    """1 with an unused arrow (R20)."""
    return 1 if symbol(s) == ARROW and not s.used else 0


def go_on(s: State) -> None:
    """Actions without a choice end by themselves, up to the next decision (R23)."""
    while s.phase == ACT and not (targets(s) or strikes(s) or may_fire(s)):
        seat = actor(s)
        if spare(s, seat) > 0:
            tell(s, STUCK, seat, s.at[seat])
        end_action(s)


def drop_out(s: State, seat: int) -> None:
    """No part in the rest of the turn: planned cards are discarded, movement lapses (R24, R29)."""
    s.playing ^= 1 << seat
    s.left[seat] = 0
    for step in range(s.step + 1, STEPS):
        throw_away(s, s.plan[seat, step])


def fire(s: State, seat: int) -> None:
    """All arrow tiles shoot once (R20, R27)."""
    s.used = 1
    tell(s, FIRES, seat)
    hit = 0
    for other in range(s.seats):
        hits = shots_on(s, other)
        if hits:
            lose(s, other, hits)
            hit = 1
    if not hit:
        tell(s, NOBODY_HIT)


def shots_on(s: State, seat: int) -> int:
    """How many shots of a volley hit a runner, shield or not."""
    return HITS[s.options[COURSE], s.at[seat]] if s.down[seat] == 0 else 0


def lose(s: State, seat: int, lives: int) -> None:
    """Unless a shield is up; life never falls below 0 (R17, R25)."""
    if s.shielded >> seat & 1:
        tell(s, SHIELD_HOLDS, seat)
        return
    lost = min(lives, s.life[seat])
    s.life[seat] -= lost
    tell(s, LOSES, seat, lost, s.life[seat])


def end_action(s: State) -> None:
    """The next one acts; after the last the step is over."""
    if s.cursor + 1 < s.acting:
        s.cursor += 1
        begin_action(s)
        return
    close_step(s)
    if s.step + 1 < STEPS and s.playing:
        reveal(s)
    else:
        end_turn(s)


def close_step(s: State) -> None:
    """Revealed cards are discarded (R26), and whoever has no life goes down (R28-R30)."""
    for i in range(s.acting):
        throw_away(s, s.plan[s.order[i], s.step])
    s.to_move = 0
    playing = s.playing + 0
    for seat in range(s.seats):
        if s.playing >> seat & 1 and s.life[seat] == 0:
            s.down[seat] = 2
            drop_out(s, seat)
            tell(s, FALLS, seat, s.at[seat], s.turn + s.down[seat])
    if s.playing != playing:
        moment(s)


# Phase 5: the end of the turn.


def end_turn(s: State) -> None:
    """On to the next turn in which somebody takes part (R33)."""
    pass_die(s)
    while s.phase != OVER and s.playing == 0:
        tell(s, TURN_SKIPPED, s.turn)
        pass_die(s)
    if s.phase != OVER:
        open_turn(s)


def pass_die(s: State) -> None:
    """Those who have sat out stand up (R31); the game is over (E1, E3) or the die goes left (R32)."""
    left_course = 0
    s.playing = 0
    for seat in range(s.seats):
        s.left[seat] = 0
        s.laid[seat] = 0
        left_course |= s.exit[seat]
        if s.down[seat]:
            s.down[seat] -= 1
            if s.down[seat] == 0:
                s.life[seat] = LIVES
                tell(s, STANDS_UP, seat)
        if s.down[seat] == 0:
            s.playing |= 1 << seat
    if left_course or s.turn == LAST_TURN:
        finish(s)
        return
    s.turn += 1
    s.start = s.start + 1 if s.start + 1 < s.seats else 0


# End and score.


def finish(s: State) -> None:
    s.phase = OVER
    s.to_move = 0
    best = 0
    for seat in range(s.seats):
        worth = standing(s, seat)
        if worth > best:
            best = worth
            s.winners = 0
        if worth == best:
            s.winners |= 1 << seat
    tell(s, FINISHED, s.winners)


def standing(s: State, seat: int) -> int:
    """The larger, the better: leavers by life, step and action (E2), without any by distance and life (E3)."""
    if s.exit[seat]:
        return 1000 + 16 * s.life[seat] - s.exit[seat]
    return 4 * (100 - FAR[s.options[COURSE], s.at[seat]]) + s.life[seat]


def points(s: State, out: Any) -> None:
    """1 for the winner (E4)."""
    for seat in range(s.seats):
        out[seat] = s.winners >> seat & 1


# Who may do what.


def actors(s: State) -> int:
    return s.to_move + 0


def moves(s: State, seat: int, out: Any) -> int:
    if s.phase == PLAN:
        return list_members(joined(s.hand[seat]), LAY, out, 0)
    if s.phase == ACT:
        return list_actions(s, out)
    n = 0
    for place in range(DISPLAYED * s.seats):
        if s.display[place] != NO_CARD:
            out[n] = TAKE + place
            n += 1
    return n


def list_actions(s: State, out: Any) -> int:
    """Movements, the use of the card, and to stop once one has moved and need not do more (R21, R23)."""
    ways, struck, fires = targets(s), strikes(s), may_fire(s)
    n = list_members(ways, GO, out, 0)
    n = list_members(struck, STRIKE, out, n)
    if fires:
        out[n] = FIRE
        n += 1
    rested = ways == 0 or (s.moved > 0 and s.step + 1 < STEPS)
    if rested and struck == 0 and fires == 0:
        out[n] = STOP
        n += 1
    return n


def play(s: State, seat: int, move: int) -> None:
    if move < LAY:
        take(s, seat, move - TAKE)
    elif move < GO:
        lay(s, seat, move - LAY)
    elif move < LEAVE:
        s.at[seat] = move - GO
        s.left[seat] -= 1
        s.moved += 1
        tell(s, GOES, seat, move - GO)
    elif move == LEAVE:  # nothing more to do in this game (R24)
        tell(s, LEAVES, seat, s.life[seat])
        s.at[seat] = GONE
        s.exit[seat] = 4 * (s.step + 1) + s.cursor
        drop_out(s, seat)
    elif move < FIRE:  # a sword takes a life (R19)
        s.used = 1
        tell(s, STRIKES, seat, move - STRIKE)
        lose(s, move - STRIKE, 1)
    elif move == FIRE:
        fire(s, seat)
    else:
        tell(s, STAYS, seat, s.at[seat])
    if move == LEAVE or move == STOP:
        end_action(s)
    go_on(s)


# Secrets.


def lies_hidden(s: State, seat: int, step: int) -> int:
    """1 if the seat has a card face down for this step."""
    return 1 if s.playing >> seat & 1 and s.step < step < s.laid[seat] else 0


def has_thrown(s: State, seat: int) -> int:
    """1 if the seat has discarded while others still plan (R6)."""
    return 1 if s.step < 0 and s.laid[seat] == LAID else 0


def hide(s: State, seat: int) -> None:
    """The hands of the others, their face-down cards, and discards of this planning."""
    seen = joined(s.away)
    for other in range(s.seats):
        if other != seat:
            seen ^= joined(s.hand[other])
            split(s.hand[other], 0)
            for step in range(STEPS):
                if lies_hidden(s, other, step) and s.plan[other, step] != NO_CARD:
                    seen ^= 1 << s.plan[other, step]
                    s.plan[other, step] = NO_CARD
            if has_thrown(s, other) and s.thrown[other] != NO_CARD:
                seen ^= 1 << s.thrown[other]
                s.thrown[other] = NO_CARD
    split(s.away, seen)
    forget(s.rng)


def guess(s: State, seat: int) -> None:
    """Any unseen cards for the hidden ones."""
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.held[other]):
                split(s.hand[other], joined(s.hand[other]) | 1 << out_of_pile(s, ALL_CARDS))
            for step in range(STEPS):
                if lies_hidden(s, other, step):
                    s.plan[other, step] = out_of_pile(s, ALL_CARDS)
            if has_thrown(s, other):
                s.thrown[other] = out_of_pile(s, ALL_CARDS)
