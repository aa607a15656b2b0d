title = All Your Base
tagline = Fit out your base, and pass on nothing your neighbour needs.

option-three = With three players
option-three-standard = hands of ten cards
option-three-short = hands of six, drawing two
option-advanced = Technical progress
option-advanced-off = all cards from the start
option-advanced-on = high cards come later
option-order = Order
option-order-turns = one after the other
option-order-together = all at once
option-software = Software after a phase
option-software-gathered = is scored and gathered
option-software-stays = stays, scored at the end

# Stations: of several with one symbol, their place in the base, from the left.
station = { $place ->
    [0] { $symbol } station
   *[other] { $symbol } station { $place }
}
    .the = { $place ->
        [0] the { $symbol } station
       *[other] { $symbol } station { $place }
    }
station-worth = { station }: { $worth }
software-of = software of { station.the }
worth = { $worth }

# The table.
now = Phase { $phase } of 3, round { $round } of { $rounds }
now-over = The game is over
stack = { $symbol } stack
supply = supply of { $colour } cubes
pile = draw pile
pile-left = draw pile: { cards }
discard-pile = discard pile
base = { $who ->
    [you] Your base
   *[other] { $who-name }'s base
}
hand-of = { $who-name }'s hand
hand-cards = { $who-name }: { cards }
hand = Your hand
hand-passing = Your hand; the rest then goes to { $whom-name }
notice-scored = Phase { $phase } scored: { $scores }
score = { $who ->
    [you] you { $points }
   *[other] { $who-name } { $points }
}
note-rest = gets your rest
note-ready = ready
note-plays = plays { $n } more
note-keeps = keeps { $n } more

cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
more-cards = { $done ->
    [0] { cards }
   *[other] { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    }
}

# Moves.
keep = keep { $card-the }
card = { $colour } { $kind } { $number }
use-nothing = { card }: only discard
use-station = { card }: new { $kind } station
use-hardware = { card }: { $colour } cube on { station.the }{ with-gain }
use-software = { card }: software at { station.the }{ with-gain }
with-gain = { $gain ->
    [0] {""}
   *[other] {" "}({ $gain })
}
gain = { $gain }
not-possible = not possible

prompt-play = Play { more-cards }.
prompt-play-last = Last round: play { more-cards }.
prompt-keep = Keep { more-cards }; the rest goes to { $whom-name }.

# What happens.
later = The cards with { $numbers } come only later.
phase-begins = Phase { $phase } of 3: everybody gets { cards }.
round-begins = Round { $round }: { $who ->
    [you] you lead.
   *[other] { $who-name } leads.
}
discards = { $who ->
    [you] You only discard { $card-the }.
   *[other] { $who-name } only discards { $card-the }.
}
builds = { $who ->
    [you] You play { $card-the } and build a new { $symbol } station.
   *[other] { $who-name } plays { $card-the } and builds a new { $symbol } station.
}
mounts = { $who ->
    [you] You play { $card-the } and put a { $colour } cube on { $station-the }{ now-worth }.
   *[other] { $who-name } plays { $card-the } and puts a { $colour } cube on { $station-the }{ now-worth }.
}
installs = { $who ->
    [you] You install { $card-the } at { $station-the }{ now-worth }.
   *[other] { $who-name } installs { $card-the } at { $station-the }{ now-worth }.
}
replaces = { $who ->
    [you] You replace { $old-the } at { $station-the } by { $card-the }{ now-worth }.
   *[other] { $who-name } replaces { $old-the } at { $station-the } by { $card-the }{ now-worth }.
}
now-worth = { $worth ->
    [0] {""}
    [one] , now worth 1 point
   *[other] , now worth { $worth } points
}
keeps-this = You keep { $card-the }.
has-kept = { $who-name } keeps { cards }.
all-pass = Everybody passes { cards } to the left.
all-draw = Everybody draws { cards }.
new-in-hand = New in your hand: { $cards }.
scores = { $who ->
    [you] Phase { $phase } brings you { points }{ in-all }.
   *[other] Phase { $phase } brings { $who-name } { points }{ in-all }.
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
in-all = { $phase ->
    [1] {""}
   *[other] , { $total } in all
}
deck-changes = { cards } leave the game unseen; all cards with { $numbers } come in.
result = { $winners-you ->
    [alone] You win with { points }.
    [among] { $winners } share the win with { points } each.
   *[not] { $winners } { $winners-count ->
        [one] wins with { points }.
       *[other] share the win with { points } each.
    }
}

# Why not.
why-not-held = You do not have { $card-the } in your hand (R3).
why-play-first = First play { more-cards } (R3).
why-kept = You keep { $card-the } already (R11).
why-keep-now = Now you choose cards to keep (R11).
why-stack = The { $symbol } stack is empty (R7).
why-not-yours-hardware = That is no station of yours (R8).
why-not-yours-software = That is no station of yours (R9).
why-symbol = Software with { $symbol } does not fit { $station-the } (R9).
why-no-such-cubes = There are no { $colour } cubes (R8).
why-no-cubes-left = There are no { $colour } cubes left (R8).
