import type { MentionData } from '../names/mention-data.ts';
import { roles } from './roles.ts';
import { wishes } from './wishes.ts';

export const mentions: MentionData = {
  errands: (
    'frag frage fragen fragt ruf rufe rufen ruft kontaktiere kontaktieren schreib schreiben sprich sprechen wende wenden klär klären erkundige ' +
    'erkundigen melde melden'
  ).split(' '),
  predicateEndings: ['lich', 'isch', 'bar', 'los', 'haft', 'sam', 'voll', 'end', 'ig'],
  nameIntroductions: [
    '(mein|unser|der|ihr|sein) [(voller|vollständiger|ganzer)] name (ist|lautet|wäre) [(eigentlich|in wirklichkeit)]',
    '(ich|wir) (heiße|heiße|heisse|heißen) [(eigentlich|in wirklichkeit)]',
    '(man nennt mich|nenn mich|nennen sie mich|hier ist|hier spricht|ich bin der|ich bin die)',
  ],
  closings: [
    '[mit] [(freundlichen|besten|herzlichen|lieben|vielen|freundlichem|bestem)] (grüßen|grüssen|gruß|gruss)',
    '(beste|viele|liebe|herzliche|schöne|freundliche) (grüße|grüsse)',
    '(mfg|lg|vg|hochachtungsvoll)',
  ],
  introductions: ['(ich bin|das ist|es ist|bin)'],
  nameEndings: ['(hier|am apparat|mein name)'],
  affiliations: ['(von|bei|aus|für|vom)'],
  links: ['(w|@)'],
  organisationIntroductions: [
    '(meine|unsere|die) [(jetzige|eigene|neue)] (firma|gesellschaft|organisation|agentur) (ist|heißt|ist die)',
    '(mein|unser|das) (unternehmen|betrieb|arbeitgeber|büro) (ist|heißt)',
    '(ich|wir) (arbeite|arbeiten) [(derzeit|aktuell)] (bei|für)',
    '(ich bin|wir sind) (angestellt|beschäftigt|tätig) bei',
    '(im auftrag|im namen) (von|der)',
  ],
  groupIntroductions: ['(wir sind [die])', '(wir heißen)'],
  conjunctions: ['und'],
  nameParticles: [
    'von',
    'van',
    'zu',
    'zur',
    'der',
    'den',
    'de',
    'di',
    'da',
    'la',
    'le',
    'el',
    'al',
    'am',
    'an',
    'im',
    'und',
  ],
  owners: ['und', 'der', 'den'],
  ...wishes,
  alsoNames: ['mai', 'neu', 'bad', 'groß', 'klein', 'august'],
  titles: ['herr', 'frau', 'dr', 'prof', 'doktor', 'professor'],
  verbEndings: [],
  notNames: (
    'einzige einziger einzigen ich du er sie es wir ihr mich mir dich dir uns euch ihm ihn ihnen mein meine meinen meiner dein deine sein ' +
    'seine unser unsere ihre euer der die das den dem des ein eine einen einem einer eines kein keine keinen ' +
    'dieser diese dieses jener jede jeder jedes alle alles beide etwas nichts man jemand niemand wer was wo wann ' +
    'warum wieso wie welche welcher welches ist sind war waren bin bist seid wird werden wurde habe hat haben hatte ' +
    'hätte kann können könnte will wollen möchte möchten soll sollen muss müssen darf dürfen würde nicht ja nein ' +
    'doch okay ok bitte danke hallo hi hey tschüss vielleicht sorry entschuldigung später nie immer oft bald jetzt ' +
    'heute morgen gestern übermorgen abend nacht woche monat jahr tag uhr und oder aber weil dass wenn ob als auch ' +
    'noch schon nur sehr zu so in im an am auf aus bei mit nach von vom vor für über unter zwischen durch gegen ohne ' +
    'um bis ab seit hier da dort name firma adresse nummer telefon bestellung auftrag produkt rückgabe geld preis ' +
    'frage fragen problem hilfe gut schlecht richtig falsch neu alt groß klein kaputt egal wichtig erste zweite ' +
    'dritte letzte nächste montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag januar februar märz ' +
    'april juni juli september oktober november dezember deutsch englisch französisch italienisch spanisch ' +
    'chinesisch indisch türkisch kunde kundin mensch person leute mitarbeiter suche brauche gibt geht kommt macht ' +
    'sagen sagt weiß wissen glaube denke finde suchen finden nehmen geben gehen kommen machen termin budget team'
  ).split(' '),
  valueCarriers: [
    '(es gibt|es sind|es ist|es wären|es wird|es werden|da sind|wir sind|wir wären|wir werden|ich bin|bin)',
    `(ich|wir) [(nur|bloß)] (habe|haben|hätte|hätten|brauche|brauchen|will|wollen|möchte|möchten|nehme|nehmen|
      suche|suchen|würde|würden|bevorzuge|bevorzugen|wähle|wählen|meine|denke|glaube|bestelle|bestellen) [(gern|
      gerne|lieber|nur)]`,
    '(nehmen wir|nehme ich|machen wir|sagen wir|schreib|schreiben sie|notiere|trag|bitte|nur|genau|exakt|lediglich)',
    '(gruppe|team|familie|firma|tisch|zimmer|reservierung|gesellschaft) (von|mit|aus|für)',
    '(wie wäre es mit|wie wärs mit|vielleicht|eventuell|eher|lieber|am liebsten|wahrscheinlich|hauptsächlich)',
    '(wir sind|wir wären) (zu|insgesamt)',
  ],
  valuePadding: [
    `(stattdessen|für|zu|mit|insgesamt|gesamt|zusammen|im ganzen|alles in allem|von uns|von denen|nur|genau|bloß|ein|eine|
      einen|einem|der|die|das|den|dem|derzeit|aktuell|momentan|zur zeit|alt|her|bitte|gern|gerne|wäre (gut|
      schön|super|prima|toll|ideal|ok|okay|perfekt)|wären (gut|schön|super|ideal)|ist (gut|ok|okay|prima|
      super|perfekt)|passt|passt gut|ginge|geht|reicht|reichen|dann|option|wahl|variante|wenn möglich|wenn es
      geht|danke|natürlich|sind wir|bin ich|uns|mir|mich|werden da sein|werden dabei sein|werden kommen|sind dabei|kommen|kommen mit|nehmen teil|
      werden teilnehmen|werden erwartet|in (meiner|unserer) gruppe)`,
  ],
  noneOfThem: [
    `(nichts|keins|keine|keiner|keines|keinen) [(davon|von (denen|diesen|beiden|allen|diesen optionen))] [(passt|
      passen|trifft zu|gefällt mir|bitte)]`,
    '(etwas anderes|was anderes|andere|anderes|ein anderes|eine andere|ein anderer|nicht dabei|nicht aufgeführt|ist nicht dabei|steht nicht da|weder noch)',
  ],
  claims: [
    '(ich|wir) (habe|haben|besitze|besitzen|nutze|nutzen) [(schon|bereits|derzeit)] [(ein|eine|einen|das|die|den)]',
    '(ich|wir) (bin|sind) [(schon|bereits|derzeit)] [(ein|eine|bei|im|in)]',
    '(es|das) (ist|hat) [(ein|eine|einen)]',
  ],
  denials: [
    '(ich|wir) (habe|haben|besitze|besitzen|nutze|nutzen) [(noch|derzeit|leider)] (kein|keine|keinen)',
    '(ich|wir) (bin|sind) [(noch|derzeit|leider)] (kein|keine|nicht) [(bei|im|in)]',
    '(es|das) (ist|hat) (kein|keine|keinen|nicht)',
  ],
  roles,
  wanted: [
    '(mit|brauche|brauchen|will|möchte|hätte gern|hätte gerne|füge|inklusive|plus|samt) [(der|die|das|den|dem|ein|eine|einen)]',
  ],
  unwanted: ['(ohne|kein|keine|keinen|streiche|entferne|abzüglich|minus) [(der|die|das|den|dem)]'],
  acceptances: {
    leads: ['(also|daher|deshalb|darum|und|aber|weil|denn)'],
    before: [
      '(ich bin|wir sind) [(auch|ganz|völlig)] (einverstanden mit|zufrieden mit|glücklich mit|offen für)',
      '(es ist|das ist|ist) (ok|okay|in ordnung|kein problem) [(für mich|für uns)] (wenn|falls|mit) [(es|das)] [(ein|eine|einen|einem|einer)]',
      '(es|das) (kann|könnte|darf) [(auch|gern|gerne|ruhig)] (ein|eine|einen)',
      '(ich habe|wir haben) nichts gegen [(ein|eine|einen)]',
    ],
    behind: [
      `(ist|sind|wäre|wären|klingt|passt|geht|ginge) [(für mich|für uns|mir|uns)] [(auch|völlig|ganz|absolut|sehr)]
        [(ok|okay|in ordnung|gut|prima|super|perfekt|recht|fein|möglich)] [(für mich|für uns|mir|uns)]`,
    ],
  },
  rejections: {
    before: ['(ich|wir) (möchte|möchten|will|wollen|brauche|brauchen) (kein|keine|keinen)'],
    behind: [
      `(passt|passen|geht|gehen|ginge|klappt|reicht|reichen|taugt) [(für mich|für uns|mir|uns)] [(leider|gar|überhaupt|so|auch|leider gar|leider auch)] nicht`,
      `(ist|sind|wäre|wären|passt|geht|ginge) [(für mich|für uns|mir|uns)] [(leider|gar|überhaupt)] nicht [(ok|okay|in
        ordnung|gut|recht|möglich)]`,
    ],
  },
};
