## Reading the rules

terminal-options-group = Opções: { $group }
terminal-number = de { $least } a { $most }, normalmente { $default }
terminal-usual = normalmente
terminal-editions = Edições
terminal-as-usual = como sempre

## Simulating

terminal-compiling = Preparando: a primeira vez leva alguns segundos
terminal-playing = Jogando
terminal-rate = { $rate } rodadas/s
terminal-nothing-played = Interrompido antes do fim da primeira partida.
terminal-played =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $deals ->
        [one] { $deals } rodada
       *[other] { $deals } rodadas
    }, semente { $seed }
terminal-stopped = Interrompido antes da hora; isto é o que foi jogado.
terminal-written = O resultado de cada partida está gravado em { $folder }.
terminal-report-written = O relatório está gravado em { $place }.
terminal-go-on-simulating = Continue com: { $command }
terminal-not-written = Com --out PASTA dá para continuar outra hora.
terminal-interval = ± intervalo de 95 %; vitórias divididas contam em partes iguais
terminal-seat = Lugar
terminal-level = Bot
terminal-points-a-deal = Pontos por rodada
terminal-contestant = Jogador
terminal-field = { $player } em todos os outros lugares
terminal-behind = Atrás do melhor
terminal-rating = Classificação
terminal-choice-time = Tempo por jogada
terminal-contested = { $deals } rodadas em { $seatings } ordens de lugares, semente { $seed }
terminal-contest-caption = ± intervalo de 95 % sobre as rodadas, cada uma jogada uma vez em cada ordem de lugares; classificação ± incerteza segundo o OpenSkill; tempo em um núcleo, e o mais longo
terminal-win-share = Partidas ganhas

## Playing

terminal-against = Você joga contra { $names }: { $level }.
terminal-keys = Número: jogar · ?: ajuda · w: por quê · r: regras · q: sair
terminal-help-moves = Agora dá para fazer isto:
terminal-help-keys =
    Digite o número de uma carta ou fileira e aperte Enter, ou o quanto bastar das palavras.
    ?  esta ajuda
    w  por que isso aconteceu? A regra por trás de cada acontecimento
    r  as regras
    q  sair; a partida fica salva
terminal-enter = Enter: { $move }
terminal-go-on = Mais alguma coisa? Escreva; só Enter continua.
terminal-unclear = “{ $typed }” pode querer dizer várias coisas: { $moves }.
terminal-unknown = “{ $typed }” não pode ser feito agora. Possível: { $moves }.
terminal-player = Visita
terminal-kept-before = Uma partida que você deixou ainda está salva; --resume continua com ela. Se você sair desta, ela toma o lugar da outra.
terminal-kept = A partida está salva. Continue com: { $command }
terminal-resumed = De volta: a partida continua de onde você parou.
terminal-recorded = A partida está gravada em { $file }. Qualquer pessoa pode conferir com: { $command }
terminal-seal = Lacrado antes da primeira carta: { $seal }

## Playing with words and against time

terminal-space = Espaço: { $move }
terminal-key = { $key }: { $move }
terminal-live-keys = ?: ajuda · w: por quê · r: regras · q: sair
terminal-help-live =
    Aperte uma tecla; não precisa de Enter. Para um número de dois algarismos, aperte os dois.
    Backspace ou Esc apaga. Enquanto você lê isto, a mesa espera.
    ?  esta ajuda
    w  por que isso aconteceu? A regra por trás de cada acontecimento
    r  as regras
    q  sair; a partida fica salva
terminal-help-live-lines =
    Digite a letra ou o número de uma tecla, ou o quanto bastar das palavras, e aperte Enter.
    { "." }  deixar o tempo passar até que algo aconteça; só Enter também, se não houver nada a fazer
    ?  esta ajuda
    w  por que isso aconteceu? A regra por trás de cada acontecimento
    r  as regras
    q  sair; a partida fica salva
terminal-any-key = Qualquer tecla continua.
terminal-words =
    { $offers ->
        [0] Escreva e aperte Enter. Só Enter volta.
       *[other] Escreva e aperte Enter, ou digite o número de uma destas frases. Só Enter volta.
    }
terminal-too-long = São { $length } letras. Cabem até { $most }: encurte um pouco, por favor.
terminal-keep-story = Quer salvar a história? Digite o nome de um arquivo, como historia.html ou historia.pdf; só Enter: não.
terminal-story = A história está gravada em { $file }.
terminal-no-pdf = Este computador não consegue fazer um PDF ({ $reason }). A história vira uma página.

## The table

terminal-address = A mesa está em { $address }
terminal-lan = Na sua rede de casa: { $address }
terminal-no-lan = Nenhuma rede de casa encontrada: só este aparelho pode jogar.
terminal-ctrl-c = Ctrl-C desfaz a mesa.
terminal-port-taken = A porta { $port } está ocupada; a mesa usa { $next }.
terminal-bye = A mesa foi desfeita. Até logo!

## Copies of the data

terminal-backed-up =
    Cópia de { $rooms ->
        [one] { $rooms } mesa
       *[other] { $rooms } mesas
    } salva em { $file }.
terminal-restored =
    Cópia de { $rooms ->
        [one] { $rooms } mesa
       *[other] { $rooms } mesas
    } restaurada em { $file }.
terminal-kept-copy = O que havia antes fica salvo em { $file }.
