"""The command `spieltisch`."""

from __future__ import annotations

import json
import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from typer.exceptions import TyperException

from spieltisch.engine.driving.game import Game, all_games, game
from spieltisch.engine.driving.lesson import known_lesson, length
from spieltisch.engine.showing.language import LANGUAGES, language
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import Phrase, every, say
from spieltisch.engine.showing.rulebook import rule
from spieltisch.help import Command, Commands

if TYPE_CHECKING:
    from spieltisch.engine.driving.translation import Lack

app = typer.Typer(
    name="spieltisch",
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
)
command = partial(app.command, cls=Command)

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

GameId = Annotated[str, typer.Argument(metavar="ID", help="help-id")]
Seats = Annotated[int | None, typer.Option("--seats", help="help-seats")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="K=V", help="help-option")]
Seed = Annotated[int, typer.Option("--seed", min=0, help="help-seed")]
Json = Annotated[bool, typer.Option("--json", help="help-json")]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="help-data")]
Ids = Annotated[list[str] | None, typer.Argument(metavar="ID...", help="help-ids")]


def in_words(text: Phrase) -> str:
    """A text in the user's language."""
    return text.in_(language())


def table_of(*columns: Phrase | str, numbers: int = 0) -> Table:
    """A table without lines, by the names of its columns; those from place `numbers` on hold numbers."""
    table = Table(box=None, pad_edge=False)
    for place, column in enumerate(columns):
        title = column if isinstance(column, str) else in_words(column)
        table.add_column(title, justify="right" if place >= numbers else "left")
    return table


def parsed(options: list[str] | None) -> dict[str, str]:
    """Options as they are typed, `k=v`, as a mapping."""
    chosen = {}
    for item in options or []:
        key, equals, value = item.partition("=")
        if not equals or not key or not value:
            raise Mistake(say("no-option-typed", word=item))
        chosen[key] = value
    return chosen


def wanted(ids: list[str] | None) -> list[Game]:
    """The games with those ids, or all."""
    return [game(id) for id in ids] if ids else all_games()


def print_json(data: Any) -> None:
    """Write data for a program to read."""
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))


