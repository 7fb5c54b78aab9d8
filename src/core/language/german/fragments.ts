import type { FragmentData } from '../words/content-data.ts';

export const fragments: FragmentData = {
  opens: [
    `(etwa|ungefähr|circa|ca|rund|vielleicht|wahrscheinlich|fast|knapp|gut|über|unter|mindestens|höchstens|bis
      zu|mehr als|weniger als|zwischen|so um die)`,
    `(von|bis|ab|für|um|an|am|zu|zum|zur|mit|vor|nach|über|in|im|auf|bei|der|die|das|den|dem|ein|eine|einen|mein|
      meine|unser|unsere|ihr|ihre)`,
    '(ist|sind|bin|war|waren|es ist|ich bin|wir sind|es gibt|das ist|das sind)',
    `(ich|wir) [(würde|würden|wirklich|nur|auch)] (brauche|brauchen|möchte|möchten|will|wollen|hätte|hätten|
      nehme|nehmen|suche|suchen|zahle|zahlen|bestelle|bestellen) [gern|gerne]`,
    `[(mein|meine|unser|unsere|der|die|das)] (name|mail|email|firma|budget|nummer|betrag|termin|empfänger|iban|
      verwendungszweck) [(ist|lautet)]`,
    '(kann|können|könnten|würden|wird|gibt es) [(ich|wir|sie|man)] [bitte]',
    '(und|oder|aber|also|weil|wenn|dass|nenn mich|zahlen sie|überweisen sie|senden sie)',
  ],
  counted: [
    '(k|t|tsd|mio|tausend|hundert|million|millionen|euro|eur|dollar|usd|franken|chf|prozent)',
    '(leute|personen|mitarbeiter|mitarbeitende|menschen|mann|tage|tagen|wochen|monate|monaten|jahre|jahren|stunden|stück)',
  ],
  goesOn: ['(von|bis|ab|für|um|am|im|in|auf|mit|vor|nach|über|zum|zur|pro|oder so|und|oder)'],
};
