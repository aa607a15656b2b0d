title = Wormhole
tagline = Round and round the galaxy: who is first to load all sixteen crates?

option-sides = Planets and wormholes
option-sides-alternate = by turns
option-sides-mixed = mixed

# Places, ships and crates.
planet = planet { $n }
corner = corner { $n }
wormhole = wormhole { $n } ({ $symbol })
galaxy = Galaxy
ship = { $colour } ship on { $at }
crate = { $colour } crate at planet { $n }
loaded = loaded
hold = { $who ->
    [you] loaded by you
   *[other] loaded by { $who-name }
}
die = die
die-shows = die: { $number }
card-played = card played
card = { $who ->
    [you] your card { $number }
   *[other] { $who-name }'s card { $number }
}
hand = { $who ->
    [you] your cards { $number }
   *[other] { $who-name }'s cards { $number }
}
note-rest = { $n } to go
note-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

# Moves.
roll = roll the die
keep = play no card
move = { $way } with the { $number } to { $at }
move-jump = { $way } with the { $number } to { $at }, jump to { $end }
move-crate = { $way } with the { $number } to { $at }, load the crate
forward = forward
back = back

prompt-roll = Roll the die.
prompt-card = Nothing loaded. You may play a card: { $crates ->
    [0] none of them gets a crate now.
    [one] 1 crate is within reach.
   *[other] { $crates } crates are within reach.
}

# What happens.
laid = On the track { $first-many } and { $second-many } lie four times, the other symbols twice.
begins = { $who ->
    [you] You begin.
   *[other] { $who-name } begins.
}
rolls = { $who ->
    [you] You roll a { $number } and land on { $at }.
   *[other] { $who-name } rolls a { $number } and lands on { $at }.
}
plays = { $who ->
    [you] You play the { $number }, go { $way } and land on { $at }.
   *[other] { $who-name } plays the { $number }, goes { $way } and lands on { $at }.
}
keeps = { $who ->
    [you] You play no card.
   *[other] { $who-name } plays no card.
}
jumps = { $who ->
    [you] You jump to { $at }.
   *[other] { $who-name } jumps to { $at }.
}
loads = { $who ->
    [you] You load { $rest ->
        [0] the last crate.
       *[other] a crate, { $rest } to go.
    }
   *[other] { $who-name } loads { $rest ->
        [0] the last crate.
       *[other] a crate, { $rest } to go.
    }
}
time-up = Everybody has had { $turns } turns.
result = { $winners-you ->
    [alone] You win
    [among] { $winners } share the win
   *[not] { $winners } { $winners-count ->
        [one] wins
       *[other] share the win
    }
} with { $points ->
    [one] 1 crate
   *[other] { $points } crates
}{ $winners-count ->
    [one] .
   *[other] {" "}each.
}

# Why not.
why-rolled = The die of this turn is rolled already (R2).
why-roll-first = First the die is rolled. You may play a card if the roll brings no crate (R8).
why-no-card = You have no { $number } any more (R11).
