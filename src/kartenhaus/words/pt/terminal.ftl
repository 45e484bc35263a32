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
terminal-nothing-played = Parado antes do fim da primeira partida.
terminal-played =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $deals ->
        [one] { $deals } rodada
       *[other] { $deals } rodadas
    }, semente { $seed }
terminal-stopped = Parado antes da hora; isto é o que foi jogado.
terminal-interval = ± intervalo de 95 %; vitórias divididas contam em partes iguais
terminal-seat = Lugar
terminal-level = Bot
terminal-points-a-deal = Pontos por rodada
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
    q  sair; a partida fica guardada
terminal-enter = Enter: { $move }
terminal-go-on = Mais alguma coisa? Escreva; só Enter continua.
terminal-unclear = “{ $typed }” pode querer dizer várias coisas: { $moves }.
terminal-unknown = “{ $typed }” não pode ser feito agora. Possível: { $moves }.
terminal-player = Nome
terminal-kept-before = Uma partida que você deixou ainda está guardada; --resume continua com ela. Se você sair desta, ela fica no lugar.
terminal-kept = A partida está guardada. Continue com: { $command }
terminal-resumed = De volta: a partida segue de onde você parou.
terminal-recorded = A partida está escrita em { $file }. Qualquer pessoa pode conferir com: { $command }
terminal-seal = Lacrado antes da primeira carta: { $seal }

## The table

terminal-address = A mesa está em { $address }
terminal-lan = Na sua rede de casa: { $address }
terminal-no-lan = Nenhuma rede de casa encontrada: só este aparelho pode jogar.
terminal-ctrl-c = Ctrl-C desfaz a mesa.
terminal-port-taken = A porta { $port } está ocupada; a mesa usa { $next }.
terminal-bye = A mesa foi desfeita. Até logo!
