title = Broom Service
tagline = Con coraggio e forse per niente, o con paura e al sicuro?

option-board = Piano
option-events = Eventi
option-events-on = sì
option-events-off = no
option-curses = Ruoli stregati
option-curses-on = sì
option-curses-off = no

# Nomi di regioni ed eventi: quelli del nostro piano, e come li chiama un altro piano.
board-mist-wood = Bosco Nebbia
board-owl-wood = Bosco Gufo
board-fern-wood = Bosco Felce
board-moss-wood = Bosco Muschio
board-raven-wood = Bosco Corvo
board-fox-wood = Bosco Volpe
board-crow-hill = Colle Gazza
board-pumpkin-hill = Colle Zucca
board-castle-hill = Colle Castello
board-stone-hill = Colle Pietra
board-badger-hill = Colle Tasso
board-hare-hill = Colle Lepre
board-wind-hill = Colle Vento
board-thistle-heath = Landa Cardo
board-gorse-heath = Landa Ginestra
board-poppy-heath = Landa Papavero
board-wolf-heath = Landa Lupo
board-castle-heath = Landa Castello
board-lavender-heath = Landa Lavanda
board-herb-heath = Landa Erba
board-eagle-peak = Monte Aquila
board-jagged-peak = Monte Aguzzo
board-thunder-peak = Monte Tuono
board-dragon-peak = Monte Drago
board-silver-peak = Monte Argento
board-copper-peak = Monte Rame
board-test-of-courage = Prova di coraggio
board-forest-fire = Bosco in fiamme
board-avalanche = Valanga
board-harvest-feast = Festa del raccolto
board-hill-feast = Festa in collina
board-potion-market = Mercato pozioni
board-wand-exchange = Cambio bacchette
board-stocktaking = Inventario
board-tailwind = Vento in poppa
board-express-orders = Consegne urgenti

# Ruoli, anche con l’articolo (`-the`) e in due righe per le carte strette.
role-forest-witch = Strega di bosco
    .the = la Strega di bosco
role-hill-witch = Strega di collina
    .the = la Strega di collina
role-prairie-witch = Strega di prateria
    .the = la Strega di prateria
role-mountain-witch = Strega di monte
    .the = la Strega di monte
role-valley-druid = Druido di valle
    .the = il Druido di valle
role-hilltop-druid = Druido d’altura
    .the = il Druido d’altura
role-herb-gatherer = Cercaerbe
    .the = il Cercaerbe
role-fruit-gatherer = Cercafrutti
    .the = il Cercafrutti
role-root-gatherer = Cercaradici
    .the = il Cercaradici
role-weather-fairy = Fata del tempo
    .the = la Fata del tempo
lines-forest-witch =
    Strega di
    bosco
lines-hill-witch =
    Strega di
    collina
lines-prairie-witch =
    Strega di
    prateria
lines-mountain-witch =
    Strega di
    monte
lines-valley-druid =
    Druido
    di valle
lines-hilltop-druid =
    Druido
    d’altura
lines-herb-gatherer =
    Cerca-
    erbe
lines-fruit-gatherer =
    Cerca-
    frutti
lines-root-gatherer =
    Cerca-
    radici
lines-weather-fairy =
    Fata del
    tempo
brave = Coraggio
cowardly = Paura
role-laid = { $role }, { $brave ->
    [0] con paura
   *[other] con coraggio
}
role-held = { $role }. Con coraggio: { $brave }. Con paura: { $cowardly }.{ $cursed ->
    [0] { "" }
   *[other] { " " }Stregato.
}

# La terra e quello che ci sta sopra.
terrain-forest = bosco
    .into = in un bosco
    .on = in un bosco
terrain-hills = collina
    .into = su una collina
    .on = su una collina
terrain-prairie = prateria
    .into = in una prateria
    .on = in una prateria
terrain-mountain = monte
    .into = su un monte
    .on = su un monte
on = { $terrain-on }
region = { $region }, { $terrain ->
    [forest] { terrain-forest }
    [hills] { terrain-hills }
    [prairie] { terrain-prairie }
   *[mountain] { terrain-mountain }
}
tower = torre { $shape ->
    [round] rotonda
   *[square] quadrata
} { $colour ->
    [green] verde
    [purple] viola
   *[orange] arancione
} presso { $where }
tower-worth = { tower }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $wands ->
    [0] { "" }
    [one] { " " }e 1 bacchetta
   *[other] { " " }e { $wands } bacchette
}
served = servita
cloud = { $of ->
    [1] la nuvola
    [2] { $place ->
        [1] la nuvola a sinistra
       *[other] la nuvola a destra
    }
   *[other] la { $place }ª nuvola da sinistra
} sopra { $region }
cloud-tile = nuvola: { $price ->
    [one] 1 bacchetta
   *[other] { $price } bacchette
}, { $bolts ->
    [one] 1 fulmine
   *[other] { $bolts } fulmini
}
castle = castello
pawn = { $who ->
    [you] la tua pedina
   *[other] pedina di { $who-name }
} in { $region }
land = Terra

