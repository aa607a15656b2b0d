"""What a seat sees of Broom Service: the map with towers, clouds and pawns, the trick, everybody's things, the hand.

A region's place is `region-5`, a tower's `tower-12`, a cloud's `space-3`. A laid role is `role-2-7` for seat and role;
in the hand of the viewer it has the same name. Goods are counted from the ground, `good-2-1-0`, and taken from the
top. The broom shows who holds the claim.
"""

from msgspec.structs import replace

from spieltisch.engine.kernel.sets import joined, members
from spieltisch.engine.showing.phrase import Phrase, Who
from spieltisch.engine.showing.scene import Colour, Flag, Look, Piece, Place, Upright
from spieltisch.engine.showing.stage import Box, Layout, Stage, on
from spieltisch.games.broom_service import rules, words
from spieltisch.games.broom_service.chart import CASTLE, CLOUD, NAME, PAWNS, TOWER, Chart, chart_of
from spieltisch.games.broom_service.words import COLOURS, GOODS, GROUNDS, STANCES, say

GOOD_COLOURS: tuple[Colour, ...] = (*COLOURS, "")
SEAT_COLOURS: tuple[Colour, ...] = ("red", "yellow", "blue", "white", "black")

# The trick: the card in the middle, and what it says for the brave and for cowards.
CARD_WIDTH, CARD_HEIGHT = 1.35, 1.9
TRICK_WIDTH = 7.2
# A player's strip: goods, won clouds, roles laid in this round, and room for the broom.
STRIP_WIDTH, STRIP_HEIGHT, GOOD, WON, BROOM = 7.2, 1.15, 0.72, 1.1, 0.7
# The viewer's own hand and goods.
CHOICE_WIDTH, UPRIGHT_WIDTH, HAND_WIDTH, STANCE_WIDTH = 13.4, 9.4, 6.9, 4.6
OWN_CARD_HEIGHT, OWN_GOOD = 2.38, 1.15


def draw(stage: Stage[rules.State]) -> None:
    view = stage.view
    trick(stage)
    for seat in stage.others:
        strip(stage, seat)
    if stage.seat >= 0:
        strip(stage, stage.seat)
    land(stage)
    if stage.seat >= 0:
        hand(stage)
        own = stage.zone("goods", area="own", title=say("own-goods"), owner=stage.seat)
        goods(view, own, stage.seat, OWN_GOOD, OWN_GOOD)
    for seat, points in enumerate(stage.points):
        stage.panel(seat, SEAT_COLOURS[seat], points, words.notes(view, seat))
    stage.notice(words.notice(view))
    if stage.is_mine:
        ways(stage)


# The map.

# What of a record says where everything on its map lies and what it looks like.
DRAWN = (
    *("letters", "raster", "tower_cells", "space_cells", "castle_cells", "served"),
    *("of_colour", "round_towers", "worth", "reward", "land", "space_at"),
)
_maps: dict[bytes, tuple[Chart, list[Place]]] = {}


def land(stage: Stage[rules.State]) -> None:
    """The places, which are laid out once for every map, and on them potions, clouds and pawns."""
    view, zone = stage.view, stage.zone("land", title=say("land"), surface="sea", roams=True)
    key = b"".join(view.array[name].tobytes() for name in DRAWN)
    if key not in _maps:
        _maps[key] = chart_of(view), places(view, chart_of(view))
    chart, laid_out = _maps[key]
    zone.size(chart.width, chart.height)
    clear = {f"space-{n}" for n in range(view.spaces) if not view.cloudy_spaces >> n & 1}
    zone.places += [place for place in laid_out if place.id not in clear]
    for tower in members(joined(view.full)):
        colour = COLOURS[rules.colour_of(view, tower)]
        zone.piece(f"flask-tower-{tower}", "flask", f"tower-{tower}", colour, label=say("served"))
    for n in members(view.cloudy_spaces):
        zone.add(cloud(view, view.tile_on[n], f"space-{n}", rules.price_of(view, n)))
    for seat, colour in enumerate(SEAT_COLOURS[: view.seats]):
        for pawn, region in enumerate(view.pawn[seat].tolist()):
            label = say("pawn", who=Who(seat), region=words.name(view, region))
            zone.piece(f"pawn-{seat}-{pawn}", "pawn", f"region-{region}", colour, flags=["cone"], label=label)


