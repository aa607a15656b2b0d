# The words of the page itself, in English.

## The page

name = Spieltisch
title = { $what } – Spieltisch
# Something, and what is to be said or done about it.
named = { $name }: { $what }
close = Close
menu = Menu
rules = Rules
rule = rule { $code }
passages = { $n ->
    [0] Nothing found
    [one] { $n } passage
   *[other] { $n } passages
}
example = Example
example-step = { $n } of { $of }
look-up = Look up
to-shelf = To the shelf
something-wrong = That did not work. Please try again.
not-found = There is no table here.
not-found-line = The link is incomplete, or the table has been cleared away.

## The shelf

shelf-title = What shall we play?
shelf-line = Board games in your browser, with friends or against the computer: free and without an account. Your host is { $host }.
unfinished = Go on playing
first-game = A good game to begin with
next-game = New to you
learn-in = Learn it in { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
players = Players
time = Time
kind = Kind
kind-name = { $kind ->
    [race] Race
    [bluff] Bluff
    [building] Building
    [duel] Duel
    [together] Together
    [quick] Quick hands
    [alone] Alone
   *[other] { $kind }
}
difficulty = Difficulty
difficulty-name = { $n ->
    [1] easy
    [2] medium
   *[other] demanding
}
any-players = any
any-time = any
up-to = up to { $minutes } min
opponents = Computers play
no-game = No game fits. Take a filter away.
player-count = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
player-range = { $few }–{ $many } players
minutes = { $n } min
mode = { $mode ->
    [turns] in turns
    [together] all at once
    [race] in real time
    [coop] together
   *[other] { $mode }
}
play-now = Play now
play-mode = Play now, { mode }
with-friends = With friends
open-tables = Open tables
to-watch = Matches to watch

## Settings

settings = Settings
language = Language
theme = Look
theme-light = light
theme-dark = dark
marks = Colour marks
marks-quiet = quiet
marks-bold = bold
motion = Motion
motion-full = full
motion-reduced = reduced
pace = Moves of others
pace-calm = calm
pace-normal = normal
pace-quick = quick
like-system = like the system
sound = Sounds
your-name = Your name
save = Save
saved = Saved.

## The lobby

lobby = The table
seats = Seats
seat = Seat { $n }
free = free
bot = Computer
yours = { $name } (you)
host = host
level = Level
level-of = Level of { $name }
level-name = { $level ->
    [beginner] beginner
    [casual] casual
    [good] good
    [strong] strong
    [master] master
   *[other] { $level }
}
sit-here = Sit here
sit-here-too = Sit here too
stand-up = Stand up
fill-up = Fill up with computers
clear-seat = Clear the seat
removed = Removed: { $names }
readmit = Let back in
removed-you = The host has removed you from this table and can let you back in.
invite = Invite
invite-line = Whoever has this link may sit down.
copy = Copy the link
copied = Copied
qr = QR code of the invitation
options = Rules of play
clock = Thinking time
clock-none = none
clock-move = per move
clock-total = in total
seconds = seconds
increment = extra per move
public-table = List the table publicly
watchers = Spectators welcome
start = Let's go
start-waits = Some seats are still free: invite friends or add computers.
wait-host = The host starts the game.

## At the table

connecting = The table is being set …
lost = Connection lost. Connecting again …
preparing = The opponents are still being prepared (only the first time on this machine) …
no-watching = This table does not allow spectators.
join-in = Take over from the computer
you = You
away = away, computer plays
stand-in = stand-in
clock-left = clock
on-move = to move
your-move = It is your move
waiting = { $who } to move
watching = You are watching
over = The game is over
others-things = With the others
beside-board = Beside the board
own-things = With you
enlarge = Enlarge
zoom-in = Larger
zoom-out = Smaller
sort-by-colour = by colour
sort-by-symbol = by symbol

# A thing that has no name of its own.
piece-in-colour = { $colour } { $piece }
piece = { $kind ->
    [card] card
    [tile] tile
    [cube] cube
    [disc] disc
    [die] die
    [pawn] pawn
    [nugget] nugget
    [marker] marker
    [doubler] doubling cube
    [token] token
    [heart] heart
    [ship] ship
    [strip] strip
    [block] block
    [bomb] bomb
    [placard] placard
    [role] role
    [flask] flask
    [wand] wand
    [cloud] cloud
    [broom] broom
   *[other] piece
}
colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [white] white
    [black] black
    [wood] wooden
    [gold] golden
    [grey] grey
    [purple] purple
    [orange] orange
   *[other] { $colour }
}
symbol = { $symbol ->
    [drop] drop
    [hammer] hammer
    [circles] circles
    [bricks] bricks
    [wheel] wheel
    [arrow] arrow
    [fist] fist
    [foot] foot
    [knee] knee
    [shield] shield
    [ram] ram
    [broom] broom
    [snow] snow
    [lock] lock
    [swap] swap
    [zero] zero
    [twice] twice
    [person] person
    [rightwards] to the right
    [leftwards] to the left
    [exchange] exchange
    [opposite] opposite
    [another] another
    [turn-over] turn over
   *[other] { $symbol }
}