def progress_bar() -> Progress:
    """A progress bar on the error channel, so that results can be piped."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=err, transient=True)


@app.callback(invoke_without_command=True, help="help-spieltisch")
def home(context: typer.Context) -> None:
    """Board games to play and to simulate. Without a command: serve them to the browser."""
    if context.invoked_subcommand is None:
        serve()


@command("games", help="help-games")
def list_games(as_json: Json = False) -> None:
    """Every game: id, titles, seats, options, version."""
    if as_json:
        print_json([_card(g) for g in all_games()])
        return
    columns = say("column-id"), say("column-title"), say("column-players"), say("column-minutes"), say("column-options")
    table = table_of(*columns, say("column-version"), numbers=6)
    for g in all_games():
        seats = f"{g.seats[0]}–{g.seats[-1]}" if len(g.seats) > 1 else str(g.seats[0])
        options = "  ".join(f"{o.id}={'|'.join(str(v) for v in o.values)}" for o in g.options)
        table.add_row(g.id, in_words(g.title), seats, str(g.minutes), options, str(g.version))
    out.print(table)


def _in_all(text: Phrase) -> dict[str, str]:
    return {language: text.in_(language) for language in LANGUAGES}


def _card(g: Game) -> dict[str, Any]:
    return {
        "id": g.id,
        "version": g.version,
        "title": _in_all(g.title),
        "tagline": _in_all(g.tagline),
        "seats": list(g.seats),
        "minutes": g.minutes,
        "modes": g.modes,
        "kinds": list(g.kinds),
        "difficulty": g.difficulty,
        "lesson": length(g),
        "record_bytes": g.state.dtype.itemsize,
        "options": [
            {
                "id": o.id,
                "title": _in_all(o.title),
                "values": {str(value): _in_all(name) for value, name in o.values.items()},
                "default": o.default,
                "seats": list(o.seats or g.seats),
                "modes": {str(value): mode for value, mode in o.modes.items()},
            }
            for o in g.options
        ],
    }


@command(help="help-rules")
def rules(
    id: GameId,
    code: Annotated[str | None, typer.Argument(metavar="[RULE]", help="help-rule")] = None,
) -> None:
    """The rulebook of a game, or one rule of it."""
    from spieltisch.terminal import print_rules

    book = game(id).rulebook(language())
    print_rules(out, game(id), rule(book, code) if code else book)


@command(help="help-lesson")
def lesson(
    id: GameId,
    moves: Annotated[bool, typer.Option("--moves", help="help-lesson-moves")] = False,
) -> None:
    """The lesson of a game, step by step, and what is wrong with it."""
    from spieltisch.lab import lessons

    tongue, g = language(), game(id)
    for shown in lessons.sound(g, known_lesson(g)):
        for line in shown.lines:
            out.print(f"    {line.in_(tongue, you=shown.seat)}", style="dim")
        out.print(f"[bold]{shown.step.id}[/bold]  {shown.text.in_(tongue)}")
        if moves:
            out.print(f"    {shown.scene.prompt.in_(tongue, you=shown.seat)}", style="italic")
            out.print(f"    {' · '.join(shown.moves.values())}", markup=False)
    found = lessons.faults(g)
    for fault in found:
        err.print(fault, style="red", markup=False)
    if found:
        raise typer.Exit(1)


@command("languages", help="help-languages")
def list_languages(
    ids: Ids = None,
    games: Annotated[int | None, typer.Option("--games", min=1, help="help-wording")] = None,
    as_json: Json = False,
) -> None:
    """Every language by its own name, and what it lacks beside English."""
    from spieltisch.engine.driving.translation import as_dict, translations

    if games:
        _check_wording(wanted(ids), games, as_json)
        return
    found = translations()
    if as_json:
        print_json([as_dict(one) for one in found])
        return
    table = table_of("", say("column-language"), say("column-catalogue"), say("column-missing"), numbers=4)
    for one in found:
        if one.complete:
            table.add_row(one.language, one.name, "", in_words(say("complete")))
        for lack in one.catalogues:
            table.add_row(one.language, one.name, lack.catalogue, in_words(_lacking(lack)))
        for id in one.rulebooks:
            table.add_row(one.language, one.name, id, in_words(say("lacks-rulebook")))
    out.print(table)


def _check_wording(chosen: list[Game], games: int, as_json: bool) -> None:
    """Tell which messages cannot be put into words; there should be none."""
    from spieltisch.lab.wording import faults

    found = []
    with progress_bar() as bar:
        task = bar.add_task(in_words(say("playing")), total=len(chosen))
        for g in chosen:
            found += faults(g, games)
            bar.update(task, advance=1, description=g.id)
    if as_json:
        print_json([fault._asdict() for fault in found])
    elif found:
        table = table_of(say("column-language"), say("column-catalogue"), "", numbers=3)
        for fault in found:
            table.add_row(*fault)
        out.print(table)
    else:
        out.print(in_words(say("all-worded", games=games * len(chosen))))
    if found:
        raise typer.Exit(1)


def _lacking(lack: Lack) -> Phrase:
    """What is wrong with a catalogue, in one list."""
    return every(
        [
            *lack.missing,
            *(say("lacks-variables", id=id) for id in lack.variables),
            *(say("needless", id=id) for id in lack.needless),
            *(say("unreadable-line", line=line) for line in lack.unreadable),
        ]
    )


@command(help="help-kits")
def kits(
    data: Data = None,
) -> None:
    """Card sets and boards: which are installed, where to lay further ones, and what is wrong with any."""
    from spieltisch.engine.driving.kits import DATA, Installed

    if data:
        os.environ[DATA] = str(data)
    for g in all_games():
        for installed in (o.values for o in g.options if isinstance(o.values, Installed)):
            out.print(f"[bold]{in_words(g.title)}[/bold]  {installed.folder}", soft_wrap=True)
            for id, title in installed.items():
                out.print(f"  {id}  [dim]{in_words(title)}[/dim]", soft_wrap=True)
            for name, fault in installed.faults().items():
                out.print(f"  [red]{name}[/red]: {fault}", soft_wrap=True)


@command(help="help-serve")
def serve(
    host: Annotated[str, typer.Option("--host", help="help-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="help-port")] = 8000,
    data: Data = None,
    warm: Annotated[bool, typer.Option(help="help-ahead")] = True,
) -> None:
    """Serve the games to the browser."""
    from spieltisch.server.serve import serve as run
    from spieltisch.server.settings import Settings

    def ready(address: str) -> None:
        typer.echo(in_words(say("running", address=address)))
        sys.stdout.flush()

    run(Settings.of_environment(data), host, port, ready, warm)


@command(help="help-load")
def load(
    tables: Annotated[int, typer.Option("--tables", min=1, help="help-tables")] = 100,
    sockets: Annotated[int, typer.Option("--sockets", min=1, help="help-sockets")] = 200,
    seconds: Annotated[float, typer.Option("--seconds", min=1, help="help-duration")] = 20.0,
    rate: Annotated[float | None, typer.Option("--rate", min=0.1, help="help-rate")] = None,
    url: Annotated[str | None, typer.Option("--url", help="help-url")] = None,
    id: Annotated[str | None, typer.Option("--game", metavar="ID", help="help-load-id")] = None,
    as_json: Json = False,
) -> None:
    """Drive a server on this machine with scripted players and report how fast it answers."""
    from spieltisch.server.load import load as drive

    with err.status(in_words(say("playing"))):
        report = drive(tables, sockets, seconds, rate or tables / 2, url, id).as_dict()
    if as_json:
        print_json(report)
        return
    table = Table(box=None, pad_edge=False, show_header=False)
    for name, figure in report.items():
        table.add_row(name, figure if isinstance(figure, str) else f"{figure:,}")
    out.print(table)


@command(help="help-play")
def play(
    id: Annotated[str | None, typer.Argument(metavar="ID", help="help-play-id")] = None,
    seats: Seats = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option("--seed", min=0, help="help-repeat")] = None,
    seat: Annotated[int, typer.Option("--seat", min=1, help="help-seat")] = 1,
    level: Annotated[str, typer.Option("--level", help="help-level")] = "casual",
) -> None:
    """Play in the terminal against bots."""
    from spieltisch.bots.bot import bot_of
    from spieltisch.bots.warmup import warm as compile_games
    from spieltisch.engine.driving.match import Match
    from spieltisch.terminal import TerminalSeat

    chosen = game(id) if id else _asked_game()
    match = Match(chosen, seats, parsed(option), seed)
    if seat > match.seats:
        raise Mistake(say("no-seat-there", seat=seat, seats=match.seats))
    bot = bot_of(chosen, level, seed)
    with err.status(in_words(say("opponents-wake"))):
        compile_games([chosen])
    TerminalSeat(match, seat - 1, out, choose=bot.choose).run()


def _asked_game() -> Game:
    """The game that the player picks from the list."""
    known = all_games()
    for number, g in enumerate(known, 1):
        out.print(f"[bold]{number:2}[/bold] {in_words(g.title)} – {in_words(g.tagline)}")
    answer = typer.prompt(in_words(say("which-game")), default="1").strip()
    if answer.isdecimal() and 1 <= int(answer) <= len(known):
        return known[int(answer) - 1]
    return game(answer)


@command(help="help-sim")
def sim(
    id: GameId,
    n: Annotated[int, typer.Option("-n", min=1, help="help-sim-n")] = 10_000,
    seats: Seats = None,
    option: Options = None,
    seed: Seed = 0,
    threads: Annotated[int | None, typer.Option("--threads", min=1, help="help-cores")] = None,
    gpu: Annotated[bool, typer.Option("--gpu", help="help-gpu")] = False,
    as_json: Json = False,
) -> None:
    """Random games: games/s, moves/s, lengths, points and wins of every seat."""
    from spieltisch.engine.driving.playouts import simulate

    g, chosen = game(id), parsed(option)
    g.blank(seats, chosen)  # wrong seats and options are told before anything is compiled
    with progress_bar() as bar:
        task = bar.add_task(in_words(say("compiling")), total=n)

        def tell(done: int) -> None:
            bar.update(task, completed=done, description=g.id)

        r = simulate(g, n, seats, chosen, seed, threads, gpu, tell)
    if as_json:
        numbers = {k: v for k, v in vars(r).items() if k != "game"}
        rates = {"games_per_second": r.games_per_second, "moves_per_second": r.moves_per_second}
        print_json({"game": g.id, "seed": seed} | numbers | rates)
        return
    out.print(in_words(say("sim-games", game=g.id, games=r.games, seats=r.seats, seconds=f"{r.seconds:.2f}")))
    out.print(in_words(say("sim-rates", games=round(r.games_per_second), moves=round(r.moves_per_second))))
    out.print(in_words(say("sim-lengths", shortest=r.shortest, longest=r.longest, mean=f"{r.moves / r.games:.1f}")))
    table = table_of(say("column-seat"), say("column-points"), say("column-first"))
    for place, (points, best) in enumerate(zip(r.points, r.best, strict=True), 1):
        table.add_row(str(place), f"{points:.3f}", f"{best:.1%}")
    if r.won is None:
        out.print(table)
        out.print(in_words(say("sim-shared", share=f"{r.shared:.1%}")))
    else:
        out.print(in_words(say("sim-together", points=f"{r.points[0]:.3f}", won=f"{r.won:.2%}")))


@command(help="help-perft")
def perft(
    id: GameId,
    depth: Annotated[int, typer.Option("--depth", min=1, help="help-depth")],
    seats: Seats = None,
    option: Options = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """How many sequences of moves there are from the deal, for every length up to a depth."""
    from spieltisch.lab.perft import perft as count

    g, chosen = game(id), parsed(option)
    g.blank(seats, chosen)
    counts: list[int] = []
    with err.status(in_words(say("counting"))):
        counts = count(g, depth, seats, chosen, seed)
    if as_json:
        print_json(counts)
        return
    for level, number in enumerate(counts, 1):
        out.print(f"{level:3} {number:,}")


@command(help="help-bench")
def bench(
    ids: Ids = None,
    peers: Annotated[bool, typer.Option("--peers", help="help-peers")] = False,
    gpu: Annotated[bool, typer.Option("--gpu", help="help-gpu-too")] = False,
    startup: Annotated[bool, typer.Option("--startup", help="help-startup")] = False,
    search: Annotated[bool, typer.Option("--search", help="help-search")] = False,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="help-seconds")] = 3.0,
    as_json: Json = False,
) -> None:
    """The speed of random play, and with --peers that of other engines in the same run."""
    if search:
        _bench_search(wanted(ids), peers, seconds, as_json)
        return
    if startup:
        _bench_startup(wanted(ids), as_json)
        return
    from spieltisch.lab.bench import bench as measure_all

    with err.status("…") as status:
        rows = measure_all(wanted(ids), peers, gpu, seconds, status.update)
    if as_json:
        print_json([row.as_dict() for row in rows])
        return
    devices = list(dict.fromkeys(device for row in rows for device in row.games_per_second))
    others = list(dict.fromkeys(peer for row in rows for peer in row.peers))
    figures: list[Phrase | str] = [*devices, say("column-moves"), say("column-bytes"), *others, "×"]
    table = table_of(say("column-game"), *figures, numbers=1)
    for row in rows:
        options = " ".join(f"{k}={v}" for k, v in row.options.items())
        ratios = "\n".join(f"{pair}: {ratio:,.0f}×" for pair, ratio in row.ratios.items())
        speeds = [f"{row.games_per_second[device]:,.0f}" for device in devices]
        theirs = [f"{row.peers[peer]:,.0f}" if peer in row.peers else "" for peer in others]
        name = f"{row.game} [dim]{row.seats} {options}[/dim]"
        table.add_row(name, *speeds, f"{row.moves_per_second['1 core']:,.0f}", str(row.record_bytes), *theirs, ratios)
    for reason in dict.fromkeys(reason for row in rows for reason in row.missing):
        err.print(reason, markup=False)
    out.print(in_words(say("bench-title")))
    out.print(table)


def _bench_search(chosen: list[Game], peers: bool, seconds: float, as_json: bool) -> None:
    from spieltisch.lab.bench import bench_search

    with err.status("…") as status:
        rows = bench_search(chosen, peers, seconds, status.update)
    if as_json:
        print_json([row.as_dict() for row in rows])
        return
    table = table_of(say("column-iterations"), "", "OpenSpiel MCTS (C++)", "×")
    for row in rows:
        other = (f"{row.peer:,.0f}", f"{row.iterations_per_second / row.peer:,.0f}×") if row.peer else ()
        table.add_row(row.game, f"{row.iterations_per_second:,.0f}", *other)
    out.print(table)


def _bench_startup(chosen: list[Game], as_json: bool) -> None:
    from spieltisch.lab.bench import startup as measure_starts

    with err.status("…") as status:
        importing, rows = measure_starts(chosen, status.update)
    if as_json:
        print_json({"import": importing, "games": [vars(row) for row in rows]})
        return
    table = table_of(say("column-startup"), say("column-cold"), say("column-cached"))
    for row in rows:
        table.add_row(row.game, f"{row.cold:.1f}", f"{row.cached:.2f}")
    out.print(f"import spieltisch: {importing:.2f} s")
    out.print(table)


@command(help="help-arena")
def arena(
    id: Annotated[str | None, typer.Argument(metavar="ID", help="help-id")] = None,
    bots: Annotated[
        list[str] | None,
        typer.Argument(metavar="BOT...", help="help-bots"),
    ] = None,
    n: Annotated[int, typer.Option("-n", min=1, help="help-arena-n")] = 100,
    seconds: Annotated[float | None, typer.Option("--time", min=0.001, help="help-time")] = None,
    seats: Seats = None,
    option: Options = None,
    seed: Seed = 1,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="help-cores")] = None,
    everything: Annotated[bool, typer.Option("--all", help="help-ladder")] = False,
    write: Annotated[Path | None, typer.Option("--write", metavar="FILE", help="help-write")] = None,
    as_json: Json = False,
) -> None:
    """Matches between bots: who wins how often, and how sure that is."""
    from spieltisch.bots.bot import UNTHINKING
    from spieltisch.lab.arena import compete

    if everything:
        _arena_all(wanted([id] if id else None), n, seats, workers, write, as_json)
        return
    if id is None:
        raise Mistake(say("name-a-game"))
    timed = "" if seconds is None else f",seconds={seconds},iterations={1 << 40}"
    specs = [bot if bot in UNTHINKING else bot + timed for bot in bots or []]
    with progress_bar() as bar:
        task = bar.add_task(id)
        result = compete(
            game(id),
            specs,
            n,
            seats,
            parsed(option),
            seed,
            workers,
            lambda d, of: bar.update(task, completed=d, total=of),
        )
    if as_json:
        print_json(result.as_dict())
        return
    out.print(in_words(say("arena-title", game=id, matches=result.matches, seats=result.seats)))
    columns = say("column-bot"), say("column-won"), "95 %", say("column-points"), "Elo", say("column-slowest")
    table = table_of(*columns, numbers=1)
    for s in result.standings:
        low, high = s.interval
        points = f"{s.mean:.2f} ± {s.mean_error:.2f}"
        table.add_row(
            s.bot, f"{s.rate:.1%}", f"{low:.1%} – {high:.1%}", points, f"{s.rating:+.0f}", f"{s.slowest:.2f} s"
        )
    out.print(table)


def _arena_all(
    chosen: list[Game], n: int, seats: int | None, workers: int | None, write: Path | None, as_json: bool
) -> None:
    from spieltisch.lab.arena import ladder
    from spieltisch.lab.ladders import as_table, put, row

    book = Path("docs", "bots.md")
    file = write or (book if book.exists() and not as_json else None)
    ladders, rows = {}, []
    with progress_bar() as bar:
        task = bar.add_task("…")
        for g in chosen:
            ladders[g] = ladder(
                g, n, seats, workers, lambda title, d, of: bar.update(task, description=title, completed=d, total=of)
            )
            rows.append(row(g, ladders[g]))
            if file:
                put(rows[-1:], file)
    if as_json:
        print_json({g.id: [step.as_dict() for step in steps] for g, steps in ladders.items()})
    else:
        typer.echo(as_table(rows))


@command(help="help-tune")
def tune(
    id: GameId,
    n: Annotated[int, typer.Option("-n", min=1, help="help-tune-n")] = 100_000,
    seed: Seed = 1,
    fresh: Annotated[bool, typer.Option("--fresh", help="help-fresh")] = False,
    file: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="help-out")] = None,
    trial: Annotated[int, typer.Option("--trial", min=2, help="help-trial")] = 10_000,
) -> None:
    """Make the file better, by self-play, from which a game's bots know what positions are worth."""
    from spieltisch.lab.tune import tune as learn

    with progress_bar() as bar:
        task = bar.add_task(id, total=n)
        found = learn(game(id), n, seed, fresh, file, trial, lambda done: bar.update(task, completed=done))
    tuned = say("tuned", file=str(found.file), games=found.games)
    if found.gain is None:
        out.print(in_words(tuned), soft_wrap=True)
        return
    out.print(in_words(say("tuned-gain", tuned=tuned, gain=f"{found.gain:+.3f} ± {found.error:.3f}")))


