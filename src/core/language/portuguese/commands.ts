import type { CommandForms } from '../answers/answer-data.ts';

const want =
  '(quero|queria|queremos|queríamos|gostaria de|gostava de|gostaríamos de|posso|podia|podemos|poderia|prefiro|preferia|preciso|preciso de|tem como|dá para|dá pra|é possível|eu quero|eu queria|eu gostaria de)';
const said =
  '(disse|falei|respondi|escrevi|informei|dei|mandei|enviei|expliquei|indiquei|dissemos|respondemos|informamos|demos|enviamos)';
const person =
  '(pessoa|pessoa real|pessoa de verdade|pessoa a sério|humano|humana|ser humano|atendente|assistente humano|operador|operadora|funcionário|funcionária|colega|alguém|alguém de verdade|gente|gente de verdade|colaborador|colaboradora|consultor|consultora)';

/** Stances towards the conversation rather than the question: commands and pleasantries. */
export const commands: CommandForms = {
  'never-mind': [
    `(deixa|deixa lá|deixe lá|deixa estar|deixe estar|deixa assim|deixe assim|deixa pra lá|deixe pra lá|deixa para lá|deixe
      para lá|deixa como está|deixe como está|esquece isso|esqueça isso|fica assim|fica como está|pode ficar assim|
      não muda nada|não mude nada|não altere nada|sem alterações|nada a mudar|nada a alterar|não importa mais|
      não era nada|já não é preciso|não precisa mais)`,
  ],
  greeting: [
    `(olá|oi|oii|oie|ola|alô|alo|viva|boas|ei|eae|eaí|e aí|opa|salve|bom dia|boa tarde|boa noite|olá a todos|oi pessoal|
      olá pessoal|bons dias|boas tardes|hey|hi|hello|👋)`,
    '(tudo bem|tudo bom|como vai|como está|como estás|como vais|tudo bem com você|tudo bem consigo|tudo bem contigo|td bem|tudo jóia|beleza) ?',
  ],
  thanks: [
    `(obrigado|obrigada|obrigadinho|obrigadinha|obg|obgd|brigado|brigada|valeu|vlw|grato|grata|agradecido|agradecida|
      agradeço|muito obrigado|muito obrigada|muitíssimo obrigado|muitíssimo obrigada|mil obrigados|🙏)`,
    '(obrigado|obrigada|muito obrigado|muito obrigada|obg|agradeço|valeu|grato|grata) (por tudo|pela ajuda|pela atenção|pela informação|pelo apoio|pela sua ajuda|a sua ajuda|desde já)',
    '(tchau|adeus|até logo|até já|até mais|até breve|até amanhã|bom fim de semana|tenha um bom dia|bom resto de dia|abraço|abraços|um abraço|beijinhos)',
    '(muito simpático|é muito gentil|que gentil)',
  ],
  finish: [
    `[(isso|isto|e isso|por (agora|hoje|enquanto)|e)] (é|era|seria|será) [(basicamente|praticamente)] tudo [(por (agora|hoje|enquanto)|da
      minha parte|o que (tenho|sei|preciso|posso dizer))]`,
    '[(e|então)] (é|era|seria) só [(isso|isto)] [(mesmo|por (agora|hoje|enquanto))]',
    '(só isso|só isso mesmo|mais nada|nada mais|não há mais nada|não tem mais nada|nada a acrescentar)',
    '(terminei|acabei|já terminei|já acabei|terminamos|terminámos|acabamos|está tudo|tá tudo|está feito|pronto|feito|terminado|concluído)',
    'não (tenho|temos) mais nada [(a|para) (acrescentar|dizer)]',
    `[(pode|podes|podem|já pode|por favor|e|então)] (enviar|mandar|enviar isso|enviar tudo|mandar tudo|enviá lo|mandá lo) [(já|agora|assim)] ?`,
    '(envia|envie|manda|mande|enviem) [(isso|isto|tudo|já|aí)] [(agora|já|assim)]',
  ],
  'already-said': [
    `[(mas|eu|isso|isto|mas eu)] [(isso|eu)] já [(lhe|te|o|a|vos|tinha|tínhamos|eu)] ${said} [(isso|isto|antes|acima|atrás)]`,
    '[(mas|eu)] já [(lhe|te)] (tinha|tínhamos|havia) (dito|falado|respondido|escrito|informado|dado|enviado) [(isso|isto|antes)]',
    '(acabei de|acabo de) [(lhe|te)] (dizer|falar|responder|escrever|informar|dar|enviar) [(isso|isto)]',
    '(ver acima|veja acima|vê acima|está acima|tá acima|está em cima|como disse|como já disse|como eu disse|como falei|já está aí|já respondido)',
  ],
  cancel: [
    `(cancelar|cancela|cancele|cancelamento|parar|pare|para|pára|stop|chega|sair|quero sair|encerrar|encerre|desistir|desisto|
      desistimos|acabar|terminar|fim|cancel|esquece|esqueça|esquece tudo|esqueça tudo|deixa me em paz|deixe me em paz|
      me deixa em paz|me deixe em paz|basta|interromper|abortar|anular|anula|anule)`,
    `[(por favor|já|agora)] ${want} [(já|agora|mesmo)] (cancelar|parar|encerrar|terminar|desistir|sair|anular|interromper) [(isto|isso|tudo|o pedido|
      o processo|a conversa|disto|disso|por aqui|já|agora)]`,
    '(cancela|cancele|cancelar|pare|para|encerre|anule|encerrar|anular|parar) [com] (isto|isso|tudo|o pedido|o processo|a conversa|já|agora) [(agora|já|por favor)]',
    '(já) não (quero|queremos|preciso|precisamos) [(mais|continuar|disto|disso|nada)]',
    'não (quero|queremos) [mais] (continuar|nada|seguir|avançar) [(mais|com isto|com isso)]',
    '(mudei|mudamos|mudámos) de (ideia|ideias|opinião)',
  ],
  reset: [
    `[${want}] [(vamos|podemos|voltar a|bora|por favor)] (começar|recomeçar|reiniciar|iniciar) [tudo] [(de novo|do zero|do início|
      do começo|outra vez|novamente|do princípio|tudo de novo|desde o início)] ?`,
    '(recomeçar|recomeça|recomece|reiniciar|reinicia|reinicie|reset|do zero|do início|do começo|de novo do zero|tudo de novo|começa de novo|comece de novo|voltar ao início|volta ao início|apagar tudo e começar|do princípio)',
  ],
  undo: [
    `[(por favor|pode)] (desfazer|desfaz|desfaça|reverter|reverte|reverta|anular (isso|o último)|voltar atrás|volta atrás|volte
      atrás) [(isso|isto|o último|a última|o último passo)] [por favor]`,
    '(voltar|volta|volte|undo|um passo atrás|passo anterior|voltar um passo|não envie|não envies|não enviar|não manda|não mande|não mandes|não envia|espera não envies|espere não envie|não envie ainda|não envia ainda)',
  ],
  'go-on': [
    '(continuar|continua|continue|continuemos|continuamos|vamos continuar|podemos continuar|prosseguir|prossiga|prossegue|seguir|segue|siga|avançar|avance|avança|vamos em frente|em frente|adiante|próximo|próxima|seguinte|retomar|pode continuar|quero continuar)',
  ],
  human: [
    `[(por favor|olha|olhe)] [${want}] (falar|conversar|fala|fale|falo|escrever|ser atendido|ser atendida) [(antes|diretamente|logo)] (com|por) [(um|uma|o|a|algum|alguma)] ${person} [(real|de verdade|a sério|por favor)] ?`,
    `(humano|pessoa|atendente|atendente por favor|humano por favor|um humano por favor|uma pessoa por favor|atendimento humano|
      apoio ao cliente|suporte|pessoa real|atendimento|sac|operador|operadora)`,
    `(passe|passa|transfere|transfira|ligue|liga|chama|chame|me passa|me passe|me transfere|me transfira|põe|ponha) [(me|por favor)] [(para|pra|com|a)] [(um|uma|o|a)] ${person} [por favor]`,
    `(tem|há|existe) (algum|alguma|alguém|um|uma) [${person}] [(aí|disponível|para falar|com quem falar|com quem eu possa falar)] ?`,
  ],
};
