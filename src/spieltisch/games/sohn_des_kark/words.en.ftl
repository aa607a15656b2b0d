title = Son of Kark
tagline = A landscape of markets, cities and crossings.

# Parts of sentences.
points-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
top-left = top left
top-right = top right
bottom-left = bottom left
bottom-right = bottom right
closed-tiles = closed tiles
    .many = closed tiles

# The landscape.
landscape = Landscape
cell = cell { $cell }
centre-of = centre of { $cell }
crossing-at = crossing at the top right of { $cell }
tile-open = { $cell }, { $symbol }
tile-closed = { $cell }, closed
tile-closed-by-you = { $cell }, closed by you: { $symbol }
crossing = { $who ->
    [you] your crossing
   *[other] { $who-name }'s crossing
}
city = { $who ->
    [you] your city
   *[other] { $who-name }'s city
}: { points-worth }
market = { $who ->
    [you] your { $symbol } market
   *[other] { $who-name }'s { $symbol } market
}: { points-worth }

# Hands, supplies and the stack.
own-things = Your tile and your supply
things-of = { $who-name }'s supply
drawn-tile = drawn tile
drawn-tile-of = tile drawn by { $who-name }
drawn-open = drawn tile, open: { $symbol }
drawn-closed = drawn tile, closed: { $symbol }
stack = Stack
stack-of = stack: { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
note-cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
note-laying = is laying a tile

# The chart.
overview = Tiles and influence of crossings
lying = { $kind-many } on the table: { $n }
influence-of = { $who ->
    [you] your influence
   *[other] { $who-name }'s influence
}
influence = { $who ->
    [you] your influence on { $kind-many }
   *[other] { $who-name }'s influence on { $kind-many }
}: { $n }

# Moves.
label-open = { $symbol } open on { $cell }
label-closed = { $symbol } closed on { $cell }
label-none = Go on without a cube
label-crossing = Cube on the crossing at the { $corner }
label-city = Cube in the centre: city
label-market = Cube in the centre: { $symbol } market
short-open = open
short-closed = closed
short-crossing = Crossing { $corner }
short-city = City: { $n }
short-market = Market: { $n }
prompt-tile = Lay your { $tile }, open or closed.
prompt-cube = Put a cube on your tile, or go on without one.
prompt-no-cube = You have no cube in your supply. End your turn.

# What happens.
stacked = A closed tile lies on (0, 0), an open one on (1, 0): { $symbol }. The stack has { $tiles } tiles.
begins = { $who ->
    [you] You begin.
   *[other] { $who-name } begins.
}
lays-open = { $who ->
    [you] You lay a tile open on { $cell }: { $symbol }.
   *[other] { $who-name } lays a tile open on { $cell }: { $symbol }.
}
lays-closed = { $who ->
    [you] You lay a tile closed on { $cell }.
   *[other] { $who-name } lays a tile closed on { $cell }.
}
closes = You lay a tile closed on { $cell }: { $symbol }.
opens-market = { $who ->
    [you] You open the { $symbol } market.
   *[other] { $who-name } opens the { $symbol } market.
}
founds-city = { $who ->
    [you] You found a city.
   *[other] { $who-name } founds a city.
}
puts-on-crossing = { $who ->
    [you] You put a cube on the crossing at the { $corner }.
   *[other] { $who-name } puts a cube on the crossing at the { $corner }.
}
loses-market = { $who ->
    [you] You lose your { $symbol } market: { points-worth }, your cube comes back.
   *[other] { $who-name } loses the { $symbol } market: { points-worth }, the cube comes back.
}
city-complete = { $who ->
    [you] Your city
   *[other] { $who-name }'s city
} on { $cell } { $points ->
    [6] sees all six symbols
   *[other] is surrounded
}: { points-worth }, the cube comes back.
last-tile = The last tile is laid. Now everything is scored.
market-counts = { $who ->
    [you] Your { $symbol } market
   *[other] { $who-name }'s { $symbol } market
}: { points-worth }.
city-counts = { $who ->
    [you] Your city
   *[other] { $who-name }'s city
} on { $cell }: { points-worth }.
leads = { $who-you ->
    [alone] You have
   *[other] { $who } { $who-count ->
        [one] has
       *[other] have
    }
} the most influence on { $kind-many } { $who-count ->
    [one] ({ $influence })
   *[other] ({ $influence } each)
}: { points-worth }{ $who-count ->
    [one] .
   *[other] {" "}each.
}
result = { $winners-you ->
    [alone] You win
   *[other] { $winners } { $winners-count ->
        [one] wins
       *[other] share the win
    }
} with { points-worth }{ $winners-count ->
    [one] .
   *[other] {" "}each.
}

# Why not.
why-laid = Your tile is laid already: now it is about the cube (R5).
why-taken = There is a tile on { $cell } already (R3).
why-apart = { $cell } shares no side with a tile (R3).
why-barred = No closed tile on { $cell }: the one beside it on { $beside } is closed (R4).
why-tile-first = Lay your tile first (R3).
why-no-cube = You have no cube in your supply (R6).
why-own-market = The { $symbol } market is yours already (R8).
why-no-crossing = There are not four tiles at the { $corner } corner yet (R5).
