"""What is said of Broom Service: its land and what stands there, roles and events, moves and refusals."""

from collections.abc import Callable, Iterable
from functools import cache

from spieltisch.engine.kernel.sets import joined, members
from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Arg, Book, Phrase, Who, either, every, name_of
from spieltisch.engine.showing.scene import Colour, Ground
from spieltisch.games.broom_service import rules

say = Book("broom_service")

# Names of things.

COLOURS: tuple[Colour, ...] = ("green", "purple", "orange")
GROUNDS: tuple[Ground, ...] = ("forest", "hills", "prairie", "mountain")
GOODS = tuple(say(f"good-{id}") for id in (*COLOURS, "wand"))
TERRAINS = tuple(say(f"terrain-{id}") for id in GROUNDS)
WITCHES = ("forest-witch", "hill-witch", "prairie-witch", "mountain-witch")
OTHERS = ("valley-druid", "hilltop-druid", "herb-gatherer", "fruit-gatherer", "root-gatherer", "weather-fairy")
ROLES = tuple(say(f"role-{id}") for id in (*WITCHES, *OTHERS))
TITLES = tuple(say(f"lines-{id}") for id in (*WITCHES, *OTHERS))
STANCES = (say("cowardly"), say("brave"))
SHAPES = ("", "round", "square", "every")  # by kinds of towers


def name(view: rules.State, number: int) -> Phrase:
    """The name of a region; behind the regions come the events."""
    return names(view.array["letters"][0].tobytes().rstrip(b"\0"))[number]


@cache
def names(letters: bytes) -> tuple[Phrase, ...]:
    """What a board's letters spell."""
    return tuple(spelt(line) for line in letters.decode().split("\n")[:-1])


def spelt(line: str) -> Phrase:
    """A name as boards have it: `deutsch / English`, one for both, or one of the catalogues, `@mist-wood`."""
    if line.startswith("@"):
        return say(f"board-{line[1:]}")
    return name_of(line)


def event_name(view: rules.State, event: int) -> Phrase:
    return name(view, view.regions + event)


def terrain_of(view: rules.State, region: int) -> int:
    return next(terrain for terrain in range(4) if view.land[terrain] >> region & 1)


def regions_of(view: rules.State, tower: int) -> list[int]:
    """Where a tower can be served from."""
    return [region for region in range(view.regions) if joined(view.served[region]) >> tower & 1]


def tower_name(view: rules.State, tower: int, id: str = "tower", **worth: int) -> Phrase:
    """`round green tower at Castle Heath and Badger Hill`, perhaps with what it brings."""
    shape, colour = SHAPES[rules.shape_of(view, tower)], COLOURS[rules.colour_of(view, tower)]
    where = every(name(view, region) for region in regions_of(view, tower))
    return say(id, shape=shape, colour=colour, where=where, **worth)


def cloud_name(view: rules.State, space: int) -> Phrase:
    """`the left cloud over Raven Wood`."""
    region, cells = view.space_at[space], [divmod(cell, view.columns) for cell in view.space_cells.tolist()]
    there = sorted(members(view.spaces_in[region]), key=lambda n: 2 * cells[n][1] + cells[n][0] % 2)
    return say("cloud", region=name(view, region), place=there.index(space) + 1, of=len(there))


def roles_said(roles: int) -> Phrase:
    return every(ROLES[role] for role in members(roles))


def role_held(view: rules.State, role: int) -> Phrase:
    """A role to choose or to play, all of it in words."""
    cowardly, brave = (effect(view, role, stance) for stance in (0, 1))
    cursed = view.cursed >> role & 1
    return say("role-held", role=ROLES[role], brave=brave, cowardly=cowardly, cursed=cursed)


def goods_said(colour: int, potions: int, wands: int, listed: Callable[[Iterable[Arg]], Phrase] = every) -> Phrase:
    """`2 green potions and 1 wand`."""
    parts = [say("potions", n=potions, colour=COLOURS[colour])] if potions else []
    parts += [say("wands", n=wands)] if wands else []
    return listed(parts) if parts else say("nothing")


# What roles and events do.


def effect(view: rules.State, role: int, brave: int) -> Phrase:
    """What a role does, bravely (1) or cowardly (0)."""
    bonus = brave * rules.BONUS
    if role < rules.DRUID:
        return say("does-witch", terrain=TERRAINS[role], brave=brave)
    if role < rules.GATHERER:
        where = either(say("on", terrain=TERRAINS[terrain]) for terrain in druid_terrains(view, role))
        return say("does-druid", where=where, bonus=bonus)
    if role == rules.FAIRY:
        return say("does-fairy", bonus=bonus)
    potions, wands, single = view.income[role - rules.GATHERER, brave].tolist()
    return say("does-gatherer", goods=goods_said(role - rules.GATHERER, potions, wands, either if single else every))


