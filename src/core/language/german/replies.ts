import type { ReplyData } from '../answers/answer-data.ts';
import { emoji } from '../words/emoji.ts';

const one = '[(wert|antwort|option|wahl|datum|nummer|name|adresse|version)]';

function nth(ordinal: string, digit: string, cardinal: string): readonly string[] {
  return [
    `[(nimm|nehmen sie|ich nehme|ich meine|ich meinte|bitte)] [(der|die|das|den)] ${ordinal} ${one}`,
    `(nummer|option|nr) (${digit}|${cardinal})`,
    `# ${digit}`,
  ];
}

export const replies: ReplyData = {
  approvals: [
    '(ja|ja bitte|jep|jo|jawohl|ok|okay|klar|natürlich|selbstverständlich|auf jeden fall|gern|gerne|ja gern|ja gerne|j)',
    `[(bitte|ja|sie können|du kannst|jetzt)] [(es|das)] (senden|abschicken|absenden|abschicken bitte|schick es ab|
      schicken sie es ab|schick ab|sende es|senden sie es|raus damit|mach das|machen sie das|los|nur zu|
      weiter so|in auftrag geben)`,
    '(bestätigt|bestätige|ich bestätige|ich bestätige das|einverstanden|genehmigt|freigegeben)',
    `[(das|es|alles|so|das ist|es ist|alles ist|so ist es|ist)] [(ist|alles|so)] (richtig|korrekt|gut|perfekt|ok|okay|
      in ordnung|prima|super|recht)`,
    '[(das|es|alles|so)] (stimmt|passt) [(so|genau|alles|alles so)]',
    '(genau|perfekt|super|prima|einverstanden)',
    ...emoji.yes,
  ],
  padding: [
    '(bitte|danke|vielen dank|hallo|hi|also|dann|nun|so|oh|hm|und|doch|mal|🙏|🙂|😊|😀|😄|😉)',
  ],
  other: [
    `[(nein|doch|ich meine|ich meinte)] [(doch|lieber)] [(der|die|das|den)] (andere|anderen|anderes|andern) [(option|variante)]`,
  ],
  keep: [
    `[(nein|bitte|lieber)] (so lassen|lass es so|lassen sie es so|behalten|bleibt so|bleib dabei|bleiben sie dabei|
      es bleibt dabei|wie (bisher|vorher|gehabt)|keine änderung|nichts ändern|unverändert lassen)`,
    `[(nein|nimm|nehmen sie|lieber)] [(der|die|das|den)] (alte|alten|alter|altes|vorherige|vorherigen|bisherige|
      bisherigen|ursprüngliche|ursprünglichen) ${one}`,
  ],
  keepWhat: [
    '[(nein|bitte)] (behalte|behalten sie|lass es bei|lassen sie es bei|bleib bei|bleiben sie bei)',
  ],
  takeNew: [
    `[(ja|bitte)] (ändern|ändere es|ändern sie es|ersetzen|austauschen|aktualisieren)`,
    `[(ja|bitte|nimm|nehmen sie|ich meine|lieber)] [(der|die|das|den)] (neue|neuen|neuer|neues) ${one}`,
  ],
  positions: {
    1: [...nth('(erste|ersten|erster|erstes)', '1', 'eins'), '[(der|die|das)] ersteres'],
    2: nth('(zweite|zweiten|zweiter|zweites)', '2', 'zwei'),
    3: nth('(dritte|dritten|dritter|drittes)', '3', 'drei'),
    4: nth('(vierte|vierten|vierter|viertes)', '4', 'vier'),
    5: nth('(fünfte|fünften|fünfter|fünftes)', '5', 'fünf'),
    '-1': [`[(nimm|nehmen sie)] [(der|die|das|den)] (letzte|letzten|letzter|letztes) ${one}`],
  },
};
