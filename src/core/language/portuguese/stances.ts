import type { StanceData } from '../answers/answer-data.ts';
import { commands } from './commands.ts';

const say =
  '(dizer|falar|informar|responder|dar|partilhar|compartilhar|revelar|fornecer|indicar|passar|comentar|divulgar|contar)';
const wont =
  '(não quero|não queria|não queremos|não vou|não vamos|não posso|não gostaria de|não pretendo|prefiro não|preferia não|preferimos não|preferiria não|melhor não|é melhor não|não me apetece|não estou à vontade para|não me sinto à vontade para|não desejo)';
const thing = '(isso|isto|essa informação|esse dado|esses dados|sobre isso|a isso|essa|esse|nada)';
const any =
  '(qualquer|qualquer um|qualquer uma|qualquer um dos|qualquer uma das|qualquer tipo de|quaisquer|todos os|todas as|todo|toda)';
const fine =
  '(está|estão|tá|serve|servem|dá|fica|pode ser|é|são|seria) [(me|pra mim|para mim|para nós)] [(bem|bom|boa|bons|boas|ok|ótimo|óptimo|perfeito|aceitável|válido|igual|tudo bem)] [(para mim|pra mim|para nós|pra nós)]';
const same = '(indiferente|igual|o mesmo|a mesma coisa|tudo igual|a mesma|tanto faz)';
const matters =
  '(importa|interessa|faz diferença|tem importância|é importante|são importantes|é relevante|faz mal)';

