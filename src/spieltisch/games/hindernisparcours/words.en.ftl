title = The Gauntlet
tagline = Climb, duck, strike: who gets through the arrows alive?

option-course = Course
option-course-two_walls = Two walls
option-course-serpentine = Serpentine
option-course-stepping_stones = Stepping stones

# The course. How one gets onto a tile is `run` or `climb`.
course = Course
tile-sand = { $tile }
    .how = run
tile-start = { $tile } (start)
    .how = run
tile-finish = { $tile } (finish)
    .how = run
tile-bricks = { $tile } (bricks)
    .how = climb
tile-logs = { $tile } (logs)
    .how = climb
tile-up = { $tile } (arrow up)
tile-right = { $tile } (arrow right)
tile-down = { $tile } (arrow down)
tile-left = { $tile } (arrow left)
on-tile = on { $tile }
before-the-start = before the start
home = home

# Runners.
lives = { $n ->
    [0] no life
    [one] 1 life
   *[other] { $n } lives
}
    .left = { $n ->
        [0] none
       *[other] { $n }
    }
runner = { $who ->
    [you] you
   *[other] { $who-name }
} { $at }, { $state }
shielded = { $lives }, behind a shield
heart = life
heart-lost = lost life
ready = ready
plans = planning
done = done
down-until = down until turn { $back }
tiles-left = { $n ->
    [one] 1 tile left
   *[other] { $n } tiles left
}
in-line = acts { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}, { $n ->
    [one] 1 tile left
   *[other] { $n } tiles left
}
notice-down = You are down and back in turn { $back }

# Cards: what is drawn on them and what it is for. Their colour means nothing.
card = { $symbol } { $number }
# One of several cards alike, counted from the left.
alike = { $card }, { $nth ->
    [2] the second
   *[other] the third
}
card-for = { $card } ({ $sense })
for-drop = heal
for-hammer = strike
for-circles = logs
for-bricks = wall
for-wheel = shield
for-arrow = shoot
whose = { $card } ({ $who ->
    [you] you
   *[other] { $who-name }
})
display = Display
display-more = Display, continued
piles = Pile, discards
pile = pile
pile-of = { $n ->
    [one] pile: 1 card
   *[other] pile: { $n } cards
}
discards-pile = discards
die = die
die-shows = die: { $n }
note-die = die { $n }
step-place = step { $step }
discard-place = discard
life = Life
plan = { $who ->
    [you] Your plan
   *[other] { $who-name }
}
plan-state = { $who ->
    [you] Your plan
   *[other] { $who-name }
}: { $state }
hand = { $who ->
    [you] Your hand
   *[other] { $who-name }'s hand
}

# Moves.
take = take { $card }
lay = { $card } for step { $step }
discard = discard { $card }
go = go to { $tile }
strike = strike { $whom-name }
leave = leave the course
fire = fire the arrows
stop = stop here
plan-ready = This is my plan

prompt-take = Die { $die }: take a card from the display; one from the pile comes with it.
prompt-plan = Die { $die }: plan three steps and a card to discard.
prompt-step = Choose the card for step { $step }.
prompt-discard = Choose a card to discard.
prompt-go = Step { $step }, { $card }: { $go }.
prompt-use = Step { $step }, { $card }: { $use }.
prompt-both = Step { $step }, { $card }: { $go } and { $use-also }.
go-first = { $most ->
    [one] go 1 tile
   *[other] go 1 to { $most } tiles
}
go-on = { $most ->
    [one] go 1 more tile or stay
   *[other] go up to { $most } more tiles or stay
}
go-all = { $most ->
    [one] go the last tile
   *[other] go the last { $most } tiles
}
use-arrow = fire the arrows
    .also = fire the arrows
use-hammer = strike
    .also = strike while somebody is in reach