def around(middle: tuple[float, float], size: tuple[float, float]) -> Box:
    """A box of that size by its middle."""
    return round(middle[0] - size[0] / 2, 2), round(middle[1] - size[1] / 2, 2), *size


def places(view: rules.State, chart: Chart) -> list[Place]:
    """Room for pawns in every region, towers, which show from where they can be served, castles and clouds."""
    found = []
    for region, (x, y) in enumerate(chart.pawns):
        name, ground = words.name(view, region), GROUNDS[words.terrain_of(view, region)]
        room, label = around((x, y + NAME / 2), PAWNS), say("region", region=name, terrain=ground)
        place = Place(f"region-{region}", *room, "land", label, title=name, heap="beside", ground=ground)
        found.append(replace(place, outline=chart.atlas.outlines[str(region)]))
    for tower, middle in enumerate(chart.towers):
        look: Look = "tower" if rules.shape_of(view, tower) == rules.ROUND else "keep"
        label = words.tower_name(view, tower, "tower-worth", points=view.worth[tower], wands=view.reward[tower])
        place = Place(f"tower-{tower}", *around(middle, TOWER), look, label)
        shows = [f"region-{region}" for region in words.regions_of(view, tower)]
        colour, signs = COLOURS[rules.colour_of(view, tower)], " ".join(["wand"] * view.reward[tower])
        found.append(replace(place, caption=str(view.worth[tower]), colour=colour, signs=signs, shows=shows))
    for n, middle in enumerate(chart.castles):
        found.append(Place(f"castle-{n}", *around(middle, CASTLE), "castle", say("castle")))
    for n, middle in enumerate(chart.clouds):
        found.append(Place(f"space-{n}", *around(middle, CLOUD), "none", words.cloud_name(view, n)))
    return found


def cloud(view: rules.State, tile: int, at: str, price: int) -> Piece:
    bolts = view.bolts_on[tile]
    label, signs = say("cloud-tile", price=price, bolts=bolts), [" ".join(["bolt"] * bolts)]
    return Piece(f"cloud-{tile}", "cloud", at, number=price, label=label, signs=signs)


# The trick and everybody's things.


def trick(stage: Stage[rules.State]) -> None:
    """The role in the middle with its two halves, where the leader's card lies until the trick is over."""
    view = stage.view
    title = say("trick") if view.role == rules.NOTHING else words.ROLES[view.role]
    zone = stage.zone("trick", area="side", title=title)
    zone.put("trick", CARD_WIDTH, CARD_HEIGHT, "slot", say("middle"))
    end = TRICK_WIDTH - BROOM
    halves(view, zone, "says", zone.x, end - zone.x - 0.05, CARD_HEIGHT)
    zone.place("nobody", end, 0, BROOM, CARD_HEIGHT, label=say("no-broom"))
    if view.role != rules.NOTHING:
        zone.add(laid_role(view, view.leader, view.role, "trick"))
    if view.claim < 0:
        zone.piece("broom", "broom", "nobody", flags=["dim"], label=say("broom"))


def halves(view: rules.State, zone: Layout, id: str, x: float, width: float, height: float) -> None:
    """What the role of the trick does, bravely above and cowardly below."""
    half = round(height / 2 - 0.04, 2)
    for brave, y in ((1, 0.0), (0, height - half)):
        what, signs = STANCES[brave], ""
        if view.role != rules.NOTHING:
            what, signs = words.effect(view, view.role, brave), half_signs(view, view.role, brave)
        zone.place(f"{id}-{brave}", x, y, width, half, "tray", what, title=STANCES[brave], signs=signs)


