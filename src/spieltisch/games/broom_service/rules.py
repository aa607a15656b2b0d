"""Broom Service: witches bring potions to towers, bravely or cowardly. The state and the rules.

The board lies in the record: `kit` puts it there before the deal, and nothing here names a region or a tower.
Regions are bits of a 32-bit word, cloud spaces bits of another, towers a set of two words. Hands and piles of roles
are ten bits. The piles of events and curses have no order: what has not been seen yet may come next.
"""

from typing import Any

from spieltisch.engine.kernel.bits import count, lowest
from spieltisch.engine.kernel.record import Record, i8, i16, i32, u8, u32
from spieltisch.engine.kernel.rng import forget, shuffle, uniform
from spieltisch.engine.kernel.sets import any_of, joined, list_members, split
from spieltisch.engine.kernel.table import table
from spieltisch.engine.kernel.telling import NUMBER, SEAT, moment, tell, tell_only, told

# What a board may have.
REGIONS, TOWERS, SPACES, TILES, EVENTS, CELLS, LETTERS = 32, 48, 24, 32, 10, 320, 800
MOST_SEATS = 5
PAWNS = 2

ROUNDS = 7
HAND = 4
CURSE, BONUS = 3, 3  # points a bewitched role costs, and points for a brave druid or fairy

# Kinds of goods.
GREEN, PURPLE, ORANGE, WANDS = range(4)
POTIONS = 3

# Roles: first a witch for every terrain, then two druids, a gatherer for every potion, the fairy.
DRUID, GATHERER, FAIRY, ROLES = 4, 6, 9, 10
ALL_ROLES = (1 << ROLES) - 1

# The options; the board itself is the first.
WITH_EVENTS, WITH_CURSES = 1, 2  # values: on, off
ON = 0

# Kinds of events, each with up to two numbers.
LEAD_BRAVE = 0
ON_TERRAIN = 1  # terrain, points per own pawn there
TRIPLE = 2  # points for one potion of each colour
FOR_WANDS = 3  # so many at most, points for each
STOCK = 4  # for every so many goods, points
DISCOUNT = 5  # wands less for a cloud
DELIVERY = 6  # kinds of towers, points
ROUND, SQUARE = 1, 2
NO_EVENT = -1

# Moves.
PICK = 0  # + role
UNPICK = PICK + ROLES  # + role
CONFIRM = UNPICK + ROLES
LEAD = CONFIRM + 1  # + role
BRAVE = LEAD + ROLES
COWARD = BRAVE + 1
GO = COWARD + 1  # + 32 * pawn + region
DELIVER = GO + PAWNS * REGIONS  # + tower
CLOUD = DELIVER + TOWERS  # + space
POTION = CLOUD + SPACES
WAND = POTION + 1
SKIP = WAND + 1
SELL = SKIP + 1  # + how many
MOST_SOLD = 9
LAST_MOVE = SELL + MOST_SOLD
MOST_MOVES = PAWNS * REGIONS + 1

