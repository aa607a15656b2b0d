"""What can be asked over HTTP."""

from __future__ import annotations

import asyncio
from functools import cache, lru_cache
from typing import Annotated, Any

from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, QueryParameter

from spieltisch.bots.warmup import can_think
from spieltisch.engine.driving import example, lesson
from spieltisch.engine.driving.game import Game, Option, all_games, game, game_ids
from spieltisch.engine.driving.match import Match
from spieltisch.engine.driving.matchfile import save
from spieltisch.engine.showing.language import LANGUAGES
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import Phrase, say
from spieltisch.server.limits import address_of
from spieltisch.server.messages import Analysis, GameCard, Me, OptionCard, Rename, ReplayStep
from spieltisch.server.running import shows
from spieltisch.server.running.process import Process
from spieltisch.server.running.room import Room
from spieltisch.server.web.identity import COOKIE, KEPT_FOR, guest_name, person_of, sealed, signed, spoken_by
from spieltisch.server.web.middleware import may_watch
from spieltisch.table import learning, lobby, seating, serial, views
from spieltisch.table.bot_seats import bot_name
from spieltisch.table.kept import KeptTable, fresh_id, is_id
from spieltisch.table.messages import NewTable, TableInfo, View, Wish
from spieltisch.table.mistakes import NotFound, NotYours, no_watching
from spieltisch.table.names import checked_name
from spieltisch.table.starting import begun, entered

Asked = Request[Any, Any, Any]


def process_of(request: Asked) -> Process:
    """The process that answers."""
    process: Process = request.app.state.process
    return process


def asker(request: Asked) -> str:
    """The person who asks; nobody without a valid cookie."""
    return person_of(process_of(request).secret, request.cookies.get(COOKIE))


async def known_asker(request: Asked) -> tuple[str, str]:
    """The person who asks, with his name."""
    person = asker(request)
    name = await process_of(request).store.name_of(person) if person else None
    if name is None:
        raise NotYours(say("not-known"))
    return person, name


# Games.


@get("/api/games")
async def games() -> list[GameCard]:
    """All games, for the shelf."""
    return [card_of(g) for g in all_games()]


def card_of(g: Game) -> GameCard:
    """What the shelf shows of a game."""
    few, many = g.seats[0], g.seats[-1]
    like = (g.modes, list(g.kinds), g.difficulty)
    about = (g.title, g.tagline, few, many, g.usual, g.minutes, *like, g.family, g.version)
    options = [_option_card(g, option) for option in g.options]
    return GameCard(g.id, *about, options, can_think(g.id), lesson.length(g))


def _option_card(g: Game, option: Option) -> OptionCard:
    values, modes = list(option.values.items()), list(option.modes.items())
    return OptionCard(option.id, option.title, values, option.default, list(option.seats or g.seats), modes)


@get("/api/games/{id:str}/rules/{language:str}", media_type="text/markdown; charset=utf-8")
async def rules(id: FromPath[str], language: FromPath[str]) -> str:
    """The rulebook of a game, as Markdown."""
    if id not in game_ids() or language not in LANGUAGES:
        raise NotFound(say("no-rulebook"))
    return _rulebook(id, language)


@cache
def _rulebook(id: str, language: str) -> str:
    return game(id).rulebook(language)


@get("/api/games/{id:str}/examples/{name:str}")
async def example_step(
    id: FromPath[str], name: FromPath[str], step: Annotated[int, QueryParameter(ge=0, le=1000)] = 0
) -> Response[ReplayStep]:
    """An example of a rulebook after so many of its steps, as its viewer sees it."""
    if id not in game_ids() or name not in example.examples_of(game(id)):
        raise NotFound(say("no-example"))
    shown = example.played(game(id), name)
    return _written(_example(id, name, min(step, len(shown.stands) - 1)))


@cache
def _example(id: str, name: str, step: int) -> str:
    shown = example.played(game(id), name)
    match, seat = shown.match, shown.seat
    acts, moments = serial.course(match.game, [match.parts(event, seat) for event in shown.events(step)], seat)
    points = match.referee.points(match.seen_after(shown.stands[step], seat))
    last, lines = len(shown.stands) - 1, shown.lines(step)
    told = (shown.scene(step), lines, shown.names, points, moments, acts, seat)
    return serial.encoded(ReplayStep(id, match.mode, step, last, *told))


