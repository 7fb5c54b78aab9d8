import type { OthersData } from '../answers/others.ts';

const his = `(kollege|freund|bruder|nachbar|chef|vater|papa|mann|sohn|bekannter|kumpel|partner|cousin|onkel|vorgesetzter|kunde)`;
const hers = `(kollegin|freundin|schwester|nachbarin|chefin|mutter|mama|frau|tochter|bekannte|partnerin|cousine|tante|kundin)`;
const him = `(kollegen|freund|bruder|nachbarn|chef|vater|mann|sohn|bekannten|kumpel|partner|cousin|onkel|kunden)`;
const to = `(ihm|ihr|ihnen|(meinem|einem|unserem) ${him}|(meiner|einer|unserer) ${hers})`;
const forThem = `für (ihn|sie|(meinen|einen|unseren) ${him}|(meine|eine|unsere) ${hers})`;

export const others: OthersData = {
  people: [
    `(mein|ein|unser|sein|ihr|der) [(guter|alter|bester|neuer|anderer)] ${his} [von (mir|uns)]`,
    `(meine|eine|unsere|seine|ihre|die) [(gute|alte|beste|neue|andere)] ${hers} [von (mir|uns)]`,
    '(meine|unsere|seine|ihre|die) (eltern|freunde|kollegen|nachbarn|kinder|geschwister|großeltern|kunden|anderen)',
    '(er|sie|jemand|jemand anders|jemand anderes)',
    `(meinem|unserem) ${him}`,
    `(meiner|unserer) ${hers}`,
  ],
  says: [
    `(sagen|sagten|meinen|meinten|finden|sagt|sagte|meint|meinte|findet|fand|glaubt|empfiehlt|empfahl|schreibt|schrieb|hat (gesagt|gemeint)) [(auch|immer|mir|uns)] [dass]`,
  ],
  named: ['(sagt|sagte|meint|meinte|will|wollte|möchte)'],
  does: [
    `(hat|hatte|haben|hatten|waren|wollen|wollten|zahlten|wohnen|kamen|brauchen|möchten|nahmen|zahlt|zahlte|bezahlte|wohnt|wohnte|lebt|lebte|will|wollte|möchte|braucht|nahm|nimmt|war|kam|bevorzugt|mag|gab)`,
  ],
  inverted: [
    '(sagt|sagte|meint|meinte|hat|hatte|zahlte|wollte|will|war|wohnt|laut|nach meinung von)',
  ],
  suitsBehind: [
    `(okay|ok|gut|in ordnung|recht|passt|reicht|geht|passend|perfekt|prima) ${forThem}`,
    `(passt|reicht|genügt|gefällt) ${to}`,
  ],
  suitsBefore: [`${forThem} (ist|wäre|passt|reicht|geht)`, `${to} (passt|reicht|genügt|gefällt)`],
  strangers: ['(nebenan|nebendran|neben uns|hinter uns|am nebentisch|am (anderen|nächsten) tisch)'],
};
