# What is said outside the page and of no game in particular.

language-name = English

# The reader himself, in a list of names.
you = you

# Names for those who have said none.
player = Player { $number }
guest = Guest { $number }

## Games, seats and options

no-game = There is no game { $id }. Known: { $known }.
no-such-game = There is no game { $id }.
wrong-seats = { $game } is for { $span } players, not for { $seats }.
no-option = { $game } has no option { $name }.{ $known-count ->
    [0] { "" }
   *[other] { " " }Known: { $known }.
}
no-value = Option { $option } has no value { $value }. Possible: { $known }.
option-seats = Option { $option }={ $value } is for { $span } players, not for { $seats }.
no-rule = This game has no rule { $code }.
no-rulebook = There are no such rules.
no-example = The rulebook has no such example.

## Moves

no-seat-here = There is no seat { $seat } at this table.
no-move = { $game } has no move { NUMBER($move, useGrouping: 0) }.
not-on-turn = That seat may not move now.
game-over = The game is over already.
move-allowed = This move is allowed.
decision-made = That decision has been made already: the table has changed since.

## Taking back

takes-back = { $who ->
    [you] You take your last move back
   *[other] { $who-name } takes their last move back
}{ $moves ->
    [1] .
   *[other] { " " }and all that followed, { $moves } moves in all.
}
ended-so = The game is over: that is how it ended.
every-move-stands = In this game every move stands.
nothing-to-take-back = There is no move to take back.
no-own-move = There is no move of yours to take back.
not-so-many-back = There are not so many moves to take back.
all-taken-back = { $moves ->
    [one] One move of this match has
   *[other] { $moves } moves of this match have
} been taken back already: now every move stands.
moved-since = Somebody has moved since.
moved-since-agree = Somebody else has moved since: it can be taken back only if everybody agrees.
move-stands-agree = This move stands: it can be taken back only if everybody agrees.
known-agree = Something became known by the move: it can be taken back only if everybody agrees.
others-away = { $names } { $names-count ->
    [one] is
   *[other] are
} away: it can be taken back when everybody is here again.
nothing-asked = Nothing is to be taken back any more.

## Match files

seed-size = A seed has { $bytes } bytes.
no-match-file = This is not a complete match file ({ $why }).
unknown-format = The file format “{ $format }” is unknown here; known is “{ $known }”.
file-damaged = The match file was changed or damaged after it was saved.
file-running = This file shows a running match as one player saw it: it can be replayed only after the end.
file-too-long = The file has { $lines ->
    [one] one line
   *[other] { $lines } lines
}: no match of { $game } can be so long.
other-rules = The match follows version { $version } of the rules of { $game }, this program version { $own }: please open it with a program of that time.
other-kit = The match was played with other cards or on another board than the one that has this name here.
other-result = The result in the file ({ $told }) is not that of the replayed match ({ $found }).
entry-refused = Line { $number } of the match is not allowed: { $why }
seed-unreadable = The seed of the match cannot be read.
seed-unsealed = The seed does not fit the seal that was shown before the first move.

# What is right about one.
verified-match = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
verified-seed = The seed fits the seal.
verified-moves = All moves, dice and cards are right.
verified-result = The result is right: { $points }.
verified-running = The match is not over yet.

checking-another = Another match is being checked just now: try again in a moment.
check-too-long = It takes too long here to replay this match: check the file with `spieltisch verify`.

## Kits: card sets and boards that an owner lays into the data folder

kit-line = Line { $number }: { $what }
kit-head = Expected id: or title: here, not { $word }.
kit-twice = { $key } is given further up already.
kit-no-value = The value after { $key } is missing.
kit-no-id = { $id } is no id: small letters, digits and hyphens, 40 at most.
kit-no-name = The catalogues have no name { $name }.
kit-missing = The line { $key } … is missing.
kit-unusable = { $file } cannot be used. { $why }
kit-taken = The id { $id } is taken already.
kit-unreadable = The file cannot be read ({ $why }).
kit-large = The file is larger than { $most } KiB.
kit-no-text = The file is no text in UTF-8.
no-kit = There is no { $id } here, only { $known }.

## Simulations

