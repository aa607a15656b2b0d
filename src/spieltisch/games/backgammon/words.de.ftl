title = Backgammon
tagline = Würfeln, laufen, schlagen: Wer zuerst alle Steine heimbringt, gewinnt.

option-stakes = Einsatz
option-stakes-simple = einfach, wie in der Schachtel
option-stakes-full = voll, mit Dopplerwürfel und Gammon
option-jacoby = Jacoby-Regel (nur bei vollem Einsatz)
option-jacoby-off = aus
option-jacoby-on = an: Gammons zählen erst nach einer Verdopplung

# Orte, Steine, Würfel und der Dopplerwürfel.
board = Brett
point = Punkt { $point }
bar-of = { $who ->
    [you] deine Bar
   *[other] Bar von { $who-name }
}
tray = { $who ->
    [you] deine Ablage
   *[other] Ablage von { $who-name }
}
tray-with = Ablage, mit der { $die }
dice-of = { $who ->
    [you] deine Würfel
   *[other] Würfel von { $who-name }
}
cube-middle = Dopplerwürfel in der Mitte
cube-of = { $who ->
    [you] dein Dopplerwürfel
   *[other] Dopplerwürfel von { $who-name }
}
checker = { $colour-stem }er Stein auf Punkt { $point }
checker-bar = { $colour-stem }er Stein auf der Bar
checker-off = { $colour-stem }er Stein, ausgespielt
die = { $die }
die-used = { $die }, gezogen
die-stuck = { $die }, nicht zu ziehen
cube = Dopplerwürfel: { $cube }
cube-offered = Dopplerwürfel, { $cube } angeboten
pips = { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
}
on-bar = { $n } auf der Bar

# Züge, geschrieben mit den Punkten von und nach: 13/7, mit Schlag 13/7*.
bar = Bar
off = aus
step = { $start }/{ $end }
step-hit = { $start }/{ $end }*
move = { $step } mit der { $die }
run = { $steps } mit der { $first } und der { $second }
run-double = { $steps }, { times } mit der { $die }
end = Zug beenden
roll = würfeln
double = auf { $cube } verdoppeln
take = annehmen, der Dopplerwürfel zeigt dann { $cube }
drop = ablehnen und das Spiel verlieren

times = { $times ->
    [2] zweimal
    [3] dreimal
   *[4] viermal
}
dice = { $larger ->
    [0] die { $smaller }
   *[other] die { $larger }{ $smaller ->
        [0] {""}
       *[other] {" "}und die { $smaller }
    }
}
to-play = { $times ->
    [1] { dice }
   *[other] { times } { dice }
}

prompt-roll = Würfle oder verdopple auf { $cube }.
prompt-doubled = Du sollst um { $cube } spielen: Nimm an, oder lehne ab und verliere { $lost }.
prompt-end = Alle Würfel sind gezogen: Beende den Zug.
prompt-stuck = Du kannst { dice } nicht ziehen: Beende den Zug.
prompt-enter = Bring deine Steine von der Bar herein. Zu ziehen: { to-play }.
prompt-move = Zieh einen Stein. Zu ziehen: { to-play }.

stuck = { $who ->
    [you] Du kannst { dice } nicht ziehen.
   *[other] { $who-name } kann { dice } nicht ziehen.
}

# Was geschieht.
rolls-one = { $who ->
    [you] Du würfelst eine { $die }.
   *[other] { $who-name } würfelt eine { $die }.
}
begins = { $who ->
    [you] Du beginnst mit { $larger }–{ $smaller }.
   *[other] { $who-name } beginnt mit { $larger }–{ $smaller }.
}
rolled = { $larger }–{ $smaller }{ $uses ->
    [4] , einen Pasch
   *[other] {""}
}
rolls = { $who ->
    [you] Du würfelst { rolled }.
   *[other] { $who-name } würfelt { rolled }.
}
moves = { $who ->
    [you] Du ziehst { $start }/{ $end } mit der { $die }.
   *[other] { $who-name } zieht { $start }/{ $end } mit der { $die }.
}
hits = { $who ->
    [you] Du schlägst einen Stein von { $whom-name }: Er kommt auf die Bar.
   *[other] { $who-name } schlägt einen Stein von { $whom ->
        [you] dir
       *[other] { $whom-name }
    }: Er kommt auf die Bar.
}
ends = { $larger ->
    [0] { $smaller ->
        [0] { ends-turn }
       *[other] { ends-stuck }
    }
   *[other] { ends-stuck }
}
ends-turn = { $who ->
    [you] Du beendest den Zug.
   *[other] { $who-name } beendet den Zug.
}
ends-stuck = { $who ->
    [you] Du kannst { dice } nicht ziehen und beendest den Zug.
   *[other] { $who-name } kann { dice } nicht ziehen und beendet den Zug.
}
doubles = { $who ->
    [you] Du verdoppelst auf { $cube }.
   *[other] { $who-name } verdoppelt auf { $cube }.
}
takes = { $who ->
    [you] Du nimmst an und bekommst den Dopplerwürfel mit der { $cube }.
   *[other] { $who-name } nimmt an und bekommt den Dopplerwürfel mit der { $cube }.
}
drops = { $who ->
    [you] Du lehnst die Verdopplung ab.
   *[other] { $who-name } lehnt die Verdopplung ab.
}
all-off = { $who ->
    [you] Du hast alle Steine ausgespielt{ won }.
   *[other] { $who-name } hat alle Steine ausgespielt{ won }.
}
won = { $times ->
    [2] : ein Gammon, 2 × { $cube }
    [3] : ein Backgammon, 3 × { $cube }
   *[other] {""}
}
time-up = Nach { $turns } Zügen gewinnt der kürzere Heimweg.
result = { $winners-count ->
    [one] { $winners-you ->
        [alone] Du gewinnst { points }.
       *[other] { $winners } gewinnt { points }.
    }
   *[other] Beide haben gleich weit zu gehen: unentschieden.
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

# Warum nicht.
why-roll-first = Erst wird gewürfelt oder verdoppelt (R14).
why-answer-first = Erst musst du die Verdopplung annehmen oder ablehnen (R15).
why-must-move = Du kannst noch ziehen, also musst du es auch (R12).
why-no-cube = Um einfachen Einsatz spielt ihr ohne Dopplerwürfel (R14).
why-no-double = Es liegt keine Verdopplung vor (R15).
why-only-answer = Du kannst nur annehmen oder ablehnen (R15).
why-rolled = In diesem Zug ist schon gewürfelt (R1).
why-too-late = Verdoppeln darfst du nur vor dem Würfeln (R14).
why-no-die = Du hast keine unbenutzte { $die } (R2).
why-bar-first = Erst müssen deine Steine von der Bar herein (R6).
why-bar-empty = Du hast keinen Stein auf der Bar (R6).
why-empty = Auf der { $start } steht kein Stein von dir (R3).
why-closed = Die { $end } ist zu: Dort stehen mehrere fremde Steine (R4).
why-not-home = Ausspielen darfst du erst, wenn alle deine Steine im Heimfeld stehen (R7).
why-not-last = Mit der { $die } darf nur der hinterste Stein hinaus (R7).
why-both = Danach ließe sich der andere Würfel nicht mehr ziehen, es geht aber mit beiden (R9).
why-larger = Nur einer der beiden Würfel lässt sich ziehen, also muss es die { $die } sein (R10).
no-peer = Die Gegner fehlen: `pip install gnubg-nn` richtet sie ein.
