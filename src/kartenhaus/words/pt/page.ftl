## Everywhere on the page

page-name = Kartenhaus
page-back = Voltar
page-to-shelf = Para a prateleira
page-close = Fechar
page-done = Pronto
page-loading = Um momento…
page-try-again = Tentar de novo
page-your-turn = ● É a sua vez – { $title }
page-away = A conexão caiu. Ela volta sozinha.
page-on-its-way = A sua jogada ainda está a caminho.
refusal-unreachable = O Kartenhaus não responde. Confira a rede e tente de novo.
refusal-unknown = Não deu certo. Tente de novo daqui a pouco.

## The shelf

shelf-title = O que vamos jogar?
shelf-code = Entrar com um código
shelf-code-help = Cinco letras e números
shelf-code-wrong = Um código tem cinco letras e números, por exemplo { $example }.
shelf-join = Entrar
shelf-tables = Suas mesas
shelf-table-waiting = ainda não começou
shelf-table-running = no meio da partida
shelf-table-over = terminada
shelf-table-yours = É a sua vez
shelf-table-waits = esperando { $names }
shelf-table-paused = em pausa
shelf-table-with = com { $names }
shelf-forget = Guardar { $code }

## A box

box-players =
    { $most ->
        [one] { $most } pessoa
       *[other] De { $least } a { $most } pessoas
    }
box-age = a partir de { $age } anos
box-minutes = cerca de { $minutes } minutos
box-play = Jogar agora
box-play-help =
    { $bots ->
        [one] Você e um bot
       *[other] Você e { $bots } bots
    }
box-friends = Com amigos
box-friends-help = Neste aparelho ou em vários
box-tour = Como se joga
box-tour-help = Em dois minutos, jogando
box-rules = Ler todas as regras

## How to play

help-title = As regras
help-search = Procurar nas regras
help-found =
    { $n ->
        [0] Não há nada sobre isso aqui. Tente outra palavra.
        [one] Encontrado em { $n } lugar
       *[other] Encontrado em { $n } lugares
    }
help-editions = Edições
help-edition-same = Como nesta página: nada muda.
help-options = O que a mesa pode combinar
help-usual = Normalmente: { $value }
help-aloud = Ler em voz alta
help-quiet = Parar de ler

## A visita

tour-step = Passo { $number } de { $of }
tour-next = Avançar
tour-show = Mostre para mim
tour-again = Do início
tour-play = Vamos jogar
tour-later = Isso também vale, mas mais tarde. Agora experimente o que brilha.
tour-watch = Veja um momento, logo é a sua vez.
tour-read = Primeiro toque em “Avançar”.
tour-over = Isso é tudo. Agora você pode jogar para valer!

## Dicas

hints-ask = Me dê uma dica
hints-title = Dicas
hints-help = O que um bot faria no seu lugar, e por quê.
hints-alone = Só para quem joga sem mais ninguém
hints-on = Para todos
hints-off = Nenhuma

## Setting a table

setup-title = Quem vai jogar?
setup-here = Neste aparelho
setup-open = Em outro aparelho
setup-bot = Bot
setup-kind = Quem fica no lugar { $number }?
setup-name = Nome
setup-name-of = Nome no lugar { $number }
setup-level = Quem joga aqui
setup-level-of = Quem joga no lugar { $number }
tempo-title = Com que rapidez o bot joga
tempo-unhurried = Com calma
tempo-usual = Normal
tempo-quick = Rápido
setup-add = Mais um lugar
setup-remove = Tirar o lugar { $number }
setup-open-help = Entra com o código
setup-deal = Dar as cartas
setup-invite = Abrir a mesa
setup-rules = Regras desta mesa
setup-rules-usual = As regras de sempre
setup-change = Mudar
setup-name-short = Um nome precisa de pelo menos uma letra.
setup-name-long = Um nome tem no máximo { $most } letras.
setup-name-twice = Duas pessoas têm este nome. Dê outro a uma delas.
setup-seats-full = Neste jogo cabem no máximo { $most } pessoas.
setup-seats-few = Este jogo precisa de pelo menos { $least } pessoas.
seat-me = Visita
seat-person = Lugar { $number }

