"""Points of free tables and aims at towers as the rules judge them: the page must judge alike.

`web/tests/points.json` keeps them for the tests of the page; `make golden` writes it anew.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from spieltisch.engine.showing.scene import Reach, Zone
from spieltisch.games.granatensalat import GAME as THROWING, rules as throwing, words as throwing_words
from spieltisch.games.granatensalat.scene import soldier_id
from spieltisch.games.wacklige_warte import GAME as BUILDING, rules as building
from tests.suite.cases import Case, Step, random_game

FILE = Path(__file__).parents[2] / "web" / "tests" / "points.json"
SEED = 29
OF_A_KIND = 3  # reaches
POINTS = 40  # of a reach
AIMED = (THROWING, BUILDING)


def points_text() -> str:
    """Everything as JSON, a line for every reach."""
    chance = random.Random(SEED)
    lines = ",\n".join(json.dumps(judged(step, reach, chance)) for step, reach in reaches())
    return f'{{"reaches": [\n{lines}\n],\n"aim": {json.dumps(aimed())}}}\n'


def reaches() -> list[tuple[Step, Reach]]:
    """A few of every kind from a random game: steps, soldiers that are set, grenades."""
    found = []
    kinds = Counter[Any]()
    for step in random_game(Case(THROWING, 3, {}), SEED):
        for reach in step.scene(step.seat).reaches:
            kind = (len(reach.around) > 0, reach.gap, reach.blast)
            kinds[kind] += 1
            if kinds[kind] <= OF_A_KIND:
                found.append((Step(step.case, step.s.copy(), step.seat, step.move, step.number), reach))
    return found


def judged(step: Step, reach: Reach, chance: random.Random) -> dict[str, Any]:
    """A reach with its table, and points: their move, whether it is allowed, and who is in the blast."""
    zone = next(zone for zone in step.scene(step.seat).zones if zone.id == reach.zone)
    points = [near(zone, reach, chance) for _ in range(POINTS)]
    return {"zone": bare(zone), "reach": msgspec.to_builtins(reach), "points": [judge(step, reach, p) for p in points]}


def judge(step: Step, reach: Reach, point: tuple[int, int]) -> dict[str, Any]:
    """What the rules say of a point."""
    x, y = point
    move = reach.base + throwing.SIDE * y + x
    struck = [i for i in throwing_words.on_table(step.s) if reach.blast and throwing.in_blast(step.s, i, x, y)]
    allowed = bool(throwing.allowed(step.s, step.seat, move))
    return {"x": x, "y": y, "move": move, "good": allowed, "struck": [soldier_id(i) for i in struck]}


def near(zone: Zone, reach: Reach, chance: random.Random) -> tuple[int, int]:
    """A point of the room not far from some piece, as a rule from one that it is carried from."""
    left, top, right, bottom = reach.room
    pieces = [piece for piece in zone.pieces if piece.id in reach.around] if chance.random() < 0.7 else []
    at = chance.choice(pieces or zone.pieces).at
    place = next(place for place in zone.places if place.id == at)
    x, y = (round(v * zone.grain) for v in (place.x + place.w / 2, place.y + place.h / 2))
    far = chance.choice([reach.gap, 3 * reach.gap, reach.blast, reach.radius]) + 2
    x, y = x + chance.randint(-far, far), y + chance.randint(-far, far)
    return max(left, min(right, x)), max(top, min(bottom, y))


def bare(zone: Zone) -> dict[str, Any]:
    """What the arithmetic needs of a zone."""
    places = [{"id": p.id, "x": p.x, "y": p.y, "w": p.w, "h": p.h} for p in zone.places]
    pieces = [{"id": p.id, "kind": p.kind, "at": p.at} for p in zone.pieces]
    size = {"width": zone.width, "height": zone.height, "grain": zone.grain}
    return {"id": zone.id, "kind": zone.kind, **size, "places": places, "pieces": pieces}


def aimed() -> dict[str, Any]:
    """An aim, and the moves of its corners, its middle and a point between."""
    found = (step.scene(step.seat).aim for step in random_game(Case(BUILDING, 2, {}), SEED))
    aim = next(aim for aim in found if aim)
    at = [(-aim.span, -aim.span), (aim.span, -aim.span), (0, 0), (3, -5), (aim.span, aim.span)]
    points = [{"x": x, "y": y, "move": building.aim_move(x, y)} for x, y in at]
    return {"aim": msgspec.to_builtins(aim), "points": points}


def write() -> None:
    FILE.write_text(points_text(), "utf-8")
