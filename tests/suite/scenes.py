"""Every scene of every game: all moves have their way, everything has a name, nothing hidden shows."""

from __future__ import annotations

import random
from collections import defaultdict
from functools import lru_cache
from typing import get_args

import msgspec

from spieltisch.engine.kernel.record import Record
from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.showing.language import LANGUAGES
from spieltisch.engine.showing.phrase import Phrase
from spieltisch.engine.showing.scene import PageKey, Reach, Scene, Way
from tests.suite.cases import Case, acting, every, hidden, in_words, is_allowed, listed_moves, promise, sample, scores

MOST_BYTES = 60_000
ROOM = 1e-6


def shown(case: Case, s: Record, seat: int) -> Scene:
    return case.game.scene(hidden(case.game, s, seat), seat)


@lru_cache(maxsize=50_000)
def said(text: Phrase) -> bool:
    return all(in_words(text, tongue).strip() for tongue in LANGUAGES)


def targets(scene: Scene) -> tuple[set[str], set[str]]:
    """The ids of all pieces and of all places."""
    pieces = {piece.id for zone in scene.zones for piece in zone.pieces}
    places = {place.id for zone in scene.zones for place in zone.places}
    shots = {shot.id for zone in scene.zones for shot in zone.shots}
    shots |= {leap.id for zone in scene.zones for leap in zone.leaps}
    marks = {mark.id for zone in scene.zones for mark in zone.marks}
    marks |= {landing.id for zone in scene.zones if zone.well for landing in zone.well.landings}
    return pieces, places | shots | marks | {tower.id for zone in scene.zones for tower in zone.towers}


@promise
def every_legal_move_has_one_way_and_nothing_else_has(case: Case) -> None:
    for step in sample(case):
        mask = step.mask
        for seat in range(-1, case.seats):
            scene = step.scene(seat)
            legal = step.moves(seat) if seat >= 0 and mask >> seat & 1 else []
            ways = sorted(way.move for way in scene.ways)
            if scene.aim is not None:
                side = 2 * scene.aim.span + 1
                aimed = range(scene.aim.base, scene.aim.base + side * side)
                assert all(is_allowed(case.game, step.s, seat, move) for move in aimed)
                legal = [move for move in legal if move not in aimed]
            for reach in scene.reaches:
                legal = [move for move in legal if not good_point(scene, reach, *point_of(reach, move))]
            assert sorted(set(ways)) == ways
            assert set(legal) <= set(ways)
            # Whatever else has a way is not listed but allowed.
            assert all(is_allowed(case.game, step.s, seat, move) for move in set(ways) - set(legal))


@promise
def a_well_has_cells_for_all_that_lies_and_may_land_there(case: Case) -> None:
    for step in sample(case):
        scene = step.scene(step.seat)
        for well in [zone.well for zone in scene.zones if zone.well]:
            room = range(well.columns * well.rows)
            lying = [cell for shape in well.shapes for cell in shape.cells]
            assert len(lying) == len(set(lying))
            assert all(cell in room for cell in [*lying, *(ring[0] for ring in well.rings)])
            assert {landing.id for landing in well.landings} <= {way.place for way in scene.ways}
            for landing in well.landings:
                assert all(cell in room and cell not in lying for cell in landing.cells)
                assert landing.path[0] // well.columns >= well.rows
                steps = [b - a for a, b in zip(landing.path, landing.path[1:], strict=False)]
                assert all(by in (-1, 1, -well.columns) for by in steps)
            assert said(well.label)
        for bar in [bar for zone in scene.zones for bar in zone.bars]:
            assert 0 <= bar.used <= len(bar.fields)
            assert 0 <= bar.won <= len(bar.fields)
            assert said(bar.label)


def point_of(reach: Reach, move: int) -> tuple[int, int]:
    """The point of a free table that a move would be for; it may lie anywhere."""
    left, _, right, _ = reach.room
    for x in range(left, right + 1):
        if (move - reach.base - x * reach.across) % reach.down == 0:
            return x, (move - reach.base - x * reach.across) // reach.down
    return -1, -1


def good_point(scene: Scene, reach: Reach, x: int, y: int) -> bool:
    """Whether a reach says that its piece may be carried to a point."""
    zone = next(zone for zone in scene.zones if zone.id == reach.zone)
    middles = {p.id: (round((p.x + p.w / 2) * zone.grain), round((p.y + p.h / 2) * zone.grain)) for p in zone.places}
    at = {piece.id: middles[piece.at] for piece in zone.pieces}
    left, top, right, bottom = reach.room

    def near(id: str, most: int) -> bool:
        return (at[id][0] - x) ** 2 + (at[id][1] - y) ** 2 <= most

    def struck(id: str) -> bool:
        return abs(at[id][0] - x) <= reach.blast and abs(at[id][1] - y) <= reach.blast

    return (
        left <= x <= right
        and top <= y <= bottom
        and at.get(reach.piece) != (x, y)
        and (not reach.around or any(near(id, reach.radius**2) for id in reach.around))
        and not any(near(id, reach.gap**2 - 1) for id in at if id != reach.piece)
        and (not reach.strikes or any(struck(id) for id in reach.strikes))
    )


