import type { MentionData } from '../names/mention-data.ts';
import { roles } from './roles.ts';
import { wishes } from './wishes.ts';

export const mentions: MentionData = {
  errands:
    'pergunta pergunte perguntem liga ligue liguem fala fale falem contacte contate consulta consulte escreve escreva avisa avise'.split(
      ' ',
    ),
  predicateEndings: ['ível', 'ável', 'oso', 'osa', 'ado', 'ada', 'ido', 'ida', 'ante', 'ente'],
  nameIntroductions: [
    '[(o|o meu)] (meu|nosso|seu) nome [completo] (é|seria) [(na verdade|na realidade)]',
    '[o] nome [completo] é',
    '[eu] (chamo me|me chamo|chama me|chame me|me chame de|me chama de|pode me chamar de|pode chamar me|podem chamar me|trate me por|trata me por|podem me chamar de|aqui é o|aqui é a|aqui fala o|aqui fala a|fala o|fala a|daqui fala|quem fala é|sou o|sou a|eu sou o|eu sou a)',
  ],
  closings: [
    '(atenciosamente|cordialmente|respeitosamente|att)',
    '[com] [os] [(meus|melhores)] cumprimentos',
    '(um abraço|abraços)',
  ],
  introductions: ['(eu sou|sou|isto é|isso é|este é|esta é|é|é o|é a|aqui é)'],
  nameEndings: ['(aqui|a falar|falando|é o meu nome|é meu nome)'],
  affiliations: ['(da|do|de|na|no|pela|pelo)'],
  links: ['(w|@)'],
  organisationIntroductions: [
    '[(a|o)] (minha|nossa) [(nova|própria|atual)] (empresa|firma|companhia|organização|agência|loja) (é|é a|é o|chama se|se chama)',
    '(a empresa|empresa|a firma|o nome da empresa|nome da empresa) (é|é a|é o|chama se|se chama)',
    '[(eu|nós)] (trabalho|trabalhamos) [(atualmente|agora)] (na|no|em|para a|para o|pra)',
    '(em nome|por conta) (da|do|de)',
    '(falo|estou a falar|estou falando|escrevo|estou a escrever|estou escrevendo) (da|do|em nome da|em nome do)',
  ],
  groupIntroductions: ['[nós] (somos [(a|o|da|do)])', '(chamamo nos|nos chamamos)'],
  conjunctions: ['e'],
  nameParticles: ['de', 'da', 'do', 'das', 'dos', 'e', 'del', 'la', 'van', 'von', 'di'],
  owners: ['e', 'o', 'a', 'os', 'as'],
  ...wishes,
  alsoNames: ['bom', 'boa', 'novo', 'nova', 'agosto', 'maio', 'grande', 'santos', 'reis', 'natal'],
  titles: [
    'sr',
    'sra',
    'srta',
    'dr',
    'dra',
    'prof',
    'profa',
    'eng',
    'enga',
    'dona',
    'senhor',
    'senhora',
    'doutor',
    'doutora',
    'professor',
    'professora',
  ],
  verbEndings: [],
  notNames: (
    'eu tu você vocês vc ele ela eles elas nós me mim te ti lhe nos lhes meu minha meus minhas teu tua seu sua seus ' +
    'suas nosso nossa nossos nossas o a os as um uma uns umas nenhum nenhuma este esta isto esse essa isso aquele ' +
    'aquela aquilo cada todo toda todos todas tudo ambos algo nada alguém ninguém quem que qual quais onde quando ' +
    'porque porquê como é são era eram sou somos foi está estão estou estamos ser estar vai vão vou vamos tem têm tenho ' +
    'temos tinha há pode podem posso podemos poderia podia quero queremos queria gostaria gostava preciso precisamos ' +
    'devo deve não sim ok okay por favor obrigado obrigada olá oi oie tchau adeus talvez desculpe desculpa depois nunca ' +
    'sempre já agora logo hoje amanhã ontem anteontem manhã tarde noite semana mês ano dia hora horas e ou mas pois se ' +
    'também ainda só muito mais menos em no na de do da dos das para pra pro com sem sobre entre até desde aqui aí ali ' +
    'lá nome empresa morada endereço número telefone telemóvel celular encomenda pedido produto devolução dinheiro preço ' +
    'pergunta dúvida problema ajuda bom boa mau má certo errado novo nova velho grande pequeno partido avariado quebrado ' +
    'indiferente importante primeiro primeira segundo segunda terceiro última último próxima próximo terça quarta quinta ' +
    'sexta sábado domingo feira janeiro fevereiro março abril junho julho setembro outubro novembro dezembro português ' +
    'brasileiro inglês alemão francês italiano espanhol chinês indiano turco cliente pessoa pessoas humano gente ' +
    'funcionário procuro dá faz fica diz dizer sei sabe sabem saber acho penso procurar encontrar dar ir vir fazer prazo data ' +
    'orçamento equipa equipe tanto qualquer espera espere cancelar saltar pular tipo beleza claro então bem'
  ).split(' '),
  valueCarriers: [
    '(há|são|é|seriam|seria|serão|será|somos|seremos|eu sou|sou|vamos ser|vão ser|estamos|tem|vai ser)',
    `[(eu|nós)] [(só|apenas|também)] (tenho|temos|tinha|preciso|precisamos|quero|queremos|queria|queríamos|levo|levamos|procuro|
      procuramos|gostaria|gostaríamos|gostava|prefiro|preferimos|escolho|escolhemos|penso|acho|peço|pedimos|pretendo|
      fico com|ficamos com|vou querer|compro|compramos) [de] [(ter|só|apenas|reservar|comprar|pedir|cerca de)]`,
    '(pode ser|fica|ficam|ponha|põe|coloca|coloque|bota|anota|anote|escreve|escreva|por favor|só|apenas|exatamente)',
    '(grupo|equipa|equipe|família|empresa|mesa|quarto|reserva|festa) (de|com|para)',
    '(que tal|talvez|se calhar|de preferência|antes|provavelmente|principalmente)',
  ],
  valuePadding: [
    `(em vez disso|para|pra|com|no total|ao todo|total|todos juntos|de nós|de nos|só|apenas|exatamente|um|uma|o|a|os|as|atualmente|agora|neste
      momento|no momento|de idade|por favor|pf|pfv|se faz favor|seria (bom|ótimo|óptimo|perfeito|ideal|ok)|está (bom|bem|
      ok|ótimo|perfeito)|serve|dá|chega|basta|então|opção|escolha|se possível|se der|obrigado|obrigada|claro|somos|
      mim|nós|comigo|incluindo eu|contando comigo|já|aí|e pronto|de|em|no|na|virão|vão vir|vêm|vão|estarão|
      estarão lá|vão participar|participarão|(do|no) (meu|nosso) grupo)`,
  ],
  noneOfThem: [
    '(nenhum|nenhuma|nenhuns|nada) [(deles|delas|destes|destas|desses|dessas|dos dois|das duas|disso|disto|dos anteriores|das anteriores|das opções|dessas opções|serve|me serve)]',
    '(outro|outra|outra coisa|outras|outros|nem um nem outro|nem uma nem outra|não está na lista|não está aqui|não aparece|nenhuma das opções)',
  ],
  claims: [
    '[(eu|nós)] [já] (tenho|temos|possuo|possuímos|uso|usamos|utilizo|utilizamos) [(já|atualmente)] [(um|uma|o|a|os|as)]',
    '[(eu|nós)] [já] (sou|somos|estou|estamos) [(já|atualmente)] [(um|uma|na|no|em)]',
    '(é|tem|está) [(um|uma)]',
  ],
  denials: [
    '[(eu|nós)] [(ainda|infelizmente)] não (tenho|temos|possuo|possuímos|uso|usamos|utilizo|utilizamos) [(ainda|um|uma|nenhum|nenhuma|o|a|qualquer)]',
    '[(eu|nós)] [(ainda|infelizmente)] não (sou|somos|estou|estamos) [(um|uma|na|no|em)]',
    'não (é|tem|está) [(um|uma|nenhum|nenhuma)]',
  ],
  roles,
  wanted: [
    '(com|preciso de|preciso|precisamos de|precisamos|quero|queremos|queria|gostaria de|gostava de|acrescente|acrescenta|inclua|inclui|incluindo|mais|adicione|adiciona) [(o|a|os|as|um|uma)]',
  ],
  unwanted: [
    '(sem|nenhum|nenhuma|tire|tira|retire|retira|remova|remove|menos|não quero|não queremos|não preciso de|não precisamos de|dispenso|dispensamos) [(o|a|os|as|um|uma)]',
  ],
  acceptances: {
    leads: ['(então|por isso|portanto|e|mas|porque|pois)'],
    before: [
      '[(eu|nós)] (concordo com|aceito|aceitamos|estou de acordo com|fico satisfeito com|fico feliz com|estou aberto a|estou aberta a|não me importo com|não me importo de)',
      '[(eu|nós)] não (tenho|temos) nada contra [(um|uma|o|a)]',
      '(pode|podia|poderia) ser (um|uma)',
      '(não há problema|sem problema|não tem problema) (com|em) [(um|uma)]',
      '(por mim|para mim|pra mim) [(pode ser|tudo bem|serve)] [(um|uma|o|a)]',
    ],
    behind: [
      `(está|estão|tá|é|são|seria|serve|servem|dá|fica|parece|parece me|pode ser|funciona) [(me|para mim|pra mim|para nós|por mim)] [(muito|perfeitamente|também|totalmente)]
        [(ok|okay|bem|bom|boa|ótimo|ótima|óptimo|perfeito|perfeita|aceitável|possível|fixe|legal|tudo bem)] [(para mim|pra mim|para nós|por mim|também)]`,
    ],
  },
  rejections: {
    before: [
      '[(eu|nós)] não (quero|queremos|preciso|preciso de|precisamos|precisamos de|aceito|aceitamos) [(um|uma|nenhum|nenhuma|o|a)]',
    ],
    behind: [
      `não (está|estão|tá|é|são|seria|serve|servem|dá|fica|pode ser|funciona|me serve) [(me|para mim|pra mim|para nós)] [(nada|muito)] [(ok|okay|
        bem|bom|boa|aceitável|possível)] [(para mim|pra mim|para nós)]`,
    ],
  },
};
