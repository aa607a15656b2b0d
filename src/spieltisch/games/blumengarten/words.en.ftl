title = Flower Garden
tagline = Grow flowers and plant them before they wilt.

# Cards, rows and flowers.
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
flower = { $colour } flower
flowers = { $n ->
    [0] no { $colour } flowers
    [one] 1 { $colour } flower
   *[other] { $n } { $colour } flowers
}
income = { flowers }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } forfeited)
}
into-row = into a row: now { $numbers }
into-new-row = into a new row
into-row-number = into { $symbol } row { $row }, then { $numbers }

nursery = Nursery
new-row = new { $symbol } row
row = { $symbol } row { $row }: { cards }
piles = Pile and discards
pile = pile
pile-left = pile: { cards }
discards = discard pile
times-left = how often the pile may still run out
times-left-note = until the end
times-left-die = { $rest ->
    [1] the game ends when the pile runs out
   *[other] the game ends when the pile has run out { $rest } more times
}
stock = Stock
stock-of = { $colour } flowers in stock
thirsty = thirsty { $colour } flowers
tray = { $lost ->
    [0] Thirst
   *[other] Thirst: −{ $lost }
}
garden = { $planted ->
    [0] Your garden
   *[other] Your garden: +{ $planted }
}
new-bed = new bed
hand = Your hand
hand-of = { $who-name }'s hand
player = { $who-name }
note-planted = { $n } planted
note-thirsty = { $n } thirsty

# What a card brings, written where it is carried to.
brings = { $n } { $colour }
brings-gone = { brings }, row goes
brings-any = { $n } of your choice
brings-any-gone = { brings-any }, row goes

# Moves.
finish = finish: draw { cards }{ and-the-end }
finish-to-name = finish: name the colour of { $n ->
    [one] 1 flower
   *[other] { $n } flowers
}
finish-growing = finish: { growing }
name = name { $colour }: { growing }
growing = { income }{ $row ->
    [gone] , the row goes, draw { cards-drawn }
    [stays] , the row stays, draw { cards-drawn }
   *[over] {""}
}{ and-the-end }
cards-drawn = { $drawn ->
    [one] 1 card
   *[other] { $drawn } cards
}
and-the-end = { $over ->
    [0] {""}
   *[other] , the game ends
}
grow = { $card } { $into }
plant = { $card } as a bed ({ flowers })
put-away = put { $card-the } away

prompt-choose = Carry a card to the nursery, to your garden or to the discard pile.
prompt-grow = Lay more cards into this row, or finish.
prompt-name = Name the colour of your flowers.
prompt-plant = Lay out more beds, or finish.
prompt-exchange = Put more cards away, four at most, or finish.
prompt-finish = Nothing more is possible this turn: finish.

# What happens.
dealt = Everybody has six cards, the pile has { $left }.
begins = { $who ->
    [you] You begin.
   *[other] { $who-name } begins.
}
grows = { $who ->
    [you] You lay { $card-the } { $into }.
   *[other] { $who-name } lays { $card-the } { $into }.
}
is-to-name = { $who ->
    [you] You have finished and laid a joker last: you name the colour.
   *[other] { $who-name } has finished and laid a joker last: the colour is still to be named.
}
gets = { $who ->
    [you] You get { income }.
   *[other] { $who-name } gets { income }.
}
row-goes = The row { $numbers } has a number twice: it goes to the discard pile.
plants = { $who ->
    [you] You lay out { $card-the } as a bed with { flowers }.
   *[other] { $who-name } lays out { $card-the } as a bed with { flowers }.
}
puts-away = { $who ->
    [you] You put { $card-the } away.
   *[other] { $who-name } puts { $card-the } away.
}
draws = { $n ->
    [0] There is no card for { $who-name } to draw.
   *[other] { $who-name } draws { cards }.
}
draws-these = { $cards-count ->
    [0] There is no card for you to draw.
    [one] You draw a card: { $cards }.
   *[other] You draw { $cards-count } cards: { $cards }.
}
runs-out = { $rest ->
    [1] The pile has run out; the next time is the last.
   *[other] The pile has run out; that may happen { $rest } more times.
}
new-pile = The discards are shuffled and become the new pile: { $left ->
    [one] 1 card.
   *[other] { $left } cards.
}
is-out-of-cards = { $who ->
    [you] You have no card left.
   *[other] { $who-name } has no card left.
}
passes = { $who ->
    [you] You pass.
   *[other] { $who-name } passes.
}
ended = The game is over: { $ending ->
    [1] the pile has run out for the last time (E1).
    [2] two colours are gone from the stock (E2).
   *[3] nobody has a card left (E3).
}
counts = { $who ->
    [you] Your flowers
   *[other] { $who-name }'s flowers
}: { $planted } planted, { $thirsty } thirsty.
result = { $winners-you ->
    [alone] You win with { points }.
    [among] { $winners } share the win with { points } each.
   *[not] { $winners } { $winners-count ->
        [one] wins with { points }.
       *[other] share the win with { points } each.
    }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Why not.
why-name = Name the colour of your flowers now (R5).
why-move-first = Move at least one card first (R1).
why-no-joker = You name a colour only when you have finished and laid a joker last (R5).
why-not-held = You do not hold { $card-the } (R1).
why-growing = You are growing this turn: cards go to this row only (R1).
why-planting = You are planting this turn: cards go to your garden only (R1).
why-exchanging = You are exchanging this turn: cards go to the discard pile only (R1).
why-symbol = This row takes { $symbol-many } only (R2).
why-one-row = Only one row grows in a turn (R2).
why-too-high = Too high: the row ends with { $last } (R3).
why-first-free = A new row takes the first free place of its symbol (R2).
why-colour = On { $card-the } only { $colour } flowers can be planted (R10).
why-too-few = For { $card-the } you need { flowers }, and you have { $there } (R12).
why-four = You may not put away more than { $most } cards (R14).
