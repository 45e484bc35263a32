## The tour

tour-goal = Together you tell a story about a horse. Whoever is first without a card tells the ending and wins.
tour-name = What shall the horse be called? Propose a name.
tour-opening = You begin the story. Tell a sentence with a dog in it.
tour-match = Now lay a card of the same colour or the same picture. The green stable goes with the green card.
tour-sentence = And tell on. The stable has to be in your sentence.
tour-grab = { $name } tells of the horse: hands behind your back! As soon as its name comes, you grab. Now!
tour-slip = You were the fastest! So you slip a card under the draw pile. Take this one.
tour-hazard = { $name } has laid a hazard. With one of your own you could pass it on. You have none: draw a card.
tour-special = Good to know: a horseshoe fits on everything, and you wish for a colour. After a coach you may lay one more card.
tour-end = With your last card you turn the target card over and tell the ending. Have fun telling!

## Hints

hint-hazard = A hazard holds the next player up.
hint-horse = The horse fits, and you have nothing better. But whoever grabs gets rid of a card.
hint-coach = After the coach you may lay one more card at once.
hint-direction = A change of direction always fits and sends play the other way.
hint-wish = The horseshoe always fits. Wish for the colour that you hold most of.
hint-card = The card fits. Cards of yours that could follow it: { $cards }.
hint-last_card = Your last card: with it you win!
hint-draw = No card does better: draw one.
hint-pay = With a hazard you could pass it on. Else you draw: { $cards }.
hint-keep = The new card does not fit. Keep it.
hint-stop = No more cards fit just now.
hint-tell = Tell a sentence with the picture in it. “Help me with words” has ready ones.
hint-grab = The name was said: grab the horse!
hint-slip = This card would be the hardest to get rid of.
hint-decline = Your cards are too good to give one away.
hint-call = Call now, or somebody will catch you.
hint-accuse = Somebody has forgotten to call!
hint-target = Your hand is empty: turn the target card over!
hint-leave = You need not do anything here.
hint-any = Here one choice is as good as another.

## More rules

rules-12-title = Small questions
rules-12-text =
    In a turn you lay one card; only the coach allows more. Even with a hazard in hand you may draw instead.
    You say the wished colour as you lay the card; any of the four will do. Only that colour fulfils it, the same picture does not.
    When the pile is empty, the laid cards are shuffled, all but the top one. If that is not enough, the rest is forgiven; if there is nothing, play goes on without a draw.
    If nobody grabs, it is over after a few seconds. In a tie the next one after the teller comes first. The fastest may also decline.
    The last card wins, a horse or a hazard too: what else it does lapses. You tell its sentence and the ending all the same.
    If a horse follows a coach, first it is grabbed for, then the turn is over. If nothing fits after a coach, it is over too.
    The name has two to twenty letters. Its first mention in the sentence counts; if it comes with another card, nobody grabs. By the French booklet too it has to occur in the story.
    Calling: who is caught while one more card could follow loses it. If the pair is missing, the card stays, you draw one and the round goes on. Down to one card again, call again.
    Marathon: every story begins anew, the horse keeps its name, used start and target cards do not come back.