@promise
def a_reach_says_yes_to_just_what_is_allowed(case: Case) -> None:
    chance = random.Random(59)
    for step in sample(case):
        scene = step.scene(step.seat)
        for reach in scene.reaches:
            left, top, right, bottom = reach.room
            for _ in range(12):
                x, y = chance.randint(left - 3, right + 3), chance.randint(top - 3, bottom + 3)
                if reach.around and chance.random() < 0.8:
                    x, y = beside(scene, chance.choice(reach.around), reach.radius + 3, chance)
                move = reach.base + x * reach.across + y * reach.down
                if left <= x <= right and top <= y <= bottom:
                    allowed = is_allowed(case.game, step.s, step.seat, move)
                    assert good_point(scene, reach, x, y) == allowed


def beside(scene: Scene, id: str, most: int, chance: random.Random) -> tuple[int, int]:
    """A random point not far from a piece of a free table."""
    zone, piece = next((zone, piece) for zone in scene.zones for piece in zone.pieces if piece.id == id)
    place = next(place for place in zone.places if place.id == piece.at)
    x, y = (place.x + place.w / 2) * zone.grain, (place.y + place.h / 2) * zone.grain
    return round(x) + chance.randint(-most, most), round(y) + chance.randint(-most, most)


@promise
def an_open_window_asks_just_those_whose_silence_is_an_answer(case: Case) -> None:
    lapse = case.game.lapse
    for step in sample(case):
        mask = step.mask
        for seat in range(case.seats):
            window = step.scene(seat).window
            silence = lapse.move(step.view(seat), seat) if lapse and mask >> seat & 1 else -1
            assert (window.move if window else -1) == silence
            assert silence < 0 or silence in step.moves(seat)
            assert window is None or (lapse and window.seconds == lapse.seconds and said(window.rest))


@promise
def ids_are_unique_and_everything_named_is_there(case: Case) -> None:
    for step in sample(case):
        for seat in range(-1, case.seats):
            scene = step.scene(seat)
            pieces = [piece.id for zone in scene.zones for piece in zone.pieces]
            places = [place.id for zone in scene.zones for place in zone.places]
            assert len(pieces) == len(set(pieces))
            assert len(places) == len(set(places))
            assert len({zone.id for zone in scene.zones}) == len(scene.zones)
            for zone in scene.zones:
                mine = {place.id for place in zone.places}
                assert all(piece.at in mine for piece in zone.pieces)
                assert all({shot.start, *shot.over} <= mine for shot in zone.shots)
                assert all({leap.start, leap.end} <= mine for leap in zone.leaps)
                assert all(mark.at in mine for mark in zone.marks)
                assert all(place in mine for step in zone.route for place in step)
            known_pieces, known_places = targets(scene)
            for way in [*scene.ways, *scene.shut, *scene.chains]:
                assert not way.piece or way.piece in known_pieces
                assert not way.place or way.place in known_places
                assert bool(way.button) != bool(way.piece or way.place)
                assert {piece for piece, _ in way.also} <= {*known_pieces, ""}
                assert {place for _, place in way.also} <= {*known_places, ""}
                assert all(id in known_pieces | known_places for id in way.shows)
            for zone in scene.zones:
                here = {piece.id for piece in zone.pieces}
                for sight in zone.sights:
                    assert sight.piece in known_pieces
                    assert {sight.start, sight.end} <= here
            for reach in scene.reaches:
                here = {piece.id for zone in scene.zones for piece in zone.pieces if zone.id == reach.zone}
                assert reach.piece in known_pieces
                assert here.issuperset([*reach.around, *reach.strikes])
                assert said(reach.label)


@promise
def places_lie_within_their_zone(case: Case) -> None:
    for step in every(case, 10):
        for seat in (-1, 0):
            for zone in step.scene(seat).zones:
                for place in zone.places:
                    assert place.x >= -ROOM
                    assert place.y >= -ROOM
                    assert place.x + place.w <= zone.width + ROOM
                    assert place.y + place.h <= zone.height + ROOM
                if zone.upright:
                    assert len(zone.upright.boxes) == len(zone.places)
                    for x, y, w, h in zone.upright.boxes:
                        assert min(x, y) >= -ROOM
                        assert x + w <= zone.upright.width + ROOM
                        assert y + h <= zone.upright.height + ROOM


