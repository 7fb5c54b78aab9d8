import type { ProcessData } from '../answers/answer-data.ts';

const why =
  '(por que|porque|porquê|pq|para que|pra que|por que motivo|por que razão|com que finalidade)';
const need =
  '(precisa|precisas|precisam|quer|queres|querem|pergunta|perguntas|perguntam|pede|pedes|pedem|necessita|necessitam|é preciso|é necessário)';
const mine =
  '(o|a|os|as|meu|minha|o meu|a minha|os meus|as minhas|nosso|nossa|o nosso|a nossa|do meu|da minha|do|da|de)';
const data =
  '(isso|isto|os dados|estes dados|esses dados|os meus dados|meus dados|as respostas|as minhas respostas|minhas respostas|a informação|essa informação|o que escrevo|tudo isto|tudo isso|o que eu escrevo|as informações|essas informações)';
const things =
  '{email|e mail|telefone|telemóvel|celular|nome|número|morada|endereço|empresa|orçamento|nif|cpf|data de nascimento|iban}';

export const process: ProcessData = {
  forms: {
    objection: [
      '[não] (isso|isto|assim|aí) (não está|não tá|não é) [(tudo|bem)] (certo|correto|correcto|bem|verdade|isso|o que eu disse|o que eu quis dizer)',
      '[não] (isso|isto|assim|aí) (está|tá|é) [(tudo|bem)] (errado|errada|mal|incorreto|incorrecto|um erro|um engano)',
      '(errado|errada|incorreto|incorreta|incorrecto|está errado|está errada|tá errado|tá errada|está mal|não está certo|não está bem|não tá certo|não está correto|não é isso|não é bem isso|não era isso)',
      '[eu] não (disse|falei|escrevi|quis dizer|foi isso que eu disse|foi o que eu disse) [(isso|isto|nada disso)]',
      `[(não|mas|desculpe|desculpa|espere|espera)] [(o|a|os|as|meu|minha|nosso|nossa)] <about> (está|tá|estão|é|era) [(ainda|
        todo|toda|completamente)] (errado|errada|errados|erradas|incorreto|incorreta|incorrecto|incorrecta|mal)`,
      `[(não|mas|desculpe|desculpa|espere|espera)] [(o|a|os|as|meu|minha|nosso|nossa)] <about> não (está|tá|estão|é|era) (certo|certa|
        correto|correta|correcto|correcta|bem|isso)`,
      '[(há|tem|cometi|fiz)] (um|uma) (erro|engano|gralha) (no|na|com o|com a|em) [(meu|minha)] <about>',
      `[por favor] [(quero|queria|gostaria de|gostava de|preciso|preciso de|pode|podes|poderia|posso|podemos|tenho de|tenho
        que)] (mudar|alterar|corrigir|trocar) (o|a|os|as|meu|minha|nosso|nossa) <about> ?`,
    ],
    withdrawal: [
      '[por favor] não (use|usem|uses|utilize|utilizem|utilizes|guarde|guardem|guardes|grave|gravem|armazene|armazenem) (o meu|a minha|os meus|as minhas|meu|minha|meus|minhas|o|a|nosso|nossa) <about>',
      '[por favor] (apague|apaga|apagar|elimine|elimina|eliminar|remova|remove|remover|esqueça|esquece|retire|retira|exclua|exclui|excluir|delete|deleta) (o meu|a minha|os meus|as minhas|meu|minha|meus|minhas|nosso|nossa) <about>',
    ],
    'ask-why': [
      `[(mas|e)] ${why} [isso] ?`,
      `[(mas|e)] ${why} [é que] [(você|vocês|vc|o senhor|a senhora|tu|me|te)] ${need} [(de|do)] [(saber|isso|disso|isto|disto|dessa informação|desse dado|saber isso|saber isto|essa informação)] [para que] ?`,
      `[(mas|e)] ${why} [é que] [(você|vocês|vc|me)] ${need} [(de|saber)] ${mine} <about>`,
      `[(mas|e)] ${why} [(o|a|meu|minha|o meu|a minha)] ${things} ?`,
      '(para que|pra que) (serve|servem|é|quer|vai servir) [(isso|isto|essa informação)] ?',
      '(isso|isto) (é|e) [(mesmo|realmente)] (necessário|preciso|obrigatório|importante) ?',
      '(é|e) [(mesmo|realmente)] (necessário|preciso|obrigatório) [(isso|isto|responder|dizer)] ?',
      '(preciso|tenho) [(mesmo|de|que)] [(de|que)] (responder|dizer|informar) [(isso|isto|a isso)] ?',
    ],
    'ask-options': [
      '(que|quais|quais são|quais as|quais são as|que tipo de) [(as|minhas|as minhas)] (opções|possibilidades|alternativas|escolhas|hipóteses|variantes) [(há|tenho|temos|existem|são|tem|vocês têm|disponíveis|posso escolher|são possíveis)] ?',
      '(o que|que|entre o que|entre que) [é que] (posso|podemos|dá para|dá pra) (escolher|responder|dizer|optar|selecionar) ?',
      '(opções|alternativas|possibilidades|que opções|quais opções|quais) ?',
      '(por exemplo|por exemplo o quê|como por exemplo|tipo o quê|como assim|tais como) ?',
      '(me dá|me dê|dá me|dê me|mostre|mostra|mostra me|mostre me|me mostra|me mostre|liste|lista) [(as|todas as|quais são as)] (opções|alternativas|possibilidades) [por favor]',
    ],
    'ask-state': [
      '(o que|que) [é que] [(você|vocês|vc|já)] [já] (tem|têm|tens|anotou|anotaram|anotaste|sabe|sabem|sabes|guardou|registou|registrou) [(de mim|sobre mim|até agora|até aqui|já|anotado|guardado|aí)] ?',
      '(o que|que) [é que] [eu] [já] (disse|falei|respondi|informei|escrevi) [(até agora|até aqui|já|eu)] ?',
      '(quantas|quantos|ainda faltam|faltam) [(perguntas|passos|etapas|coisas|muitas|muitos)] (faltam|são|ainda faltam|restam|há|perguntas|passos) [ainda] ?',
      '(quanto tempo|quanto) [(ainda|isto|isso|é que)] (demora|leva|falta|vai demorar|dura) [(isto|isso|ainda|para acabar|pra acabar)] ?',
      '(falta|faltam|ainda falta) (muito|muita coisa|muitas perguntas) ?',
      '(resumo|resume|resuma|o que falta|que falta|o que ainda falta|em que pé estamos|em que ponto estamos|ponto de situação|status|qual é o resumo|faz um resumo|faça um resumo) [por favor] ?',
      '(mostre|mostra|mostre me|mostra me|me mostre|me mostra) [por favor] (o resumo|o que tem|o que já tem|tudo|o que anotou|o que eu disse|as respostas|minhas respostas|as minhas respostas)',
    ],
    'ask-recipient': [
      `(quem|para quem|pra quem|quem é que|a quem) (recebe|vê|lê|vai receber|vai ver|vai ler|tem acesso a|fica com|vai|vão|é que recebe|terá acesso a) ${data} ?`,
      `(para onde|pra onde|aonde|onde) (vai|vão|é enviado|são enviados|ficam|fica) ${data} ?`,
      `o que (acontece|vai acontecer|fazem|faz|vão fazer|vai fazer|será feito|vocês fazem|você faz) (com|a) ${data} ?`,
      '(o que|que) (fazem|faz|vão fazer|vai fazer|vocês fazem) (com isso|com isto|com os meus dados|com meus dados|com os dados) ?',
    ],
    'ask-who': [
      '[(você|vc|tu|o senhor|isso|isto)] (é|és|e|eres) [(mesmo|realmente|por acaso)] (um|uma) (robô|robot|bot|pessoa|humano|humana|máquina|computador|ia|inteligência artificial|pessoa real|pessoa de verdade|ser humano|chatbot) ?',
      '(estou|tô|eu estou) (a falar|falando|a conversar|conversando) com (um|uma) (robô|robot|bot|pessoa|humano|máquina|pessoa real|ia|pessoa de verdade) ?',
      '(quem|o que) (é|és|e) (você|vc|tu|o senhor|que é você) ?',
      '(com quem) [é que] (estou|tô|eu estou|falo|eu falo) [(a falar|falando|a conversar|conversando)] ?',
      '(como|qual é o|qual o) (se chama|te chamas|é o seu nome|seu nome|teu nome|você se chama|é que te chamas) ?',
      '(é|és) [um] (robô|robot|bot|humano) ?',
      '(o que|que) [é que] é (isto|este chat) [(aqui|exatamente)] ?',
      '(de que|do que) se trata [(isto|isso|este chat)] ?',
    ],
    'ask-help': [
      '(ajuda|ajude|ajudem|socorro|me ajuda|me ajude|ajuda me|ajude me|preciso de ajuda|pode me ajudar|pode ajudar|pode ajudar me|podes ajudar me) ?',
      '(o que|que|em que|no que) [é que] [(você|vc|tu)] (pode|podes|sabe|sabes|consegue|consegues) [me] (fazer|ajudar|fazer aqui|fazer por mim) ?',
      'como [é que] (funciona|isto funciona|isso funciona|isto|isso|funciona isto|funciona isso) [(funciona|aqui)] ?',
      '(o que|que) [é que] [eu] (devo|posso|tenho de|tenho que|preciso|preciso de|é para|é pra) (fazer|dizer|escrever|responder) [(aqui|agora)] ?',
    ],
    'forget-me': [
      '[por favor] (apague|apaga|apagar|elimine|elimina|eliminar|remova|remover|exclua|excluir|esqueça|esquece|delete|deletar) [todos] (os meus dados|meus dados|os meus dados todos|tudo sobre mim|tudo o que sabe sobre mim|tudo o que sabes sobre mim|tudo o que tem sobre mim|todos os meus dados|tudo que sabe sobre mim|tudo que você sabe sobre mim|as minhas informações|minhas informações)',
      '(quero|queria|gostaria) (que apague|que apaguem|apagar|eliminar|excluir) [todos] (os meus dados|meus dados|todos os meus dados)',
    ],
  },
  instead: ['(em vez disso|ao invés disso|em vez disto|outra coisa|antes outra coisa)'],
  also: [
    '(também|além disso|mais uma coisa|outra coisa ainda|e já agora|de passagem|aproveitando)',
  ],
};
