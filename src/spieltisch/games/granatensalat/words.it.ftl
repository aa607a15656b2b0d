title = Insalata di granate
tagline = Soldati in campo aperto: riparati, lancia e non pestare mai una mina.

# I soldati, e dove sono. `-start` è all’inizio di una frase, `-from` quando si misura da lui.
soldier = { $who ->
    [you] il tuo soldato { $n }
   *[other] il soldato { $n } di { $who-name }
}
    .start = { $who ->
        [you] Il tuo soldato { $n }
       *[other] Il soldato { $n } di { $who-name }
    }
    .from = { $who ->
        [you] rispetto al tuo soldato { $n }
       *[other] rispetto al soldato { $n } di { $who-name }
    }
point = { $point }
goes-right = { $n } mm a destra
goes-left = { $n } mm a sinistra
goes-down = { $n } mm in giù
goes-up = { $n } mm in su
lies-right = { $n } mm a destra
lies-left = { $n } mm a sinistra
lies-below = { $n } mm più in basso
lies-above = { $n } mm più in alto
spot = { $way } { $soldier-from }
spot-alone = a { $across } mm dal bordo sinistro e { $down } mm da quello in alto

# Il tavolo.
field = Campo
camp = { $who ->
    [you] I tuoi soldati
   *[other] { $who-name }
}
reserve = riserva
taken = presi
pile-and-discards = Mazzo e scarti
pile = mazzo
pile-left = mazzo: { cards }
discarded = scarti { $symbol }
hand = Le tue carte
card-drop = goccia: schiera un soldato
card-circles = cerchi: lancia tre soldati
card-hammer = martello: mischia
card-arrow = freccia: cecchino
card-wheel = ruota: granata
card-bricks = mattoni: mina
note-drop = Schiera
note-circles = Lancia 3
note-hammer = Mischia
note-arrow = Tiro
note-wheel = Granata
note-bricks = Mina
note-soldiers = { $living } sul tavolo, { $reserve } in riserva
note-taken = { $taken ->
    [one] 1 preso
   *[other] { $taken } presi
}
cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}

# Mosse.
step = passo del soldato { $n }
step-to = passo del soldato { $n } a { $point }
place = goccia: schiera un soldato in { $point }
throw = ruota: granata in { $point }
strike = martello: abbatti { $soldier }
shoot = freccia: colpisci { $soldier }
drop-three = { $n ->
    [one] cerchi: lancia 1 soldato
   *[other] cerchi: lancia { $n } soldati
}
mine = mattoni: mina sotto { $soldier }
no-mine = nessuna mina
none-this-turn = nessuna in questo turno
end-turn = Fine turno

prompt-both = Fai un passo e gioca { up-to-cards }, in qualsiasi ordine, o termina il turno.
prompt-cards = Gioca { up-to-cards }, o termina il turno.
up-to-cards = { $n ->
    [one] una carta
   *[other] fino a due carte
}
prompt-step = Fai un passo, o termina il turno.
prompt-end = Termina il turno.
prompt-mine = Una mina sotto il soldato { $n } di { $who-name }? Porta lì la carta mattoni, o di’ di no.
prompt-none = Una mina sotto il soldato { $n } di { $who-name }? Non ne hai.

# Che cosa succede.
dealt = { $soldiers } soldati a testa sono caduti sul tavolo, e ognuno ha { $cards } carte.
begins = { $who ->
    [you] Cominci tu.
   *[other] Comincia { $who-name }.
}
steps-on = { $soldier-start } va { $way }.
places = { $soldier-start } entra in campo, { $spot }.
drops = { $who ->
    [you] Lanci dei soldati.
   *[other] { $who-name } lancia dei soldati.
}
lands = { $soldier-start } atterra { $spot }.
finds-no-room = { $soldier-start } non trova posto e resta in riserva.
strikes = { $soldier-start } abbatte { $enemy }.
shoots = { $soldier-start } colpisce { $enemy }.
throws = { $way-count ->
    [0] { $soldier-start } lascia cadere una granata ai suoi piedi.
   *[other] { $soldier-start } lancia una granata { $way }.
}
answers = { $mines ->
    [0] Non giochi nessuna mina.
   *[other] Giochi una mina.
}
sets-off = { $who ->
    [you] Fai esplodere una mina sotto { $soldier }.
   *[other] { $who-name } fa esplodere una mina sotto { $soldier }.
}
dies = { $soldier-start } muore.
ends-turn = { $who ->
    [you] Termini il turno.
   *[other] { $who-name } termina il turno.
}
draws-these = Nuove nella tua mano: { $cards }; { left }.
draws = { $who-name } pesca { cards }; { left }.
left = { $left ->
    [0] il mazzo è vuoto
    [one] nel mazzo ne resta 1
   *[other] nel mazzo ne restano { $left }
}
pile-empty = Il mazzo è vuoto: i cerchi non si possono più giocare.
quiet = { $n ->
    [one] Un turno senza carte.
   *[other] { $n } turni di fila senza carte.
}
all-played = Tutte le carte sono giocate: la partita è finita.
nobody-plays = Nessuno gioca più carte: la partita è finita.
scores = { $who ->
    [you] Hai { $score }.
   *[other] { $who-name } ha { $score }.
}
score = { points }: { $living } × 3 per i soldati sul tavolo, { $taken } × 1 per quelli presi
score-tied = { score }; a parità vince la riserva più grande, qui { $reserve }
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
result = { $winners-you ->
    [alone] Vinci con { points }.
    [among] { $winners } vincete insieme con { points } a testa.
   *[not] { $winners } { $winners-count ->
        [one] vince con { points }.
       *[other] vincono insieme con { points } a testa.
    }
}

# Perché no.
why-mines-first = Prima vengono le mine (R13).
why-no-bricks = Ci vuole una carta mattoni (R15).
why-other-soldier = Una mina va solo sotto un soldato appena mosso o schierato (R15).
why-mines-later = Le mine esplodono solo nei turni degli altri (R10).
why-one-step = In un turno un soldato fa un passo (R4).
why-not-on-table = Questo soldato non è sul tavolo (R4).
why-step-too-far = Un passo è al massimo di 60 mm (R4).
why-stands-there = Il soldato è già lì (R4).
why-step-over-edge = Lì il soldato sporgerebbe dal tavolo (R4).
why-step-in-way = Lì c’è di mezzo un soldato (R4).
why-place-over-edge = Lì il soldato sporgerebbe dal tavolo (R5).
why-place-in-way = Lì c’è di mezzo un soldato (R5).
why-not-held = Non hai nessuna carta { $symbol } (R1).
why-two-cards = Al massimo due carte a turno (R1).
why-no-reserve-to-place = Non hai soldati in riserva (R5).
why-no-reserve-to-drop = Non hai soldati in riserva (R6).
why-no-pile = Il mazzo è vuoto: niente più cerchi (R6).
why-throw-too-far = Un lancio è al massimo di 60 mm (R9).
why-hits-nobody = Deve colpire un soldato avversario (R9).
why-nobody-to-strike = Lì non c’è nessun soldato avversario (R7).
why-too-far-to-strike = Nessuno dei tuoi soldati è abbastanza vicino (R7).
why-nobody-to-shoot = Lì non c’è nessun soldato avversario (R8).
why-no-clear-line = Nessuno dei tuoi soldati ha la visuale libera (R8).