@command(help="help-verify")
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-match-file")],
) -> None:
    """Replay a match file and check seal, moves and result."""
    from spieltisch.engine.driving.matchfile import verify as check

    try:
        data = file.read_bytes()
    except OSError as error:
        raise Mistake(say("file-unreadable", file=str(file), why=str(error.strerror))) from None
    for line in check(data):
        out.print(f"✓ {in_words(line)}")


@command(help="help-backup")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")],
    data: Data = None,
    force: Annotated[bool, typer.Option("--force", help="help-replace-file")] = False,
) -> None:
    """Write database and secret of a server into one file; the server may run on."""
    from spieltisch.server.settings import Settings
    from spieltisch.server.storage.backup import back_up

    settings = Settings.of_environment(data)
    back_up(settings, file, force)
    out.print(in_words(say("backed-up", file=str(file))), soft_wrap=True)
    if settings.secret:
        err.print(in_words(say("secret-apart")))


@command(help="help-restore")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-restore-file")],
    data: Data = None,
    force: Annotated[bool, typer.Option("--force", help="help-replace-database")] = False,
) -> None:
    """Bring a backup into the data folder of a server that does not run."""
    from spieltisch.server.settings import Settings
    from spieltisch.server.storage.backup import restore as bring_back

    settings = Settings.of_environment(data)
    bring_back(settings, file, force)
    out.print(in_words(say("restored", folder=str(settings.data))), soft_wrap=True)


