## Die Tour

tour-goal = Sammle Süßes, bevor der König kommt! Gespielt wird auf einen Stapel, und zum Zugreifen hast du drei Narren.
tour-starts = Der größte Schelm beginnt. Das bist heute du!
tour-flip = Deck die oberste Karte auf.
tour-remember = { $name } hat auch aufgedeckt. Du siehst nur die oberste Karte: Merk dir, was darunter liegt! Weiter.
tour-snatch = Da liegen schon { $sweets } Kugeln Eis! Wirf einen Narren auf den Stapel. Das darfst du jederzeit, und der Schnellste bekommt alles.
tour-jester = Alles deins! Dieser Narr ist für die Runde verbraucht, zwei hast du noch. Es geht gleich weiter: Deck auf.
tour-quicker = Diesmal hat { $name } zugegriffen. Macht nichts: Deck die nächste Karte auf.
tour-glutton = Ein Nimmersatt! Wer am Ende die meisten hat, muss eine Karte zurückgeben. Lass ihn liegen und deck weiter auf.
tour-taken = { $name } hat ihn mitgenommen. Deck wieder auf.
tour-candy = Lauter Bonbons! Schnapp zu.
tour-last = { $name } hat keinen Narren mehr. Wirf deinen letzten: Wenn alle verbraucht sind, ist die Runde zu Ende. Sonst endet sie mit dem König.
tour-count = Jetzt wird gezählt, Sorte für Sorte: Wer am meisten Süßes davon hat, behält eine Karte.
tour-coin = { $name } hat den Nimmersatt und gibt eine Karte zurück. Du hast die meisten Karten: ein Goldstück für dich!
tour-end = Wer zuerst drei Goldstücke hat, gewinnt. Im echten Spiel geht es schnell: Augen auf!

## Hinweise

hint-snatch = Süßigkeiten, an die du dich erinnerst: { $sweets }. Dafür lohnt sich ein Narr.
hint-glutton = Da liegt ein Nimmersatt. Lass den Stapel lieber den anderen.
hint-wait = Noch liegt zu wenig da. Warte ab, oder deck auf, wenn du dran bist.
hint-empty = Hier gibt es gerade nichts zu holen.
hint-flip = Du bist dran: Deck die nächste Karte auf.
hint-sort = Das mag dein Fex nicht. Leg es beiseite.
hint-sorted = Den Rest mag dein Fex.
hint-give = Nur die Zahl der Karten zählt. Gib irgendeine zurück.
hint-any = Hier ist jede Wahl gleich gut.

## Mehr Regeln

rules-12-title = Kleine Streitfragen
rules-12-text =
    Ohne Stapel gibt es nichts zu schnappen. Eine einzige Karte genügt, auch ein Nimmersatt.
    Du bekommst, was liegt, wenn dein Narr ankommt, auch eine Überraschung. Liegt der König schon, bekommt niemand etwas.
    Auch ohne Narren musst du aufdecken, wenn du dran bist. Hat nur noch eine Person Narren, geht es trotzdem weiter.
    Wer eine Sorte nicht hat, behält davon nichts. Haben mehrere gleich viel, behält jede von ihnen eine Karte. Ohne Nimmersatt zahlt niemand.
    Fex: Aussortiertes ist bis zur nächsten Runde aus dem Spiel; streng liegt es als Nimmersatt bei dem, der es nahm. Solange sortiert wird, warten alle.
    Ein Fex darf auch alles im Stapel ablehnen. Weitergegeben werden nur die Fexe, die mitspielen; vor wem sie liegen, sagt ihre Farbe dann nicht mehr.
    Jede Runde beginnt im Uhrzeigersinn. Zwei Nimmersatte nacheinander wenden zweimal. Ohne diese Variante kostet falsches Aufdecken nichts.
    Manche Ausgaben lassen den Narren werfen, manche legen: Es zählt, wer zuerst da ist. Für jede Runde wird neu gemischt, auch wo das Heft es nicht sagt.