no-cuda-package = The GPU needs numba-cuda: install it with `pip install 'spieltisch[gpu]'`.
no-gpu = There is no CUDA GPU here: without --gpu it runs on the processor.
batch-illegal = State { $state }: seat { $seat } may not make move { NUMBER($move, useGrouping: 0) }; nothing was changed.
batch-numbers = { $states ->
    [one] One state needs one number.
   *[other] { $states } states need { $states } numbers.
}
no-games = At least one game must be played.
not-compiled = { $game } could not be compiled: { $why }
no-peer = { $peer } is not installed: `pip install 'spieltisch[peers]'`.
peer-failed = { $peer } failed: { $why }

## Bots

no-level = There is no level { $name }: { $known }.
no-setting = “{ $word }” is no setting: it should be NAME=VALUE.
no-bot-setting = A bot has no { $name }, only { $known }.
bad-bot-setting = { $name } cannot be { $value }.
two-bots = It takes at least two bots.
no-self-play = { $game } does not learn by self-play.
no-ladder = { $file } lacks the marks of the ladder.
bots-not-ready = The strong bots of this game are still being prepared: try again in a moment.

# A hint.
only-move = There is only one move: { $move }.
hint = A strong player chooses “{ $best }” ({ $mode ->
    [coop] chance of a good result
   *[other] chance of winning
}: { $chance }%) before “{ $second }” ({ $other }%).
hints-alone = There are hints only when all the others are computers.
no-lesson = There is no lesson for { $game }.
lesson-other = You may do that, but here another move is asked for.
lesson-read-on = Read on first: your turn comes soon.

## At a table

# Who came and went, by the names of that time.
note-away = { $name } is away: a computer plays on for { $name }.
note-back = { $name } is back.
note-left = { $name } has left the table: a computer plays on.
note-took = { $name } plays for { $before } from now on.

no-table = There is no such table, or no longer. Check the link.
no-such-seat = There is no such seat.
no-free-seat = There is no free seat here any more.
no-spectators = This table does not allow spectators.
seat-taken = Somebody sits there.
seat-held = Who sits here is only away for a while.
have-seat = You have a seat already.
another-seat = You have played in another seat and can only go back to that one.
not-your-seat = You do not sit there.
not-playing = You do not play here.
removed = The host has removed you from this table and can let you back.
host-only = Only the host of the table may do that.
before-match = That can only be done before the match.
too-few-seats = There would not be a seat for everybody.
seats-free = There are free seats still: invite somebody or add bots.
clock-range = Thinking time is between a second and a day.
rematch-of-players = Only players can wish a rematch.
match-running = The match is still running.
match-rests = This match follows another version of the rules of { $game } and rests.
not-begun = The match has not begun yet.
not-so-far = The match has not come that far.
no-match = There is no such match.
replay-later = The match is running: replay it afterwards.
nothing-to-play = It is missing what shall be played.
name-length = A name has 1 to { $most } characters.
name-letter = A name needs a letter or a digit.

## The server

not-known = You are not known yet: reload the page.
nothing-here = There is nothing here.
not-here = That cannot be done here.
bad-request = This request cannot be understood.
too-large = That is too large.
# One of these four, with what the program says of it.
in-detail = { $said } ({ $detail })
fault = This is the server's fault, not yours.
not-saved = The server cannot save anything just now: try again in a moment. What has been played stays.
not-reached = The server cannot reach its data just now: try again in a moment.
no-request-id = The request has no usable id.
message-unreadable = This message cannot be understood: reload the page.
request-slow = Your request came too slowly: try again.
request-long = This request is too long.
too-much = Too much at once: try again.
too-many-at-once = Too many requests at once come from your address: wait a moment.
too-many-requests = Too many requests: wait a moment.
too-many-new = Very many new guests and tables come from your address: wait a minute.
too-many-tables = You have { $tables ->
    [one] an open table
   *[other] { $tables } open tables
} already: play one to its end. What rests for a day no longer counts.
too-many-public = You show { $tables ->
    [one] a table
   *[other] { $tables } tables
} publicly already: start one of them, or show it no longer.
too-many-shown = Very many tables are shown publicly from your address already: try again later.
strange-page = This page may not use the server.
page-not-built = The page has not been built yet: run `make page` once, then start again.

