title = Torri traballanti
tagline = Le torri alte aprono buone carte, finché stanno in piedi.

option-hands = Mani
option-hands-steady = ferme
option-hands-normal = normali
option-hands-shaky = tremanti
option-black = Carte nere
option-black-yes = sì
option-black-no = no
option-balanced = Carte alte in cima
option-balanced-yes = sì
option-balanced-no = no
option-fall_card = Carta dopo un crollo
option-fall_card-yes = sì
option-fall_card-no = no
option-finish_round = Finire il giro
option-finish_round-yes = sì
option-finish_round-no = no

# Il tavolo.
columns = Carte
column = colonna { $n }
pile = mazzo
pile-of = { $n ->
    [one] mazzo: 1 carta
   *[other] mazzo: { $n } carte
}
towers = Torri
tower = { $cubes ->
    [one] torre { $tower }: 1 cubetto
   *[other] torre { $tower }: { $cubes } cubetti
}
stock = Scorta
stock-of = scorta, { $cube }: { $n }
cards-of = { $who ->
    [you] Le tue carte
   *[other] Carte di { $who-name }
}
note-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
note-symbol = { $n } × { $symbol }
note-aims = { $colour }: mira alla torre { $tower }

# Distanze su una torre, e da che parte può cadere.
left = { $n } a sinistra
right = { $n } a destra
front = { $n } in avanti
back = { $n } indietro
centre = proprio al centro
to-left = a sinistra
to-right = a destra
to-front = in avanti
to-back = all’indietro

# Mosse.
build = cubetto { $colour } sulla torre { $tower }
aim = mira: { $aim }
aim-plumb = mira: { $aim } (a piombo)
take = prendi { $card }
take-none = non prendere carte
found = cubetto { $colour } come nuova base

prompt-build = Prendi un cubetto e scegli una torre.
prompt-aim = Mira e lascia il cubetto { $colour } sopra la torre { $tower }.
prompt-take = La torre { $tower } sta in piedi. Prendi una carta o rinuncia.
prompt-found = La torre { $tower } è crollata. Metti un cubetto come nuova base.
prompt-console = Prendi una carta in fondo che va con la base, o rinuncia.

# Che cosa succede.
set-up = Ci sono quattro torri con un cubetto ciascuna e quattro colonne di carte scoperte. { $who ->
    [you] Cominci tu.
   *[other] Comincia { $who-name }.
}
holds = { $who ->
    [you] Tieni
   *[other] { $who-name } tiene
} un cubetto { $colour } sopra la torre { $tower } (alta { $cubes ->
    [one] 1 cubetto
   *[other] { $cubes } cubetti
}).
lets-go = { $who ->
    [you] Miri { $aim } e lasci il cubetto { $colour }.
   *[other] { $who-name } mira { $aim } e lascia il cubetto { $colour }.
}
steady = { $who ->
    [you] La tua mano è ferma.
   *[other] La mano di { $who-name } è ferma.
}
wavers = { $who ->
    [you] La tua mano trema: { $error }.
   *[other] La mano di { $who-name } trema: { $error }.
}
stands = La torre { $tower } sta in piedi, adesso è alta { $cubes } cubetti.
falls = La torre { $tower } crolla { $side }: { $cubes } cubetti tornano nella scorta.
founds = { $who ->
    [you] Metti un cubetto { $colour } come nuova base della torre { $tower }.
   *[other] { $who-name } mette un cubetto { $colour } come nuova base della torre { $tower }.
}
nothing-in-reach = Nessuna carta va bene ed è raggiungibile.
nothing-fits = Nessuna carta in fondo va bene.
takes = { $who ->
    [you] Prendi { $card-the }.
   *[other] { $who-name } prende { $card-the }.
}
takes-none = { $who ->
    [you] Non prendi carte.
   *[other] { $who-name } non prende carte.
}
new-card = In cima alla colonna arriva una carta: { $card }.
column-empty = Adesso la colonna è vuota.
ends = La partita è finita: { $why }.
columns-empty = almeno due colonne sono vuote
nobody-takes = in { $rounds } giri nessuno ha preso una carta
stock-empty = la scorta è vuota
result = { $winners-you ->
    [alone] Vinci con { points }.
    [among] { $winners } vincete insieme con { points } a testa.
   *[not] { $winners } { $winners-count ->
        [one] vince con { points }.
       *[other] vincono insieme con { points } a testa.
    }
}
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

# Perché no.
why-build = Prima scegli un cubetto e una torre (R1).
why-aim = Prima mira con il cubetto che hai in mano (R2).
why-take = Il cubetto è a posto. Adesso prendi una carta o nessuna (R8).
why-found = Prima la torre ha bisogno di una nuova base (R14).
why-console = La base è a posto. Adesso prendi una carta in fondo o nessuna (R15).
why-full = La torre { $tower } è piena: il limite è di { $most } cubetti (R1).
why-no-cube = Nella scorta non c’è più nessun cubetto { $colour } (R16).
why-no-card = In questo posto della colonna non c’è nessuna carta (R8).
why-bottom-only = Dopo un crollo puoi prendere solo carte in fondo, non { $card-the } (R15).
why-no-fit = Il tuo cubetto non va con { $card-the }: prendi una carta { $colour-f }, bianca o nera (R9).
why-not-paid = Senza il nuovo cubetto, la torre { $tower } non paga le carte sotto { $card-the } (R10).