def druid_terrains(view: rules.State, role: int) -> list[int]:
    return [terrain for terrain in range(4) if view.druid_land[role - rules.DRUID] & view.land[terrain]]


# What each kind of event is called, and what its numbers are.
EVENTS = {
    rules.LEAD_BRAVE: ("courage",),
    rules.ON_TERRAIN: ("pawns", "terrain", "gain"),
    rules.TRIPLE: ("triple", "points"),
    rules.FOR_WANDS: ("exchange", "wands", "points"),
    rules.STOCK: ("stock", "goods", "gain"),
    rules.DISCOUNT: ("discount", "wands"),
    rules.DELIVERY: ("delivery", "towers", "gain"),
}
NUMBERS: dict[str, Callable[[int], Arg]] = {
    "terrain": lambda number: TERRAINS[number],
    "gain": lambda number: say("gain", sign="−" if number < 0 else "+", n=abs(number)),
    "towers": lambda number: SHAPES[number],
}


def event_effect(view: rules.State, event: int, short: bool = False) -> Phrase:
    """What an event does, in a sentence or in a few words."""
    kind, *numbers = view.events[event].tolist()
    id, *called = EVENTS[kind]
    args = {name: NUMBERS.get(name, int)(number) for name, number in zip(called, numbers, strict=False)}
    return say(f"short-{id}" if short else f"event-{id}", **args)


