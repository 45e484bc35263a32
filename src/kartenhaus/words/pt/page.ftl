## Everywhere on the page

page-name = Kartenhaus
page-back = Voltar
page-to-shelf = Para a prateleira
page-close = Fechar
page-done = Pronto
page-loading = Um momento …
page-try-again = Tentar de novo
page-your-turn = ● É a sua vez – { $title }
page-away = A conexão caiu. Ela volta sozinha.
page-on-its-way = A sua jogada ainda está a caminho.
refusal-unreachable = A casa das cartas não responde. Confira a rede e tente de novo.
refusal-unknown = Não deu certo. Tente de novo daqui a pouco.

## The shelf

shelf-title = O que vamos jogar?
shelf-code = Entrar com um código
shelf-code-help = Cinco letras e algarismos
shelf-code-wrong = Um código tem cinco letras e algarismos, por exemplo { $example }.
shelf-join = Entrar
shelf-tables = As suas mesas
shelf-table-waiting = ainda não começou
shelf-table-running = no meio da partida
shelf-table-over = terminada
shelf-forget = Guardar { $code }

## A box

box-players =
    { $most ->
        [one] { $most } pessoa
       *[other] De { $least } a { $most } pessoas
    }
box-age = a partir de { $age } anos
box-minutes = cerca de { $minutes } minutos
box-play = Jogar já
box-play-help =
    { $bots ->
        [one] Você e um bot
       *[other] Você e { $bots } bots
    }
box-friends = Com amigos
box-friends-help = Neste aparelho ou em vários
box-rules = Como se joga
box-rules-help = As regras em resumo

## How to play

help-title = Como se joga
help-editions = Edições
help-edition-same = Como nesta página: nada muda.
help-options = O que a mesa pode combinar
help-usual = Normalmente: { $value }
help-aloud = Ler em voz alta
help-quiet = Parar de ler

## Setting a table

setup-title = Quem joga?
setup-here = Neste aparelho
setup-open = Em outro aparelho
setup-bot = Bot
setup-kind = Quem fica no lugar { $number }?
setup-name = Nome
setup-name-of = Nome no lugar { $number }
setup-level = Como o bot joga
setup-level-of = Como joga o bot no lugar { $number }
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
setup-seats-full = Neste jogo cabem no máximo { $most }.
setup-seats-few = Este jogo precisa de pelo menos { $least }.
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
lobby-qr = Uma imagem para ler com o telefone: o link para esta mesa
lobby-scan = Leia com um telefone
lobby-seats = Em volta da mesa
lobby-free = lugar livre
lobby-here = está aqui
lobby-away = agora não está
lobby-you = você
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
join-unknown = Não há mesa com o código { $code }. Olhe mais uma vez: ele tem cinco letras e algarismos.
join-unknown-title = Aqui não há mesa

## At the table

room-menu = Menu
room-log = O que aconteceu
room-code = Mesa { $code }
room-leave-title = Sair da mesa?
room-leave-text = O seu lugar fica livre de vez. Para voltar mais tarde, basta fechar a página.
room-leave-yes = Sair de vez
room-leave-no = Ficar
room-record = Guardar o registro da partida
room-change = Mudar a mesa
room-fair = Cartas dadas com justiça
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