## Options of a table

options-title = Regras desta mesa
options-preset = Jogar como em
options-preset-usual = Regras de sempre
options-between = De { $least } a { $most }
options-less = { $option }: menos
options-more = { $option }: mais
options-is = { $option }: { $value }

## In front of the table

lobby-title = A mesa está aberta
lobby-code = O código
lobby-code-spoken = Código: { $letters }
lobby-link = Link para a mesa
lobby-copy = Copiar o link
lobby-copied = O link foi copiado.
lobby-copy-failed = Selecione o link e copie à mão.
lobby-qr = Uma imagem para escanear com o celular: o link desta mesa
lobby-scan = Escaneie com o celular
lobby-seats = Em volta da mesa
lobby-free = lugar livre
lobby-here = está aqui
lobby-away = agora não está
lobby-you = você
lobby-host = cuida da mesa
lobby-start = Dar as cartas
lobby-start-fill = Dar as cartas, bots ocupam os lugares livres
lobby-wait = Logo as cartas serão dadas.
lobby-change-seat = Mudar o lugar { $number }
lobby-make-bot = Dar a um bot
lobby-make-open = Guardar para alguém
lobby-make-here = Alguém neste aparelho
lobby-remove = Tirar o lugar
lobby-rename = Mudar o nome
lobby-leave = Sair da mesa
lobby-looking-on = Você está assistindo.
lobby-back = Voltar à mesa

## Coming to a table

join-title = Venha se sentar
join-name = Qual é o seu nome?
join-sit = Sentar
join-look = Só assistir
join-free =
    { $seats ->
        [one] Há um lugar livre.
       *[other] Há { $seats } lugares livres.
    }
join-full = Todos os lugares estão ocupados. Dá para assistir.
join-running = A partida já começou. Dá para assistir.
join-unknown = Não há mesa com o código { $code }. Olhe mais uma vez: ele tem cinco letras e números.
join-unknown-title = Aqui não há mesa

## At the table

room-menu = Menu
room-log = O que aconteceu
room-code = Mesa { $code }
room-leave-title = Sair da mesa?
room-leave-text = O seu lugar fica livre de vez. Para voltar mais tarde, basta fechar a página.
room-leave-yes = Sair de vez
room-leave-no = Ficar
room-pause = Pedir uma pausa
room-undo = Desfazer a minha última jogada
room-record = Salvar o registro da partida
room-change = Mudar a mesa
room-fair = Distribuição honesta
room-fair-help = Esta impressão digital foi fixada antes da primeira carta. Depois da partida a mesa mostra o seu segredo, e com ele todo mundo pode recalcular a partida inteira.
room-fair-print = Impressão digital
room-fair-secret = Segredo
room-no-board = Este jogo ainda não tem mesa nesta página.
room-switch = Mostrar outra mão
room-looking-on = Você está assistindo

## Several people on one device

cover-pass = Passe o aparelho para { $name }
cover-ready = Eu sou { $name }
cover-help = As outras pessoas olham para o lado.

## Settings

settings-title = Ajustes
settings-language = Idioma
settings-sound = Som
settings-on = Ligado
settings-off = Desligado
settings-aloud = Ler a mesa em voz alta
settings-speed = Velocidade das cartas
settings-speed-slow = Lenta
settings-speed-usual = Normal
settings-speed-fast = Rápida
settings-motion = Movimento
settings-motion-system = Como no aparelho
settings-motion-reduced = Pouco
settings-theme = Luz
settings-theme-system = Como no aparelho
settings-theme-light = Dia
settings-theme-dark = Noite
settings-contrast = Contraste
settings-contrast-system = Como no aparelho
settings-contrast-more = Forte

## Any mix of seats

