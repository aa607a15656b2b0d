title = Fawlty Towers
tagline = Tall towers open good cards, as long as they stand.

option-hands = Hands
option-hands-steady = steady
option-hands-normal = normal
option-hands-shaky = shaky
option-black = Black cards
option-black-yes = yes
option-black-no = no
option-balanced = High cards on top
option-balanced-yes = yes
option-balanced-no = no
option-fall_card = Card after a fall
option-fall_card-yes = yes
option-fall_card-no = no
option-finish_round = Finish the round
option-finish_round-yes = yes
option-finish_round-no = no

# The table.
columns = Cards
column = column { $n }
pile = pile
pile-of = { $n ->
    [one] pile: 1 card
   *[other] pile: { $n } cards
}
towers = Towers
tower = { $cubes ->
    [one] tower { $tower }: 1 cube
   *[other] tower { $tower }: { $cubes } cubes
}
stock = Stock
stock-of = stock, { $cube }: { $n }
cards-of = { $who ->
    [you] Your cards
   *[other] { $who-name }'s cards
}
note-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
note-symbol = { $n } × { $symbol }
note-aims = aims { $colour } at tower { $tower }

# Distances on a tower, and the ways it can fall.
left = { $n } to the left
right = { $n } to the right
front = { $n } to the front
back = { $n } to the back
centre = dead centre
to-left = to the left
to-right = to the right
to-front = to the front
to-back = to the back

# Moves.
build = { $colour } cube onto tower { $tower }
aim = aim: { $aim }
aim-plumb = aim: { $aim } (plumb)
take = take { $card }
take-none = take no card
found = { $colour } cube as the new base

prompt-build = Take a cube and choose a tower.
prompt-aim = Aim and let go of the { $colour } cube above tower { $tower }.
prompt-take = Tower { $tower } stands. Take a card or leave it.
prompt-found = Tower { $tower } has fallen. Set a cube as its new base.
prompt-console = Take a bottom card that fits the base, or leave it.

# What happens.
set-up = Four towers stand with one cube each, four columns of cards lie open. { $who ->
    [you] You begin.
   *[other] { $who-name } begins.
}
holds = { $who ->
    [you] You hold
   *[other] { $who-name } holds
} a { $colour } cube above tower { $tower } ({ $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} high).
lets-go = { $who ->
    [you] You aim { $aim } and let go of the { $colour } cube.
   *[other] { $who-name } aims { $aim } and lets go of the { $colour } cube.
}
steady = { $who ->
    [you] Your hand is steady.
   *[other] { $who-name }'s hand is steady.
}
wavers = { $who ->
    [you] Your hand wavers { $error }.
   *[other] { $who-name }'s hand wavers { $error }.
}
stands = Tower { $tower } stands, now { $cubes } cubes high.
falls = Tower { $tower } topples { $side }: { $cubes } cubes go back to the stock.
founds = { $who ->
    [you] You set a { $colour } cube as the new base of tower { $tower }.
   *[other] { $who-name } sets a { $colour } cube as the new base of tower { $tower }.
}
nothing-in-reach = No card fits and is in reach.
nothing-fits = No bottom card fits it.
takes = { $who ->
    [you] You take the { $card }.
   *[other] { $who-name } takes the { $card }.
}
takes-none = { $who ->
    [you] You take no card.
   *[other] { $who-name } takes no card.
}
new-card = The { $card } comes on top of the column.
column-empty = The column is empty now.
ends = The game is over: { $why }.
columns-empty = at least two columns are empty
nobody-takes = nobody has taken a card in { $rounds } rounds
stock-empty = the stock is empty
result = { $winners-you ->
    [alone] You win with { $points } points.
   *[other] { $winners } { $winners-count ->
        [one] wins with { $points } points.
       *[other] share the win with { $points } points each.
    }
}

# Why not.
why-build = First choose a cube and a tower (R1).
why-aim = First aim the cube in your hand (R2).
why-take = The cube is in place. Now you take one card or none (R8).
why-found = First the tower needs a new base (R14).
why-console = The base is in place. Now you take a bottom card or none (R15).
why-full = Tower { $tower } is full: { $most } cubes are the limit (R1).
why-no-cube = There is no { $colour } cube left in the stock (R16).
why-no-card = There is no card at this place of the column (R8).
why-bottom-only = After a fall you may take bottom cards only, not the { $card } (R15).
why-no-fit = The { $card } does not fit your cube: take a { $colour }, white or black card (R9).
why-not-paid = Without the new cube, tower { $tower } does not pay for the cards below the { $card } (R10).
