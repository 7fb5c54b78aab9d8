import type { CorrectionData } from '../answers/correction-data.ts';

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
  ownAfterNo: ['(nein|nee|nö|nein nein) (mein|meine|meinen|meinem|meiner|unser|unsere|unseren)'],
  restated: [
    `(es (ist|sind|war|waren|wird|werden)|das (ist|war|sind|waren)|wir (sind|waren|haben|brauchen)|ich (habe|brauche|bin))`,
  ],
  inside: [
    `[(oh|ach|äh|ähm)] (nein|nee|ne|quatsch|stopp|halt|moment|sorry|entschuldigung|falsch|korrektur|doch|
      lieber) [(ich meine|ich meinte|doch|lieber|es ist|es sind)]`,
  ],
  insideFreely: ['(beziehungsweise|besser gesagt|oder besser|oder vielmehr|ich meine|ich meinte)'],
  changes: [
    `[(bitte|können sie|kannst du|könnten sie|ich möchte|ich will|ich würde gern|wir möchten)] (ändern|ändere|ändern
      sie|setze|setzen sie|korrigiere|korrigieren sie|verschiebe|verschieben sie|verlege|verlegen sie|tausche) [(bitte|mir|
      uns)]`,
  ],
  changeTo: ['(auf|in|zu|zum|auf den)'],
  changeFrames: [
    `[bitte] (ich möchte|wir möchten|ich will|wir wollen|ich würde|wir würden|ich muss|wir müssen|können sie|könnten sie|
      kannst du|könntest du|können wir|könnten wir|kann ich|könnte ich|würden sie|würdest du|bitte|lass uns|lassen sie uns|ist
      es möglich|wäre es möglich|geht es|ginge es) [(bitte|gern|
      gerne|noch)]`,
  ],
  changeVerbs: [
    `[zu] (ändern|abändern|setzen|korrigieren|verschieben|verlegen|umbuchen|umstellen|berichtigen|vorziehen|wechseln|legen|
      abzuändern|umzubuchen|umzustellen|vorzuziehen)`,
  ],
  not: ['nicht', 'und nicht', 'kein', 'keine', 'keinen', 'es sind nicht', 'es ist nicht', 'statt'],
  butRather: ['(sondern|aber) [(eher|doch)]'],
  insteadOf: ['(statt|anstatt|anstelle von|und nicht|nicht)'],
  shiftFrom: ['von'],
  shiftTo: ['(auf|zu)'],
  tails: [
    `(stattdessen|bitte|danke|doch|lieber|sorry|entschuldigung|meinte ich|meine ich|mein fehler|ändern|setzen|
      korrigieren|verschieben)`,
  ],
  instead: ['stattdessen'],
  offers: [
    `(gibt|gäbe) es [(da|denn)] [(noch|auch|vielleicht|eventuell)] (etwas|was|irgendetwas|irgendwas|einen|eine|
      ein|platz|termine|freie|freien|andere)`,
    `(ist|wäre|war) [(da|denn)] [(noch|auch|vielleicht|eventuell)] (etwas|was|irgendetwas|irgendwas|einer|eine|ein|platz)`,
    `(haben|hätten|habt|hättet|hast|hättest) (sie|ihr|du) [(da|denn)] [(noch|auch|vielleicht|eventuell)] (etwas|was|
      irgendetwas|irgendwas|einen|eine|ein|platz|termine|freie)`,
    '(geht|ginge|passt|klappt|wäre) [(es|das|vielleicht|eventuell)] [(auch|denn)] [(am|um|ab|mit|für)]',
    '(ist|wäre) (es|das) [(auch|vielleicht)] möglich',
    '(können|könnten|kannst|könntest) (sie|du|ihr) [(bitte|mal)] (nachsehen|schauen|prüfen|gucken) ob',
    '(ist|wäre|sind|wären) (noch|auch|vielleicht)',
    '(können|könnten|kannst|könntest) (sie|du|ihr) [(bitte|mal|auch)] (nach|bei|in|mit|für)',
  ],
};