# What is told. Goods are 100 * colour + 10 * potions + wands.
ROUND_BEGINS = told("round-begins", round=NUMBER, rounds=NUMBER)
TURNED_UP = told("turned-up", event="event", effect="effect")
BEWITCHED = told("bewitched", roles="roles")
LEADS_FIRST = told("leads-first", who=SEAT)
PICKS = told("picks", who=SEAT, role="role")
PUTS_BACK = told("puts-back", who=SEAT, role="role")
HAS_CHOSEN = told("has-chosen", who=SEAT)
ALL_CHOSEN = told("all-chosen")
LEADS = told("leads", who=SEAT, role="role")
FOLLOWS = told("follows", who=SEAT, role="role")
PASSES = told("passes", who=SEAT)
PAYS = told("pays", who=SEAT, points=NUMBER)
IS_BRAVE = told("is-brave", who=SEAT)
MUST_BE_BRAVE = told("must-be-brave", who=SEAT)
LOSES_CLAIM = told("loses-claim", who=SEAT)
IS_COWARDLY = told("is-cowardly", who=SEAT)
CAN_DO_NOTHING = told("can-do-nothing", who=SEAT)
GOES = told("goes", who=SEAT, here="region", there="region")
DELIVERS = told("delivers", who=SEAT, tower="tower", points=NUMBER, wands=NUMBER)
TAKES = told("takes", who=SEAT, goods="goods")
CLEARS = told("clears", who=SEAT, cloud="cloud", price=NUMBER, bolts=NUMBER, points=NUMBER)
DECLINES = told("declines", who=SEAT)
LEADS_NEXT = told("leads-next", who=SEAT)
EVENT_BRINGS = told("event-brings", who=SEAT, event="event", points=NUMBER)
EVENT_COSTS = told("event-costs", who=SEAT, event="event", points=NUMBER)
KEEPS_ALL = told("keeps-all", who=SEAT)
SELLS_POTIONS = told("sells-potions", who=SEAT, points=NUMBER)
SELLS_WANDS = told("sells-wands", who=SEAT, wands=NUMBER, points=NUMBER)
ROUND_ENDS = told("round-ends", round=NUMBER, standings="standings")
ADDS_UP = told("adds-up", who=SEAT, score=NUMBER, bolts=NUMBER, sets=NUMBER, total=NUMBER)

# What is to be decided.
CHOOSING, LEADING, STANCE, GOING, DELIVERING, CLEARING, TAKING, SELLING, OVER = range(9)
FOLLOWING, CLOSING = 9, 10  # nothing: the trick or the end of the round goes on by itself
NOBODY, NOTHING = -1, -1

CURSES = table([0, 0, 3, 2, 1, 0])  # bewitched roles by players (S7)
BOLTS = table([0, 3, 6, 10, 14, 19, 24, 30])  # points (E2)


class State(Record):
    """The board, then the table on it."""

    near = u32[REGIONS]  # the neighbours of each region
    land = u32[4]  # the regions of each terrain
    druid_land = u32[2]  # where each druid delivers
    castle = i8[PAWNS]
    spaces_in = i32[REGIONS]  # the cloud spaces of each region
    space_at = i8[SPACES]  # the region of each
    served = i32[REGIONS, 2]  # the towers that can be served from each region
    of_colour = i32[POTIONS, 2]  # the towers of each colour
    round_towers = i32[2]
    worth = i8[TOWERS]  # points
    reward = i8[TOWERS]  # wands
    price = i8[TILES]  # of each cloud tile, in wands
    bolts_on = i8[TILES]
    tiles = i8
    spaces = i8
    income = i8[POTIONS, 2, 3]  # of each gatherer, cowardly and brave: potions, wands, 1 if only one of the two
    events = i8[EVENTS, 3]  # kind and two numbers
    start_points = i16
    start_goods = i8[MOST_SEATS, 4]  # by turn order from the first leader

    lines = i8  # the drawing: a raster whose second, fourth, … lines are shifted to the right
    columns = i8
    raster = i8[CELLS]  # line by line: a region, -1 for nothing, -2 and below for lakes
    tower_cells = i16[TOWERS, 3]  # where each stands, -1 for no further cell
    space_cells = i16[SPACES]
    castle_cells = i16[PAWNS]
    towers = i8
    regions = i8
    letters = u8[LETTERS]  # names of regions and events, each with a line feed behind it

    round = i8
    event = i8
    seen_events = i16
    cursed = i16  # roles bewitched in this round
    seen_curses = i16  # turned up since the curse pile was shuffled
    first = i8  # who led the first trick of this round
    last_brave = i8  # who held a claim last at the end of a trick of this round, or NOBODY
    confirmed = i8  # seats that have chosen their roles
    led = i16  # roles led in this round

    leader = i8
    role = i8  # of the trick, or NOTHING
    asked = i8  # players, from the leader on, who have laid it or were passed over
    claim = i8  # who holds the claim, or NOBODY
    bold = i8  # 1 during a brave action
    phase = i8
    actor = i8  # who decides, NOBODY while all choose or when the game is over
    entered = i8  # the region a witch has just entered

    hand = i16[MOST_SEATS]  # picked roles not laid yet; secret
    laid = i8[MOST_SEATS, HAND]  # this round, oldest first, then NOTHING
    laid_count = i8[MOST_SEATS]
    brave = i16[MOST_SEATS]  # which of them bravely
    score = i16[MOST_SEATS]
    goods = i16[MOST_SEATS, 4]
    pawn = i8[MOST_SEATS, PAWNS]  # the region of each
    bolts = i8[MOST_SEATS]
    won = u32[MOST_SEATS]  # cloud tiles

    full = i32[2]  # round towers that hold a potion
    tile_on = i8[TILES]  # the tile on each cloud space; the rest are in the box
    cloudy_spaces = i32
    cloudy = u32  # regions with a cloud