@promise
def everything_has_a_name_in_all_languages(case: Case) -> None:
    for step in sample(case):
        for seat in range(-1, case.seats):
            scene = step.scene(seat)
            assert len(scene.seats) == case.seats
            assert all(said(way.label) for way in [*scene.ways, *scene.shut, *scene.chains])
            assert all(said(piece.label) for zone in scene.zones for piece in zone.pieces)
            assert all(said(zone.title) for zone in scene.zones)
            used = {way.place for way in [*scene.ways, *scene.shut, *scene.chains]}
            assert all(said(place.label) for zone in scene.zones for place in zone.places if place.id in used)
            if scene.ways:
                assert said(scene.prompt)


@promise
def scores_and_moves_are_those_of_the_rules_and_called_as_the_words_call_them(case: Case) -> None:
    for step in every(case, 9):
        view = step.view(step.seat)
        scene, counted = case.game.scene(view, step.seat), scores(case.game, step.s)
        if max(counted) > 1:  # points that only say who has won may be told otherwise
            assert [beside.score for beside in scene.seats] in (counted, [None] * case.seats)
        for way in scene.ways:
            assert way.label == case.game.words.label(view, step.seat, way.move)


@promise
def a_plan_is_made_by_moves_that_stay_the_same_whatever_their_order(case: Case) -> None:
    for step in sample(case):
        scene = step.scene(step.seat)
        if scene.plan is None:
            continue
        assert len(scene.plan.places) == len(scene.plan.labels)
        assert all(said(label) for label in [*scene.plan.labels, scene.plan.ready])
        assert set(scene.plan.places) <= targets(scene)[1]
        assert all(way.piece and not way.place and not way.button for way in scene.ways)
        s = step.s.copy()
        moves = [way.move for way in reversed(scene.ways)][: len(scene.plan.places)]
        for move in moves:
            assert move in listed_moves(case.game, s, step.seat)
            case.game.rules.play(s, step.seat, move)


@promise
def a_key_means_one_move_and_is_not_the_pages_own(case: Case) -> None:
    for step in sample(case):
        keys = [way.key for way in step.scene(step.seat).ways if way.key]
        assert len(keys) == len(set(keys))
        assert all(len(key) == 1 and key == key.lower() for key in keys)
        assert not set(keys) & set(get_args(PageKey))


def target(way: Way) -> tuple[str, str]:
    return way.piece, way.place


@promise
def moves_that_share_a_target_have_short_names(case: Case) -> None:
    for step in sample(case):
        by_target = defaultdict(list)
        for way in step.scene(step.seat).ways:
            if not way.button:
                by_target[target(way)].append(way.short)
        for names in by_target.values():
            if len(names) > 1:
                assert all(map(said, names))
                for tongue in LANGUAGES:
                    assert len({in_words(name, tongue) for name in names}) == len(names)


@promise
def a_chain_is_a_row_of_legal_moves_to_a_target_of_its_own(case: Case) -> None:
    for step in sample(case):
        scene = step.scene(step.seat)
        others = [target(way) for way in [*scene.ways, *scene.shut]]
        assert len({target(way) for way in scene.chains}) == len(scene.chains)
        for way in scene.chains:
            assert all((way.piece, way.place, way.then))
            assert target(way) not in others
            then = step.s.copy()
            for move in [way.move, *way.then]:
                assert case.game.rules.actors(then) >> step.seat & 1
                assert move in listed_moves(case.game, then, step.seat)
                case.game.rules.play(then, step.seat, move)


@promise
def what_is_shut_is_not_legal_and_has_a_reason(case: Case) -> None:
    for step in every(case, 7):
        for seat in acting(step.mask):
            legal = set(step.moves(seat))
            view = step.view(seat)
            for way in step.scene(seat).shut:
                assert way.move not in legal
                assert said(case.game.words.reason(view, seat, way.move))


@promise
def a_scene_travels_as_json_and_is_not_large(case: Case) -> None:
    for step in every(case, 20):
        data = msgspec.json.encode(step.scene(step.seat))
        assert len(data) < MOST_BYTES
        assert msgspec.json.decode(data, type=Scene) == step.scene(step.seat)


@promise
def tables_that_look_alike_give_the_same_scene(case: Case) -> None:
    for step in every(case, 8):
        for seat in range(case.seats):
            view = step.view(seat)
            guessed = view.copy()
            sow(guessed.rng, 3, step.number)
            case.game.rules.guess(guessed, seat)
            assert shown(case, guessed, seat) == step.scene(seat)