# Risorse.
good-green = pozione verde
good-purple = pozione viola
good-orange = pozione arancione
good-wand = bacchetta
potions = { $n ->
    [one] 1 pozione { $colour ->
        [green] verde
        [purple] viola
       *[orange] arancione
    }
   *[other] { $n } pozioni { $colour ->
        [green] verdi
        [purple] viola
       *[orange] arancioni
    }
}
wands = { $n ->
    [one] 1 bacchetta
   *[other] { $n } bacchette
}
nothing = niente

# Il tavolo.
middle = centro
trick = Presa
broom = scopa: il diritto all’azione con coraggio
no-broom = nessuno ha ancora la scopa
place-won = nuvole vinte
place-laid = ruoli giocati
place-broom = posto per la scopa
place-roles = ruoli
things = { $who ->
    [you] Tu
   *[other] { $who-name }
}
own-roles = I tuoi ruoli
choose-roles = Scegli quattro ruoli
own-goods = Le tue pozioni e bacchette
notice = Round { $round } di { $rounds }{ $roles-count ->
    [0] { "" }
   *[other] { " · " }stregati: { $roles }
}
notice-event = Round { $round } di { $rounds } · { $event }: { $effect }{ $roles-count ->
    [0] { "" }
   *[other] { " · " }stregati: { $roles }
}
note-chosen = ha scelto
note-chooses = sceglie
note-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
note-leads = apre
note-broom = ha la scopa
note-bolts = { $bolts ->
    [one] 1 fulmine
   *[other] { $bolts } fulmini
} = { $points }
note-parts = { $score } + { $bolts } (fulmini) + { $sets } (risorse)

# Che cosa fanno i ruoli.
does-witch = va’ { $terrain-into }{ $brave ->
    [0] { "" }
   *[other] , poi consegna lì 1 pozione
}
does-druid = consegna 1 pozione { $where }{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } punti
}
does-gatherer = prendi { $goods }
does-fairy = scaccia 1 nuvola vicina{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } punti
}

# Che cosa fanno gli eventi.
gain = { $sign }{ $n ->
    [one] 1 punto
   *[other] { $n } punti
}
event-courage = Chi apre deve avere coraggio.
event-pawns = Alla fine del round { $gain } per ogni tua pedina { $terrain-on }.
event-triple = Alla fine del round ognuno può cedere una pozione di ogni colore per { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
event-exchange = Alla fine del round ognuno può cedere fino a { $wands ->
    [one] 1 bacchetta
   *[other] { $wands } bacchette
} per { $points ->
    [one] 1 punto l’una.
   *[other] { $points } punti l’una.
}
event-stock = Alla fine del round { $gain } per ogni { $goods ->
    [one] pozione o bacchetta che hai.
   *[other] { $goods } pozioni e bacchette che hai.
}
event-discount = Ogni nuvola costa { $wands ->
    [one] 1 bacchetta
   *[other] { $wands } bacchette
} in meno, ma almeno 1.
event-delivery = { $gain } per ogni consegna a una torre{ $towers ->
    [round] { " " }rotonda.
    [square] { " " }quadrata.
   *[every] .
}
short-courage = chi apre ha coraggio
short-pawns = { $gain } per pedina { $terrain-on }
short-triple = 3 pozioni diverse per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
short-exchange = fino a { $wands ->
    [one] 1 bacchetta
   *[other] { $wands } bacchette
}, { $points ->
    [one] 1 punto l’una
   *[other] { $points } punti l’una
}
short-stock = { $gain } per { $goods ->
    [one] pozione o bacchetta
   *[other] { $goods } pozioni e bacchette
}
short-discount = nuvole −{ $wands ->
    [one] 1 bacchetta
   *[other] { $wands } bacchette
}
short-delivery = { $gain } per consegna a una torre{ $towers ->
    [round] { " " }rotonda
    [square] { " " }quadrata
   *[every] { "" }
}

# Mosse.
pick = Scegli { $role-the }
put-back = Rimetti { $role-the }
confirm = Prendi questi quattro ruoli
lead = Apri con { $role-the }
act = { $stance }: { $what }
go = Da { $here } a { $there }
go-short = da { $here }
deliver = Consegna alla { $tower }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $wands ->
    [0] { "" }
    [one] { " " }e 1 bacchetta
   *[other] { " " }e { $wands } bacchette
}
brings = +{ $points }
clear = Scaccia { $cloud }: { $price ->
    [one] 1 bacchetta
   *[other] { $price } bacchette
}, { $bolts ->
    [one] 1 fulmine
   *[other] { $bolts } fulmini
}
take = Prendi { $goods }
skip-go = Non muovere
skip-deliver = Non consegnare
skip-clear = Non scacciare nuvole
sell-nothing = Non cedere niente
sell-potions = Cedi tre pozioni per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
sell-wands = Cedi { $wands ->
    [one] 1 bacchetta
   *[other] { $wands } bacchette
} per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

