## A visita

tour-goal = Juntos contam a história de um cavalo. Quem ficar primeiro sem cartas conta o fim e ganha.
tour-name = Como se vai chamar o cavalo? Propõe um nome.
tour-opening = Começas tu a história. Conta uma frase com um cão.
tour-match = Agora põe uma carta da mesma cor ou com a mesma imagem. O estábulo verde combina com a carta verde.
tour-sentence = E continua a contar. Na tua frase tem de aparecer o estábulo.
tour-grab = { $name } fala do cavalo: mãos atrás das costas! Assim que o nome soar, agarra. Agora!
tour-slip = Foste o mais rápido! Por isso metes uma carta debaixo do monte. Pega nesta.
tour-hazard = { $name } pôs um obstáculo. Com um teu podias passá-lo. Não tens: compra uma carta.
tour-special = Bom saber: a ferradura vai sobre tudo, e escolhes uma cor. Depois da carruagem podes pôr mais uma carta.
tour-end = Com a última carta viras a carta final e contas o fim. Diverte-te a contar!

## Dicas

hint-hazard = Um obstáculo trava o seguinte.
hint-horse = O cavalo serve e não tens melhor. Mas quem o agarrar livra-se de uma carta.
hint-coach = Depois da carruagem podes pôr logo mais uma carta.
hint-direction = A mudança de sentido serve sempre e faz girar ao contrário.
hint-wish = A ferradura serve sempre. Escolhe a cor de que tens mais.
hint-card = A carta serve. Cartas tuas que a poderiam seguir: { $cards }.
hint-last_card = A tua última carta: com ela ganhas!
hint-draw = Nenhuma carta serve melhor: compra uma.
hint-pay = Com um obstáculo podias passá-lo. Senão compras: { $cards }.
hint-keep = A carta nova não serve. Fica com ela.
hint-stop = Agora não servem mais cartas.
hint-tell = Conta uma frase com a imagem. As frases já feitas ajudam-te.
hint-grab = O nome soou: agarra o cavalo!
hint-slip = Esta é a carta mais difícil de largar.
hint-decline = As tuas cartas são boas de mais para dares uma.
hint-call = Grita agora, senão alguém te apanha.
hint-accuse = Alguém se esqueceu de gritar!
hint-target = A tua mão está vazia: vira a carta final!
hint-leave = Aqui não precisas de fazer nada.
hint-any = Aqui qualquer escolha serve.

## Mais regras

rules-12-title = Pequenas dúvidas
rules-12-text =
    Numa vez põe-se uma carta; só a carruagem permite mais. Mesmo com um obstáculo na mão podes preferir comprar.
    A cor diz-se ao pôr a carta; serve qualquer das quatro. Só essa cor a cumpre, a mesma imagem não.
    Se o monte acaba, baralham-se as cartas postas, menos a de cima. Se não chegarem, o resto é perdoado; se não houver nada, segue-se sem comprar.
    Se ninguém agarra, acaba em poucos segundos. Em empate vem primeiro quem segue quem conta. O mais rápido também pode desistir.
    A última carta ganha, também um cavalo ou um obstáculo: o resto do efeito cai. A frase e o fim contam-se na mesma.
    Se depois da carruagem vem um cavalo, primeiro agarra-se e depois a vez acaba. Se depois da carruagem nada serve, acaba também.
    O nome tem de duas a vinte letras. Conta a primeira vez que aparece na frase; com outra carta não se agarra. Também no livrinho francês tem de aparecer na história.
    Gritar: quem é apanhado quando ainda podia pôr outra carta perde-a. Se falta o par de palavras, a carta fica, compras uma e a ronda continua. Outra vez com uma carta, grita-se outra vez.
    Maratona: cada história recomeça, o cavalo mantém o nome, as cartas de início e de fim usadas não voltam.