# To its host.
running = Spieltisch is running: { $address }
no-data = The data of the server cannot be reached: { $why }. Look at --data and SPIELTISCH_DATABASE.
bad-redis = SPIELTISCH_REDIS is no address like redis://host:6379.
bad-number = { $name } is no usable number: { $value }.
no-port = No server can be started on { $host }:{ $port } ({ $why }): choose another port.
secret-damaged = The file { $file } is damaged: delete it.
not-this-machine = { $url } is not this machine: load is only for a server on 127.0.0.1.
backed-up = Backed up: { $file }
secret-apart = SPIELTISCH_SECRET is not in it: keep it yourself.
restored = Restored to { $folder }
no-database = There is no database in { $folder }.
database-exists = There is a database in { $folder } already. If it is to be replaced, use --force.
database-elsewhere = This database is not in a file: back it up with its own tool (pg_dump and pg_restore for PostgreSQL), and the file { $file } with it.
server-running = A server still runs on { $folder }: stop it first.
no-backup = { $file } is no sound backup.
not-backed-up = That could not be backed up: { $why }.
backup-newer = { $file } was made by a newer version of this program.

## The command line and the terminal

file-exists = { $file } exists already: choose another name or --force.
file-unreadable = { $file } cannot be read: { $why }.
file-unwritable = { $file } cannot be written: { $why }.

column-id = ID
column-title = Title
column-players = Players
column-minutes = Min.
column-options = Options
column-version = v
column-seat = seat
column-points = points
column-first = first
column-game = game
column-moves = moves/s, 1 core
column-bytes = Bytes
column-iterations = iterations/s, 1 core
column-startup = seconds to the first game
column-cold = cold
column-cached = cache
column-bot = Bot
column-won = won
column-slowest = slowest
column-language = Language
column-catalogue = Catalogue
column-missing = Missing

no-option-typed = “{ $word }” is no option: it should be NAME=VALUE.
no-seat-there = There is no seat { $seat }: { $seats } sit at the table.
which-game = Which game
name-a-game = Which game? `spieltisch games` lists them.
playing = playing …
compiling = compiling …
counting = counting …
opponents-wake = the opponents wake up …
ready = Ready: { $games }.

sim-games = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $seconds } s
sim-rates = { $games } games/s, { $moves } moves/s
sim-lengths = length { $shortest }–{ $longest } moves, mean { $mean }
sim-shared = shared first: { $share }
sim-together = result { $points }, won { $won }
bench-title = games per second, random legal play
arena-title = { $game }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
tuned = { $file }: { $games ->
    [one] 1 game
   *[other] { $games } games
}
tuned-gain = { $tuned }; { $gain } points a game against the file before

# What a language lacks.
complete = complete
lacks-variables = { $id }: other variables
needless = { $id }: needless
unreadable-line = line { $line } cannot be read
lacks-rulebook = the rulebook
all-worded = { $games ->
    [one] 1 match
   *[other] { $games } matches
}: all that is said can be put into every language.

terminal-help = Move: number or name (or a part that fits only one).  u: take back  r: rules  s FILE: save  q: quit
you-are = You are { $who-name }. Seal: { $seal }
bye = See you.
saved = Saved: { $file }
fits-several = “{ $answer }” fits several moves.
fits-none = “{ $answer }” is none of the moves. Type a number or a name.
# A player in the result, with the place or, where all play together, without.
placed = { $place }. { $who-name }: { NUMBER($points, useGrouping: 0) }{ $won ->
    [yes] { " " }★
   *[no] { "" }
}
scored = { $who-name }: { NUMBER($points, useGrouping: 0) }{ $won ->
    [yes] { " " }★
   *[no] { "" }
}

## The help of the command line

# Its frame.
help-usage = Usage:
help-any-options = [OPTIONS]
help-any-command = COMMAND [ARGUMENTS]...
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = default: { $value }
help-required = required
help-help = Show this help and exit.

