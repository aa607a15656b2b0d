title = Il figlio di Kark
tagline = Un paesaggio di mercati, città e incroci.

# Parti di frasi.
points-worth = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
top-left = in alto a sinistra
    .short = su a sinistra
top-right = in alto a destra
    .short = su a destra
bottom-left = in basso a sinistra
    .short = giù a sinistra
bottom-right = in basso a destra
    .short = giù a destra
closed-tiles = tessere coperte
    .many = tessere coperte
    .on = sulle tessere coperte

# Il paesaggio.
landscape = Paesaggio
cell = casella { $cell }
centre-of = centro di { $cell }
crossing-at = incrocio in alto a destra di { $cell }
tile-open = { $cell }, { $symbol }
tile-closed = { $cell }, coperta
tile-closed-by-you = { $cell }, coperta da te: { $symbol }
crossing = { $who ->
    [you] il tuo incrocio
   *[other] incrocio di { $who-name }
}
city = { $who ->
    [you] la tua città
   *[other] città di { $who-name }
}: { points-worth }
market = { $who ->
    [you] il tuo mercato { $symbol }
   *[other] mercato { $symbol } di { $who-name }
}: { points-worth }

# Mani, scorte e la pila.
own-things = La tua tessera e la tua scorta
things-of = Scorta di { $who-name }
drawn-tile = tessera pescata
drawn-tile-of = tessera pescata da { $who-name }
drawn-open = tessera pescata, scoperta: { $symbol }
drawn-closed = tessera pescata, coperta: { $symbol }
stack = Pila
stack-of = pila: { $n ->
    [one] 1 tessera
   *[other] { $n } tessere
}
note-cubes = { $n ->
    [one] 1 cubetto
   *[other] { $n } cubetti
}
note-laying = sta posando

# La tabella.
overview = Tessere e influenza degli incroci
lying = { $kind-many } sul tavolo: { $n }
influence-of = { $who ->
    [you] la tua influenza
   *[other] influenza di { $who-name }
}
influence = { $who ->
    [you] la tua influenza { $kind-on }
   *[other] influenza di { $who-name } { $kind-on }
}: { $n }

# Mosse.
label-open = { $symbol } { $symbol-gender ->
    [f] scoperta
    [mp] scoperti
   *[m] scoperto
} su { $cell }
label-closed = { $symbol } { $symbol-gender ->
    [f] coperta
    [mp] coperti
   *[m] coperto
} su { $cell }
label-none = Avanti senza cubetto
label-crossing = Cubetto sull’incrocio { $corner }
label-city = Cubetto al centro: città
label-market = Cubetto al centro: mercato { $symbol }
short-open = scoperta
short-closed = coperta
short-crossing = Incrocio { $corner-short }
short-city = Città: { $n }
short-market = Mercato: { $n }
prompt-tile = Posa la tua { $tile }, scoperta o coperta.
prompt-cube = Metti un cubetto sulla tua tessera, o va’ avanti senza.
prompt-no-cube = Non hai cubetti nella scorta. Termina il turno.

# Che cosa succede.
stacked = Su (0, 0) c’è una tessera coperta, su (1, 0) una scoperta: { $symbol }. La pila ha { $tiles } tessere.
begins = { $who ->
    [you] Cominci tu.
   *[other] Comincia { $who-name }.
}
lays-open = { $who ->
    [you] Posi una tessera scoperta su { $cell }: { $symbol }.
   *[other] { $who-name } posa una tessera scoperta su { $cell }: { $symbol }.
}
lays-closed = { $who ->
    [you] Posi una tessera coperta su { $cell }.
   *[other] { $who-name } posa una tessera coperta su { $cell }.
}
closes = Posi una tessera coperta su { $cell }: { $symbol }.
opens-market = { $who ->
    [you] Apri il mercato { $symbol }.
   *[other] { $who-name } apre il mercato { $symbol }.
}
founds-city = { $who ->
    [you] Fondi una città.
   *[other] { $who-name } fonda una città.
}
puts-on-crossing = { $who ->
    [you] Metti un cubetto sull’incrocio { $corner }.
   *[other] { $who-name } mette un cubetto sull’incrocio { $corner }.
}
loses-market = { $who ->
    [you] Perdi il tuo mercato { $symbol }: { points-worth }, il tuo cubetto torna.
   *[other] { $who-name } perde il mercato { $symbol }: { points-worth }, il cubetto torna.
}
city-complete = { $who ->
    [you] La tua città
   *[other] La città di { $who-name }
} su { $cell } { $points ->
    [6] vede tutti e sei i simboli
   *[other] è circondata
}: { points-worth }, il cubetto torna.
last-tile = L’ultima tessera è posata. Adesso si contano i punti.
market-counts = { $who ->
    [you] Il tuo mercato { $symbol }
   *[other] Mercato { $symbol } di { $who-name }
}: { points-worth }.
city-counts = { $who ->
    [you] La tua città
   *[other] Città di { $who-name }
} su { $cell }: { points-worth }.
leads = { $who-you ->
    [alone] Hai
    [among] { $who } avete
   *[not] { $who } { $who-count ->
        [one] ha
       *[other] hanno
    }
} la maggiore influenza { $kind-on } { $who-count ->
    [one] ({ $influence }): { points-worth }.
   *[other] ({ $influence } a testa): { points-worth } a testa.
}
result = { $winners-you ->
    [alone] Vinci con { points-worth }
    [among] { $winners } vincete insieme con { points-worth }
   *[not] { $winners } { $winners-count ->
        [one] vince
       *[other] vincono insieme
    } con { points-worth }
}{ $winners-count ->
    [one] .
   *[other] {" "}a testa.
}

# Perché no.
why-laid = La tua tessera è già posata: adesso si tratta del cubetto (R5).
why-taken = Su { $cell } c’è già una tessera (R3).
why-apart = { $cell } non ha nessun lato in comune con una tessera (R3).
why-barred = Niente tessera coperta su { $cell }: accanto, su { $beside }, ce n’è già una coperta (R4).
why-tile-first = Prima posa la tua tessera (R3).
why-no-cube = Non hai cubetti nella scorta (R6).
why-own-market = Il mercato { $symbol } è già tuo (R8).
why-no-crossing = All’angolo { $corner } non ci sono ancora quattro tessere (R5).
