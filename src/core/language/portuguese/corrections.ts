import type { CorrectionData } from '../answers/correction-data.ts';

export const corrections: CorrectionData = {
  lead: ['(hm|hum|ah|oh|ai|bem|bom|ok|okay|então|pois|epa|opa|eh|ops|ups)'],
  markers: [
    '[eu] (queria dizer|quis dizer|queríamos dizer|quero dizer|quero é dizer|referia me a|era para ser|era pra ser|devia ser|deveria ser|era para dizer)',
    '[(por favor)] (corrigindo|correção|correcção|corrijo|retificando|retifico|errata|digo|melhor dizendo|ou melhor|aliás|perdão digo|minto)',
    '(na verdade|afinal|na realidade|pensando bem|em vez disso) [(é|são|somos|seria|seriam|era|quero|prefiro|fica|ficam|sou|vão ser)]',
    'não (antes|prefiro|afinal|na verdade|melhor|quero dizer|mas sim)',
    '(muda|mude|mudar|altera|altere|alterar|troca|troque|trocar|passa|passe|ponha|põe|coloca|coloque|bota) [(isso|isto)] (para|pra|a|por)',
    '(melhor|antes|de preferência|é melhor|prefiro|preferia) (antes|então|mesmo)',
    '(melhor|é melhor|prefiro|preferia|põe|ponha|coloca|coloque|bota|bote|que seja|que sejam)',
  ],
  closedMarkers: [
    `(não|nao|desculpe|desculpa|perdão|ops|ups|opa|errado|está errado|tá errado|isso está errado|isto está errado|não está certo|
      não é isso|não era isso|espera|espere|calma|peraí|pera|aliás|engano|engano meu|erro meu|foi engano|enganei me|me
      enganei|me equivoquei|equivoquei me|errei|ah não|oh não|não não|minto|lapso|lapso meu|falha minha|escrevi mal|digitei
      errado|na verdade não)`,
  ],
  ownAfterNo: [],
  restated: [`(é|são|era|eram|foi|foram|seria|seriam|somos|éramos|há|havia|tem|são só)`],
  inside: [
    `[(oh|ah|ai|ops|ups)] (não|perdão|desculpe|desculpa|espera|espere|aliás|ou melhor|digo|quero dizer|melhor dizendo|minto|
      errado|correção|afinal|na verdade|engano|melhor) [(é|são|quero dizer|queria dizer|quis dizer|antes|digo)]`,
  ],
  insideFreely: ['(ou melhor|melhor dizendo|quer dizer|quero dizer|queria dizer|quis dizer|aliás)'],
  changes: [
    `[(por favor|pode|podes|podia|podias|poderia|poderias|podem|podemos|podíamos|poderíamos|posso|quero|queria|queremos|gostaria
      de|gostava de|preciso de|preciso|vamos|dá para|dá pra|daria para|é possível|seria possível)] [(por favor|então|me|nos)]
      (mudar|mudá lo|muda|mude|alterar|alterá lo|altera|altere|corrigir|corrige|corrija|trocar|trocá lo|troca|troque|passar|passá
      lo|passa|passe|adiar|adiá lo|adia|adie|atualizar|atualiza|atualize|deixar|remarcar|remarque|antecipar|antecipe)`,
  ],
  changeTo: ['(para|pra|pro|por|às|ao|para o|para a|para as|para os|pras|pros)'],
  not: ['não', 'e não', 'não é', 'não são', 'nem', 'em vez de', 'sem ser'],
  butRather: ['(mas sim|e sim|sim|mas|é|são|senão)'],
  insteadOf: ['(em vez de|ao invés de|no lugar de|em lugar de|e não|não)'],
  shiftFrom: ['(de|do|da)'],
  shiftTo: ['(para|pra|a)'],
  tails: [
    `(em vez disso|por favor|obrigado|obrigada|antes|desculpe|desculpa|perdão|afinal|na verdade|engano meu|erro meu|eu
      quis dizer|quis dizer|queria dizer|então|se faz favor)`,
  ],
  instead: ['(em vez disso|no lugar|em lugar disso)'],
  offers: [
    `(há|haverá|haveria|existe|resta|sobra) [(ainda|também|talvez)] (algo|alguma|algum|um|uma|vaga|vagas|lugar|
      mesa|espaço|disponibilidade|outro|outra)`,
    `(tem|têm|teria|teriam|tens|vocês têm|você tem) [(ainda|também)] (algo|alguma|algum|um|uma|vaga|vagas|lugar|
      mesa|espaço|disponibilidade|outro|outra)`,
    '(seria|é|será) possível',
    '(pode|podia|poderia) ser',
    '(dá|daria|dava) [(também)] (para|pra)',
    '(pode|podes|poderia|poderias|podia) (ver|verificar|checar|conferir) se',
    '[me] (pode|podes|poderia|poderias|podia) (procurar|buscar|olhar|tentar) [antes]',
  ],
};