# What happens.
turn-begins = Turn { $turn }: { $who ->
    [you] you roll a { $die }.
   *[other] { $who-name } rolls a { $die }.
}
displays = New in the display: { $cards }.
reshuffled = The discards are shuffled into a new pile.
takes = { $who ->
    [you] You take the { $card } and a card from the pile.
   *[other] { $who-name } takes the { $card } and a card from the pile.
}
takes-two = { $who ->
    [you] You take the { $card } and get the { $drawn } from the pile.
   *[other] { $who-name } takes the { $card } and gets the { $drawn } from the pile.
}
lays = { $who ->
    [you] You lay a card for step { $step }.
   *[other] { $who-name } lays a card for step { $step }.
}
lays-card = { $who ->
    [you] You lay the { $card } for step { $step }.
   *[other] { $who-name } lays the { $card } for step { $step }.
}
is-ready = { $who ->
    [you] You discard a card and are ready.
   *[other] { $who-name } discards a card and is ready.
}
discards = { $who ->
    [you] You discard the { $card } and are ready.
   *[other] { $who-name } discards the { $card } and is ready.
}
discarded = Discarded: { $cards }.
step-begins = Step { $step }: { $cards }.
heals = { $who ->
    [you] You heal and have { $life }.
   *[other] { $who-name } heals and has { $life }.
}
healthy = { $who ->
    [you] You have 3 lives already.
   *[other] { $who-name } has 3 lives already.
}
goes = { $who ->
    [you] { $tile-how ->
        [climb] You climb to { $tile }.
       *[run] You run to { $tile }.
    }
   *[other] { $tile-how ->
        [climb] { $who-name } climbs to { $tile }.
       *[run] { $who-name } runs to { $tile }.
    }
}
stays = { $who ->
    [you] You stay { $at }.
   *[other] { $who-name } stays { $at }.
}
stuck = { $who ->
    [you] You are stuck { $at }.
   *[other] { $who-name } is stuck { $at }.
}
leaves = { $who ->
    [you] You leave the course with { $life }.
   *[other] { $who-name } leaves the course with { $life }.
}
strikes = { $who ->
    [you] You strike { $whom-name }.
   *[other] { $who-name } strikes { $whom ->
        [you] you.
       *[other] { $whom-name }.
    }
}
fires = { $who ->
    [you] You fire the arrows.
   *[other] { $who-name } fires the arrows.
}
nobody-hit = Nobody is hit.
shield-holds = { $who ->
    [you] Your shield holds.
   *[other] { $who-name }'s shield holds.
}
loses = { $who ->
    [you] { $lost ->
        [0] You have no life to lose.
        [one] You lose 1 life and have { $life-left } left.
       *[other] You lose { $lost } lives and have { $life-left } left.
    }
   *[other] { $lost ->
        [0] { $who-name } has no life to lose.
        [one] { $who-name } loses 1 life and has { $life-left } left.
       *[other] { $who-name } loses { $lost } lives and has { $life-left } left.
    }
}
falls = { $who ->
    [you] You go down { $at } and are back in turn { $back }.
   *[other] { $who-name } goes down { $at } and is back in turn { $back }.
}
stands-up = { $who ->
    [you] You stand up with 3 lives.
   *[other] { $who-name } stands up with 3 lives.
}
turn-skipped = Turn { $turn } is skipped: all are down.
finished = { $why }
decided-alone = { $who ->
    [you] You alone have left the course.
   *[other] { $who-name } alone has left the course.
}
decided-life = { $who ->
    [you] Of all who left the course you have the most life: { $life }.
   *[other] Of all who left the course { $who-name } has the most life: { $life }.
}
decided-step = { $who ->
    [you] Others left with as much life, but you were out first, in step { $step }.
   *[other] Others left with as much life, but { $who-name } was out first, in step { $step }.
}
decided-action = { $who ->
    [you] Others left with as much life in the same step, but you were out first.
   *[other] Others left with as much life in the same step, but { $who-name } was out first.
}
decided-near = Nobody is out after 40 turns. Nearest to the way out: { $winners }, { $far ->
    [one] 1 movement
   *[other] { $far } movements
} away, { $life }.
result = { $winners-you ->
    [alone] You win.
    [among] { $winners } win together.
   *[not] { $winners } { $winners-count ->
        [one] wins.
       *[other] win together.
    }
}

# Why not.
why-cards-first = First cards are taken (R3).
why-plan-first = First comes the planning (R5).
why-no-taking = Cards are taken only at the beginning of a turn (R3).
why-display = The display has only { $n } cards (S7).
why-taken = That card has been taken already (R4).
why-planning-later = Planning begins when all have their cards (R5).
why-plan-stands = The plan stands (R5).
why-not-in-hand = The { $card } is not in your hand (R5).
why-start-only = The only way in is the start tile (R10).
why-there = You stand on { $tile } already (R10).
why-not-next = { $tile } is not next to { $here } (R10).
why-arrow-tile = Arrow tiles can never be entered (R11).
why-bricks = To climb bricks, your card of this step must show bricks (R11).
why-logs = To climb logs, your card of this step must show circles (R11).
why-used-up = Your movements are used up (R13).
why-reserved = One movement must be left for every later step (R13).
why-finish-only = The only way out is from a finish tile (R10).
why-no-arrow = To shoot, your card of this step must show an arrow (R9).
why-no-hammer = To strike, your card of this step must show hammers (R9).
why-once = The card works only once (R9).
why-others-only = You can strike only the others (R19).
why-outside = From outside you cannot strike (R22).
why-not-there = { $whom-name } is not on the course (R22).
why-lies = { $whom-name } is down already (R22).
why-far = { $whom-name } is not on a tile next to you (R19).
why-fire-first = First the arrows must fly (R21).
why-strike-first = While somebody is in reach you must strike (R21).
why-go-all = In the last step you go all that is left (R13).
why-go-one = In every step you go at least one tile (R13).
