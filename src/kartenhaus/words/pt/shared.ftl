## Bots

level-random = Acaso
level-six_year_old = Seis anos
level-rule = Regra simples
level-keen = Mente desperta
level-sharp = Raposa velha
level-mouse = Ratinho
level-rabbit = Coelho
level-fox = Raposa
level-owl = Coruja
level-wolf = Lobo
plays-mouse = Joga como uma criança de seis anos.
plays-rabbit = Segue regras simples, que funcionam bem.
plays-fox = Conhece os truques do jogo.
plays-owl = Pensa bem antes de cada jogada.
plays-wolf = Vê muito longe. O mais forte de todos.
level-master = Mestre

## Groups of options

group-variant = Variante
group-edition = Edição
group-house = Regras da casa
group-comfort = Conforto

## Refusals of the table

refusal-stale = A mesa já avançou. Olhe outra vez e escolha de novo.
refusal-not_your_seat = Este lugar é de outra pessoa. Só dá para jogar pelos seus próprios lugares.
refusal-not_host = Isso só pode ser feito por quem abriu a mesa.
refusal-unknown_room = Não há mesa com este código. Confira as cinco letras e números.
refusal-unknown_game = Este jogo não está na prateleira. Escolha uma das caixas.
refusal-room_full = Todos os lugares estão ocupados. Dá para ficar assistindo.
refusal-seat_taken = Este lugar já está ocupado. Escolha um lugar livre.
refusal-game_running = A partida ainda está em andamento. Será possível quando ela acabar.
refusal-not_started = A partida ainda não começou. Espere até as cartas serem dadas.
refusal-slow_down = Foi muito rápido. Espere um instante e tente de novo.
refusal-table_stopped = Esta mesa parou por um erro nosso. Dá para abrir outra.
refusal-not_saved = A mesa não conseguiu anotar isso, então nada mudou. Tente de novo daqui a pouco.
refusal-bad_message = Não deu para entender. Recarregue a página e tente de novo.
refusal-our_mistake = Algo deu errado do nosso lado, e nada mudou. Tente de novo daqui a pouco.
refusal-unknown_page = Não há nada neste endereço. Vá até a prateleira e comece por lá.
refusal-foreign_origin = Isso veio de outro site. Abra a mesa pelo endereço dela.
refusal-foreign_host = A mesa não conhece este endereço. Use o que apareceu quando ela foi montada.
refusal-record_unreadable = Este arquivo não é uma partida salva, ou está danificado. Escolha um que tenha sido salvo no fim de uma partida.
refusal-record_version = Esta partida foi jogada com regras diferentes das que há aqui agora. Ela pode ser vista com o Kartenhaus em que foi salva.
refusal-record_untrue = Este arquivo foi alterado: o que está em “{ $where }” não pode ter acontecido. Escolha o arquivo como ele foi salvo.
refusal-record_forgotten = A partida salva não está mais aqui. Escolha o arquivo de novo.
refusal-open_seats = Ainda há um lugar livre. Espere alguém ou dê o lugar a um bot.
refusal-too_few_seats = Este jogo precisa de pelo menos { $least } pessoas. Acrescente um lugar.
refusal-too_many_seats = Neste jogo cabem no máximo { $most } pessoas. Tire um lugar.
refusal-bad_name = Um nome tem de 1 a 24 caracteres. Escolha outro.
refusal-too_late = Tarde demais: alguém foi mais rápido, ou já tinha acabado.
refusal-undo_nothing = Agora não há jogada para desfazer.
refusal-undo_not_yours = A última jogada foi de outra pessoa. Só dá para desfazer a sua.
refusal-undo_revealed = Esta jogada mostrou algo novo, então fica como está.
refusal-undo_not_offered = Neste jogo tudo segue logo em frente. Nenhuma jogada pode ser desfeita.
refusal-paused = A mesa está em pausa. Continuem primeiro, depois dá.
refusal-not_paused = A partida já continuou.
refusal-asked_already = Alguém já pediu algo. Espere as respostas.
refusal-asked_no_more = Isso já está resolvido.
refusal-no_by_turn = Neste jogo todos jogam ao mesmo tempo, então não dá para jogar por turnos ao longo de dias.
refusal-no_letters = Este servidor não envia e-mails.
refusal-no_hints = Nesta mesa não há dicas. Quem a abriu pode mudar isso.
refusal-room_locked = A mesa está fechada: por enquanto não entra mais ninguém.
refusal-no_public_tables = Neste servidor não há mesas para todos.
refusal-own_seat = Esse é o seu próprio lugar. Para deixá-lo, saia da mesa.
refusal-no_person = Não há ninguém aí.
refusal-no_talk = Nesta mesa isso não se pode dizer.
refusal-no_words = Não havia nada para ler.
refusal-no_hint_now = Agora não há nada para decidir. Peça de novo quando for a sua vez.
refusal-needs_words = Isto precisa de uma frase. Conte alguma coisa e siga em frente.
refusal-no_story = Neste jogo não se conta nada, então não há história para salvar.
refusal-no_pdf = Este computador não consegue fazer um PDF agora. Salve a história como página, ou imprima a página.

## Around every table

event-undone = { $name } desfaz a última jogada
event-photo_finish =
    { $is_tie ->
        [1] Foto da chegada: { $times }. Perto demais para medir, então é um empate: a preferência é de { $name }.
       *[other] Foto da chegada: { $times }. { $name } chegou { NUMBER($margin, minimumFractionDigits: 3) } s antes.
    }
why-photo_finish = O que conta é o tempo entre ver e apertar, por mais longo que seja o caminho pela rede. Se a diferença é menor do que se pode medir, decide a regra do jogo ou a sorte.
photo-time = { $name } { NUMBER($seconds, minimumFractionDigits: 3) } s
table-players = Quem joga
table-you = Você
table-bot = Bot
table-away = não está aqui
table-open = lugar livre
table-awaited = na vez
table-cards =
    { $n ->
        [one] { $n } carta na mão
       *[other] { $n } cartas na mão
    }
table-winner = Vitória
table-log = O que aconteceu
table-log-empty = Nada ainda
table-why = Por quê?
table-why-of = Por quê? { $sentence }
table-scores = Folha de pontos
table-scores-none = Nenhuma rodada foi contada ainda
table-deal = Rodada
table-total = Total
table-player = Nome
table-next-deal = Próxima rodada
table-close = Fechar
table-skip = Toque para pular
table-rank = { $rank }º lugar
table-course = Como foi a partida
table-course-of = { $name }: { $points }
table-rematch = Jogar de novo
table-look = Ver a mesa
table-result = Resultado
table-ready-wait =
    { $n ->
        [one] Esperando { $n } pessoa
       *[other] Esperando { $n } pessoas
    }
