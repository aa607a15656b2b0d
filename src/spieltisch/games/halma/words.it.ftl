title = Halma
tagline = Lunghe catene di salti fino all’angolo opposto.

option-size = Tabellone
option-size-8 = 8 × 8, breve
option-size-10 = 10 × 10, come nella scatola
option-size-12 = 12 × 12
option-size-16 = 16 × 16, l’originale
option-board = Forma
option-board-square = quadrato
option-board-triangle = triangolo di lato 8
option-keep = Arrivata alla meta
option-keep-off = una pedina può uscirne
option-keep-on = una pedina ci resta
option-block = Meta piena
option-block-majority = vince chi ci ha la maggioranza
option-block-strict = si vince solo con tutte le pedine

# Il tabellone.
board = Tabellone
cell = { $n }
piece-red = pedina rossa su { $n }
piece-yellow = pedina gialla su { $n }
piece-green = pedina verde su { $n }
piece-blue = pedina blu su { $n }
piece-blocking = { $piece }, nella tua meta
way = da { $here } a { $there }
way-side = da { $here } al lato { $one }–{ $other }
note-target = { $count } su { $all } alla meta
note-blocked = { $n ->
    [one] 1 pedina avversaria nella meta
   *[other] { $n } pedine avversarie nella meta
}

# Mosse.
step = passo { $way }
jump = salto { $way }
pass = passa

prompt-move = Muovi una pedina: di un passo o a salti.
prompt-pass = Nessuna delle tue pedine può muovere: passa.

# Che cosa devono vedere tutti.
notice-pass = { $who ->
    [you] Non puoi muovere.
   *[other] { $who-name } non può muovere.
}

# Che cosa succede.
begins = { $who ->
    [you] Cominci tu.
   *[other] Comincia { $who-name }.
}
sets-out = { $who ->
    [you] Giochi con il { $colour }, { $way }.
   *[other] { $who-name } gioca con il { $colour }, { $way }.
}
goes = { $who ->
    [you] { $hops ->
        [0] Vai da { $start } a { $to }.
        [one] Salti da { $start } a { $to }.
       *[other] Vai da { $start } a { $to } in { $hops } salti.
    }
   *[other] { $who-name } { $hops ->
        [0] va da { $start } a { $to }.
        [one] salta da { $start } a { $to }.
       *[other] va da { $start } a { $to } in { $hops } salti.
    }
}
in-target = { $who ->
    [you] Hai { $rest ->
        [0] tutte le { $all } pedine alla meta.
       *[other] { $count ->
            [one] 1 pedina
           *[other] { $count } pedine
        } su { $all } alla meta.
    }
   *[other] { $who-name } ha { $rest ->
        [0] tutte le { $all } pedine alla meta.
       *[other] { $count ->
            [one] 1 pedina
           *[other] { $count } pedine
        } su { $all } alla meta.
    }
}
passes = { $who ->
    [you] Non puoi muovere e passi.
   *[other] { $who-name } non può muovere e passa.
}
filled = { $who ->
    [you] Ogni casella della tua meta è occupata, { $own } su { $cells } da pedine tue.
   *[other] Ogni casella della meta di { $who-name } è occupata, { $own } su { $cells } da pedine sue.
}
stuck = Nessuno può più muovere.
time-up = Tutti hanno avuto { $turns } turni.
result = { $winners-you ->
    [alone] Vinci.
    [among] Dividete la vittoria: { $winners }.
   *[not] { $winners-count ->
        [one] { $winners } vince.
       *[other] { $winners } dividono la vittoria.
    }
}

# Perché no.
why-pass = Puoi passare solo se nessuna delle tue pedine può muovere (R9).
why-no-cell = Questa casella non è sul tabellone (R1).
why-not-yours = Su { $start } non c’è nessuna tua pedina (R1).
why-shut-in = La pedina su { $start } è chiusa: nessun passo e nessun salto è libero (R2, R3).
why-same = Una mossa finisce su un’altra casella (R6).
why-taken = Su { $to } c’è già una pedina (R2, R3).
why-kept = La pedina su { $start } ha raggiunto la meta e ci resta (R8).
why-no-way = Da { $start } né un passo né una catena di salti porta a { $to } (R2, R3).
