# The parts of the Green Box.

# The symbols.
drop = drop
    .many = drops
hammer = hammer
    .many = hammers
circles = circles
    .many = circles
bricks = bricks
    .many = bricks
wheel = wheel
    .many = wheels
arrow = arrow
    .many = arrows

# The colours.
red = red
yellow = yellow
green = green
blue = blue
white = white
black = black
wood = wooden
grey = grey

# Cards, tiles and cubes.
card = { $colour } { $symbol } { $number }
    .the = the { $colour } { $symbol } { $number }
card-hidden = face-down card
tile = { $symbol } tile
    .the = the { $symbol } tile
tile-hidden = face-down tile
cube = { $colour } cube
    .the = the { $colour } cube
