title = Backgammon
tagline = Roll, run, hit: whoever brings all checkers home first wins.

option-stakes = Stakes
option-stakes-simple = simple, as in the box
option-stakes-full = full, with doubling cube and gammons
option-jacoby = Jacoby rule (full stakes only)
option-jacoby-off = off
option-jacoby-on = on: gammons count only after a double

# Places, checkers, dice and the cube.
board = Board
point = point { $point }
bar-of = { $who ->
    [you] your bar
   *[other] { $who-name }'s bar
}
tray = { $who ->
    [you] your tray
   *[other] { $who-name }'s tray
}
tray-with = tray, with the { $die }
dice-of = { $who ->
    [you] your dice
   *[other] { $who-name }'s dice
}
cube-middle = doubling cube, in the middle
cube-of = { $who ->
    [you] your doubling cube
   *[other] { $who-name }'s doubling cube
}
checker = { $colour } checker on point { $point }
checker-bar = { $colour } checker on the bar
checker-off = { $colour } checker, borne off
die = { $die }
die-used = { $die }, used
die-stuck = { $die }, cannot be used
cube = doubling cube: { $cube }
cube-offered = doubling cube, { $cube } offered
pips = { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}
on-bar = { $n } on the bar

# Moves, written with the points from and to: 13/7, with a hit 13/7*.
bar = bar
off = off
step = { $start }/{ $end }
step-hit = { $start }/{ $end }*
move = { $step } with the { $die }
run = { $steps } with the { $first } and the { $second }
run-double = { $steps } with the { $die } { times }
end = end the turn
roll = roll
double = double to { $cube }
take = take, the cube then shows { $cube }
drop = drop and lose the game

times = { $times ->
    [2] twice
    [3] three times
   *[4] four times
}
dice = { $larger ->
    [0] the { $smaller }
   *[other] the { $larger }{ $smaller ->
        [0] {""}
       *[other] {" "}and the { $smaller }
    }
}
to-play = { $times ->
    [1] { dice }
   *[other] { dice } { times }
}

prompt-roll = Roll, or double to { $cube }.
prompt-doubled = You are doubled to { $cube }: take, or drop and lose { $lost }.
prompt-end = All dice are used: end the turn.
prompt-stuck = You cannot use { dice }: end the turn.
prompt-enter = Enter your checkers from the bar. To play: { to-play }.
prompt-move = Move a checker. To play: { to-play }.

stuck = { $who ->
    [you] You cannot use { dice }.
   *[other] { $who-name } cannot use { dice }.
}

# What happens.
rolls-one = { $who ->
    [you] You roll a { $die }.
   *[other] { $who-name } rolls a { $die }.
}
begins = { $who ->
    [you] You begin with { $larger }–{ $smaller }.
   *[other] { $who-name } begins with { $larger }–{ $smaller }.
}
rolled = { $larger }–{ $smaller }{ $uses ->
    [4] , a double
   *[other] {""}
}
rolls = { $who ->
    [you] You roll { rolled }.
   *[other] { $who-name } rolls { rolled }.
}
moves = { $who ->
    [you] You play { $start }/{ $end } with the { $die }.
   *[other] { $who-name } plays { $start }/{ $end } with the { $die }.
}
hits = { $who ->
    [you] You hit one of { $whom-name }'s checkers: it goes to the bar.
   *[other] { $who-name } hits one of { $whom ->
        [you] your checkers
       *[other] { $whom-name }'s checkers
    }: it goes to the bar.
}
ends = { $larger ->
    [0] { $smaller ->
        [0] { ends-turn }
       *[other] { ends-stuck }
    }
   *[other] { ends-stuck }
}
ends-turn = { $who ->
    [you] You end the turn.
   *[other] { $who-name } ends the turn.
}
ends-stuck = { $who ->
    [you] You cannot use { dice } and end the turn.
   *[other] { $who-name } cannot use { dice } and ends the turn.
}
doubles = { $who ->
    [you] You double to { $cube }.
   *[other] { $who-name } doubles to { $cube }.
}
takes = { $who ->
    [you] You take and get the doubling cube at { $cube }.
   *[other] { $who-name } takes and gets the doubling cube at { $cube }.
}
drops = { $who ->
    [you] You drop the double.
   *[other] { $who-name } drops the double.
}
all-off = { $who ->
    [you] You have borne off all checkers{ won }.
   *[other] { $who-name } has borne off all checkers{ won }.
}
won = { $times ->
    [2] : a gammon, 2 × { $cube }
    [3] : a backgammon, 3 × { $cube }
   *[other] {""}
}
time-up = After { $turns } turns the shorter way home wins.
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] You win { points }.
       *[other] { $winners } wins { points }.
    }
   *[other] Both have the same way to go: a draw.
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# Why not.
why-roll-first = First roll or double (R14).
why-answer-first = First take or drop the double (R15).
why-must-move = You can still move, so you have to (R12).
why-no-cube = In the simple game there is no doubling cube (R14).
why-no-double = There is no double to answer (R15).
why-only-answer = You can only take or drop (R15).
why-rolled = The dice of this turn are rolled already (R1).
why-too-late = You may double only before the roll (R14).
why-no-die = You have no unused { $die } (R2).
why-bar-first = Your checkers on the bar must enter first (R6).
why-bar-empty = You have no checker on the bar (R6).
why-empty = You have no checker on { $start } (R3).
why-closed = Point { $end } is closed: more than one opposing checker stands there (R4).
why-not-home = You may bear off only when all your checkers are in the home board (R7).
why-not-last = With the { $die } only the rearmost checker may leave (R7).
why-both = After that the other die could not be used, but both dice can be (R9).
why-larger = Only one of the two dice can be used, so it must be the { $die } (R10).
no-peer = The opponents are missing: `pip install gnubg-nn` installs them.