export const stances: StanceData = {
  forms: {
    refusal: [
      `[(eu|isso|isto|sobre isso|essa)] ${wont} [(lhe|te|vos)] ${say} [${thing}]`,
      `[(eu|nós)] ${wont} [(lhe|te)] ${say} <about>`,
      `[(isso|isto|essa)] [eu] ${wont}`,
      '(prefiro|preferia|preferimos|preferiria) (não|que não)',
      '(sem comentários|sem comentário|não digo|não respondo|não informo|não vou responder|não vou dizer|não quero responder|prefiro guardar para mim)',
      '(saltar|salta|salte|pular|pula|pule|passar|passo|ignorar|ignora|ignore|skip|omitir|omite|omita|passa à frente|passar à frente|passe à frente|adiante|próxima pergunta|passa para a próxima|passar para a próxima)',
      '[(por favor|podemos|pode|posso|vamos|quero)] (saltar|salta|salte|pular|pula|pule|passar|ignorar|ignora|ignore|omitir|deixar) [(esta|essa|a)] [(pergunta|parte|questão|isso|isto|em branco)] ?',
      '(deixa|deixe|deixar) [(isso|isto|essa|esta)] (em branco|de fora|vazio|de lado)',
      '[(isso|isto)] (é|e) [(muito|algo|um dado|demasiado|informação)] (privado|pessoal|confidencial|particular|segredo|íntimo)',
      '(não é da sua conta|não é da tua conta|não te interessa|não lhe diz respeito|não é da conta de ninguém|privado|confidencial|pessoal|particular)',
      '(não obrigado|não obrigada|não valeu)',
      'não (dou|forneço|partilho|compartilho|passo|revelo|informo) <about>',
    ],
    'no-preference': [
      'não [(me|nos)] importa (onde|quando|como|qual|quem)',
      '(o que|qualquer coisa que) (encontrar|encontrares|encontrarem|houver|tiver|tiverem|acharem|sugerirem) (está|fica|é) (bom|bem|ok|ótimo)',
      'nada (em|de) (especial|particular|específico|concreto)',
      '(pode|podia|poderia) ser [em] (qualquer|qualquer um|qualquer uma) [(lado|lugar|sítio|parte|coisa|zona)]',
      'qualquer (um|uma) (deles|delas|dos dois|das duas|desses|dessas) (seria|é|está|serve) [(bom|boa|bem|ok|ótimo)]',
      `[(isso|isto|para mim|pra mim|por mim|a mim|sinceramente)] [(isso|é|e|me é|é me|fica)] [(totalmente|completamente|absolutamente)] ${same} [(para mim|pra mim|para nós|pra nós)]`,
      '(tanto faz|tanto me faz|tanto dá|tanto me dá|dá igual|me dá igual|dá me igual|dá no mesmo|dá na mesma|vai dar no mesmo|é-me indiferente|é me indiferente|é me igual|sou indiferente|tudo serve|serve tudo|qq um|qq uma|qualquer)',
      `(tanto faz|tanto me faz|tanto dá|dá igual|é indiferente) <about>`,
      `<about> (tanto faz|tanto me faz|tanto dá|é me indiferente|é indiferente|me é indiferente|não ${matters})`,
      `[(a|o|as|os)] <about> (não [me] ${matters}|é [me] ${same})`,
      `[(isso|isto)] não [(me|nos)] ${matters} [(nada|muito|para mim|pra mim)]`,
      `não [(me|nos)] ${matters} [(qual|quais|o|a|onde|quando|que tipo de|em que|o que)] <about>`,
      '(sem|nenhuma|sem nenhuma|sem qualquer|sem grande) (preferência|preferências|preferência especial|preferência particular|exigência|exigências)',
      '[(eu|nós)] não (tenho|temos|há|tem) [(nenhuma|qualquer|uma|grande|especial|muita)] (preferência|preferências|exigência|exigências|preferência especial)',
      '[(eu|nós)] não (tenho|temos) [(nenhuma|qualquer|uma|grande)] (preferência|preferências) (de|por|quanto a|quanto ao|quanto à|sobre|em relação a|em relação ao|em relação à|para|na|no) <about>',
      '[(eu|nós)] não (tenho|temos) [(nenhum|nenhuma)] <about> (preferido|preferida|específico|específica|em mente|favorito|favorita|em particular|em especial)',
      '(nenhum|nenhuma|sem) <about> (em particular|em especial|específico|específica|preferido|preferida|em mente)',
      `${any} <about>`,
      `${any} [<about>] ${fine}`,
      '(qualquer um|qualquer uma|qualquer coisa|qualquer deles|qualquer delas|qualquer dos dois|qualquer das duas|seja qual for|o que for|o que quiser|o que quiserem|o que houver|o que tiver|onde for|quando for|onde quiser|quando quiser|como quiser|como queira|como preferir|qualquer lado|qualquer lugar|qualquer sítio|qualquer hora|qualquer dia|a qualquer hora|em qualquer lado|em qualquer lugar|ambos servem|os dois servem)',
      `(qualquer um|qualquer uma|qualquer coisa|tudo|ambos|ambas|os dois|as duas|todos|todas) ${fine}`,
      '[(eu|nós)] (estou|estamos|sou|somos|tô) [(totalmente|bem|muito)] (aberto|aberta|abertos|flexível|flexíveis|aberto a tudo|aberta a tudo|aberto a sugestões|aberta a sugestões)',
      '(decida|decide|escolha|escolhe|decidam|escolham) [(você|tu|vocês|por mim|à vontade|o que for melhor|o melhor)]',
      '(você|tu|vocês) (decide|decides|decidem|escolhe|escolhes|escolhem|é que sabe|é que sabem|é que sabes|que sabe|manda|quem sabe|quem decide|pode escolher|pode decidir)',
      '(fica|deixo|deixamos|deixo isso) [(isso)] (ao seu critério|ao vosso critério|ao teu critério|a seu critério|à sua escolha|à tua escolha|à vossa escolha|consigo|com você|contigo|nas suas mãos)',
      '(surpreenda|surpreende|me surpreenda|surpreende me|surpreenda me|a sua escolha|à sua escolha|à escolha|o que recomendar|o que recomenda|o que sugerir|o que me recomendar|o que achar melhor|o que você achar melhor)',
      '(não sou|não somos) (esquisito|esquisita|exigente|exigentes|picuinhas|fresco|fresca)',
      'não (ligo|ligamos) [(a isso|para isso|pra isso|muito|nada)]',
      'não (ligo|ligamos) (a|ao|à|para|pra) <about>',
    ],
    unknown: [
      '[(isso|isto|eu|ainda|isso eu)] (não|n|nem) (sei|sabemos|sabia|faço ideia) [(isso|isto|bem|ainda|ao certo|dizer|de cor|agora|direito|responder|mesmo|exatamente|com certeza|sinceramente)]',
      '(não|n) (sei|sabemos|conheço|tenho|encontro|acho|me lembro do|me lembro da|lembro do|lembro da) (o|a|os|as) [(meu|minha|nosso|nossa)] <about> [(agora|de cor|de cabeça|comigo|à mão|aqui|de momento|no momento)]',
      '(não|n) sei (qual|quais|o que|quanto|quantos|quantas|quando|onde|que) <about>',
      'não sei (como|quem|se|em que|de que|por que|porque) <about>',
      '[eu] não (tenho [a] certeza|estou certo|estou certa) (de|se|onde|qual|quando|quem|como|do|da) <about>',
      '[eu] não (me lembro|lembro|faço ideia) (de|do|da|se|onde|qual|quando|quem|como) <about>',
      '(sei lá|não faço ideia|não faço a mínima ideia|não faço a menor ideia|não tenho ideia|não tenho a mínima ideia|não tenho a menor ideia|nem ideia|sem ideia|nem faço ideia|sla|nsei|não sei mesmo|boa pergunta não sei|desconheço|desconhecido|desconhecida|como hei de saber|como é que eu vou saber)',
      'não (tenho|temos|o tenho|a tenho) [(isso|isto|agora|aqui|ainda)] [(isso|isto)] (à mão|comigo|aqui|de cor|de cabeça|agora|em mãos|no momento|de momento)',
      '[eu] (não (me lembro|lembro|me recordo|recordo)|esqueci|esqueci me|me esqueci|já não me lembro|não lembro mais|não estou lembrado|não estou lembrada) [(agora|disso|bem|de cor)]',
      '(não estou|não tô|não tenho a) (certo|certa|seguro|segura|certeza)',
      '[eu] não tenho certeza [(disso|agora|ainda)]',
      '(difícil|é difícil|não sei) (dizer|de dizer)',
      '(não (consigo|sei) (dizer|responder)) [(isso|agora|ainda|de momento)]',
      '🤷',
    ],
    deferral: [
      '(um|só um|é só um|dá me um|dê me um|me dê um|me dá um|espere um|espera um|aguarde um) (momento|momentinho|instante|minuto|minutinho|segundo|segundinho|bocadinho|bocado|pouco|pouquinho|seg|min) [(por favor|só)] ?',
      '(momento|instante|um momento|só um instante|pera|peraí|pera aí|espera|espera aí|espere|espere aí|aguarda|aguarde|calma|calma aí|perai|já vai|já venho|já volto|volto já|já respondo|já digo|já te digo|já lhe digo) [(por favor|um pouco|só|um bocado|um minuto|um momento|que)]',
      '(mais tarde|depois|logo|daqui a pouco|daqui a bocado|amanhã|agora não|não agora|ainda não|agora não posso|noutra altura|em outra hora|outra hora|outro dia|fica para depois|fica pra depois|deixa para depois|deixa pra depois|dps|logo mais|hoje não|agora não dá|até logo já)',
      '[(isso|isto|eu)] [(eu|lhe|te)] (digo|respondo|informo|envio|mando|passo|dou|vejo|trato|falo|decido|confirmo) [(isso|isto|lhe|te|essa|o)] (mais tarde|depois|logo|amanhã|daqui a pouco|já a seguir|em breve|noutra altura|outra hora)',
      '(mais tarde|depois|logo|amanhã|daqui a pouco) [eu] [(lhe|te)] (digo|respondo|informo|envio|mando|passo|dou|vejo|trato|falo|decido|confirmo) [(isso|isto)]',
      `[(eu|nós|primeiro|antes)] (tenho de|tenho que|temos de|temos que|preciso de|preciso|precisamos de|vou|vamos|deixa me|deixe me|deixa eu|deixe eu|quero|preciso ainda de)
        [(ainda|só|primeiro|antes)] (ver|verificar|confirmar|consultar|pensar|perguntar|procurar|checar|conferir|falar|decidir|dar uma olhada|buscar|ir ver) [(isso|isto|melhor|primeiro|antes|um pouco|sobre isso|nisso)]`,
      `[(eu|nós|primeiro|antes)] (tenho de|tenho que|temos de|temos que|preciso de|preciso|precisamos de|vou|vamos) [(ainda|só|primeiro|antes)] (falar com|perguntar a|perguntar ao|perguntar à|perguntar para|perguntar pro|perguntar pra|confirmar com|consultar|ver com|conversar com|pensar em|pensar no|pensar na) <about>`,
      '(pergunte|pergunta|me pergunte|me pergunta|pergunte me|pergunta me) [(isso|de novo|outra vez|novamente)] (mais tarde|depois|logo|amanhã|outra hora)',
      '(deixe me|deixa me|deixa eu|deixe eu) (pensar|ver) [(um pouco|bem|melhor|nisso)]',
    ],
    hesitation: [
      '(hm|hmm|hum|humm|ah|ahn|hã|ham|oh|eh|ehh|é que|então|bem|bom|pois|ora|ora bem|deixa ver|deixe ver|vejamos|ufa|boa pergunta|sei não|poxa|uai|ué|🤔)',
    ],
    ...commands,
  },
  neither: [
    '(não|nem) [(me|nos)] (é|são|seria|fica) [(me|nos)] [(tudo|totalmente)] (indiferente|igual|a mesma coisa|o mesmo)',
  ],
  padding: [
    `(por favor|se faz favor|pf|pfv|desculpe|desculpa|perdão|sinceramente|na verdade|para ser sincero|pra ser sincero|ok|okay|
      então|mas|e|só|obrigado|obrigada|obg|olá|oi|bom dia|boa tarde|boa noite|mesmo|ainda|infelizmente|agora|neste
      momento|no momento|de momento|por enquanto|por agora|sim|bem|bom|hm|hum|ah|oh|ai|realmente|assim|cá|aqui|
      acho|acho eu|eu acho|acho que|creio|lá|pois|pá|né|tá|ta|cara|mano|gente|tipo|para mim|pra mim|por mim|
      honestamente|com certeza|é que|🙂|😊|😀|😄|🙏|😉|😅)`,
  ],
  answering: ['(não|nao)'],
  pointers: [
    '(isso|isto|aquilo|esse|essa|este|esta|ele|ela|essa pergunta|esta pergunta|a pergunta|sobre isso|disso|nisso|a isso|disto|esse dado|essa informação|nada)',
    '[(onde|qual|quando|quem|como|o que|que)] [(isso|isto|ele|ela)] (é|fica|está|era|seria|significa|quer dizer|se chama) [(isso|isto)]',
    '[o que] (dizer|pôr|colocar|responder|escrever) [aqui]',
  ],
};