@get("/api/games/{id:str}/show")
async def show(
    id: FromPath[str], ply: Annotated[int, QueryParameter(ge=0, le=shows.MOST_PLIES)] = 0
) -> Response[ReplayStep]:
    """A match of the game among bots after so many moves, always the same one: to be looked at from the shelf."""
    return _written(await asyncio.to_thread(_shown, lobby.known_game(id), ply))


@lru_cache(maxsize=shows.STEPS_KEPT)
def _shown(g: Game, ply: int) -> str:
    with shows.AT_WORK:
        match = shows.match_of(g)
        return replay_step(match, ply, [bot_name(seat) for seat in range(match.seats)])


# People.


@get("/api/me")
async def me(request: Asked) -> Response[Me]:
    """Who this browser is. Whoever is new becomes a guest."""
    process, person = process_of(request), asker(request)
    name = await process.store.name_of(person) if person else None
    if name is None:
        process.count_creation(address_of(request.scope))
        person, name = fresh_id(), guest_name(spoken_by(request))
        await process.store.name(person, name)
    return _recognised(request, Me(person, name))


@put("/api/me")
async def rename(request: Asked, data: JSONBody[Rename]) -> Response[Me]:
    """Take another name."""
    process = process_of(request)
    person, _ = await known_asker(request)
    name = checked_name(data.name)
    for id in await process.store.name(person, name):
        if room := process.rooms.get(id):
            await room.load()
            process.publish(room.kept)
    return _recognised(request, Me(person, name))


