"""Broom Service positions in a few words. Seats are A to E; regions, towers and clouds have the names of our board.

Roles are `forest hill prairie mountain valley hilltop herb fruit root fairy`, moves `lead forest`, `go P5 W3`,
`deliver T09`, `cloud C17`, `brave`, `coward`, `potion`, `wand`, `sell 1`, `skip`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from spieltisch.engine.kernel.rng import sow
from spieltisch.games.broom_service import GAME, kit, rules, words
from spieltisch.games.broom_service.rules import HAND, NO_EVENT, NOBODY, NOTHING, State
from tests.games.telling import lines, listening

SEATS = "ABCDE"
ROLES = ("forest", "hill", "prairie", "mountain", "valley", "hilltop", "herb", "fruit", "root", "fairy")
FILE = Path(kit.__file__).parent / "spieltisch.txt"
BOARD = kit.parsed(FILE.read_text("utf-8"))
REGIONS = list(BOARD.regions)
TOWERS = list(BOARD.towers)


def start(seats: int = 3, seed: int = 1, **options: Any) -> State:
    """The table after set-up."""
    s = cast(State, GAME.blank(seats, options))
    sow(s.rng, seed, 0)
    rules.deal(s)
    return s


def tricks(
    seats: int = 3,
    leader: str = "A",
    pawns: Mapping[str, str] | None = None,
    goods: Mapping[str, str] | None = None,
    scores: Mapping[str, int] | None = None,
    event: int = NO_EVENT,
    cursed: str = "",
    clouds: str | None = None,
    number: int = 1,
    **hands: str,
) -> State:
    """All have chosen and the leader is to play: `A="forest herb"`. Whoever is not named has no cards.

    Pawns stand in the castles and everybody has one of each good, unless said otherwise. `clouds` are those left.
    """
    s = start(seats)
    s.round, s.event, s.cursed = number, event, roles(cursed)
    s.leader = s.first = SEATS.index(leader)
    for seat, name in enumerate(SEATS[:seats]):
        s.hand[seat] = roles(hands.get(name, ""))
        s.laid_count[seat] = HAND - s.hand[seat].bit_count()
        s.score[seat] = (scores or {}).get(name, 10)
        for kind, n in enumerate((goods or {}).get(name, "1 1 1 1").split()):
            s.goods[seat, kind] = int(n)
        for pawn, region in enumerate((pawns or {}).get(name, "P5 H3").split()):
            s.pawn[seat, pawn] = REGIONS.index(region)
    if clouds is not None:
        leave_clouds(s, [space(cloud) for cloud in clouds.split()])
    s.confirmed = (1 << seats) - 1
    rules.begin_trick(s)
    return s


def leave_clouds(s: State, left: list[int]) -> None:
    s.cloudy_spaces = sum(1 << at for at in left)
    s.cloudy = sum(1 << region for region in {s.space_at[at] for at in left})


def roles(names: str) -> int:
    """Roles as a set."""
    return sum(1 << ROLES.index(name) for name in names.split())


def role_names(roles: int) -> str:
    return " ".join(name for role, name in enumerate(ROLES) if roles >> role & 1)


def space(name: str) -> int:
    """A cloud space, `C7`."""
    return int(name[1:]) - 1


def named(s: State, seat: int, move: int) -> str:
    """A move in the short words of these tests."""
    if move < rules.LEAD:
        return (
            "confirm" if move == rules.CONFIRM else ("pick ", "unpick ")[move // len(ROLES)] + ROLES[move % len(ROLES)]
        )
    if move < rules.BRAVE:
        return f"lead {ROLES[move - rules.LEAD]}"
    if rules.GO <= move < rules.DELIVER:
        pawn, region = divmod(move - rules.GO, rules.REGIONS)
        return f"go {REGIONS[s.pawn[seat, pawn]]} {REGIONS[region] if region < len(REGIONS) else region}"
    if rules.DELIVER <= move < rules.CLOUD:
        return f"deliver T{move - rules.DELIVER + 1:02}"
    if rules.CLOUD <= move < rules.POTION:
        return f"cloud C{move - rules.CLOUD + 1}"
    if move >= rules.SELL:
        return f"sell {move - rules.SELL}"
    plain = {rules.BRAVE: "brave", rules.COWARD: "coward", rules.POTION: "potion", rules.WAND: "wand"}
    return plain.get(move, "skip")


def moves(s: State, seat: int | None = None) -> dict[str, int]:
    """The legal moves of a seat, by their short names; without a seat of whoever decides."""
    who = s.actor if seat is None else seat
    if who == NOBODY:
        return {}
    out = [-1] * GAME.most_moves
    listed = out[: rules.moves(s, who, out)]
    found = {named(s, who, move): move for move in listed}
    assert len(found) == len(listed)
    return found


def options(s: State, seat: int | None = None) -> list[str]:
    return list(moves(s, seat))


def play(s: State, *names: str) -> State:
    """The position after these moves, made by whoever decides."""
    after = listening(s)
    for name in names:
        legal = moves(after)
        assert name in legal, f"{name} is not among {', '.join(legal)}"
        rules.play(after, after.actor, legal[name])
        after.ply += 1
    return after


def choose(s: State, **hands: str) -> State:
    """The position after everybody has chosen and confirmed these roles."""
    after = listening(s)
    for name, hand in hands.items():
        seat = SEATS.index(name)
        for role in hand.split():
            rules.play(after, seat, rules.PICK + ROLES.index(role))
        rules.play(after, seat, rules.CONFIRM)
    return after


def actor(s: State) -> str:
    return SEATS[s.actor] if s.actor != NOBODY else ""


def leader(s: State) -> str:
    return SEATS[s.leader]


def goods(s: State, who: str) -> str:
    return " ".join(str(n) for n in s.goods[SEATS.index(who)].tolist())


def score(s: State, who: str) -> int:
    return s.score[SEATS.index(who)]


def pawns(s: State, who: str) -> str:
    return " ".join(REGIONS[region] for region in s.pawn[SEATS.index(who)].tolist())


def laid(s: State, who: str) -> str:
    """The roles a player has laid, `forest brave, herb cowardly`."""
    seat = SEATS.index(who)
    cards = [role for role in s.laid[seat].tolist() if role != NOTHING]
    return ", ".join(f"{ROLES[role]} {('cowardly', 'brave')[s.brave[seat] >> role & 1]}" for role in cards)


def points(s: State) -> list[int]:
    out = [0] * s.seats
    rules.points(s, out)
    return out


def view(s: State, seat: int) -> State:
    """The record as a seat may see it."""
    seen = s.copy()
    rules.hide(seen, seat)
    return seen


def told(s: State, name: str, viewer: int = -1, language: str = "en") -> list[str]:
    """The log lines of a move; A is Ann, B Bela, C Cleo."""
    return lines(GAME, play(s, name), viewer, language)


def why(s: State, move: int) -> str:
    """The English reason why whoever decides may not make a move."""
    return words.reason(view(s, s.actor), s.actor, move).in_()