READINGS: Readings = {
    "region": name,
    "tower": tower_name,
    "cloud": cloud_name,
    "role": lambda view, role: ROLES[role],
    "roles": lambda view, roles: roles_said(roles),
    "goods": lambda view, number: goods_said(number // 100, number // 10 % 10, number % 10),
    "event": event_name,
    "effect": event_effect,
    "standings": lambda view, n: every(say("standing", who=Who(i), points=view.score[i]) for i in range(n)),
}


# Moves.


def label(view: rules.State, seat: int, move: int) -> Phrase:
    if move < rules.CONFIRM:
        return say("pick" if move < rules.UNPICK else "put-back", role=ROLES[move % rules.ROLES])
    if move == rules.CONFIRM:
        return say("confirm")
    if move < rules.BRAVE:
        return say("lead", role=ROLES[move - rules.LEAD])
    if move <= rules.COWARD:
        return say("act", stance=STANCES[rules.COWARD - move], what=effect(view, view.role, rules.COWARD - move))
    if move < rules.DELIVER:
        pawn, region = divmod(move - rules.GO, rules.REGIONS)
        return say("go", here=name(view, view.pawn[seat, pawn]), there=name(view, region))
    if move < rules.CLOUD:
        tower = move - rules.DELIVER
        points, wands = rules.delivery_points(view, tower), view.reward[tower]
        return say("deliver", tower=tower_name(view, tower), points=points, wands=wands)
    if move < rules.POTION:
        space = move - rules.CLOUD
        price, bolts = rules.price_of(view, space), view.bolts_on[view.tile_on[space]]
        return say("clear", cloud=cloud_name(view, space), price=price, bolts=bolts)
    if move <= rules.WAND:
        colour = view.role - rules.GATHERER
        potions, wands, _ = view.income[colour, view.bold].tolist()
        taken = goods_said(colour, potions, 0) if move == rules.POTION else goods_said(colour, 0, wands)
        return say("take", goods=taken)
    if move == rules.SKIP:
        return say(f"skip-{ASKS.get(view.phase, 'go')}")
    n = move - rules.SELL
    if n == 0:
        return say("sell-nothing")
    if rules.is_event(view, rules.TRIPLE):
        return say("sell-potions", points=view.events[view.event, 1])
    return say("sell-wands", wands=n, points=n * view.events[view.event, 2])


# What is to be done.

ASKS = {rules.GOING: "go", rules.DELIVERING: "deliver", rules.CLEARING: "clear", rules.TAKING: "take"}


def prompt(view: rules.State, seat: int) -> Phrase:
    if view.phase == rules.CHOOSING:
        return say("prompt-choose", left=rules.HAND - view.hand[seat].bit_count())
    if view.phase in (rules.LEADING, rules.SELLING):
        return say("prompt-lead" if view.phase == rules.LEADING else "prompt-sell")
    if view.phase == rules.STANCE:
        return say("prompt-stance", role=ROLES[view.role], rivals=every(rivals(view)))
    return say(f"prompt-{ASKS[view.phase]}", role=ROLES[view.role], brave=view.bold)


def rivals(view: rules.State) -> Iterable[Phrase]:
    """The players who may still lay the role of the trick: not asked yet, and with cards in hand."""
    for place in range(view.asked, view.seats):
        seat = (view.leader + place) % view.seats
        if cards := rules.cards_left(view, seat):
            yield say("rival", who=Who(seat), cards=cards)


# Why not.


def reason(view: rules.State, seat: int, move: int) -> Phrase:
    if view.phase == rules.CHOOSING:
        return why_not_choose(view, seat, move)
    if move < rules.LEAD:
        return say("why-chosen")
    if move < rules.BRAVE and view.phase != rules.LEADING:
        return say("why-lead")
    if move < rules.BRAVE:
        return say("why-played" if move - rules.LEAD in view.laid[seat].tolist() else "why-not-held")
    if move <= rules.COWARD:
        return say("why-stance")
    if move < rules.DELIVER:
        return why_not_go(view, seat, *divmod(move - rules.GO, rules.REGIONS))
    if move < rules.CLOUD:
        return why_not_deliver(view, seat, move - rules.DELIVER)
    if move < rules.POTION:
        return why_not_clear(view, seat, move - rules.CLOUD)
    if move <= rules.WAND:
        return say("why-take")
    if move == rules.SKIP:
        return say("why-skip")
    return say("why-so-much" if view.phase == rules.SELLING else "why-sell")


def why_not_choose(view: rules.State, seat: int, move: int) -> Phrase:
    if move == rules.CONFIRM:
        return say("why-four")
    if move < rules.UNPICK:
        return say("why-picked" if view.hand[seat] >> move & 1 else "why-only-four")
    return say("why-not-picked" if move < rules.CONFIRM else "why-choose")


def why_not_go(view: rules.State, seat: int, pawn: int, region: int) -> Phrase:
    if view.phase != rules.GOING:
        return say("why-go")
    if region >= view.regions:
        return say("why-no-region")
    here, there = view.pawn[seat, pawn], name(view, region)
    if not view.near[here] >> region & 1:
        return say("why-far", here=name(view, here), there=there)
    if not view.land[view.role] >> region & 1:
        return say("why-terrain", role=ROLES[view.role], terrain=TERRAINS[view.role])
    return say("why-cloudy", there=there) if view.cloudy >> region & 1 else say("why-other-pawn")


def why_not_deliver(view: rules.State, seat: int, tower: int) -> Phrase:
    if view.phase != rules.DELIVERING:
        return say("why-deliver")
    if tower >= view.towers:
        return say("why-no-tower")
    if joined(view.full) >> tower & 1:
        return say("why-full")
    if not view.goods[seat, rules.colour_of(view, tower)]:
        return say("why-no-potion")
    return say("why-not-here", here=name(view, view.entered)) if view.role < rules.DRUID else say("why-no-pawn")


def why_not_clear(view: rules.State, seat: int, space: int) -> Phrase:
    if view.phase != rules.CLEARING:
        return say("why-fairy")
    if not view.cloudy_spaces >> space & 1:
        return say("why-no-cloud")
    beside = view.near[view.pawn[seat, 0]] | view.near[view.pawn[seat, 1]]
    if not beside >> view.space_at[space] & 1:
        return say("why-not-beside")
    return say("why-price", price=rules.price_of(view, space))


# Beside the table.


def notice(view: rules.State) -> Phrase:
    """The round, its event in a few words, and its bewitched roles."""
    number, most, roles = view.round, rules.ROUNDS, roles_said(view.cursed)
    if view.event == rules.NO_EVENT:
        return say("notice", round=number, rounds=most, roles=roles)
    event, what = event_name(view, view.event), event_effect(view, view.event, short=True)
    return say("notice-event", round=number, rounds=most, event=event, effect=what, roles=roles)


def notes(view: rules.State, seat: int) -> list[Phrase]:
    """What matters about a player now; at the end what the score is made of."""
    bolts, worth = view.bolts[seat], rules.points_for_bolts(view, seat)
    if view.phase == rules.OVER:
        sets = rules.points_for_sets(view, seat)
        return [say("note-parts", score=view.score[seat], bolts=worth, sets=sets)]
    if view.phase == rules.CHOOSING:
        found = [say("note-chosen" if view.confirmed >> seat & 1 else "note-chooses")]
    else:
        found = [say("note-cards", cards=rules.cards_left(view, seat))]
    found += [say("note-leads")] if view.leader == seat else []
    found += [say("note-broom")] if view.claim == seat else []
    return found + ([say("note-bolts", bolts=bolts, points=worth)] if bolts else [])
