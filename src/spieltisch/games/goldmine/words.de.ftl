title = Goldmine
tagline = Noch eine Karte tiefer, oder hinaus mit dem Gold?

option-reshuffle = Karten mischen
option-reshuffle-yes = vor jeder Höhle alle Karten
option-reshuffle-no = nur einmal am Anfang
option-sharing = Liegengebliebenes Gold teilen
option-sharing-pool = alles zusammen
option-sharing-card = jede Karte für sich

# Die Höhle.
card = { $symbol } { $number }
cave = Höhle { $n } von { $of }
step = Schritt { $n }
pile = Stapel
pile-of = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} im Stapel
gold-on-card = { $gold } Gold auf der Karte
seen = { $n } × { $symbol }
danger = Einsturz bei { $dangers } von { $cards } Karten
danger-last = Die letzte Höhle
danger-over = Die Höhle ist zu Ende

# Die Bergleute.
miners = Drinnen und draußen
place-inside = { $who ->
    [you] du drinnen
   *[other] { $who-name } drinnen
}
place-outside = { $who ->
    [you] du draußen
   *[other] { $who-name } draußen
}
miner = { $who ->
    [you] du: { $where }
   *[other] { $who-name }: { $where }
}
gold-in-hand = { $who ->
    [you] du: { $gold } Gold in der Hand
   *[other] { $who-name }: { $gold } Gold in der Hand
}
gold-in-chest = { $who ->
    [you] du: { $gold } Gold in der Truhe
   *[other] { $who-name }: { $gold } Gold in der Truhe
}
inside = in der Höhle
outside = draußen
buried = verschüttet
chosen = hat gewählt
chosen-what = gewählt: { $choice }
note-hand = { $gold } in der Hand

# Züge.
stay = bleiben
leave = hinausgehen
prompt = { $hand } Gold in der Hand, { $rest } am Weg: Bleibst du, oder gehst du hinaus?

# Wie die letzte Höhle endete.
notice-out = Höhle { $cave }: alle kamen heraus
notice-fell = Höhle { $cave }: eingestürzt mit { $card }
notice-lost = Höhle { $cave }: eingestürzt mit { $card } · verloren: { $lost }
lost = { $who ->
    [you] du { $gold }
   *[other] { $who-name } { $gold }
}

# Was geschieht.
cave-begins = Höhle { $cave } beginnt, alle sind drin.
turned = Karte { $step }: { $card }.
find = { $each ->
    [0] Zu wenig zum Teilen: { $rest } Gold { $rest ->
        [one] bleibt
       *[other] bleiben
    } auf der Karte.
   *[other] { $who-you ->
        [alone] Du findest { $each } Gold
        [among] { $who } findet je { $each } Gold
       *[not] { $who } { $who-count ->
            [one] findet { $each } Gold
           *[other] finden je { $each } Gold
        }
    }{ $rest ->
        [0] .
        [one] , 1 Gold bleibt auf der Karte.
       *[other] , { $rest } Gold bleiben auf der Karte.
    }
}
chose = Du hast verdeckt gewählt: { $choice }.
has-chosen = { $who ->
    [you] Du hast gewählt.
   *[other] { $who-name } hat gewählt.
}
leave-now = { $who-you ->
    [alone] Du gehst hinaus.
    [among] { $who } geht hinaus.
   *[not] { $who } { $who-count ->
        [one] geht hinaus.
       *[other] gehen hinaus.
    }
}
stay-on = { $who-you ->
    [alone] Du bleibst.
    [among] { $who } bleibt.
   *[not] { $who } { $who-count ->
        [one] bleibt.
       *[other] bleiben.
    }
}
pick-up = { $share ->
    [0] { $rest ->
        [0] Am Weg liegt kein Gold.
        [one] 1 Gold liegt am Weg: zu wenig zum Teilen.
       *[other] { $rest } Gold liegen am Weg: zu wenig zum Teilen.
    }
   *[other] { $who-you ->
        [alone] Du sammelst am Weg { $share } Gold ein
        [among] { $who } sammelt am Weg je { $share } Gold ein
       *[not] { $who } { $who-count ->
            [one] sammelt am Weg { $share } Gold ein
           *[other] sammeln am Weg je { $share } Gold ein
        }
    }{ $rest ->
        [0] .
        [one] , 1 Gold bleibt liegen.
       *[other] , { $rest } Gold bleiben liegen.
    }
}
banks = { $who ->
    [you] Du bringst { $gold } Gold heraus, zusammen { $total }.
   *[other] { $who-name } bringt { $gold } Gold heraus, zusammen { $total }.
}
collapses = Die dritte Karte mit diesem Symbol: Die Höhle stürzt ein!
loses = { $who ->
    [you] Du verlierst { $gold ->
        [0] nichts.
       *[other] { $gold } Gold.
    }
   *[other] { $who-name } verliert { $gold ->
        [0] nichts.
       *[other] { $gold } Gold.
    }
}
empty = Alle sind draußen, die Höhle ist zu Ende.
buried-gold = { $gold ->
    [one] 1 Gold auf den Karten ist verloren.
   *[other] { $gold } Gold auf den Karten sind verloren.
}
result = { $winners-you ->
    [alone] Du gewinnst mit { $points } Gold.
    [among] Ihr gewinnt gemeinsam mit je { $points } Gold: { $winners }.
   *[not] { $winners } { $winners-count ->
        [one] gewinnt mit { $points } Gold.
       *[other] gewinnen gemeinsam mit je { $points } Gold.
    }
}

# Warum nicht.
why-over = Die vierte Höhle ist zu Ende, das Spiel ist aus (E1).
why-outside = Du bist draußen und wählst erst in der nächsten Höhle wieder (R9).
why-chosen = Du hast schon gewählt, und dabei bleibt es, bis alle gewählt haben (R6).
why-choice = Du kannst nur bleiben oder hinausgehen (R6).