def strip(stage: Stage[rules.State], seat: int) -> None:
    """A player's goods, won clouds and laid roles; the viewer's own goods lie before him."""
    view, zone = stage.view, stage.zone(f"strip-{seat}", area="side", title=say("things", who=Who(seat)), owner=seat)
    zone.gap = 0
    if seat != stage.seat:
        goods(view, zone, seat, GOOD, STRIP_HEIGHT)
    won = zone.put(f"won-{seat}", WON, STRIP_HEIGHT, label=say("place-won"), heap="beside")
    room = STRIP_WIDTH - BROOM - zone.x
    laid = zone.put(f"laid-{seat}", room, STRIP_HEIGHT, label=say("place-laid"), heap="fan")
    claim = zone.put(f"claim-{seat}", BROOM, STRIP_HEIGHT, label=say("place-broom"))
    zone.add(*(cloud(view, tile, won, view.price[tile]) for tile in members(view.won[seat])))
    for role in view.laid[seat].tolist():
        if role != rules.NOTHING and (role != view.role or seat != view.leader):
            zone.add(laid_role(view, seat, role, laid))
    if view.claim == seat:
        zone.piece("broom", "broom", claim, flags=["glow"], label=say("broom"))


def goods(view: rules.State, zone: Layout, seat: int, width: float, height: float) -> None:
    """Three heaps of potions and one of wands."""
    zone.gap = 0
    for kind, (name, colour) in enumerate(zip(GOODS, GOOD_COLOURS, strict=True)):
        at = zone.put(f"goods-{seat}-{kind}", width, height, "bed", name)
        for k in range(view.goods[seat, kind]):
            zone.piece(f"good-{seat}-{kind}-{k}", "flask" if colour else "wand", at, colour, label=name)


# Roles.


def role_piece(view: rules.State, seat: int, role: int, at: str, label: Phrase, *flags: Flag) -> Piece:
    """A role with its picture and both halves; a bewitched one tells what it costs."""
    cursed = view.cursed >> role & 1
    return Piece(
        f"role-{seat}-{role}",
        "role",
        at,
        SEAT_COLOURS[seat],
        number=-rules.CURSE if cursed else None,
        flags=[*flags, *on(cursed=cursed)],
        label=label,
        title=words.TITLES[role],
        signs=[picture_signs(view, role), half_signs(view, role, 1), half_signs(view, role, 0)],
    )


def laid_role(view: rules.State, seat: int, role: int, at: str) -> Piece:
    """A role on the table; which half counts shows once the stance is known."""
    if role == view.role and seat == view.actor and view.phase == rules.STANCE:
        return role_piece(view, seat, role, at, words.ROLES[role], "glow")
    brave = view.brave[seat] >> role & 1
    label = say("role-laid", role=words.ROLES[role], brave=brave)
    return role_piece(view, seat, role, at, label, "upper" if brave else "lower")


def picture_signs(view: rules.State, role: int) -> str:
    if role < rules.DRUID:
        return f"hat {GROUNDS[role]}"
    if role < rules.GATHERER:
        return " ".join(["staff", *(GROUNDS[terrain] for terrain in words.druid_terrains(view, role))])
    return f"basket flask:{COLOURS[role - rules.GATHERER]}" if role < rules.FAIRY else "cloud sun"


def half_signs(view: rules.State, role: int, brave: int) -> str:
    """An action in signs."""
    bonus = f" +{rules.BONUS}" if brave else ""
    if role < rules.DRUID:
        return f"go {GROUNDS[role]}" + (" flask roof" if brave else "")
    if role < rules.GATHERER:
        return f"flask roof{bonus}"
    if role == rules.FAIRY:
        return f"wand cloud{bonus}"
    potions, wands, single = view.income[role - rules.GATHERER, brave].tolist()
    return " ".join([*[f"flask:{COLOURS[role - rules.GATHERER]}"] * potions, *["/"] * single, *["wand"] * wands])


