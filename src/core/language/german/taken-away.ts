import type { TakenAwayData } from '../answers/taken-away.ts';

const to = '(ihnen|dir|euch)';
const it = '(das|es|bescheid|mehr|genaueres|genau|noch|dann|erst)';
const at =
  '[(am|im|in|um|bis|bis zum|vor|nach|nach dem|vor dem|ab|an|innerhalb von|spätestens)] [(der|die|das|dem|den)]';

export const takenAway: TakenAwayData = {
  negations: [
    `(nie|niemals|nicht|keinesfalls|nie im leben|auf (keinen|gar keinen) fall|bestimmt nicht|sicher nicht) (zahle|bezahle|zahlen|bezahlen|gebe|geben|würde|würden|
      überweise|überweisen) (ich|wir) [(dafür|für)]`,
    '(nicht|keinesfalls|auf keinen fall) (vor|vor dem|am|zwischen) [(dem|den|der)]',
    'es sei denn [(der|die|das|am|im)]',
    '(nicht|kein|keine|keinen) (unbedingt|besonders|so|sehr|zu|ganz|allzu|gerade) [(der|die|das|ein|eine|einen|in|im)]',
    `(nicht|kein|keine|keinen|keiner|ohne|nie|niemals|außer|weder|noch|statt|anstatt) [(an|am|im|in|nach|von|vom|
      aus|für|mit|zu|zum|der|die|das|den|dem|ein|eine|einen)]`,
  ],
  unfit: [
    '(kann|können|könnte|könnten|mag|will|möchte) (ich|wir) [(leider|da)] (nicht|nie|keinesfalls)',
    '(geht|gehen|passt|passen|klappt|klappen|funktioniert|ginge|reicht) [(mir|uns|bei mir|bei uns|es|das)] [(leider|gar|überhaupt|wirklich|eher|so)] nicht',
    '(ist|sind|wäre|wären|war) [(mir|uns|für mich|für uns)] [(leider|viel|etwas|ein bisschen|deutlich|einfach|schon)] zu (spät|früh|teuer|viel|wenig|lang|kurz|groß|klein|schwer|weit|hoch|niedrig|knapp|bald)',
    '(ist|sind|wäre|wären) [(leider|gar|überhaupt)] (nicht (möglich|gut|in ordnung|okay|ok|akzeptabel|drin|machbar|verfügbar)|keine option|schlecht|ungünstig|unmöglich|ausgeschlossen)',
    '(habe|hab|haben) (ich|wir) [leider] (keine zeit|keinen urlaub|zu tun|frei nicht)',
    '(bin|sind) (ich|wir) [(leider|schon)] (verhindert|beschäftigt|ausgebucht|nicht frei)',
    '(ist|sind|wäre|wären) [(für mich|für uns|mir|uns)] [(leider|ganz|sehr|zu|eher)] (unmöglich|schlecht|schlimm|ungünstig|schwierig|ausgeschlossen|ein problem|keine option|belegt)',
  ],
  unfitAtEnd: ['(nicht|nie|nein|lieber nicht|auf keinen fall|bitte nicht|leider nicht|geht nicht)'],
  relative: ['(mehr|länger|extra|zusätzlich) [bitte]', 'obendrauf'],
  alternatives: ['(oder|oder vielleicht|vielleicht|eventuell) [(um|auch|sogar)]'],
  exceptions: ['(außer|ausser|ausgenommen)', 'bis auf', '(nur|bloß|aber) nicht'],
  exceptionsBehind: ['nicht'],
  noExceptions: [],
  bygone: ['(letzte|letztes|letzten) (jahr|monat|woche)', '(neulich|gestern|damals)'],
  lastTime: [
    'früher (war|waren|hat|hatte|hatten|kostete)',
    '(war|waren|hatten|kostete) (wir|ich|es|das) früher',
    'damals',
    '[(beim|das)] (letzte|letztes|letzten) mal',
  ],
  likeBygone: ['(wie|als)'],
  thisTime: ['(diesmal|dieses mal|jetzt|nun|heuer|dieses jahr|aber)'],
  toldBefore: [
    `(ich|wir) (sage|sag|sagen|gebe|geb|geben|melde|meld|melden|schreibe|schreib|antworte|bestätige) [(mich|uns|${to})] [${it}] [${it}] ${at}`,
    `(ich|wir) (rufe|ruf|rufen) [(sie|dich|euch)] [wieder] ${at}`,
    `(ich|wir) (weiß|weiss|wissen|erfahre|erfahren|entscheide|entscheiden) [(mich|uns)] [${it}] [${it}] (am|im|in|um|bis|bis zum|vor|nach|ab|spätestens) [(der|die|das|dem|den)]`,
    `(das|es) (weiß|weiss|wissen|sage|sag|sagen|erfahre|entscheide) (ich|wir) [${to}] [${it}] ${at}`,
  ],
  bornBefore: ['(geboren|geburtstag) [(bin|wurde)] [ich] [(am|im)]'],
  pastBehind: ['(war|waren|geboren)'],
  toldBehind: [
    `(sage|sag|sagen|gebe|geb|geben|melde|meld|melden|schreibe|schreib|bestätige) (ich|wir) [(mich|uns|es|das|${to})]`,
    '(weiß|weiss|wissen|erfahre|erfahren|entscheide|entscheiden) (ich|wir) [(es|das|mehr|mich|uns|bescheid)]',
    '(kann|können) (ich|wir) [(es|das)] (ihnen|dir|euch) [(es|das|mehr)] (sagen|bestätigen|mitteilen)',
  ],
};
