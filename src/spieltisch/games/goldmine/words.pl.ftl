title = Kopalnia złota
tagline = Jeszcze kartę głębiej czy już na zewnątrz ze złotem?

option-reshuffle = Tasowanie
option-reshuffle-yes = wszystkie karty przed każdą jaskinią
option-reshuffle-no = tylko raz na początku
option-sharing = Podział leżącego złota
option-sharing-pool = wszystko razem
option-sharing-card = każda karta osobno

# Jaskinia.
card = { $symbol } { $number }
cave = Jaskinia { $n } z { $of }
step = krok { $n }
pile = talia
pile-of = w talii { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
gold-on-card = { gold } na karcie
seen = { $n } × { $symbol }
danger = Zawał przy { $dangers } z { $cards } kart
danger-last = Ostatnia jaskinia
danger-over = Koniec jaskini

# Górnicy.
miners = W środku i na zewnątrz
place-inside = { $who ->
    [you] ty w środku
   *[other] { $who-name } w środku
}
place-outside = { $who ->
    [you] ty na zewnątrz
   *[other] { $who-name } na zewnątrz
}
miner = { $who ->
    [you] ty: { $where }
   *[other] { $who-name }: { $where }
}
gold-in-hand = { $who ->
    [you] ty: { gold } w ręce
   *[other] { $who-name }: { gold } w ręce
}
gold-in-chest = { $who ->
    [you] ty: { gold } w skrzyni
   *[other] { $who-name }: { gold } w skrzyni
}
gold = { $gold ->
    [one] 1 złoto
   *[other] { $gold } złota
}
inside = w środku
outside = na zewnątrz
buried = pod gruzami
chosen = ma wybór
chosen-what = wybór: { $choice }
note-hand = { $gold } w ręce

# Ruchy.
stay = zostań
leave = wyjdź
prompt = Złoto w ręce: { $hand }, po drodze: { $rest }. Zostajesz czy wychodzisz?

# Jak skończyła się ostatnia jaskinia.
notice-out = Jaskinia { $cave }: wszyscy na zewnątrz
notice-fell = Jaskinia { $cave }: zawał ({ $card })
notice-lost = Jaskinia { $cave }: zawał ({ $card }) · stracone: { $lost }
lost = { $who ->
    [you] ty { $gold }
   *[other] { $who-name } { $gold }
}

# Co się dzieje.
cave-begins = Zaczyna się jaskinia { $cave }, wszyscy są w środku.
turned = Karta { $step }: { $card }.
find = { $each ->
    [0] Za mało do podziału: { rest-gold } zostaje na karcie.
   *[other] { $who-you ->
        [alone] Znajdujesz { each-gold }
        [among] { $who } znajdujecie po { each-gold }
       *[not] { $who } { $who-count ->
            [one] znajduje { each-gold }
           *[other] znajdują po { each-gold }
        }
    }{ $rest ->
        [0] .
       *[other] , { rest-gold } zostaje na karcie.
    }
}
each-gold = { $each ->
    [one] 1 złoto
   *[other] { $each } złota
}
rest-gold = { $rest ->
    [one] 1 złoto
   *[other] { $rest } złota
}
share-gold = { $share ->
    [one] 1 złoto
   *[other] { $share } złota
}
chose = Wybierasz w tajemnicy: { $choice }.
has-chosen = { $who ->
    [you] Podejmujesz decyzję.
   *[other] { $who-name } podejmuje decyzję.
}
leave-now = { $who-you ->
    [alone] Wychodzisz.
    [among] { $who } wychodzicie.
   *[not] { $who } { $who-count ->
        [one] wychodzi.
       *[other] wychodzą.
    }
}
stay-on = { $who-you ->
    [alone] Zostajesz.
    [among] { $who } zostajecie.
   *[not] { $who } { $who-count ->
        [one] zostaje.
       *[other] zostają.
    }
}
pick-up = { $share ->
    [0] { $rest ->
        [0] Po drodze nie leży żadne złoto.
       *[other] Po drodze leży { rest-gold }: za mało do podziału.
    }
   *[other] { $who-you ->
        [alone] Zbierasz po drodze { share-gold }
        [among] { $who } zbieracie po drodze po { share-gold }
       *[not] { $who } { $who-count ->
            [one] zbiera po drodze { share-gold }
           *[other] zbierają po drodze po { share-gold }
        }
    }{ $rest ->
        [0] .
       *[other] , { rest-gold } zostaje.
    }
}
banks = { $who ->
    [you] Wynosisz { gold }, razem { $total }.
   *[other] { $who-name } wynosi { gold }, razem { $total }.
}
collapses = Trzecia karta z tym symbolem: jaskinia się zawala!
loses = { $who ->
    [you] { $gold ->
        [0] Nic nie tracisz.
       *[other] Tracisz { gold }.
    }
   *[other] { $who-name } { $gold ->
        [0] nic nie traci.
       *[other] traci { gold }.
    }
}
empty = Wszyscy są na zewnątrz, jaskinia się kończy.
buried-gold = Na kartach przepada { gold }.
result = { $winners-you ->
    [alone] Wygrywasz, mając { $points } złota.
    [among] { $winners } wygrywacie wspólnie, mając po { $points } złota.
   *[not] { $winners } { $winners-count ->
        [one] wygrywa, mając { $points } złota.
       *[other] wygrywają wspólnie, mając po { $points } złota.
    }
}

# Dlaczego nie.
why-over = Czwarta jaskinia i cała gra są skończone (E1).
why-outside = Jesteś na zewnątrz i wybierasz znów dopiero w następnej jaskini (R9).
why-chosen = Twój wybór już zapadł i obowiązuje, aż wybiorą wszyscy (R6).
why-choice = Możesz tylko zostać albo wyjść (R6).