lobby-up = Mover o lugar { $number } para cima
lobby-down = Mover o lugar { $number } para baixo
lobby-moved = { $name } agora tem o lugar { $number }.
lobby-shuffle = Embaralhar os lugares
lobby-game = Outro jogo
lobby-game-title = Qual é o próximo jogo?
lobby-resting = por enquanto joga um bot
again-with = De novo com { $names }
again-help = Os mesmos lugares da última vez
seat-picture = Figura
seat-picture-of = Figura do lugar { $number }
animal-fox = Raposa
animal-panda = Panda
animal-owl = Coruja
animal-frog = Sapo
animal-tiger = Tigre
animal-rabbit = Coelho
animal-penguin = Pinguim
animal-bear = Urso
animal-cat = Gato
animal-koala = Coala
animal-mouse = Ratinho
animal-wolf = Lobo
refusal-animal_taken = Outra pessoa já tem esta figura. Escolha outra.
rest-start = Deixar um bot jogar por mim
rest-end = Volto a jogar
rest-now = Um bot está jogando por { $name }.
rest-for = Deixar um bot jogar até { $name } voltar
refusal-is_resting = Um bot está jogando por você. Diga que volta a jogar, e a vez é sua.
refusal-no_stand_in = Nesta mesa nenhum bot joga por uma pessoa. Vocês podem mudar isso antes da próxima partida.

## A seat on another device

seat-move = Levar este lugar para outro aparelho
seat-move-help = Escaneie isto com o outro aparelho, ou digite o código onde se entra em uma mesa. { $name } continua jogando lá. Vale uma vez só, por cinco minutos.
seat-move-qr = Imagem para escanear com o outro aparelho: o link deste lugar
seat-move-code = Ou digite:
seat-move-new = Fazer um novo código
seat-moved-title = Seu lugar está em outro aparelho
seat-moved-text = { $name } continua jogando lá. Aqui você pode assistir.
refusal-ticket_unknown = Nenhum lugar tem este código. Peça um novo no outro aparelho.
refusal-ticket_used = Este código já foi usado. Peça um novo no aparelho que tem o lugar.
refusal-ticket_expired = Este código é antigo demais. Peça um novo no aparelho que tem o lugar.

## The table on a TV

tv-show = Mostrar a mesa na TV
tv-short = Na TV
tv-help = Abra este endereço em uma TV ou um tablet que todos vejam. Ele mostra a mesa e a mão de ninguém.
tv-qr = Imagem para escanear com um tablet: o link da mesa para todos
tv-open = Abrir neste aparelho
tv-join = Escaneie e jogue
tv-soon = Já vai começar
tv-over = A próxima partida começa aqui sozinha.

## How a table takes its time

pace-title = Ritmo
pace-change = Mudar o ritmo
pace-live = Ao vivo
pace-relaxed = Sem pressa
pace-by_turn = Por turnos, ao longo de dias
pace-help-live = Todos estão aqui. Se alguém faltar por um minuto, um bot joga por essa pessoa até ela voltar.
pace-help-relaxed = Ninguém tem pressa. A mesa espera por quem saiu e há o dobro do tempo para tudo.
pace-help-by_turn = Cada um passa quando é a sua vez. A prateleira mostra de quem é a vez.
pace-clock = Tempo por jogada
pace-clock-help = Quando acaba, um bot faz essa única jogada.
pace-no-clock = Sem relógio
pace-seconds = { $seconds } segundos por jogada

## A pause, and what all have to agree to

pause-title = Em pausa
pause-by = { $name } pediu. Nada acontece até alguém continuar.
pause-end = Continuar
ask-pause = { $name } pede uma pausa.
ask-undo = { $name } gostaria de desfazer a última jogada.
ask-yes = De acordo
ask-no = Melhor não
ask-waits = Falta o sim de { $names }.
ask-withdraw = Deixa pra lá
ask-soon = Todos de acordo. A pausa começa assim que isto for decidido.
said-pause-declined = { $name } prefere continuar jogando.
said-pause-on = { $name } retoma o jogo.
said-undo-declined = { $name } prefere deixar a jogada como está.
said-undo-done = { $name } desfez a última jogada.
said-undo-lapsed = O jogo continuou, então a jogada fica.