# The commands.
help-spieltisch = Board games to play and to simulate. Without a command: serve them to the browser.
help-games = Every game: id, title, seats, options, version.
help-rules = The rulebook of a game, or one rule of it.
help-lesson = The lesson of a game, step by step, and what is wrong with it.
help-lesson-moves = Show also which moves there are at every step.
help-languages = Every language by its own name, and what it lacks beside English.
help-kits = Card sets and boards: which are installed, where to lay further ones, and what is wrong with any.
help-serve = Serve the games to the browser.
help-load = Drive a server on this machine with scripted players and report how fast it answers.
help-play = Play in the terminal against bots.
help-sim = Random games: games/s, moves/s, lengths, points and wins of every seat.
help-perft = How many sequences of moves there are from the deal, for every length up to a depth.
help-bench = The speed of random play, and with --peers that of other engines in the same run.
help-arena = Matches between bots: who wins how often, and how sure that is.
help-tune = Improve, by self-play, the file that tells a game's bots what positions are worth.
help-verify = Replay a match file and check seal, moves and result.
help-backup = Write database and secret of a server into one file; the server may run on.
help-restore = Bring a backup into the data folder of a server that does not run.
help-new = Begin a new game: a folder that already runs, to be turned into yours.
help-warm = Compile games ahead.

# What several of them take.
help-id = The game, as `spieltisch games` names it.
help-ids = The games; all by default.
help-seats = Number of players; the smallest by default.
help-option = An option of the game; repeatable.
help-seed = Where chance comes from; the same seed, the same games.
help-json = Machine-readable output.
help-data = The data folder of the server.
help-cores = How many at once; one for every core by default.

# What one of them takes.
help-rule = One rule only, by its number: R4.
help-wording = Instead: play so many matches of each game, and put all that is said into words.
help-host = 0.0.0.0 lets others in the network play.
help-port = 0 is any free port.
help-ahead = Compile games in the background.
help-tables = Tables at which a match runs.
help-sockets = Sockets, spread over the tables.
help-duration = How many seconds.
help-rate = Moves a second; half as many as tables by default.
help-url = A server on this machine; by default one is started.
help-load-id = The game that is played; every game by default.
help-play-id = The game; without one you are asked.
help-repeat = For a game that can be repeated.
help-seat = Where you sit, from 1.
help-level = How strong the others are: random, beginner, casual, good, strong, master.
help-sim-n = Number of games.
help-gpu = On an NVIDIA GPU.
help-depth = The longest sequences counted.
help-peers = OpenSpiel and Pgx beside ours, with ratios.
help-gpu-too = Also on an NVIDIA GPU.
help-startup = Instead: seconds to the first game.
help-search = Instead: iterations of the bots' search.
help-seconds = Seconds for each figure.
help-bots = `random`, `policy`, a level, or a level with settings: strong,seconds=0.2
help-arena-n = Number of matches.
help-time = Seconds for every move.
help-ladder = The ladder of levels in every game, or in one.
help-write = With --all: into this file; docs/bots.md by default.
help-tune-n = Games of self-play.
help-fresh = Start from nothing, not from the game's file.
help-out = The file; the game's by default.
help-trial = Games against the file before.
help-match-file = A match file.
help-backup-file = The file that is written.
help-replace-file = Replace the file if it exists.
help-restore-file = What `spieltisch backup` has written.
help-replace-database = Replace the database that is there.
help-new-id = What the game's folder is called: `my_game`.

## A table as text

# A player by name, whoever reads it.
name = { $who-name }
over-water = Over the water: { $lanes }

# Colours, as short as can be.
initial-red = R
initial-yellow = Y
initial-green = G
initial-blue = B
initial-white = W
initial-black = K
initial-wood = Wd
initial-grey = A
initial-purple = P
initial-orange = O

symbol-drop = drop
symbol-hammer = hammer
symbol-circles = circles
symbol-bricks = bricks
symbol-wheel = wheel
symbol-arrow = arrow
symbol-fist = fist
symbol-foot = foot
symbol-knee = knee
symbol-shield = shield
symbol-ram = ram
symbol-broom = broom
symbol-snow = snow
symbol-lock = lock
symbol-swap = swap
symbol-zero = zero
symbol-twice = twice
symbol-person = person
symbol-rightwards = right
symbol-leftwards = left
symbol-exchange = swap
symbol-opposite = flip
symbol-another = one more
symbol-turn-over = turn over

# A game that has no words of its own yet.
plain-move = Move { $n }
plain-prompt = It is your turn.
plain-reason = Move { $n } is not possible now.

# What is new.
new-id = { $id } cannot be a game's id: small letters, digits and _, a letter first.
new-taken = There is a game { $id } already.
new-no-source = Games are added where the source is; this is an installed package.
new-made = { $title } is there: { $folder } has its rules, words and scene, { $tests } its tests. Play it: spieltisch play { $id }