@command(help="help-new")
def new(id: Annotated[str, typer.Argument(metavar="ID", help="help-new-id")]) -> None:
    """Begin a new game: a folder that already runs, to be turned into yours."""
    from spieltisch.new_game import ROOT, create

    made = create(id)
    folder, tests = (str(path.relative_to(ROOT)) for path in (made.folder, made.tests))
    out.print(in_words(say("new-made", title=made.title, folder=folder, tests=tests, id=id)), soft_wrap=True)


@command(help="help-warm")
def warm(ids: Ids = None) -> None:
    """Compile games ahead."""
    from spieltisch.bots.warmup import warm as compile_games

    chosen = wanted(ids)
    with progress_bar() as bar:
        task = bar.add_task(in_words(say("compiling")), total=len(chosen))
        compile_games(chosen, lambda g: bar.update(task, advance=1, description=g.id))
    out.print(in_words(say("ready", games=every(g.id for g in chosen))))


def main() -> None:
    """Run the command; a mistake is told in one line and ends with exit code 2."""
    try:
        sys.exit(app(standalone_mode=False))
    except Mistake as mistake:
        complaint = str(mistake)
    except TyperException as error:
        complaint = error.format_message()
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    err.print(f"spieltisch: {complaint}", markup=False, soft_wrap=True)
    sys.exit(2)


if __name__ == "__main__":
    main()
