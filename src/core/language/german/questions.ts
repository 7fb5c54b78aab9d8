import type { QuestionData } from '../answers/question-data.ts';

const who =
  '(ich|du|er|sie|es|wir|ihr|man|das|die|der|dies|mein|meine|ihre|eure|hier|da|jemand|noch|auch|denn)';

const fact = `(adresse|adressen|telefonnummer|telefonnummern|nummer|postleitzahl|preise|preis|namen|details|karte|liste|
  öffnungszeiten)`;

export const questions: QuestionData = {
  starts: [
    `(was|wer|wen|wem|wessen|wann|wo|woher|wohin|warum|wieso|weshalb|weswegen|wie|welche|welcher|welches|welchen|
      wofür|wozu|womit|worum|wovon|wieviel|wie viel|wie viele|inwiefern|ab wann|bis wann|seit wann)`,
    `(ist|sind|war|waren|hat|haben|hast|habt|gibt|kann|kannst|können|könnt|könnte|könntest|könnten|darf|dürfen|
      soll|sollen|sollte|muss|müssen|wird|werden|würde|würden|wäre|hätte|hätten|bietet|bieten|kostet|
      kommt|geht|macht|brauche|brauchen|bekomme|bekommen|bist|seid|weißt|wissen|hättest) ${who}`,
    '(können|könnten|kannst|könntest|würden|würdest) (sie|du|ihr) [(mir|uns|bitte)] (sagen|erklären|zeigen|nennen|helfen|verraten|mitteilen|geben)',
    '(ich|wir) (frage|fragen|wüsste|wüssten|würde|würden|möchte|möchten|will|wollen) [(gern|gerne)] (mich|uns|wissen|gern wissen|gerne wissen)',
    '(sag|sagen sie|erkläre|erklären sie|zeig|zeigen sie) (mir|uns) [bitte] (was|wie|wo|wann|warum|welche|ob)',
    '(ich habe|wir haben|hätte|hätte da) [(noch|mal)] (eine|noch eine|ein paar) (frage|fragen)',
    '(noch eine frage|kurze frage|eine frage)',
  ],
  asks: [
    `(kann|könnte|können|könnten|dürfte|darf) (ich|wir) [bitte] [(noch|auch)] [(die|deren|ihre|den|das|dessen)] ${fact}`,
    `(ich|wir) (brauche|brauchen|bräuchte|bräuchten|benötige|benötigen) [(bitte|noch|auch|nur)] [(die|deren|ihre|den|das|eine)] ${fact}`,
    '[bitte] (lassen sie|lass) (mich|uns) (die|den|das|deren|ihre|bitte|wissen)',
    '(können|könnten|kannst|könntest) (sie|du) [bitte] (sicherstellen|nachsehen|nachschauen|prüfen|herausfinden)',
  ],
  statements: [
    '(ich|wir) (suche|suchen) [(gerade|eigentlich)] (ein|eine|einen|etwas)',
    '(was|wie|wann|wo) (ich|wir) (brauche|brauchen|will|wollen|möchte|möchten|meine|meinen|suche|suchen)',
    '(wie wäre es mit|wie wärs mit|wie wäre|wäre)',
    '(egal was|egal wie|egal wann|egal wo|was auch immer|wer weiß|warum nicht|wieso nicht)',
  ],
  commands: [],
  requests: [
    '(können|könnten|kannst|könntest) (sie|du) (mir|uns) [bitte] (ein|eine|einen|etwas|was)',
    `(können|könnten|kannst|könntest|würden|würdest) (sie|du|ihr|wir) [(bitte|mir|uns|noch|auch|für mich)] [(das|es|einen tisch|
      ein zimmer|ein ticket)] (buchen|reservieren|bestellen|ändern|eintragen|hinzufügen|streichen|löschen|
      notieren|machen|nehmen)`,
    '(kann|könnte|können|könnten|dürfte) (ich|wir) [(bitte|auch|noch)] [(das|es|einen|ein|eine)] (buchen|reservieren|bestellen|ändern|haben|bekommen)',
  ],
  wishes: [
    '(geht|ginge|passt|wäre|klappt) (es|das|auch|vielleicht|am|um)',
    '(kann|könnte|können|könnten|dürfte) (ich|wir) [(bitte|auch|vielleicht)]',
    `(können|könnten|kannst|könntest) (sie|du|ihr|wir) [(bitte|auch|vielleicht)] [(das|es|den tisch|den termin|die reservierung)]
      (für|auf|um|ab|am|gegen)`,
    '(vielleicht|eventuell|ungefähr|etwa)',
  ],
  plans: ['(ich|wir) (brauche|brauchen|möchte|möchten|will|wollen|hätte|hätten|nehme|nehmen)'],
  proposals: [
    '(wie wäre es|wie wärs|was ist|wie steht es|wie sieht es|wie siehts) [denn] mit',
    'was (halten|hältst) (sie|du) von',
    'warum nicht',
  ],
  openEnded: [
    `(was|wer|wen|wem|wessen|wann|wo|woher|wohin|warum|wieso|weshalb|wie|welche|welcher|welches|welchen|
      welchem|wofür|wozu|womit|wieviel|ab wann|bis wann|seit wann)`,
  ],
  points: [
    '(das|dies|diese|dieses|dieser|es|sie|so|solche|solches|dort|da|dafür|damit|davon|darin)',
  ],
  particles: [],
  lead: [
    `(also|naja|äh|ähm|hm|oh|ach|so|ok|okay|ja|nein|nee|klar|und|aber|auch|oder|hallo|hi|hey|sorry|bitte|danke|
      erst|zuerst|übrigens|eigentlich|moment|gut|super|prima|entschuldigung|noch|denn|nun|guten (morgen|tag|
      abend))`,
  ],
  conditions: [
    '(bevor|ehe|zuerst|zunächst|vorher|vorab|davor|erstens|übrigens|nebenbei|eine sache)',
    `(wenn|falls|für|mit|ohne|bei|angenommen|vorausgesetzt|sobald|da|weil|als|außer|statt|anstatt|neben|laut|gemäß|
      bezüglich|wegen|sofern)`,
  ],
  tags: [
    '(oder|nicht wahr|stimmts|richtig|ok|okay|ja|nicht|gell|ne|geht das|passt das|ist das ok|ist das okay|bitte|wenn möglich|oder so)',
  ],
};
