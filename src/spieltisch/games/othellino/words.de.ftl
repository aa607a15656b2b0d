title = Othellino
tagline = Othello auf kleinem Brett: Steine einschließen, Farben wenden.

option-size = Brett
option-size-6 = 6 × 6, wie in der Schachtel
option-size-8 = 8 × 8, ganzes Othello

# Das Brett.
board = Brett
cell = { $name }
disc = { $colour-stem }er Stein auf { $cell }

# Züge.
place = auf { $cell } setzen
pass = passen

prompt-place = Setze einen Stein.
prompt-pass = Du kannst nichts einschließen und musst passen.

# Was alle sehen sollen.
stuck = { $who ->
    [you] Du kannst keinen Stein setzen.
   *[other] { $who-name } kann keinen Stein setzen.
}
again = { $who ->
    [you] { $other-name } musste passen: Du bist noch einmal an der Reihe.
   *[other] { $other ->
        [you] Du musstest passen: { $who-name } ist noch einmal an der Reihe.
       *[other] { $other-name } musste passen: { $who-name } ist noch einmal an der Reihe.
    }
}

# Was geschieht.
begins = { $who ->
    [you] Du spielst Rot und beginnst.
   *[other] { $who-name } spielt Rot und beginnt.
}
places = { $who ->
    [you] Du setzt auf { $cell } und drehst { $turned-count ->
        [one] den Stein auf { $turned } um.
       *[other] { $turned-count } Steine um: { $turned }.
    }
   *[other] { $who-name } setzt auf { $cell } und dreht { $turned-count ->
        [one] den Stein auf { $turned } um.
       *[other] { $turned-count } Steine um: { $turned }.
    }
}
passes = { $who ->
    [you] Du kannst keinen Stein setzen und passt.
   *[other] { $who-name } kann keinen Stein setzen und passt.
}
blocked = Niemand kann mehr setzen: Rot { $red }, Gelb { $yellow }.
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] Du gewinnst.
       *[other] { $winners } gewinnt.
    }
   *[other] Das Spiel endet unentschieden.
}

# Warum nicht.
why-pass = Passen darfst du nur, wenn du keinen Stein setzen kannst (R7).
why-no-cell = Dieses Feld liegt nicht auf dem Brett (R1).
why-taken = Auf { $cell } liegt schon ein Stein (R1).
why-nothing = Auf { $cell } würdest du keinen Stein einschließen (R2).
