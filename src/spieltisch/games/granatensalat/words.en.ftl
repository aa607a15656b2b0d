title = Grenade Salad
tagline = Soldiers on open ground: take cover, throw, and never step on a mine.

# Soldiers, and where they are.
soldier = { $who ->
    [you] your soldier { $n }
   *[other] { $who-name }'s soldier { $n }
}
    .start = { $who ->
        [you] Your soldier { $n }
       *[other] { $who-name }'s soldier { $n }
    }
point = { $point }
goes-right = { $n } mm right
goes-left = { $n } mm left
goes-down = { $n } mm down
goes-up = { $n } mm up
lies-right = { $n } mm right
lies-left = { $n } mm left
lies-below = { $n } mm down
lies-above = { $n } mm up
spot = { $way } from { $soldier }
spot-alone = { $across } mm from the left edge and { $down } mm from the upper one

# The table.
field = Battlefield
camp = { $who ->
    [you] Your soldiers
   *[other] { $who-name }
}
reserve = reserve
taken = taken
pile-and-discards = Pile and discards
pile = pile
pile-left = pile: { cards }
discarded = discarded { $symbol }
hand = Your cards
card-drop = drop: place one soldier
card-circles = circles: drop three soldiers
card-hammer = hammer: melee
card-arrow = arrow: sniper
card-wheel = wheel: grenade
card-bricks = bricks: mine
note-drop = Place
note-circles = Drop 3
note-hammer = Melee
note-arrow = Shot
note-wheel = Grenade
note-bricks = Mine
note-soldiers = { $living } on the table, { $reserve } in reserve
note-taken = { $taken } taken
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

# Moves.
step = step of soldier { $n }
step-to = step of soldier { $n } to { $point }
place = drop: place a soldier at { $point }
throw = wheel: grenade at { $point }
strike = hammer: strike { $soldier }
shoot = arrow: shoot { $soldier }
drop-three = { $n ->
    [one] circles: drop 1 soldier
   *[other] circles: drop { $n } soldiers
}
mine = bricks: mine under { $soldier }
no-mine = no mine
none-this-turn = none in this turn
end-turn = End turn

prompt-both = Make a step and play { up-to-cards }, in any order, or end the turn.
prompt-cards = Play { up-to-cards }, or end the turn.
up-to-cards = { $n ->
    [one] one card
   *[other] up to two cards
}
prompt-step = Make a step, or end the turn.
prompt-end = End the turn.
prompt-mine = A mine under { $who-name }'s soldier { $n }? Carry the bricks card there, or say no.
prompt-none = A mine under { $who-name }'s soldier { $n }? You have none.

# What happens.
dealt = { $soldiers } soldiers of each player have fallen onto the table, and everybody has { $cards } cards.
begins = { $who ->
    [you] You begin.
   *[other] { $who-name } begins.
}
steps-on = { $soldier-start } goes { $way }.
places = { $soldier-start } comes in, { $spot }.
drops = { $who ->
    [you] You drop soldiers.
   *[other] { $who-name } drops soldiers.
}
lands = { $soldier-start } lands { $spot }.
finds-no-room = { $soldier-start } finds no room and stays in reserve.
strikes = { $soldier-start } strikes { $enemy } down.
shoots = { $soldier-start } shoots { $enemy }.
throws = { $way-count ->
    [0] { $soldier-start } drops a grenade where it stands.
   *[other] { $soldier-start } throws a grenade { $way }.
}
answers = { $mines ->
    [0] You play no mine.
   *[other] You play a mine.
}
sets-off = { $who ->
    [you] You set off a mine under { $soldier }.
   *[other] { $who-name } sets off a mine under { $soldier }.
}
dies = { $soldier-start } dies.
ends-turn = { $who ->
    [you] You end your turn.
   *[other] { $who-name } ends the turn.
}
draws-these = New in your hand: { $cards }; { left }.
draws = { $who-name } draws { cards }; { left }.
left = { $left ->
    [0] the pile has none left
    [one] the pile has 1 left
   *[other] the pile has { $left } left
}
pile-empty = The pile is empty: circles cannot be played any more.
quiet = { $n ->
    [one] A turn without a card.
   *[other] { $n } turns in a row without a card.
}
all-played = All cards are played: the game is over.
nobody-plays = Nobody plays cards any more: the game is over.
scores = { $who ->
    [you] You have { $score }.
   *[other] { $who-name } has { $score }.
}
score = { points }: { $living } × 3 for soldiers on the table, { $taken } × 1 for those taken
score-tied = { score }; in a tie the larger reserve decides, here { $reserve }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
result = { $winners-you ->
    [alone] You win with { points }.
    [among] { $winners } share the win with { points } each.
   *[not] { $winners } { $winners-count ->
        [one] wins with { points }.
       *[other] share the win with { points } each.
    }
}

# Why not.
why-mines-first = Mines come first (R13).
why-no-bricks = That needs a bricks card (R15).
why-other-soldier = A mine is only for soldiers just moved or put down (R15).
why-mines-later = Mines go off in the others' turns only (R10).
why-one-step = One soldier makes one step a turn (R4).
why-not-on-table = That soldier is not on the table (R4).
why-step-too-far = A step is 60 mm at most (R4).
why-stands-there = The soldier stands there already (R4).
why-step-over-edge = The soldier would stick out over the edge there (R4).
why-step-in-way = A soldier is in the way there (R4).
why-place-over-edge = The soldier would stick out over the edge there (R5).
why-place-in-way = A soldier is in the way there (R5).
why-not-held = You have no { $symbol } card (R1).
why-two-cards = Two cards a turn at most (R1).
why-no-reserve-to-place = You have no soldiers in reserve (R5).
why-no-reserve-to-drop = You have no soldiers in reserve (R6).
why-no-pile = The pile is empty: no more circles (R6).
why-throw-too-far = A throw is 60 mm at most (R9).
why-hits-nobody = It must hit an opposing soldier (R9).
why-nobody-to-strike = No opposing soldier stands there (R7).
why-too-far-to-strike = None of your soldiers is close enough (R7).
why-nobody-to-shoot = No opposing soldier stands there (R8).
why-no-clear-line = None of your soldiers has a clear line (R8).