## Moving

choose = Choose
less = less
more = more
bid = Bid
not-there = not possible there
not-here = There is nothing to do here now
not-your-turn = It is not your move
plan-next = Next: { $what } (click to take back)
plan-full = The plan is made (click to take back)
pick-back = { $name }, click to take it back
all-moves = All moves
search = Search …
go-on = Go on
set-down = Here
drop = Let go
well-help = { $name }. Arrows find the place, Enter lets it fall.
aim-help = Click or space drops the cube. Arrows aim exactly, Enter lets go.
aim-help-still = Aim with the arrows or tap the plan, then let go.
aim-at = Aim { $x }, { $y }
plan = From above
free-help = Arrows move the aim, with Shift finely. Enter sets it down, Escape lets go.
point-at = { $x }/{ $y }, { $good ->
    [yes] possible
   *[no] not possible
}
take-back = Take back
take-back-ask = Ask to take back
asks = { $who-name } would like to take the last move back.
asked = You have asked to take the last move back.
agree = Agreed
refuse = No

## Hints

hint = Hint
hint-thinks = The computer is thinking …
chances = Chance of winning
chances-together = Chance of a good result
percent = { $share }
expected = about { NUMBER($points, maximumFractionDigits: 1) } { NUMBER($points, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
} at the end

## The log, and looking back

log = Log
log-fresh = Log, { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
}
since-last = Since your last move
back = Step back
forward = Step forward
to-now = Back to now
looking-back = You see how it was.
were-away = { $moves ->
    [0] You were away. This has happened in the meantime:
    [one] You were away: a computer made one move for you.
   *[other] You were away: a computer made { $moves } moves for you.
}
look-at-it = Look at it

## Leaving

leave = Leave the table
leave-line = A computer plays on for you. You can come back as long as nobody else takes your seat.
stay = Stay

## Keys

help = Help
summary-aim = Aim
summary-turn = Your turn
summary-end = The end
summary-points = Points
keys = Keyboard
key-tab = Tab
key-arrows = Arrows
key-enter = Enter
key-escape = Esc
help-tab = to the next zone or to the rule just named
help-arrows = to the next place or piece
help-enter = take, put, choose
help-escape = let go, close
help-moves = all possible moves
help-hint = hint, when all the others are computers
help-log = log
help-help = this help

## The end

result = Result
wins = { $who-you ->
    [alone] You win
   *[other] { $who } { $who-count ->
        [one] wins
       *[other] win
    }
}
draw = A draw
# Of a game that all play together, or one alone.
shared = { $who-you ->
    [alone] Your result
   *[other] { $who-count ->
        [one] { $who }
       *[other] Together
    }
}: { points }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rematch = Play again
replay = Look at the match
download = Download the match

## A finished match

match = Match
step = Move { $n } of { $of }
play-on = Play
pause = Pause
first = Start
last = End
analysis = Analysis
analysed = A strong computer looks at the moves: { $done } of { $of }
chance-line = { $name }: { $first } at the start, { $last } at the end, between { $low } and { $high } on the way.
everybody = Everybody together
turning-points = Turning points
no-turning = There were none: nobody made a move that cost much. Well played!
move-number = Move { $n }
turned = “{ $move }” ({ $chance })
better = Better: “{ $move }” ({ $chance })

## Verifying

verify = Verify a match
verify-line = Drop a downloaded match here: its seal, moves and result are worked out again.
choose-file = Choose a file

## Lessons

learn = Learn
lesson = Lesson
lesson-of = Learn { $game }
no-lesson = This game has no lesson.
lesson-step = Step { $n } of { $of }
lesson-points = Pointed at: { $things }.
lesson-back = One step back
lesson-next = Next
lesson-show = Show me
lesson-leave = Leave the lesson
lesson-play-on = Play on
lesson-offer = New to this game? Learn it in a few minutes.
no-thanks = No, thanks
coach = Coach: explains what is new, against computers
coach-off = Switch the coach off