def _recognised(request: Asked, person: Me) -> Response[Me]:
    """The answer with a fresh cookie."""
    cookie = Cookie(
        COOKIE,
        value=signed(process_of(request).secret, person.id),
        max_age=KEPT_FOR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(person, cookies=[cookie])


# Tables.


@get("/api/tables")
async def tables(request: Asked) -> list[TableInfo]:
    """The public tables that wait for players, and behind them the public matches that can be watched."""
    person, store = asker(request), process_of(request).store
    return [table.info(person) for table in [*await store.public(), *await store.watched()]]


@post("/api/tables", status_code=201)
async def open_table(request: Asked, data: JSONBody[NewTable]) -> TableInfo:
    """Open a table."""
    process = process_of(request)
    person, name = await known_asker(request)
    match = None
    if data.lesson is not None:
        table, match = learning.played_on(lobby.known_game(data.game), data.lesson, person, name)
    else:
        table = lobby.new_table(data, person)
        if data.quick:
            lobby.fill(table, person, name, data.level)
    table.origin = sealed(process.secret, address_of(request.scope))
    process.count_creation(address_of(request.scope))
    await process.store.add(table, process.settings.tables)
    if data.quick or match:
        start = begun(table, match)
        await process.store.keep(start)
        for change in entered(start.table, match) if match else ():
            await process.store.keep(change)
    return (await process.room(table.id)).info(person)


@get("/api/tables/{id:str}")
async def table(request: Asked, id: FromPath[str]) -> TableInfo:
    """One table."""
    return (await process_of(request).room(id)).info(asker(request))


@post("/api/tables/{id:str}/wish", status_code=200)
async def wish(request: Asked, id: FromPath[str], data: JSONBody[Wish]) -> TableInfo:
    """Join, leave, start: whatever a person wants at a table."""
    person, name = await known_asker(request)
    process = process_of(request)
    room = await process.room(id)
    if data.action == "rematch":
        process.count_creation(address_of(request.scope))
    await _grant(room, person, name, data)
    return room.info(person)


async def _grant(room: Room, person: str, name: str, wish: Wish) -> None:
    def changed(table: KeptTable) -> None:
        match wish.action:
            case "join":
                seating.join(table, person, name, wish.seat)
            case "leave":
                seating.leave(table, person, wish.seat)
            case "kick" | "open":
                lobby.kick(table, person, wish.seat)
            case "readmit":
                lobby.readmit(table, person)
            case "bot":
                lobby.put_bot(table, person, wish.seat, wish.level)
            case "setup" if wish.setup:
                lobby.set_up(table, person, wish.setup)
            case _:
                raise Mistake(say("nothing-to-play"))

    match wish.action:
        case "start":
            await room.start(person)
        case "rematch":
            await room.rematch(person)
        case _:
            await room.change(changed)


@get("/api/tables/{id:str}/file")
async def match_file(request: Asked, id: FromPath[str]) -> Response[bytes]:
    """The match as a file: while it runs, only what the asker may know."""
    room = await process_of(request).room(id)
    match, seat = room.table.match, views.seat_shown(room.table, asker(request))
    if match is None:
        raise Mistake(say("not-begun"))
    if seat < 0 and not room.kept.watch and room.kept.state != "over":
        raise no_watching()
    data = save(match, seat)
    name = f'attachment; filename="{match.game.id}.json"'
    return Response(data, media_type="application/json", headers={"Content-Disposition": name})


@get("/api/tables/{id:str}/past/{event:int}")
async def past(request: Asked, id: FromPath[str], event: FromPath[int]) -> Response[View]:
    """The table after an event, as the asker's seat saw it then: a page that was loaded anew looks back too."""
    room = await process_of(request).room(id)
    return _written(views.past(room.table, asker(request), event))


# After the match.


@get("/api/matches/{id:str}/replay")
async def replay(
    request: Asked, id: FromPath[str], ply: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0
) -> Response[ReplayStep]:
    """A finished match after so many moves, as a spectator sees it."""
    room = await _finished(request, id)
    assert room.table.match is not None
    return _written(replay_step(room.table.match, ply, room.kept.names))


def _written(message: str) -> Response[Any]:
    """An answer whose message has its names already."""
    return Response(message.encode(), media_type="application/json")


async def _finished(request: Asked, id: str) -> Room:
    """The room of a match that is over."""
    process = process_of(request)
    started = await process.store.started(id) if is_id(id) else None
    if started is None:
        raise NotFound(say("no-match"))
    room = await process.room(started.table)
    if room.table.match is None or room.kept.state != "over":
        raise Mistake(say("replay-later"))
    return room


def replay_step(match: Match, ply: int, names: list[str]) -> str:
    """The table after the first `ply` moves that count, for everybody to see."""
    at = min(ply, match.ply)
    event = match.event_of(at)
    view = match.seen_after(event, -1)
    shown, lines = match.game.scene(view, -1), match.story_of(event, -1)
    acts, moments = serial.course(match.game, [match.parts(event, -1)], -1)
    points = match.referee.points(view)
    step = ReplayStep(match.game.id, match.mode, at, match.ply, shown, lines, names, points, moments, acts)
    return serial.encoded(step)


@get("/api/matches/{id:str}/analysis")
async def analysis(request: Asked, id: FromPath[str]) -> Response[Analysis]:
    """What a strong bot thinks of a finished match, as far as it has come: ask again until it is done."""
    room = await _finished(request, id)
    assert room.table.match is not None
    found = process_of(request).analyses.of(id, room.table.match, asker(request))
    return _written(serial.encoded(found))


@post("/api/verify", status_code=200)
async def check(request: Asked) -> list[Phrase]:
    """Replay a match file, the body of the request, and say what holds."""
    return await process_of(request).checker.check(await request.body())


# For the host.


@get("/healthz", media_type="text/plain")
async def health(request: Asked) -> str:
    """Whether this process can answer, and read and write its database."""
    await process_of(request).check()
    return "ok"


@get("/metrics", media_type="text/plain; version=0.0.4; charset=utf-8")
async def metrics(request: Asked) -> bytes:
    """What the server counts, for Prometheus: for who has the token, or without one for this machine."""
    process = process_of(request)
    if not may_watch(request.scope, process.settings.metrics_token):
        raise NotFound(say("nothing-here"))
    return process.metrics.text()


ROUTES = [
    games,
    rules,
    example_step,
    show,
    me,
    rename,
    tables,
    open_table,
    table,
    wish,
    match_file,
    past,
    replay,
    analysis,
    check,
    health,
    metrics,
]