## Word when it is one's turn

turn-title = Quando for a minha vez
turn-browser = Neste aparelho
turn-browser-help = O navegador pode avisar você enquanto esta página está em segundo plano.
turn-browser-start = Me avise
turn-browser-on = O navegador avisa você quando for a sua vez.
turn-browser-stop = Não avisar mais
turn-blocked = Este navegador não tem permissão para avisar você. Isso pode ser mudado nas configurações dele para esta página.
turn-impossible = Aqui o navegador não pode avisar você. Olhe para o título e o ícone desta aba: um ponto vermelho quer dizer que é a sua vez.
turn-letters = Por e-mail
turn-letters-help = Um e-mail para cada vez sua que começar enquanto você estiver fora. Mais ninguém vê o endereço, e ele é esquecido quando você sai da mesa.
turn-address = Endereço de e-mail
turn-address-wrong = Um endereço de e-mail é como name@example.org.
turn-letters-start = Me escreva
turn-letters-on = Você recebe um e-mail quando for a sua vez e você não estiver aqui.
turn-letters-asked = Um e-mail está a caminho. Abra o link que está nele: só depois chegam os outros.
turn-letters-stop = Não enviar mais

## Coming, going, and who is the host

absent-soon = { $name } saiu por um momento. Logo um bot assume.
absent-bot = Um bot joga por { $name } até que volte.
absent-wait = { $name } não está. A mesa espera.
host-give = Passar a mesa a { $name }
host-remove = Tirar { $name } da mesa
host-remove-help = { $name } perde o lugar de vez. Para impedir que volte, feche também a mesa.
host-remove-yes = Tirar
host-remove-no = Deixar
removed-title = Seu lugar não existe mais
removed-text = Tiraram { $name } da mesa.
locked-title = Esta mesa está fechada
look-from = Ver de um lugar
look-onlooker = De fora

## The door, and tables for everybody

door-title = Quem pode vir?
door-help = Quem tem lugar sempre pode voltar.
door-link = Quem tiver o código
door-public = Todos, pela prateleira
door-locked = Mais ninguém
public-title = Mesas para todos

## Talk

talk-title = Conversar
talk-unread = Conversar, não lidas: { $n }
talk-none = Ninguém disse nada ainda.
talk-write = Escreva algo
talk-send = Dizer
talk-whom = Quem você ouve
talk-mute = Silenciar { $name }
talk-hear = Voltar a ouvir { $name }
talk-by-title = O que se pode dizer
talk-by-phrases = Algumas frases
talk-by-chat = Tudo
talk-by-off = Nada
phrase-hello = Olá!
phrase-luck = Boa sorte!
phrase-good = Bem jogado!
phrase-oops = Ops!
phrase-wow = Uau!
phrase-thanks = Valeu!
phrase-moment = Um momento, por favor
phrase-your_turn = Sua vez!
phrase-again = Mais uma?
phrase-bye = Tchau!

## Looking again

replay-look = Ver de novo
replay-title = { $title }, de novo
replay-controls = Para a frente e para trás
replay-slider = Momento da partida
replay-move = Jogada { $number } de { $of }
replay-first = Para a distribuição das cartas
replay-back = Uma jogada atrás
replay-on = Uma jogada à frente
replay-last = Para o fim
replay-play = Reproduzir
replay-pause = Parar
replay-tempo = Ritmo: { $tempo } vezes
replay-from = Ver a partir de
replay-open = Todas as mãos abertas
replay-acted = { $name } decidiu.
replay-only-look = Esta partida acabou. Aqui ela pode ser vista de todos os lados.
replay-leave = Para o resultado
record-title = Ver uma partida salva
record-choose = Escolher um arquivo
record-help = Um arquivo salvo no fim de uma partida: o nome dele termina em .json. Primeiro são conferidas todas as cartas e todas as jogadas.
