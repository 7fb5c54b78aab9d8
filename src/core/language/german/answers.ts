import type { AnswerData } from '../answers/answer-data.ts';
import { emoji } from '../words/emoji.ts';

const subject = '(das|es|alles|so|dies)';
const very = '[(alles|alle|genau|völlig|absolut|ganz|so|sehr|voll|total|soweit|durchaus)]';
const right =
  '(richtig|korrekt|gut|super|prima|perfekt|ok|okay|in ordnung|wunderbar|toll|klasse|fein|schön|recht)';
const forMe = '[(für|bei) (mich|mir|uns)]';

export const answers: AnswerData = {
  yes: [
    '(ja|jo|jep|jup|jawohl|jawoll|jaa|yes|yep|yeah|joa|jap|yup|jaja)',
    '(ja (bitte|gern|gerne|klar|genau|sicher|natürlich|doch))',
    ...emoji.yes,
    '(aber (sicher|klar|natürlich|gern|gerne))',
    '(natürlich|selbstverständlich|auf jeden fall|na klar|klar doch|unbedingt|allerdings|freilich)',
    '(sehr gern|sehr gerne|liebend gern|mit vergnügen)',
    '(ich bestätige|ich stimme zu|wir stimmen zu|einverstanden)',
    '(klingt|hört sich|sieht) (gut|super|prima|toll|perfekt) [an] [aus]',
  ],
  closedYes: [
    `(klar|sicher|richtig|genau|korrekt|stimmt|exakt|absolut|definitiv|gern|gerne|gut|perfekt|super|prima|
      toll|okay|ok|oki|bestätigt|passt|freilich|abgemacht|gebongt|jawohl|bitte|doch|fein|wunderbar|
      bestens|alles klar|in ordnung|geht klar|sowieso|j)`,
    `${subject} (ist|war|wäre|passt|stimmt|klingt|sieht) ${very} [${right}] ${forMe} [aus]`,
    `(stimmt|passt) (so|genau|alles|alles so)`,
    `(alles|ist alles) ${right}`,
    '(so ist es|so machen wir es|so machen wirs|machen wir|machen sie das|mach das|nur zu|bitte tun sie das)',
    '(das|es) (geht|ginge|würde gehen|tut es) [(für|bei) (mich|uns|mir)]',
    '(von mir aus|meinetwegen|gerne doch)',
    '(das|es) (bin|sind|habe|haben) (ich|wir)',
  ],
  no: [
    '(nein|nee|ne|nö|nein nein|no|nope|nicht doch|ach nein|neee)',
    '(nein|nee|nö) (passt (so|schon)|alles gut|schon gut|alles bestens|alles in ordnung|das passt [(so|schon)])',
    '(nein|nee|nö) (danke|vielen dank|leider|leider nicht|bitte nicht)',
    ...emoji.no,
    '(auf keinen fall|keinesfalls|auf gar keinen fall|keineswegs|niemals|unter keinen umständen|bloß nicht)',
    '(natürlich|sicher|bestimmt|definitiv|absolut|leider|eher|wohl|lieber|besser|eigentlich) nicht',
  ],
  closedNo: [
    '(nicht|nie|falsch|stimmt nicht|passt nicht|unrichtig|verkehrt|n)',
    `${subject} (ist|war|wäre|passt|stimmt|geht) [(leider|so|aber|gar|überhaupt|noch)] nicht [${right}] ${forMe}`,
    `${subject} (ist|war|wäre) [(leider|so|völlig|ganz)] (falsch|verkehrt|nicht richtig|nicht korrekt)`,
    `(noch nicht|jetzt nicht|nicht jetzt|heute nicht|im moment nicht|momentan nicht|gerade nicht|derzeit nicht|
      nicht wirklich|nicht ganz|nicht so|nicht mehr|nicht nötig|nicht notwendig|vorerst nicht|kein bedarf)`,
    '(ein andermal|ein anderes mal)',
    'vielleicht (später|ein andermal|ein anderes mal)',
    '(ich|wir) (nicht|glaube nicht|denke nicht|möchte nicht|will nicht|brauche nicht|möchten nicht|wollen nicht)',
    '(ich glaube|ich denke|ich fürchte|wir glauben) (nein|nicht|eher nicht)',
    '(wahrscheinlich|vermutlich|wohl|anscheinend) [eher] (nicht|nein|kaum)',
    '[das] (habe|haben|bin|sind|will|möchte|brauche) (ich|wir) nicht',
    '(keine|keiner|keins|keines)',
  ],
  articleNo: [
    '(jetzt|heute|noch|momentan|gerade|derzeit|vorerst|im moment|im augenblick) nicht',
    'nicht (jetzt|heute|im moment|im augenblick)',
  ],
  clauseStarts: ['(ich|wir|das|es|die|der|bitte|danke|aber|weil|denn|nur|mein|meine|und|so)'],
  unsure: [
    '(vielleicht|eventuell|möglicherweise|evtl)',
    '[(ich|wir)] [bin] [(mir|uns)] [(da|noch)] nicht [(ganz|so|wirklich)] sicher',
    '(keine ahnung|weiß nicht|weiss nicht|weiß ich nicht|weiss ich nicht|ka)',
    '(ich|wir) (weiß|weiss|wissen) [(es|das)] [(leider|noch|ehrlich gesagt|wirklich)] nicht [(genau|so genau|recht)]',
    '(kommt darauf an|kommt drauf an|je nachdem|jein|mal sehen|mal schauen|schwer zu sagen|unsicher)',
    ...emoji.unsure,
  ],
  hedges: ['(wahrscheinlich|vermutlich|wohl|anscheinend)'],
  leaningYes: [
    '(wenn möglich|falls möglich|wenns geht|wenn es geht|wenn das geht|idealerweise|am liebsten [(ja|schon)])',
    'wäre (schön|gut|nett|toll|super|praktisch|ideal)',
    '[(ich|wir)] (glaube|glauben|denke|denken|schätze|schätzen) (schon|es|so|ja)',
    '(wahrscheinlich|vermutlich|wohl|anscheinend) [(ja|schon)]',
    'eher (ja|schon)',
    'ja [(ich|wir)] (glaube|denke|schätze|meine|glauben|denken) [(ich|wir)] [schon]',
    'ja (wahrscheinlich|vermutlich|wohl|vielleicht|[ich] (glaube|denke) [schon])',
  ],
  closedUnsure: [
    '(kann sein|könnte sein|möglich|schon möglich|beides)',
    '(ich|wir) (hoffe|hoffen) (schon|es|so|ja)',
  ],
  buts: ['(aber|jedoch|doch)'],
  conditions: ['(wenn|falls|nur|außer|sofern|solange|erst|sobald|es sei denn)'],
  mild: ['(ok|okay|gut|alles klar|na gut|also gut|schön|super|prima|fein)'],
  neither: [
    '(gute|guter) (frage|punkt)',
    '(guten|gute|schönen) (morgen|tag|abend|nacht)',
    '(kein|keine) (problem|ursache|sorge|eile|ahnung|präferenz|vorliebe|bestimmte|bestimmter|bestimmtes)',
    'nicht (nur|mehr als|weniger als|vor|nach|später als|früher als)',
    '(sicher|klar) (ist|dass)',
  ],
  padding: [
    'bitte',
    '(danke|dankeschön|vielen dank|danke schön|danke sehr|merci|besten dank)',
    '(danke|vielen dank) für (die|ihre|deine|eure) (hilfe|mühe|info)',
    '(sorry|entschuldigung|tut mir leid)',
    '(haha|lol)',
    ...emoji.friendly,
    '!',
  ],
  lead: [
    '(also|naja|na ja|tja|äh|ähm|hm|hmm|oh|ach|ah|hallo|hi|hey|ehrlich gesagt|eigentlich|na|nun|moment)',
  ],
};
