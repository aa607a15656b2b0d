title = Fuga nel tunnel
tagline = Porta tutti i tuoi pirati fuori dal tunnel prima degli altri.

option-rules = Regole
option-rules-basic = gioco base
option-rules-extended = esteso: carte solo tornando indietro
option-cubes = Pirati
option-cubes-auto = tre, nell’esteso sei
option-cubes-1 = 1
option-cubes-2 = 2
option-cubes-3 = 3
option-cubes-4 = 4
option-cubes-5 = 5
option-cubes-6 = 6
option-hand = Carte all’inizio
option-hand-1 = 1
option-hand-2 = 2
option-hand-3 = 3
option-hand-4 = 4
option-hand-5 = 5
option-hand-6 = 6
option-blocking = Tessere occupate
option-blocking-others = si saltano solo i rivali
option-blocking-all = si saltano anche i propri pirati

# Luoghi, con la via da lì e la via verso lì.
tunnel = Tunnel
start = Partenza
    .from = dalla partenza
spot = { $n }
    .from = da { $n }
    .to = a { $n }
harbour = Porto
    .to = al porto
bed = tessera { $n }
tile = tessera { $n }, { $symbol }
start-of = { $who ->
    [you] la tua partenza
   *[other] partenza di { $who-name }
}
harbour-of = { $who ->
    [you] il tuo porto
   *[other] porto di { $who-name }
}

# Pirati.
pirate-start = { $who ->
    [you] un tuo pirata alla partenza
   *[other] pirata di { $who-name } alla partenza
}
pirate-on = { $who ->
    [you] un tuo pirata su { $n }
   *[other] pirata di { $who-name } su { $n }
}
pirate-out = { $who ->
    [you] un tuo pirata, in salvo
   *[other] pirata di { $who-name }, in salvo
}

# Carte e azioni.
piles = Mazzo e scarti
pile = mazzo
pile-cards = mazzo: { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
hand = Le tue carte
hand-of = { $who-name }: { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
note-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
note-action = azione { $n } di { $all }
action-left = azione libera
action-used = azione usata

# Mosse.
forward = { $symbol }: pirata { $start-from } { $target-to }
back = pirata { $start-from } indietro { $target-to }, { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
back-nowhere = pirata { $start-from } indietro
stop = fine turno
draw = pesca una carta

prompt-basic = Gioca una carta su uno dei tuoi pirati.
prompt-action = Azione { $n } di { $all }: { $what }.
prompt-draw = Non hai né una carta né una via indietro: pesca una carta dal mazzo.
may-run = avanti con una carta
may-go-back = indietro per carte
may-stop = terminare il turno

# Che cosa succede.
crews = Tutti cominciano con { $pirates ->
    [one] 1 pirata
   *[other] { $pirates } pirati
} e { $cards ->
    [one] 1 carta.
   *[other] { $cards } carte.
}
begins = { $who ->
    [you] Cominci tu.
   *[other] Comincia { $who-name }.
}
runs = { $who ->
    [you] Giochi { $symbol } e corri { $start-from } { $target-to }
   *[other] { $who-name } gioca { $symbol } e corre { $start-from } { $target-to }
}{ $skipped-count ->
    [0] { "" }
    [one] , oltre la tessera occupata { $skipped }
   *[other] , oltre le tessere occupate { $skipped }
}.
goes-back = { $who ->
    [you] Torni indietro { $start-from } { $target-to },
   *[other] { $who-name } torna indietro { $start-from } { $target-to },
} { $met ->
    [one] dove c’è 1 pirata.
   *[other] dove ci sono { $met } pirati.
}
stuck = { $who ->
    [you] Non hai né una carta né una via indietro.
   *[other] { $who-name } non ha né una carta né una via indietro.
}
shuffles = Gli scarti vengono mescolati in un nuovo mazzo.
draws = { $cards-count ->
    [0] Non peschi nessuna carta: non ce ne sono più.
    [one] Peschi una carta: { $cards }.
   *[other] Peschi { $cards-count } carte: { $cards }.
}
draws-hidden = { $n ->
    [0] { $who-name } non pesca nessuna carta: non ce ne sono più.
    [one] { $who-name } pesca una carta.
   *[other] { $who-name } pesca { $n } carte.
}
stops = { $who ->
    [you] Termini il turno.
   *[other] { $who-name } termina il turno.
}
cut-short = { $who ->
    [you] Non puoi fare altro.
   *[other] { $who-name } non può fare altro.
}
escaped = { $who ->
    [you] Tutta la tua ciurma è in salvo.
   *[other] Tutta la ciurma di { $who-name } è in salvo.
}
time-up = Tutti hanno avuto { $turns } turni.
result = { $winners-you ->
    [alone] Vinci
    [among] { $winners } vincete insieme
   *[not] { $winners } { $winners-count ->
        [one] vince
       *[other] vincono insieme
    }
} con { $points ->
    [one] 1 pirata nel porto.
   *[other] { $points } pirati nel porto.
}

# Perché no.
why-no-card = Non hai nessuna carta { $symbol } (R1).
why-start-empty = Alla partenza non hai più pirati (R1).
why-no-pirate = Su { $n } non c’è nessun tuo pirata (R1).
why-basic-back = Nel gioco base si va solo avanti (R7).
why-basic-draw = Una carta la peschi da sé dopo la mossa (R8).
why-basic-stop = Nel gioco base giochi esattamente una carta a turno (R7).
why-start-back = Dalla partenza si va solo avanti (R14).
why-nobody-behind = Dietro questo pirata non c’è nessuna tessera con uno o due pirati (R12, R14).
why-stop = La prima azione la devi fare (R17).
why-draw = Peschi una carta solo se non hai azioni (R19).
