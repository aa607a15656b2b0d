"""Boards from files: what is read, what is refused and why, and matches that outlive their file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from spieltisch.engine.driving.match import Match
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.games.broom_service import GAME, kit, rules, words
from tests.games.broom_service.positions import BOARD, FILE, REGIONS, TOWERS, choose, play, start
from tests.kits import kits_of
from tests.suite.cases import Case, random_game

OWN = FILE.read_text("utf-8")

# A second board: a strip of seven regions on square-like land, with other numbers than ours.
SMALL = """
id: strip
title: Streifen / Strip
[start]
points: 3
2 players: 0 0 0 0, 1 2 3 4
3 players: 0 0 0 0, 0 0 0 0, 0 0 0 0
4 players: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0
5 players: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0
[raster]
F F G . X Y
 F G G L X Y
[regions]
F forest Far Wood castle 1.1
G hills Green Hill cloud 1.3
X prairie Croft castle 1.5
Y mountain Yonder
[lakes]
L Long Lake
[towers]
one purple square 9 3 at 1.2 1.3
two green round 1 at 2.6
[clouds]
1 tiles 2 wands 5 bolts
[gatherers]
green brave one 4 2
green cowardly both 1 1
purple brave both 2 0
purple cowardly both 0 1
orange brave both 2 1
orange cowardly one 1 1
[druids]
valley hills forest
hilltop mountain prairie
[events]
""" + "".join(f"Tag {n} / Day {n}: triple {n + 1}\n" for n in range(10))


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """The folder for added boards."""
    with kits_of("broom_service", tmp_path) as found:
        yield found


def test_our_board_is_the_one_of_the_rules() -> None:
    near = BOARD.neighbours()
    assert {b for a, b in near if a == "W2"} == {"H2", "H3", "H4", "P3", "B1", "B3", "B5"}
    assert {b for a, b in near if a == "P6"} == {"H4", "H7"}
    assert {(b, a) for a, b in near} == near
    assert all(BOARD.regions[a].terrain != BOARD.regions[b].terrain for a, b in near)
    touched = {id: " ".join(sorted(BOARD.touches(tower))) for id, tower in BOARD.towers.items()}
    assert (touched["T04"], touched["T20"], touched["T33"]) == ("B5 H3 W2", "H6 P7 W4", "B4")
    for colour in range(3):
        shapes = [tower.kind for tower in BOARD.towers.values() if tower.colour == colour]
        assert (shapes.count(rules.ROUND), shapes.count(rules.SQUARE)) == (10, 2)
    gains = [(tower.points, tower.wands) for tower in BOARD.towers.values()]
    assert (gains[0], gains[9], gains[34], gains[35]) == ((2, 0), (3, 1), (5, 2), (7, 0))


def test_our_land_hangs_together_and_so_do_the_regions_without_clouds() -> None:
    near = BOARD.neighbours()
    for land in (set(REGIONS), {id for id in REGIONS if not BOARD.regions[id].clouds}):
        reached, frontier = set(), {min(land)}
        while frontier:
            reached |= frontier
            frontier = {b for a, b in near if a in frontier and b in land} - reached
        assert reached == land


def test_the_record_holds_what_the_rules_ask_for() -> None:
    s = start(2)
    for number, id in enumerate(REGIONS):
        assert {REGIONS[n] for n in range(32) if s.near[number] >> n & 1} == {
            b for a, b in BOARD.neighbours() if a == id
        }
        assert words.name(s, number) == words.spelt(BOARD.regions[id].name)
    for number, id in enumerate(TOWERS):
        assert {REGIONS[r] for r in words.regions_of(s, number)} == BOARD.touches(BOARD.towers[id])
    assert (words.event_name(s, 2).in_("de"), words.event_name(s, 2).in_()) == ("Lawine", "Avalanche")
    assert [REGIONS[region] for region in s.castle.tolist()] == ["P5", "H3"]


def test_a_board_with_other_numbers_is_played(folder: Path) -> None:
    (folder / "mine.txt").write_text(SMALL)
    assert list(GAME.option("board").values) == ["spieltisch", "strip"]
    s = start(2, board="strip")
    assert (s.score[0], s.spaces, s.event >= 0) == (3, 1, True)
    assert s.goods[1 - s.leader].tolist() == [1, 2, 3, 4]
    assert words.name(s, 0).in_() == words.name(s, 0).in_("de") == "Far Wood"
    s = choose(s, A="herb fruit forest hill", B="mountain prairie valley hilltop")
    s.leader, s.cursed = 0, 0
    rules.begin_trick(s)
    before = s.goods[0].tolist()
    after = play(s, "lead herb", "coward")  # here a coward takes both, the brave one of them
    assert [n - m for n, m in zip(after.goods[0].tolist(), before, strict=True)] == [1, 0, 0, 1]
    assert play(s, "lead herb", "brave").phase == rules.TAKING
    assert sum(1 for _ in random_game(Case(GAME, 5, {"board": "strip"}), 3)) > 100


def test_events_of_a_board_have_its_numbers(folder: Path) -> None:
    (folder / "mine.txt").write_text(SMALL)
    s = start(2, board="strip")
    for kind in range(3):
        s.goods[0, kind] = 1
    s.event = 4
    assert rules.most_sold(s, 0) == 1
    score = s.score[0]
    rules.sell(s, 0, 1)
    assert s.score[0] == score + 5


def test_neighbours_may_be_named() -> None:
    named = kit.parsed(SMALL + "[neighbours]\nF-X X-Y\n")
    assert named.neighbours() == {("F", "X"), ("X", "F"), ("X", "Y"), ("Y", "X")}


@pytest.mark.parametrize(
    ("good", "bad", "why"),
    [
        ("points: 10", "points: ten", "Line 7: “ten” is no number from 0 to 99."),
        ("points: 10", "poins: 10", "Line 7: Expected is “2 players: 1 1 1 1, 1 1 1 1”."),
        ("id: spieltisch", "ide: x", "Line 3: Expected id: or title: here, not ide:."),
        ("title: @land-of-witches", "", "The line title: … is missing."),
        ("title: @land-of-witches", "title: @nowhere", "Line 4: The catalogues have no name @nowhere."),
        ("[start]", "[begin]", "Line 7: There is no section [begin]."),
        ("2 players: 1 1 1 1, 1 1 1 1", "2 players: 1 1 1 1", "Line 9: Expected is “4 × 2”."),
        ("2 players: 1 1 1 1, 1 1 1 1", "", "Missing: 2 players:"),
        ("W1 W1 P1 P1 P1", "W1 P1 P1 P1", "Line 16: All lines of the raster have the same length."),
        ("W1 W1 P1 P1 P1", "W1 W1 P1 P1 Q1", "The raster has Q1, which is not listed."),
        ("W2 forest", "W2 swamp", "Line 27: “swamp” is not known."),
        ("W2 forest", "W1 forest", "Line 27: W1 is there already."),
        ("W2 forest @owl-wood", "W2 forest", "Line 27: Expected is “W1 forest Nebelwald / Mist Wood cloud"),
        ("@mist-wood cloud 1.2", "@mist-wood cloud 1.3", "Line 26: Cell 1.3 is not part of W1."),
        ("@mist-wood cloud 1.2", "@mist-wood cloud 1/2", "Line 26: Expected is “4.8”."),
        ("@castle-hill castle 4.8", "@castle-hill", "There must be exactly two castles."),
        ("@fern-wood", "@fern-wood castle 4.4", "There must be exactly two castles."),
        ("@castle-hill castle 4.8", "@castle-hill castle 4.8 cloud 4.9", "Line 34: There may be no cloud at a castle."),
        ("S1 Toad Lake", "W1 Toad Lake", "Line 54: W1 is there already."),
        (
            "T01 green square 2 at 4.9",
            "T01 green square 2",
            "Line 59: Expected is “T30 orange round 4 2 at 9.11 9.12”.",
        ),
        ("T01 green square 2 at 4.9", "T01 blue square 2 at 4.9", "Line 59: “blue” is not known."),
        ("T01 green square 2 at 4.9", "T01 green oval 2 at 4.9", "Line 59: “oval” is not known."),
        ("T01 green square 2 at 4.9", "T01 green square 2 at 4.9 4.11", "Line 59: A tower's cells must touch."),
        ("T01 green square 2 at 4.9", "T01 green square 2 at 4.7", "Line 59: There is no land at cell 4.7."),
        ("T01 green square 2 at 4.9", "T01 green square 99 at 4.9", "Line 59: “99” is no number from 0 to 20."),
        ("T02 purple", "T01 purple", "Line 60: T01 is there already."),
        ("10 tiles 1 wands 1 bolts", "10 tiles 1 wands", "Line 97: Expected is “8 tiles 2 wands 2 bolts”."),
        ("10 tiles 1 wands 1 bolts", "3 tiles 1 wands 1 bolts", "There are only 17 clouds for 18 spaces."),
        ("10 tiles 1 wands 1 bolts", "30 tiles 1 wands 1 bolts", "Line 98: There are at most 32 cloud tiles."),
        ("green brave both 2 1", "green brave all 2 1", "Line 104: “all” is not known. Possible: both, one."),
        ("green brave both 2 1", "", "Missing: [gatherers] green, purple, orange; brave, cowardly"),
        ("valley forest prairie", "valley forest", "Line 112: Expected is “valley forest prairie”."),
        ("valley forest prairie", "", "Missing: [druids] valley, hilltop"),
        (
            "@test-of-courage: lead brave",
            "@test-of-courage",
            "Line 116: Expected is “Lawine / Avalanche: pawns mountain -2”.",
        ),
        ("lead brave", "follow brave", "Line 116: “follow” is not known."),
        ("lead brave", "lead bold", "Line 116: “bold” is not known. Possible: brave."),
        ("pawns forest -2", "pawns forest", "Line 117: Expected is “pawns TERRAIN POINTS”."),
        ("pawns forest -2", "pawns lake -2", "Line 117: “lake” is not known."),
        ("@express-orders: delivery round 1", "", "Missing: [events] × 10"),
        ("@mist-wood", "Nebelwald / Mist Wood" * 60, "The names are too long altogether: at most 800 bytes."),
        ("@mist-wood", "@mistwood", "Line 26: The catalogues have no name @mistwood."),
        ("[start]", "[neighbours]\nW1-P1\n[start]", "Line 7: “W1” is not known."),
        ("[lakes]", "[neighbours]\nW1-W1\n[lakes]", "Line 54: Expected is “W1-P1 W1-B4”."),
    ],
)
def test_a_broken_file_is_refused_with_the_line_and_the_reason(good: str, bad: str, why: str) -> None:
    assert OWN.count(good) >= 1
    broken = OWN.replace(good, bad, 1)
    with pytest.raises(Mistake) as caught:
        kit.read(broken)
    assert caught.value.text.in_().startswith(why)
    assert caught.value.text.in_("de")


def many(section: str, lines: str) -> str:
    return OWN.replace(f"[{section}]\n", f"[{section}]\n{lines}", 1)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (many("regions", "".join(f"Z{n} forest Z\n" for n in range(20))), "There are at most 32 regions."),
        (many("towers", "".join(f"Z{n} green round 1 at 4.9\n" for n in range(20))), "There are at most 48 towers."),
        (many("lakes", "".join(f"Z{n} Z\n" for n in range(20))), "There are at most 16 lakes."),
        (many("regions", "Z forest Zzz\n"), "Z is not in the raster."),
        (many("raster", ". . . . . . . . . . . . .\n" * 16), "The raster has at most 320 cells."),
        (OWN.replace("cloud 1.2", "cloud 1.2 1.2 1.2 1.2 1.2 1.2 1.2 1.2"), "There are at most 24 cloud spaces."),
    ],
)
def test_a_board_that_is_too_large_is_refused(text: str, why: str) -> None:
    with pytest.raises(Mistake) as caught:
        kit.parsed(text)
    assert caught.value.text.in_().split(": ")[-1] == why


def test_a_match_goes_on_when_its_file_is_gone(folder: Path) -> None:
    file = folder / "mine.txt"
    file.write_text(SMALL)
    match = Match(GAME, 2, {"board": "strip"}, seed=3)
    file.unlink()
    while not match.over:
        seat = match.actors[0]
        assert GAME.scene(match.view(seat), seat).zones
        match.play(seat, match.moves(seat)[0].number)
    zones = GAME.scene(match.view(0), 0).zones
    assert any("Far Wood" in place.label.in_() for zone in zones for place in zone.places)


def test_a_file_that_cannot_be_used_says_so_when_it_is_chosen(folder: Path) -> None:
    (folder / "mine.txt").write_text(SMALL.replace("points: 3", "points: many"))
    with pytest.raises(Mistake) as caught:
        start(2, board="mine")
    assert "mine.txt cannot be used. Line 5: “many” is no number" in caught.value.text.in_()
