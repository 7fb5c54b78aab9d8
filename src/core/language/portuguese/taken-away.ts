import type { TakenAwayData } from '../answers/taken-away.ts';

const to = '(te|lhe|lhes|vos)';
const say =
  '(digo|direi|dizemos|confirmo|confirmarei|confirmamos|aviso|avisarei|avisamos|conto|contarei|respondo|responderei|ligo|ligarei|ligamos|escrevo|escreverei)';
const it = '(isso|isto|mais|tudo|com certeza|a resposta)';
const at =
  '[(em|no|na|nos|nas|a|ao|à|às|até|antes de|depois de|antes do|depois do|antes da|depois da|a partir de|dentro de|daqui a|para)] [(o|a|os|as)] [dia]';

export const takenAway: TakenAwayData = {
  negations: [
    `(não|nunca|jamais|nem morto|nem morta|nem em sonhos|nem a brincar|de jeito nenhum|de maneira nenhuma) [(me|te|lhe|vos)] [(vou|vamos|quero|queremos|penso|posso)] (pago|pagarei|
      pagaria|pagamos|pagaríamos|pagar|pague|paguem|gasto|gastarei|gastaria|gastar|gaste|gastem|gastamos|cobre|cobrem|dou|daria|dar|dê|deem|ponho|transfira|transfiram|invisto) [(o|a|os|as|um|uma|uns)]`,
    '(não|nunca) antes',
    'não (envie|mande|transfira|pague|envia|manda|transfere|paga) [(dinheiro|isso|nada)] (para|a|ao|à) [(o|a)]',
    'não (pode|posso|podemos|podem) (ser|ir|vir|pagar) [(em|no|na|o|a|dia)]',
    '(não|nunca) (somos|seremos|éramos|seja|sejam|serão|vamos ser|antes de|antes do|antes do dia|pago|pagarei|pagamos|no dia) [(o|a|em|no|na)]',
    '(a menos que|a não ser que|nem pensar em) [(o|a|em|no|na|dia|seja)]',
    'não (tem|têm|precisa|precisam|deve) [(que|de)] ser [(muito|tão|demasiado)]',
    `(não|nem|nenhum|nenhuma|sem|nunca|jamais|exceto|excepto|menos|em vez de|ao invés de|tudo menos) [(em|no|na|a|ao|à|
      de|do|da|para|pra|por|com|o|os|as|um|uma|é|são)]`,
  ],
  unfit: [
    '[(eu|a gente|nós)] não (posso|podemos|pode|poderei|consigo|conseguimos|consegue|quero|queremos|vou poder|vamos poder|vai dar|dá|dava|daria|é possível|pode ser|serve|funciona|rola|convém|vale)',
    'não (me|nos) (dá|serve|convém|agrada|interessa|fica bem|é possível)',
    'não (é|está|são|estão|seria|fica|ficaria) (bom|boa|bem|possível|uma opção|opção|aceitável|suficiente|disponível|uma boa ideia)',
    '(é|são|seria|fica|parece|acho) [(já|um pouco|muito)] (demais|demasiado|tarde demais|cedo demais|caro demais|cara demais|longo demais|muito tarde|muito cedo|muito caro|muito cara|muito pouco|muito|impossível|pouco|tarde|má ideia)',
    '(impossível|nem pensar|estou ocupado|estou ocupada|estamos ocupados)',
    '[me] (está|é|seria|fica) [(muito|mesmo)] (impossível|mal|mau|ruim|difícil|descartado|um problema|ocupado)',
  ],
  unfitAtEnd: ['(não|nunca|nem pensar) [(por favor|obrigado|obrigada)]'],
  relative: ['(a mais|mais|extra) [por favor]'],
  alternatives: ['(ou|ou talvez|talvez|ou até) [(às|as)]'],
  exceptions: ['(menos|exceto|excepto|salvo|tirando)', '(mas|só) não', 'com exceção (de|do|da)'],
  exceptionsBehind: ['não'],
  noExceptions: [],
  bygone: [
    '(ano|no ano|o ano|mês|no mês|o mês) passado',
    '(semana passada|na semana passada|a semana passada)',
    '(outro dia|ontem)',
  ],
  lastTime: [
    'antes (éramos|era|eram|custava|fomos|pagávamos)',
    '[(a|da|na)] (última|outra) vez',
    '(da|na|a) vez (passada|anterior)',
  ],
  likeBygone: ['(como|que)'],
  thisTime: ['(desta vez|dessa vez|agora|este ano|mas)'],
  toldBefore: [
    `[(eu|nós|a gente)] ${to} ${say} [${it}] ${at}`,
    `(eu|nós|a gente) (aviso|avisarei|avisamos|avisa|confirmo|confirmarei|confirmamos|confirma|sei|saberei|saberemos|decido|decidirei|decidimos|respondo|ligo|digo) [${it}] ${at}`,
    `(vou|vamos|vai|posso|podemos|consigo) [${to}] (saber|dizer|lhe dizer|te dizer|confirmar|avisar|decidir|responder|ligar|te ligar|te avisar|dizer lhe|dizer te|ligar lhe) [${it}] ${at}`,
    '[só] (saberei|saberemos|avisarei|decidirei) [isso] [(em|no|na|até|dia|daqui a)] [dia]',
    `(digo|aviso|confirmo|respondo|ligo|escrevo) (te|lhe|vos) [${it}] ${at}`,
  ],
  bornBefore: ['(nasci|nascemos|nasceu|nasceram) [(em|no dia|a|dia|no)]'],
  pastBehind: ['(foi|foram|era|eram|tem sido)'],
  toldBehind: [
    `[(eu|já|eu já|a gente)] ${to} ${say}`,
    `(digo|aviso|confirmo|respondo|ligo) (te|lhe|vos)`,
    '[(eu|a gente|nós)] [já] (saberei|saberemos|sei|aviso|confirmo|avisarei|confirmarei|decido|decidirei)',
  ],
};