def hand(stage: Stage[rules.State]) -> None:
    """All ten roles while choosing, picked ones raised; then those not laid yet, and the choice between two halves."""
    view, seat = stage.view, stage.seat
    chooses, picked = view.phase == rules.CHOOSING and stage.is_mine, members(view.hand[seat])
    zone = stage.zone("hand", area="own", title=say("choose-roles" if chooses else "own-roles"), owner=seat)
    zone.gap = 0
    width = CHOICE_WIDTH if chooses else HAND_WIDTH
    zone.put("hand", width, OWN_CARD_HEIGHT, label=say("place-roles"), heap="fan")
    if chooses:
        zone.zone.upright = Upright(UPRIGHT_WIDTH, OWN_CARD_HEIGHT, [(0, 0, UPRIGHT_WIDTH, OWN_CARD_HEIGHT)])
    for role in range(rules.ROLES) if chooses else picked:
        flags = on(chosen=chooses and role in picked)
        zone.add(role_piece(view, seat, role, "hand", words.role_held(view, role), *flags))
    if view.phase == rules.STANCE and view.actor == seat:
        halves(view, zone, "stance", zone.x, STANCE_WIDTH, OWN_CARD_HEIGHT)


# Moves.


def ways(stage: Stage[rules.State]) -> None:
    """All moves, and those that somebody might try although they may not be legal now."""
    for move in sorted({*stage.legal, *tempting(stage.view, stage.seat)}):
        way(stage, move)
    for move, key in ((rules.CONFIRM, "c"), (rules.POTION, "p"), (rules.WAND, "w")):
        stage.button(move, key, tone="go")
    stage.button(rules.SKIP, key="s")
    for n in range(rules.MOST_SOLD + 1):
        stage.button(rules.SELL + n, key=str(n), tone="go" if n else "")


def way(stage: Stage[rules.State], move: int) -> None:
    """Where a move is made: a role, a half of the trick's role, a pawn, a potion or a cloud."""
    view, seat = stage.view, stage.seat
    if move < rules.CONFIRM:
        stage.way(move, f"role-{seat}-{move % rules.ROLES}")
    elif rules.LEAD <= move < rules.BRAVE:
        stage.way(move, f"role-{seat}-{move - rules.LEAD}", "trick")
    elif move in (rules.BRAVE, rules.COWARD):
        brave = rules.COWARD - move
        stage.way(move, place=f"stance-{brave}", short=STANCES[brave], thumb=True)
    elif rules.GO <= move < rules.DELIVER:
        pawn, region = divmod(move - rules.GO, rules.REGIONS)
        pawns, there = view.pawn[seat].tolist(), f"region-{region}"
        also = [(f"pawn-{seat}-{1 - pawn}", there)] if pawns[0] == pawns[1] else []  # carrying either means the same
        short = say("go-short", here=words.name(view, pawns[pawn]))
        stage.way(move, f"pawn-{seat}-{pawn}", there, also=also, short=short)
    elif rules.DELIVER <= move < rules.CLOUD:
        tower = move - rules.DELIVER
        colour, brings = rules.colour_of(view, tower), say("brings", points=rules.delivery_points(view, tower))
        n = view.goods[seat, colour]
        potion = f"good-{seat}-{colour}-{n - 1}" if n else ""
        stage.way(move, potion, f"tower-{tower}", brings=brings)
    elif rules.CLOUD <= move < rules.POTION:
        space = move - rules.CLOUD
        stage.way(move, f"cloud-{view.tile_on[space]}", short=say("wands", n=rules.price_of(view, space)))


def tempting(view: rules.State, seat: int) -> list[int]:
    """Roles to be put back, and moves that somebody might try although they may not be legal now."""
    here, there = view.pawn[seat].tolist()
    if view.phase == rules.CHOOSING:
        return [rules.UNPICK + role for role in members(view.hand[seat])]
    if view.phase == rules.GOING:
        pawns = [here] if here == there else [here, there]
        return [rules.GO + rules.REGIONS * pawn + r for pawn, at in enumerate(pawns) for r in members(view.near[at])]
    if view.phase == rules.DELIVERING:
        near = members(joined(view.served[here]) | joined(view.served[there]))
        return [rules.DELIVER + tower for tower in near if view.goods[seat, rules.colour_of(view, tower)]]
    if view.phase == rules.CLEARING:
        return [rules.CLOUD + space for space in members(view.cloudy_spaces)]
    return []
