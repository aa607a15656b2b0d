title = Halma
tagline = Long chains of jumps to the opposite corner.

option-size = Board
option-size-8 = 8 × 8, short
option-size-10 = 10 × 10, as in the box
option-size-12 = 12 × 12
option-size-16 = 16 × 16, the original
option-board = Shape
option-board-square = square
option-board-triangle = triangle of side 8
option-keep = Once in the target
option-keep-off = a piece may leave it again
option-keep-on = a piece stays in it
option-block = Full target
option-block-majority = a majority in it wins
option-block-strict = won with all pieces only

# The board.
board = Board
cell = { $n }
piece-red = red piece on { $n }
piece-yellow = yellow piece on { $n }
piece-green = green piece on { $n }
piece-blue = blue piece on { $n }
piece-blocking = { $piece }, in your target
way = from { $here } to { $there }
way-side = from { $here } to the side { $one }–{ $other }
note-target = { $count } of { $all } in the target
note-blocked = { $n ->
    [one] 1 opposing piece in the target
   *[other] { $n } opposing pieces in the target
}

# Moves.
step = step { $way }
jump = jump { $way }
pass = pass

prompt-move = Move a piece: one step, or by jumps.
prompt-pass = None of your pieces can move: pass.

# What everybody should see.
notice-pass = { $who ->
    [you] You cannot move.
   *[other] { $who-name } cannot move.
}

# What happens.
begins = { $who ->
    [you] You begin.
   *[other] { $who-name } begins.
}
sets-out = { $who ->
    [you] You play { $colour }, { $way }.
   *[other] { $who-name } plays { $colour }, { $way }.
}
goes = { $who ->
    [you] You { $hops ->
        [0] step from { $start } to { $to }.
        [one] jump from { $start } to { $to }.
       *[other] jump from { $start } to { $to } in { $hops } hops.
    }
   *[other] { $who-name } { $hops ->
        [0] steps from { $start } to { $to }.
        [one] jumps from { $start } to { $to }.
       *[other] jumps from { $start } to { $to } in { $hops } hops.
    }
}
in-target = { $who ->
    [you] You have { $rest ->
        [0] all { $all } pieces in the target.
       *[other] { $count } of { $all } pieces in the target.
    }
   *[other] { $who-name } has { $rest ->
        [0] all { $all } pieces in the target.
       *[other] { $count } of { $all } pieces in the target.
    }
}
passes = { $who ->
    [you] You cannot move and pass.
   *[other] { $who-name } cannot move and passes.
}
filled = { $who ->
    [you] Every cell of your target is taken, { $own } of { $cells } by your own pieces.
   *[other] Every cell of { $who-name }'s target is taken, { $own } of { $cells } by the player's own pieces.
}
stuck = Nobody can move any more.
time-up = Everybody has had { $turns } turns.
result = { $winners-you ->
    [alone] You win.
    [among] { $winners } share the win.
   *[not] { $winners } { $winners-count ->
        [one] wins.
       *[other] share the win.
    }
}

# Why not.
why-pass = You may pass only when none of your pieces can move (R9).
why-no-cell = That cell is not on the board (R1).
why-not-yours = No piece of yours stands on { $start } (R1).
why-shut-in = The piece on { $start } is shut in: no step and no jump is free (R2, R3).
why-same = A move ends on another cell (R6).
why-taken = There is a piece on { $to } already (R2, R3).
why-kept = The piece on { $start } has reached its target and stays in it (R8).
why-no-way = Neither a step nor a chain of jumps leads from { $start } to { $to } (R2, R3).
