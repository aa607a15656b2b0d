aim = Jesteś w kopalni. W czterech jaskiniach zbieracie złoto; na końcu wygrywa najpełniejsza skrzynia.
card = Co krok odkrywa się kartę. Jej liczba to złoto, po równo dla wszystkich w środku. Jedno na troje to za mało: zostaje na karcie.
choice = Teraz wszyscy w tajemnicy wybierają: kartę głębiej albo wyjście. Pozostali już wybrali. Zostań.
choice-hint = Zielony przycisk albo klawisz S.
choice-leave = Wyjście dałoby ci jedno złoto. Można zdobyć więcej: zostań.
hand = Sześć złota na troje: po dwa. Niesiesz je w ręce. Nie jest jeszcze bezpieczne.
deeper = Jeszcze jedna karta: zostań.
deeper-hint = Zielony przycisk albo klawisz S.
deeper-leave = Wyjść można zawsze, ale zobaczmy najpierw jeszcze jedną kartę.
symbols = Przy trzeciej karcie jednego symbolu jaskinia się zawala. Tu widzisz, jakie symbole w niej leżą i ile razy.
once-more = Na razie leży jedno koło. Zostań jeszcze raz.
once-more-hint = Zielony przycisk albo klawisz S.
once-more-leave = Jeszcze nie: zobacz, co się dzieje, gdy symbol pojawia się drugi raz.
danger = Drugie koło! Jeśli przyjdzie trzecie, wszyscy w środku stracą to, co mają w ręce.
leave = Kto wychodzi, chowa złoto do skrzyni i zabiera to, co leży na kartach. Wyjdź teraz!
leave-hint = Czerwony przycisk albo klawisz G.
leave-stay = Możesz zostać, ale teraz pora zobaczyć, jak się wychodzi.
safe = Wychodzisz bez towarzystwa, więc całe złoto z kart jest twoje: pięć. Kilkoro by się podzieliło. Osiem leży już na zawsze w twojej skrzyni.
buried = I oto trzecie koło: jaskinia się zawaliła, a pozostali stracili to, co mieli w ręce.
end = Zaczyna się druga jaskinia i wszyscy znów są w środku. Po czwartej liczy się złoto w skrzyniach. Graj dalej!

coach-prompt = Zostań po więcej złota albo wyjdź i zachowaj, co masz. Trzecia karta jednego symbolu zabiera je wszystkim w środku.

summary-aim = Wynieś z czterech jaskiń do skrzyni najwięcej złota.
summary-turn = Po każdej karcie wszyscy naraz wybierają: zostać i dzielić się następnym znaleziskiem albo wyjść i zabezpieczyć swoje złoto.
summary-end = Jaskinia kończy się, gdy wszyscy wyszli, albo z trzecią kartą tego samego symbolu: wtedy się zawala. Czwarta jest ostatnia.
summary-points = Każde złoto w skrzyni to punkt. Co masz w ręce podczas zawału, przepada.