# Set-up.


def deal(s: State) -> None:
    """Goods, pawns and clouds; then the first round (S1-S7)."""
    s.leader = uniform(s.rng, s.seats)
    for seat in range(s.seats):
        s.score[seat] = s.start_points
        place = (seat - s.leader + s.seats) % s.seats
        for kind in range(4):
            s.goods[seat, kind] = s.start_goods[place, kind]
        for pawn in range(PAWNS):
            s.pawn[seat, pawn] = s.castle[pawn]
    for tile in range(s.tiles):
        s.tile_on[tile] = tile
    shuffle(s.rng, s.tile_on, s.tiles)
    s.cloudy_spaces = (1 << s.spaces) - 1
    for space in range(s.spaces):
        s.cloudy |= 1 << s.space_at[space]
    begin_round(s)


def begin_round(s: State) -> None:
    """The event, the bewitched roles, and all take their ten roles back (S7, R13)."""
    s.round += 1
    tell(s, ROUND_BEGINS, s.round, ROUNDS)
    s.event = NO_EVENT
    if s.options[WITH_EVENTS] == ON:
        s.event = any_of(s.rng, s.seen_events ^ ((1 << EVENTS) - 1))
        s.seen_events |= 1 << s.event
        tell(s, TURNED_UP, s.event, s.event)
    bewitch(s, CURSES[s.seats] if s.options[WITH_CURSES] == ON else 0)
    for seat in range(s.seats):
        s.hand[seat] = 0
        s.brave[seat] = 0
        s.laid_count[seat] = 0
        for place in range(HAND):
            s.laid[seat, place] = NOTHING
    s.first = s.leader
    tell(s, LEADS_FIRST, s.first)
    s.last_brave = NOBODY
    s.claim = NOBODY
    s.role = NOTHING
    s.led = 0
    s.confirmed = 0
    s.actor = NOBODY
    s.phase = CHOOSING


def bewitch(s: State, n: int) -> None:
    """Turn up so many curse cards; a pile that is too small is shuffled whole first (R13)."""
    if count(s.seen_curses) + n > ROLES:
        s.seen_curses = 0
    s.cursed = some_of(s, s.seen_curses ^ ALL_ROLES, n)
    s.seen_curses |= s.cursed
    if n:
        tell(s, BEWITCHED, s.cursed)


# Who may do what.


def actors(s: State) -> int:
    if s.phase == CHOOSING:
        return s.confirmed ^ ((1 << s.seats) - 1)
    return 1 << s.actor if s.actor >= 0 else 0


def moves(s: State, seat: int, out: Any) -> int:
    if actors(s) >> seat & 1 == 0:
        return 0
    if s.phase == CHOOSING and count(s.hand[seat]) == HAND:
        return list_members(1, CONFIRM, out, 0)
    if s.phase == CHOOSING:
        return list_members(s.hand[seat] ^ ALL_ROLES, PICK, out, 0)
    if s.phase == LEADING:
        return list_members(s.hand[seat] + 0, LEAD, out, 0)
    if s.phase == SELLING:
        return list_members((1 << (most_sold(s, seat) + 1)) - 1, SELL, out, 0)
    if s.phase == STANCE or s.phase == TAKING:
        return list_members(3, BRAVE if s.phase == STANCE else POTION, out, 0)
    if s.phase == DELIVERING:
        n = list_members(open_towers(s, seat), DELIVER, out, 0)
    elif s.phase == CLEARING:
        n = list_members(clouds_in_reach(s, seat), CLOUD, out, 0)
    else:
        n = list_members(targets(s, seat, 0), GO, out, 0)
        if s.pawn[seat, 0] != s.pawn[seat, 1]:
            n = list_members(targets(s, seat, 1), GO + REGIONS, out, n)
    out[n] = SKIP
    return n + 1


