import type { CorrectionData } from '../data.ts';

export const corrections: CorrectionData = {
  lead: ['(hm|ach|oh|äh|ähm|na|gut|ok|okay|also|naja)'],
  markers: [
    '(ich|wir) (meinte|meinten|meine|meinen|wollte sagen|wollten sagen)',
    '(gemeint (war|ist|waren)|das sollte|es sollte|sollte) [(heißen|sein)]',
    '[(bitte|lieber|machen wir|mach|machen sie|nehmen wir|sagen wir|dann)] (daraus|lieber|doch lieber|besser|eher)',
    '(korrektur|tippfehler|verbesserung|berichtigung|besser gesagt|genauer gesagt|beziehungsweise|vielmehr)',
    '(eigentlich|doch|in wirklichkeit) [(sind es|ist es|waren es|nur|wir sind|ich bin|lieber)]',
    '(nein|nee|ne) (es ist|es sind|das ist|lieber|doch|sondern|wir sind|ich heiße|eher)',
    '(machen wir|mach|machen sie|nehmen wir|sagen wir) [(es|das)] [(lieber|doch|bitte)]',
  ],
  closedMarkers: [
    `(nein|nee|ne|nö|sorry|entschuldigung|verzeihung|hoppla|ups|falsch|stimmt nicht|das stimmt nicht|das ist
      falsch|nicht ganz|moment|warte|warten sie|halt|pardon|tut mir leid|mein fehler|vertippt|ich habe
      mich vertippt|ich habe mich geirrt|irrtum|doch nicht|ach nein|oh nein)`,
  ],
  inside: [
    `[(oh|ach|äh|ähm)] (nein|nee|ne|quatsch|stopp|halt|moment|sorry|entschuldigung|falsch|korrektur|doch|
      lieber) [(ich meine|ich meinte|doch|lieber|es ist|es sind)]`,
  ],
  insideFreely: ['(beziehungsweise|besser gesagt|oder besser|oder vielmehr|ich meine|ich meinte)'],
  changes: [
    `[(bitte|können sie|kannst du|könnten sie|ich möchte|ich will|ich würde gern|wir möchten)] (ändern|ändere|
      ändern sie|setze|setzen sie|korrigiere|korrigieren sie|verschiebe|verschieben sie|tausche)`,
  ],
  changeTo: ['(auf|in|zu|zum|auf den)'],
  not: ['nicht', 'und nicht', 'kein', 'keine', 'keinen', 'es sind nicht', 'es ist nicht', 'statt'],
  butRather: ['(sondern|aber) [(eher|doch)]'],
  insteadOf: ['(statt|anstatt|anstelle von|und nicht|nicht)'],
  tails: [
    `(stattdessen|bitte|danke|doch|lieber|sorry|entschuldigung|meinte ich|meine ich|mein fehler|ändern|setzen|
      korrigieren|verschieben)`,
  ],
};
