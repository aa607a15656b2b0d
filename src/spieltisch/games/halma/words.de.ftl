title = Halma
tagline = In langen Sprungketten in die andere Ecke.

option-size = Brett
option-size-8 = 8 × 8, kurz
option-size-10 = 10 × 10, wie in der Schachtel
option-size-12 = 12 × 12
option-size-16 = 16 × 16, das Original
option-board = Form
option-board-square = quadratisch
option-board-triangle = dreieckig, Seite 8
option-keep = Im Ziel angekommen
option-keep-off = darf ein Stein wieder hinaus
option-keep-on = bleibt ein Stein darin
option-block = Volles Ziel
option-block-majority = die Mehrheit darin gewinnt
option-block-strict = nur mit allen Steinen gewonnen

# Das Brett.
board = Brett
cell = { $n }
piece-red = roter Stein auf { $n }
piece-yellow = gelber Stein auf { $n }
piece-green = grüner Stein auf { $n }
piece-blue = blauer Stein auf { $n }
piece-blocking = { $piece }, in deinem Ziel
way = von { $here } nach { $there }
way-side = von { $here } an die Seite { $one }–{ $other }
note-target = { $count } von { $all } im Ziel
note-blocked = { $n ->
    [one] 1 fremder Stein im Ziel
   *[other] { $n } fremde Steine im Ziel
}

# Züge.
step = Schritt { $way }
jump = Sprung { $way }
pass = passen

prompt-move = Ziehe einen Stein: einen Schritt oder in Sprüngen.
prompt-pass = Keiner deiner Steine kann ziehen: Du musst passen.

# Was alle sehen sollen.
notice-pass = { $who ->
    [you] Du kannst nicht ziehen.
   *[other] { $who-name } kann nicht ziehen.
}

# Was geschieht.
begins = { $who ->
    [you] Du beginnst.
   *[other] { $who-name } beginnt.
}
sets-out = { $who ->
    [you] Du spielst { $colour }, { $way }.
   *[other] { $who-name } spielt { $colour }, { $way }.
}
goes = { $who ->
    [you] Du { $hops ->
        [0] ziehst von { $start } nach { $to }.
        [one] springst von { $start } nach { $to }.
       *[other] kommst mit { $hops } Sprüngen von { $start } nach { $to }.
    }
   *[other] { $who-name } { $hops ->
        [0] zieht von { $start } nach { $to }.
        [one] springt von { $start } nach { $to }.
       *[other] kommt mit { $hops } Sprüngen von { $start } nach { $to }.
    }
}
in-target = { $who ->
    [you] Du hast { $rest ->
        [0] alle { $all } Steine im Ziel.
       *[other] { $count } von { $all } Steinen im Ziel.
    }
   *[other] { $who-name } hat { $rest ->
        [0] alle { $all } Steine im Ziel.
       *[other] { $count } von { $all } Steinen im Ziel.
    }
}
passes = { $who ->
    [you] Du kannst nicht ziehen und passt.
   *[other] { $who-name } kann nicht ziehen und passt.
}
filled = { $who ->
    [you] In deinem Ziel sind alle Felder besetzt, { $own } von { $cells } mit deinen Steinen.
   *[other] Im Ziel von { $who-name } sind alle Felder besetzt, { $own } von { $cells } mit eigenen Steinen.
}
stuck = Niemand kann mehr ziehen.
time-up = Alle hatten { $turns } Züge.
result = { $winners-you ->
    [alone] Du gewinnst.
    [among] Ihr gewinnt gemeinsam: { $winners }.
   *[not] { $winners-count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen gemeinsam.
    }
}

# Warum nicht.
why-pass = Passen darfst du nur, wenn keiner deiner Steine ziehen kann (R9).
why-no-cell = Dieses Feld liegt nicht auf dem Brett (R1).
why-not-yours = Auf { $start } steht kein Stein von dir (R1).
why-shut-in = Der Stein auf { $start } ist eingeschlossen: Kein Schritt und kein Sprung ist frei (R2, R3).
why-same = Ein Zug endet auf einem anderen Feld (R6).
why-taken = Auf { $to } steht schon ein Stein (R2, R3).
why-kept = Der Stein auf { $start } hat sein Ziel erreicht und bleibt darin (R8).
why-no-way = Von { $start } führt weder ein Schritt noch eine Kette von Sprüngen nach { $to } (R2, R3).