def allowed(s: State, seat: int, move: int) -> int:
    """Beside what is listed: before confirming a picked role may be taken back."""
    if s.phase != CHOOSING or s.confirmed >> seat & 1 or move < UNPICK or move >= CONFIRM:
        return 0
    return s.hand[seat] >> (move - UNPICK) & 1


# The round.


def play(s: State, seat: int, move: int) -> None:
    if move < LEAD:
        choose(s, seat, move)
    elif move < BRAVE:
        lead(s, seat, move - LEAD)
    elif move == BRAVE:
        tell(s, IS_BRAVE, seat)
        take_claim(s, seat)
    elif move == COWARD:
        tell(s, IS_COWARDLY, seat)
        begin_action(s, seat, 0)
    elif move < SELL:
        act(s, seat, move)
    else:
        sell(s, seat, move - SELL)
    while s.phase >= FOLLOWING:
        if s.phase == FOLLOWING:
            follow(s)
        else:
            close_round(s)


def choose(s: State, seat: int, move: int) -> None:
    """Four roles in secret; when all have confirmed the first trick begins (R2)."""
    if move != CONFIRM:
        role = move % ROLES
        s.hand[seat] ^= 1 << role
        tell_only(s, seat, PICKS if move < UNPICK else PUTS_BACK, seat, role)
        return
    s.confirmed |= 1 << seat
    tell(s, HAS_CHOSEN, seat)
    if s.confirmed == (1 << s.seats) - 1:
        tell(s, ALL_CHOSEN)
        begin_trick(s)


def cards_left(s: State, seat: int) -> int:
    """How many roles a player still holds after choosing; everybody sees that."""
    return HAND - s.laid_count[seat]


def begin_trick(s: State) -> None:
    """A leader without cards gives way to the next player who has some (R3, R11)."""
    while cards_left(s, s.leader) == 0:
        s.leader = (s.leader + 1) % s.seats
    s.asked = 0
    s.actor = s.leader
    s.phase = LEADING


def lead(s: State, seat: int, role: int) -> None:
    """The role of the trick; one event makes the leader brave (R3, R5)."""
    s.role = role
    s.led |= 1 << role
    s.asked = 1
    tell(s, LEADS, seat, role)
    lay(s, seat)
    if is_event(s, LEAD_BRAVE):
        tell(s, MUST_BE_BRAVE, seat)
        take_claim(s, seat)


def lay(s: State, seat: int) -> None:
    """The role face up; a bewitched one costs points at once (R4). Then comes the stance (R5)."""
    card = 1 << s.role
    s.hand[seat] ^= card
    s.laid[seat, s.laid_count[seat]] = s.role
    s.laid_count[seat] += 1
    if s.cursed & card:
        s.score[seat] -= CURSE
        tell(s, PAYS, seat, CURSE)
    s.actor = seat
    s.phase = STANCE


def take_claim(s: State, seat: int) -> None:
    """A brave player waits; an earlier claim is lost (R7)."""
    if s.claim >= 0:
        tell(s, LOSES_CLAIM, s.claim)
    s.brave[seat] |= 1 << s.role
    s.claim = seat
    s.phase = FOLLOWING


def follow(s: State) -> None:
    """Clockwise, whoever has the role lays it (R8); after the last the claim is carried out (R9)."""
    while s.asked < s.seats:
        seat = (s.leader + s.asked) % s.seats
        s.asked += 1
        if s.hand[seat] >> s.role & 1:
            tell(s, FOLLOWS, seat, s.role)
            lay(s, seat)
            return
        if cards_left(s, seat):
            tell(s, PASSES, seat)
    if s.claim >= 0 and s.bold == 0:
        begin_action(s, s.claim + 0, 1)
    else:
        end_trick(s)


