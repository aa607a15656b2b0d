title = Othellino
tagline = Othello on a small board: enclose discs and turn them over.

option-size = Board
option-size-6 = 6 × 6, as in the box
option-size-8 = 8 × 8, full Othello

# The board.
board = Board
cell = { $name }
disc = { $colour } disc on { $cell }

# Moves.
place = place on { $cell }
pass = pass

prompt-place = Place a disc.
prompt-pass = You cannot capture anything: pass.

# What everybody should see.
stuck = { $who ->
    [you] You cannot place a disc.
   *[other] { $who-name } cannot place a disc.
}
again = { $who ->
    [you] { $other-name } had to pass: it is your turn again.
   *[other] { $other ->
        [you] You had to pass: it is { $who-name }'s turn again.
       *[other] { $other-name } had to pass: it is { $who-name }'s turn again.
    }
}

# What happens.
begins = { $who ->
    [you] You play red and begin.
   *[other] { $who-name } plays red and begins.
}
places = { $who ->
    [you] You place on { $cell } and turn { $turned-count ->
        [one] the disc on { $turned }.
       *[other] { $turned-count } discs: { $turned }.
    }
   *[other] { $who-name } places on { $cell } and turns { $turned-count ->
        [one] the disc on { $turned }.
       *[other] { $turned-count } discs: { $turned }.
    }
}
passes = { $who ->
    [you] You cannot place a disc and pass.
   *[other] { $who-name } cannot place a disc and passes.
}
blocked = Nobody can place a disc any more: red { $red }, yellow { $yellow }.
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] You win.
       *[other] { $winners } wins.
    }
   *[other] It is a draw.
}

# Why not.
why-pass = You may pass only when you cannot place a disc (R7).
why-no-cell = That cell is not on the board (R1).
why-taken = There is a disc on { $cell } already (R1).
why-nothing = On { $cell } you would not capture a disc (R2).