# Che cosa c’è da fare.
prompt-choose = { $left ->
    [0] Conferma i tuoi quattro ruoli.
    [one] Scegli ancora un ruolo per questo round.
    [4] Scegli quattro ruoli per questo round.
   *[other] Scegli ancora { $left } ruoli per questo round.
}
prompt-lead = Apri con uno dei tuoi ruoli.
prompt-sell = Cedi quello che vuoi.
prompt-stance = { $role }: coraggio o paura? { $rivals-count ->
    [0] Nessuno può più superarti.
   *[other] Dopo di te: { $rivals }.
}
rival = { $who ->
    [you] tu
   *[other] { $who-name }
} ({ $cards ->
    [one] 1 carta
   *[other] { $cards } carte
})
prompt-go = { $role }, { $brave ->
    [0] con paura
   *[other] con coraggio
}: muovi una pedina, o resta.
prompt-deliver = { $role }, { $brave ->
    [0] con paura
   *[other] con coraggio
}: porta una pozione a una torre.
prompt-clear = { $role }, { $brave ->
    [0] con paura
   *[other] con coraggio
}: scaccia una nuvola.
prompt-take = { $role }, { $brave ->
    [0] con paura
   *[other] con coraggio
}: prendi una pozione o una bacchetta.

# Che cosa succede.
round-begins = Round { $round } di { $rounds }.
turned-up = Evento: { $event }. { $effect }
bewitched = Stregati: { $roles }.
leads-first = { $who ->
    [you] In questo round apri tu la prima presa.
   *[other] In questo round { $who-name } apre la prima presa.
}
picks = { $who ->
    [you] Scegli { $role-the }.
   *[other] { $who-name } sceglie { $role-the }.
}
puts-back = { $who ->
    [you] Rimetti { $role-the }.
   *[other] { $who-name } rimette { $role-the }.
}
has-chosen = { $who ->
    [you] Hai scelto.
   *[other] { $who-name } ha scelto.
}
all-chosen = Tutti hanno scelto quattro ruoli.
leads = { $who ->
    [you] Apri con { $role-the }.
   *[other] { $who-name } apre con { $role-the }.
}
follows = { $who ->
    [you] Segui con { $role-the }.
   *[other] { $who-name } segue con { $role-the }.
}
passes = { $who ->
    [you] Passi.
   *[other] { $who-name } passa.
}
pays = Il ruolo è stregato: { $who ->
    [you] perdi
   *[other] { $who-name } perde
} { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
is-brave = { $who ->
    [you] Hai coraggio.
   *[other] { $who-name } ha coraggio.
}
must-be-brave = { $who ->
    [you] Devi avere coraggio.
   *[other] { $who-name } deve avere coraggio.
}
loses-claim = { $who ->
    [you] Perdi la scopa.
   *[other] { $who-name } perde la scopa.
}
is-cowardly = { $who ->
    [you] Hai paura.
   *[other] { $who-name } ha paura.
}
can-do-nothing = { $who ->
    [you] Con il ruolo non puoi fare niente.
   *[other] { $who-name } con il ruolo non può fare niente.
}
goes = { $who ->
    [you] Vai
   *[other] { $who-name } va
} da { $here } a { $there }.
delivers = { $who ->
    [you] Consegni
   *[other] { $who-name } consegna
} alla { $tower }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $wands ->
    [0] .
    [one] { " " }e 1 bacchetta.
   *[other] { " " }e { $wands } bacchette.
}
takes = { $who ->
    [you] Prendi { $goods }.
   *[other] { $who-name } prende { $goods }.
}
clears = { $who ->
    [you] Scacci
   *[other] { $who-name } scaccia
} { $cloud } per { $price ->
    [one] 1 bacchetta
   *[other] { $price } bacchette
}: { $bolts ->
    [one] 1 fulmine
   *[other] { $bolts } fulmini
}{ $points ->
    [0] .
   *[other] { " " }e { $points } punti.
}
declines = { $who ->
    [you] Rinunci.
   *[other] { $who-name } rinuncia.
}
leads-next = { $who ->
    [you] Adesso apri tu.
   *[other] Adesso apre { $who-name }.
}
event-brings = { $event }: { $who ->
    [you] ricevi
   *[other] { $who-name } riceve
} { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
event-costs = { $event }: { $who ->
    [you] perdi
   *[other] { $who-name } perde
} { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
keeps-all = { $who ->
    [you] Non cedi niente.
   *[other] { $who-name } non cede niente.
}
sells-potions = { $who ->
    [you] Cedi
   *[other] { $who-name } cede
} tre pozioni per { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
sells-wands = { $who ->
    [you] Cedi
   *[other] { $who-name } cede
} { $wands ->
    [one] 1 bacchetta
   *[other] { $wands } bacchette
} per { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
round-ends = Dopo il round { $round }: { $standings }.
standing = { $who ->
    [you] tu { $points }
   *[other] { $who-name } { $points }
}
adds-up = { $who ->
    [you] Tu
   *[other] { $who-name }
}: { $score } + { $bolts } per i fulmini + { $sets } per le risorse = { $total ->
    [one] 1 punto.
   *[other] { $total } punti.
}
result = { $winners-you ->
    [alone] Vinci
    [among] { $winners } vincete insieme
   *[not] { $winners } { $winners-count ->
        [one] vince
       *[other] vincono insieme
    }
} con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $winners-count ->
    [one] .
   *[other] { " " }a testa.
}

# Perché no.
why-chosen = I ruoli di questo round sono già scelti (R2).
why-four = Prima scegli quattro ruoli (R2).
why-picked = Hai già scelto questo ruolo (R2).
why-only-four = Hai già scelto quattro ruoli (R2).
why-not-picked = Non hai scelto questo ruolo (R2).
why-choose = Prima si scelgono i ruoli (R2).
why-lead = Adesso non si apre con un ruolo (R3).
why-played = Hai già giocato questo ruolo (R3).
why-not-held = Non hai questo ruolo in mano (R3).
why-stance = Dici coraggio o paura quando la tua carta è sul tavolo (R5).
why-go = Adesso non muove nessuna strega (R14).
why-no-region = Questa regione non c’è (R14).
why-far = { $there } non è accanto a { $here } (R14).
why-terrain = { $role }: va solo { $terrain-into } (R14).
why-cloudy = Sopra { $there } c’è ancora una nuvola (R19).
why-other-pawn = Lì ci sono entrambe le pedine: prendi l’altra (R14).
why-deliver = Adesso non si consegna niente (R18).
why-no-tower = Questa torre non c’è (R18).
why-full = Questa torre rotonda ha già la sua pozione (R18).
why-no-potion = Non hai pozioni di questo colore (R18).
why-not-here = Questa torre non è presso { $here } (R14).
why-no-pawn = Presso questa torre non hai pedine nel terreno del druido (R15).
why-fairy = Solo la Fata del tempo scaccia le nuvole (R17).
why-no-cloud = Qui non c’è nessuna nuvola (R17).
why-not-beside = Nessuna delle tue pedine è accanto (R17).
why-price = { $price ->
    [one] Questa nuvola costa 1 bacchetta (R17).
   *[other] Questa nuvola costa { $price } bacchette (R17).
}
why-take = Solo un cercatore con paura sceglie pozione o bacchetta (R16).
why-skip = Puoi rinunciare solo a un’azione (R14).
why-so-much = Non hai tanto, o non è permesso (R12).
why-sell = Si cede solo alla fine di un round (R12).

# Che cosa non va nel file di un piano.
kit-number = «{ $word }» non è un numero da { $least } a { $most }.
kit-unknown = «{ $word }» non è conosciuto. Possibili: { $known }.
kit-form = Ci vuole «{ $form }».
kit-again = { $id } c’è già.
kit-section = La sezione [{ $section }] non c’è.
kit-ragged = Tutte le righe della griglia hanno la stessa lunghezza.
kit-cells = La griglia ha al massimo { $most } caselle.
kit-regions = Ci sono al massimo { $most } regioni.
kit-lakes = Ci sono al massimo { $most } laghi.
kit-towers = Ci sono al massimo { $most } torri.
kit-tiles = Ci sono al massimo { $most } nuvole.
kit-spaces = Ci sono al massimo { $most } posti per le nuvole.
kit-few-tiles = Ci sono solo { $tiles } nuvole per { $spaces } posti.
kit-names = I nomi sono troppo lunghi nel complesso: al massimo { $most } byte.
kit-no-name = I cataloghi non hanno il nome { $name }.
kit-lacks = Manca: { $what }
kit-not-listed = La griglia ha { $id }, che non è nell’elenco.
kit-not-drawn = { $id } non è nella griglia.
kit-elsewhere = La casella { $cell } non fa parte di { $id }.
kit-castles = Ci devono essere esattamente due castelli.
kit-castle-cloud = Presso un castello non può esserci una nuvola.
kit-no-land = Nella casella { $cell } non c’è terra.
kit-apart = Le caselle di una torre devono toccarsi.