def end_trick(s: State) -> None:
    """Whoever held the claim leads next (R10); without cards the round ends (R12)."""
    if s.claim >= 0:
        s.leader = s.claim
        s.last_brave = s.claim
    s.role = NOTHING
    s.claim = NOBODY
    s.bold = 0
    left = 0
    for seat in range(s.seats):
        left += cards_left(s, seat)
    if left:
        begin_trick(s)
        tell(s, LEADS_NEXT, s.leader)
        return
    s.asked = 0
    settle_event(s)
    s.phase = CLOSING


# Actions.


def begin_action(s: State, seat: int, bold: int) -> None:
    """The brave or the cowardly action, as far as there is something to decide."""
    s.actor = seat
    s.bold = bold
    s.phase = FOLLOWING
    if s.role < DRUID and targets(s, seat, 0) | targets(s, seat, 1):
        s.phase = GOING
    elif DRUID <= s.role < GATHERER and open_towers(s, seat):
        s.phase = DELIVERING
    elif s.role == FAIRY and clouds_in_reach(s, seat):
        s.phase = CLEARING
    elif s.role < GATHERER or s.role == FAIRY:
        tell(s, CAN_DO_NOTHING, seat)
    elif s.income[s.role - GATHERER, bold, 2]:
        s.phase = TAKING
    else:
        take(s, seat, 1, 1)


