## A visita

tour-goal = Juntos vocês contam a história de um cavalo. Quem ficar primeiro sem cartas conta o final e ganha.
tour-name = Como o cavalo vai se chamar? Sugira um nome.
tour-opening = Você começa a história. Conte uma frase com um cachorro.
tour-match = Agora jogue uma carta da mesma cor ou com a mesma figura. O estábulo verde combina com a carta verde.
tour-sentence = E continue contando. O estábulo tem de aparecer na sua frase.
tour-grab = { $name } está falando do cavalo: mãos atrás das costas! Assim que o nome soar, agarre. Agora!
tour-slip = Você foi mais rápido do que todos! Por isso coloca uma carta debaixo do monte. Pegue esta.
tour-hazard = { $name } jogou um obstáculo. Se você tivesse um, poderia passá-lo adiante. Você não tem: compre uma carta.
tour-special = Bom saber: a ferradura serve em cima de tudo, e você escolhe uma cor. Depois da carruagem você pode jogar mais uma carta.
tour-end = Com a última carta você vira a carta final e conta o final. Divirta-se contando!

## Dicas

hint-hazard = Um obstáculo atrapalha o próximo.
hint-horse = O cavalo serve, e você não tem nada melhor. Mas quem agarrar se livra de uma carta.
hint-coach = Depois da carruagem você já pode jogar mais uma carta.
hint-direction = A mudança de sentido sempre serve e faz o jogo girar ao contrário.
hint-wish = A ferradura sempre serve. Escolha a cor que você mais tem.
hint-card = A carta serve. Cartas suas que poderiam vir depois: { $cards }.
hint-last_card = A sua última carta: com ela você ganha!
hint-draw = Nenhuma carta serve melhor: compre uma.
hint-pay = Com um obstáculo você poderia passá-lo adiante. Senão você compra: { $cards }.
hint-keep = A carta nova não serve. Fique com ela.
hint-stop = Agora nenhuma outra carta serve.
hint-tell = Conte uma frase com a figura. “Me ajude com palavras” tem frases prontas.
hint-grab = O nome soou: agarre o cavalo!
hint-slip = Esta é a carta mais difícil de largar.
hint-decline = As suas cartas são boas demais para dar uma embora.
hint-call = Grite agora, senão alguém pega você.
hint-accuse = Alguém esqueceu de gritar!
hint-target = A sua mão está vazia: vire a carta final!
hint-leave = Aqui você não precisa fazer nada.
hint-any = Aqui qualquer escolha serve.

## Mais regras

rules-12-title = Pequenas dúvidas
rules-12-text =
    Em cada vez joga-se uma carta; só a carruagem permite mais. Mesmo com um obstáculo na mão, você pode preferir comprar.
    A cor se diz ao jogar a carta; vale qualquer uma das quatro. Só essa cor cumpre o pedido, a mesma figura não.
    Se o monte acaba, as cartas jogadas são embaralhadas, menos a de cima. Se não bastarem, o resto é perdoado; se não houver nada, segue-se sem comprar.
    Se ninguém agarra, acaba em poucos segundos. No empate vem primeiro quem joga depois de quem conta. Quem foi mais rápido também pode desistir.
    A última carta ganha, mesmo um cavalo ou um obstáculo: o resto do efeito não vale. A frase dela e o final são contados do mesmo jeito.
    Se depois da carruagem vem um cavalo, primeiro se agarra, e aí a vez acaba. Se depois da carruagem nada serve, acaba também.
    O nome tem de duas a vinte letras. Conta a primeira vez que aparece na frase; com outra carta ninguém agarra. Também no folheto francês ele tem de aparecer na história.
    Gritar: quem é pego quando ainda podia jogar outra carta perde essa chance. Se faltar a palavra dupla, a carta fica, você compra uma e a rodada continua. De novo com uma só carta, grita-se de novo.
    Maratona: cada história recomeça do zero, o cavalo mantém o nome, as cartas iniciais e finais usadas não voltam.
