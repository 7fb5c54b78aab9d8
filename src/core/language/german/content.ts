import type { ContentData } from '../words/content-data.ts';
import { emoji } from '../words/emoji.ts';

export const content: ContentData = {
  lead: [
    '(hallo|hi|hey|guten morgen|guten tag|guten abend|moin|servus|grüß gott|grüezi) [(zusammen|miteinander|bot)]',
    '(äh|ähm|hm|hmm|mm|oh|ach|naja|na ja|also|tja|bitte)',
    '(danke|vielen dank|dankeschön)',
    '(ehrlich gesagt|um ehrlich zu sein|mal sehen|mal schauen|lass mich überlegen|moment)',
    '(ich denke|ich glaube|ich schätze|ich würde sagen|sagen wir|sagen wir mal|wohl|wahrscheinlich)',
    '(da sie fragen|wenn sie schon fragen|da du fragst|wenn du schon fragst|das müsste|es müsste|das wäre dann)',
    '(meine antwort ist|die antwort ist|das wäre|das wären|es wäre|es wären|das ist|das sind|es ist|es sind)',
  ],
  closedLead: [
    `(ok|okay|klar|sicher|gut|ja|jo|jawohl|natürlich|gern|gerne|alles klar|in ordnung|sorry|entschuldigung|
      prima|super|perfekt|genau|bitte sehr|hier bitte|kein problem|selbstverständlich)`,
  ],
  carriers: [
    '(sie können|du kannst) (mich|uns) [(unter|per|auf|via)] (erreichen|anrufen)',
    '(hier ist|hier sind|hier) [(meine|unsere|die|der|das)]',
    '[(das|es|sie|er)] (heißt|heisst|nennt sich)',
    '(wir|die) heißen',
    '(das ist|es ist|das wäre|ich heiße|mein name ist)',
  ],
  carrierOwners: [
    '(mein|meine|meiner|unser|unsere|der|die|das|sein|seine|ihr|ihre|euer|eure|dieser|diese|dieses)',
  ],
  carrierNouns: [
    `(name|email|mail|e mail|adresse|nummer|nr|code|id|telefon|telefonnummer|handynummer|handy|firma|
      unternehmen|postleitzahl|plz|bestellnummer|kundennummer|referenz|benutzername|nachname|vorname|titel|
      modell|geburtstag|geburtsdatum|stadt|ort|land|farbe|größe|betrag|budget|datum|uhrzeit|zeit|termin|
      frist|team|abteilung|rolle|marke)`,
  ],
  verbless: false,
  carrierVerbs: ['(ist|sind|wäre|wären|lautet|heißt|=|bleibt)'],
  links: ['(ist|war|sind|lautet|heißt|nummer|nr|no|#|=|wäre|sei)'],
  states: [
    `(falsch|unbekannt|privat|geheim|richtig|anders|dieselbe|derselbe|nicht|kein|keine|zu|sehr|kaputt|weg|
      noch|schon|unklar|vertraulich|gut|ok|okay|in|an|auf|egal|wichtig|flexibel|unsicher|schwer|schwierig|
      knapp|begrenzt|was|wo|wie|offen)`,
  ],
  tail: [
    '(bitte|danke|dankeschön|vielen dank|merci|besten dank)',
    '(natürlich|selbstverständlich|logischerweise)',
    '(danke im voraus|vielen dank im voraus|wenn möglich|wenn es geht|falls möglich)',
    '(glaube ich|denke ich|schätze ich|oder so|haha|lol)',
    '(ich glaube|ich denke) (das ist|das war) (es|alles)',
    '[ich] hoffe das hilft [ihnen|dir|weiter]',
    '(wenn ich mich (nicht irre|recht erinnere|richtig erinnere)|soweit ich weiß|so weit ich weiß|glaube ich zumindest)',
    ...emoji.friendly,
    '👍',
  ],
};