def act(s: State, seat: int, move: int) -> None:
    """One part of an action; mostly it is over then."""
    s.phase = FOLLOWING
    if move < DELIVER:
        go(s, seat, (move - GO) // REGIONS, (move - GO) % REGIONS)
    elif move < CLOUD:
        deliver(s, seat, move - DELIVER)
    elif move < POTION:
        clear(s, seat, move - CLOUD)
    elif move == POTION:
        take(s, seat, 1, 0)
    elif move == WAND:
        take(s, seat, 0, 1)
    else:
        tell(s, DECLINES, seat)


def targets(s: State, seat: int, pawn: int) -> int:
    """The regions a witch takes a pawn to: neighbours of her terrain without a cloud (R14, R19)."""
    there = (s.near[s.pawn[seat, pawn]] + 0) & s.land[s.role]
    return there & (there ^ s.cloudy)


def go(s: State, seat: int, pawn: int, region: int) -> None:
    """A brave witch may deliver where she has gone (R14)."""
    tell(s, GOES, seat, s.pawn[seat, pawn], region)
    s.pawn[seat, pawn] = region
    s.entered = region
    if s.bold and open_towers(s, seat):
        s.phase = DELIVERING


def open_towers(s: State, seat: int) -> int:
    """The towers the acting player can deliver to: in reach, of a colour he has, not full (R14, R15, R18)."""
    if s.role < DRUID:
        reach = joined(s.served[s.entered])
    else:
        reach = 0
        for pawn in range(PAWNS):
            region = s.pawn[seat, pawn]
            if (s.druid_land[s.role - DRUID] + 0) >> region & 1:
                reach |= joined(s.served[region])
    wanted = 0
    for colour in range(POTIONS):
        if s.goods[seat, colour] > 0:
            wanted |= joined(s.of_colour[colour])
    reach &= wanted
    return reach & (reach ^ joined(s.full))


def deliver(s: State, seat: int, tower: int) -> None:
    """A potion for points and wands (R18); a brave druid gets more (R15), and so does who serves an event."""
    gain = delivery_points(s, tower)
    tell(s, DELIVERS, seat, tower, gain, s.reward[tower])
    s.goods[seat, colour_of(s, tower)] -= 1
    s.goods[seat, WANDS] += s.reward[tower]
    s.score[seat] += gain
    if shape_of(s, tower) == ROUND:
        split(s.full, joined(s.full) | 1 << tower)


def colour_of(s: State, tower: int) -> int:
    """The colour of a tower's roof and potion."""
    colour = 0
    while joined(s.of_colour[colour]) >> tower & 1 == 0:
        colour += 1
    return colour


def shape_of(s: State, tower: int) -> int:
    return ROUND if joined(s.round_towers) >> tower & 1 else SQUARE


def delivery_points(s: State, tower: int) -> int:
    """All points a delivery brings now: the tower's, a brave druid's and the event's."""
    found = s.worth[tower] + 0
    if s.bold and s.role >= DRUID:
        found += BONUS
    if is_event(s, DELIVERY) and s.events[s.event, 1] & shape_of(s, tower):
        found += s.events[s.event, 2]
    return found


def take(s: State, seat: int, with_potions: int, with_wands: int) -> None:
    """The potions and the wands of a gatherer, or only one of the two (R16)."""
    colour = s.role - GATHERER
    potions = with_potions * s.income[colour, s.bold, 0]
    wands = with_wands * s.income[colour, s.bold, 1]
    tell(s, TAKES, seat, 100 * colour + 10 * potions + wands)
    s.goods[seat, colour] += potions
    s.goods[seat, WANDS] += wands


def clouds_in_reach(s: State, seat: int) -> int:
    """The cloud spaces beside own pawns whose wands the player can pay (R17)."""
    regions = ((s.near[s.pawn[seat, 0]] + 0) | (s.near[s.pawn[seat, 1]] + 0)) & s.cloudy
    spaces = 0
    while regions:
        spaces |= s.spaces_in[lowest(regions)] & s.cloudy_spaces
        regions &= regions - 1
    found = 0
    while spaces:
        space = lowest(spaces)
        found |= 1 << space if price_of(s, space) <= s.goods[seat, WANDS] else 0
        spaces &= spaces - 1
    return found


def price_of(s: State, space: int) -> int:
    """The wands for the cloud on a space; an event makes clouds cheaper."""
    price = s.price[s.tile_on[space]] + 0
    return max(1, price - s.events[s.event, 1]) if is_event(s, DISCOUNT) else price


def clear(s: State, seat: int, space: int) -> None:
    """The cloud for its wands; a brave fairy gets points (R17)."""
    tile, region = s.tile_on[space], s.space_at[space]
    price = price_of(s, space)
    tell(s, CLEARS, seat, space, price, s.bolts_on[tile], s.bold * BONUS)
    s.goods[seat, WANDS] -= price
    s.won[seat] |= 1 << tile
    s.bolts[seat] += s.bolts_on[tile]
    s.cloudy_spaces ^= 1 << space
    if s.spaces_in[region] & s.cloudy_spaces == 0:
        s.cloudy ^= 1 << region
    if s.bold:
        s.score[seat] += BONUS


# The end of a round.


def is_event(s: State, kind: int) -> int:
    """1 if the event of this round is of that kind."""
    return 1 if s.event >= 0 and s.events[s.event, 0] == kind else 0


def settle_event(s: State) -> None:
    """Points for pawns on a terrain, or for goods (R12)."""
    for place in range(s.seats):
        seat = (s.first + place) % s.seats
        gain = event_points(s, seat)
        s.score[seat] += gain
        if gain > 0:
            tell(s, EVENT_BRINGS, seat, s.event, gain)
        elif gain < 0:
            tell(s, EVENT_COSTS, seat, s.event, 0 - gain)


def event_points(s: State, seat: int) -> int:
    """What the event gives a player or takes from him."""
    times = 0
    if is_event(s, ON_TERRAIN):
        there = s.land[s.events[s.event, 1]] + 0
        for pawn in range(PAWNS):
            times += there >> s.pawn[seat, pawn] & 1
    elif is_event(s, STOCK):
        times = resources(s, seat) // s.events[s.event, 1]
    return times * s.events[s.event, 2] if times else 0


def resources(s: State, seat: int) -> int:
    """All potions and wands of a player."""
    return s.goods[seat, GREEN] + s.goods[seat, PURPLE] + s.goods[seat, ORANGE] + s.goods[seat, WANDS]


def most_sold(s: State, seat: int) -> int:
    """How often a player can hand something in for the event (R12)."""
    if is_event(s, TRIPLE):
        return min(1, s.goods[seat, GREEN], s.goods[seat, PURPLE], s.goods[seat, ORANGE])
    if is_event(s, FOR_WANDS):
        return min(s.events[s.event, 1] + 0, s.goods[seat, WANDS] + 0)
    return 0


def close_round(s: State) -> None:
    """All who can hand something in are asked; then comes the next round or the end (R12, R13, E1)."""
    while s.asked < s.seats:
        seat = (s.first + s.asked) % s.seats
        s.asked += 1
        if most_sold(s, seat) > 0:
            s.actor = seat
            s.phase = SELLING
            return
    if s.last_brave >= 0:
        s.leader = s.last_brave
    s.actor = NOBODY
    tell(s, ROUND_ENDS, s.round, s.seats)
    if s.round < ROUNDS:
        moment(s)
        begin_round(s)
        return
    s.phase = OVER
    for seat in range(s.seats):
        bolts, sets = points_for_bolts(s, seat), points_for_sets(s, seat)
        tell(s, ADDS_UP, seat, s.score[seat], bolts, sets, s.score[seat] + bolts + sets)


def sell(s: State, seat: int, n: int) -> None:
    """Hand in one potion of each colour, or wands."""
    s.phase = CLOSING
    if n == 0:
        tell(s, KEEPS_ALL, seat)
        return
    gain = n * s.events[s.event, 1 if is_event(s, TRIPLE) else 2]
    s.score[seat] += gain
    if is_event(s, TRIPLE):
        tell(s, SELLS_POTIONS, seat, gain)
        for colour in range(POTIONS):
            s.goods[seat, colour] -= n
    else:
        tell(s, SELLS_WANDS, seat, n, gain)
        s.goods[seat, WANDS] -= n


# Scoring.


def points(s: State, out: Any) -> None:
    """Points so far; at the end with bolts and sets of goods (E2, E3)."""
    for seat in range(s.seats):
        out[seat] = s.score[seat]
        if s.phase == OVER:
            out[seat] += points_for_bolts(s, seat) + points_for_sets(s, seat)


def points_for_bolts(s: State, seat: int) -> int:
    return BOLTS[min(len(BOLTS) - 1, s.bolts[seat])]


def points_for_sets(s: State, seat: int) -> int:
    """4 for each set of four kinds, 2 for each further set of three (E3): the two smallest amounts decide."""
    green, purple, orange, wands = s.goods[seat, 0], s.goods[seat, 1], s.goods[seat, 2], s.goods[seat, 3]
    one, other = min(green, purple), min(orange, wands)
    least, second = min(one, other), min(max(green, purple), max(orange, wands), max(one, other))
    return 4 * least + 2 * (second - least)


def tie(s: State, seat: int) -> int:
    """More potions and wands (E4)."""
    return resources(s, seat)


# Secrets.


def hide(s: State, seat: int) -> None:
    """Nobody sees the others' roles, nor how many somebody has picked."""
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = 0
    forget(s.rng)


def guess(s: State, seat: int) -> None:
    """A hidden hand is any roles that its owner can still have; whoever has not confirmed has none yet."""
    for other in range(s.seats):
        if other != seat and s.confirmed >> other & 1:
            s.hand[other] = some_of(s, possible_roles(s, other), cards_left(s, other))


def possible_roles(s: State, seat: int) -> int:
    """The roles not led in this round, and that of the trick for whoever has not answered it yet."""
    roles = s.led ^ ALL_ROLES
    if s.role >= 0 and (seat - s.leader + s.seats) % s.seats >= s.asked:
        roles |= 1 << s.role
    return roles


def some_of(s: State, roles: int, n: int) -> int:
    """So many of these roles at random."""
    rest = roles
    for _ in range(n):
        rest ^= 1 << any_of(s.rng, rest)
    return roles ^ rest
