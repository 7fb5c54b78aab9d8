import type { StanceData } from '../answers/answer-data.ts';
import { commands } from './commands.ts';

const say = `(sagen|angeben|nennen|verraten|mitteilen|preisgeben|beantworten|geben|teilen)`;
const any = `(jedwede|jedweder|jedwedes|egal welche|egal welcher|egal welches|jede|jeder|jedes|jede beliebige|jeder beliebige|jedes beliebige|
  irgendeine|irgendein|irgendeiner|irgendwelche|alle|beliebige|sämtliche)`;
const fine = `(ist|sind|wäre|wären|geht|passt|tut es|reicht) [(mir|uns|für mich|für uns)] [(auch|völlig|gut|schon)]
  [(ok|okay|recht|in ordnung|gut|fein|egal|prima|super|möglich)]`;

export const stances: StanceData = {
  forms: {
    refusal: [
      `[(das|es|die|den)] (möchte|will|möchten|wollen|werde) (ich|wir) [(ihnen|dir)] [(lieber|eher)] nicht [${say}]`,
      `(ich|wir) (möchte|will|möchten|wollen|werde) [(das|es|dazu|ihnen|dir)] [(lieber|eher)] (nicht|nichts) ${say}`,
      `(ich|wir) (möchte|will|möchten|wollen|werde) <about> [(lieber|eher)] nicht ${say}`,
      '(lieber nicht|eher nicht|möchte ich nicht|will ich nicht|sage ich nicht|kein kommentar|keine angabe|keine angaben|k a)',
      '(überspringen|auslassen|weglassen|weiter ohne|frage überspringen|das überspringen|bitte überspringen)',
      '(überspring|überspringe|überspringen sie|lass|lassen sie) [(das|die frage|es|diese frage)] [(bitte|weg|aus)]',
      '(das|es) (ist|bleibt) (privat|persönlich|geheim|vertraulich|meine sache|zu persönlich)',
      '(das geht sie nichts an|das geht dich nichts an|geht dich nichts an|privat|vertraulich|geheim)',
      'nein danke',
    ],
    'no-preference': [
      '[(ich|wir)] [(habe|haben)] [da] keine [(genaue|genauen|bestimmte|bestimmten|konkrete|konkreten)] (vorstellung|vorstellungen|preisvorstellung|preisvorstellungen)',
      '(kein|keine|keinerlei) (problem|probleme|einschränkung|einschränkungen|einwände) (mit|wegen|bei|für) <about>',
      '(das|den|die|eins|eines|welches|welchen|welche) [von (beiden|denen|diesen)] [(das|den|die|welches|welchen|welche)] (sie|du) (empfehlen|empfiehlst|möchten|wollen|vorschlagen|bevorzugen)',
      '[(das|es)] [(ist|wäre)] [(mir|uns)] [(ganz|völlig|total|eigentlich)] egal (was|was für|wo|wie|wann|wer|welche|welcher|welches|welchen)',
      '[(das|es)] [(ist|wäre)] [(mir|uns)] [(ganz|völlig|total|eigentlich)] egal (was|was für|wo|wie|wann|wer|welche|welcher|welches|welchen) <about>',
      '(ist|wäre) es (mir|uns) [(ganz|völlig|total|eigentlich)] (egal|gleich|einerlei)',
      '<about> (ist|sind|wäre|wären) (mir|uns) [(ganz|völlig|total|eigentlich|wirklich)] (egal|gleich|einerlei|nicht wichtig)',
      '(kein|keine|keinen) (präferenz|präferenzen|vorliebe|vorlieben|wunsch|wünsche) (bei|für|bezüglich|was|zu) <about>',
      'nichts (bestimmtes|besonderes|spezielles|konkretes)',
      `(alles|das|was) [was] (sie|du) (finden|findest|haben|hast|empfehlen|empfiehlst|vorschlagen|vorschlägst) ${fine}`,
      '(es|das) (kann|könnte|darf) (überall|irgendwo|alles|jedes|jeder|irgendeins) sein',
      `(irgendeins|irgendeines|irgendeiner|irgendeine|eins|eines|jedes|jeder|jede|alle) (davon|von (denen|beiden|diesen|ihnen)) ${fine}`,
      `(jede|jeder|jedes|jedwede|jedweder|jedwedes|irgendein|irgendeine|irgendeines|egal welche|alle) [(beliebige|
        beliebiger|beliebiges|art|arten)] [von] <about> ${fine}`,
      '(die|der|das) <about> (ist|sind) (mir|uns) [(ganz|völlig|total|eigentlich|wirklich)] (egal|gleich|nicht wichtig|einerlei)',
      '(mir|uns) (ist|sind) (die|der|das) <about> [(ganz|völlig|total|eigentlich|wirklich)] (egal|gleich|nicht wichtig|einerlei)',
      'es ist (mir|uns) egal (welche|welcher|welches|was|wo|in welchem) <about>',
      '(irgendeines|irgendeiner|irgendeinen|irgendein beliebiges|beide sind gut|beide sind ok)',
      '(was auch immer|welches auch immer) (sie|du) (empfehlen|empfiehlst|wollen|willst|möchten|vorschlagen|finden)',
      '(kein|keine|keinen) (bestimmt|besonder|speziell) <about>',

      `[(das|es)] [(ist|sei|wäre|war)] [(mir|uns)] [(ganz|völlig|total|eigentlich|ziemlich|wirklich|vollkommen)]
        (egal|gleich|wurscht|wurst|einerlei|schnuppe|gleichgültig)`,
      '[(das|es)] (ist|wäre) [(mir|uns)] [(ganz|völlig|total|eigentlich|ziemlich|wirklich)] (egal|gleich|wurscht|wurst|einerlei|gleichgültig)',
      '[(mir|uns)] (ist|wäre|sind) [(das|es)] [(ganz|völlig|total|eigentlich|ziemlich|wirklich)] (egal|gleich|wurscht|wurst|einerlei)',
      '[(mir|uns)] (ist|sind) (die|der|das) <about> [(ganz|völlig|total)] egal',
      '(die|der|das) <about> (ist|sind|spielt|wäre) [(mir|uns)] [(ganz|völlig|total|eigentlich)] (egal|keine rolle|gleich|nicht wichtig|unwichtig|gleichgültig)',
      '[(das|es)] (spielt|macht) [(für mich|für uns|mir)] [(eigentlich|gar)] (keine rolle|keinen unterschied|nichts aus)',
      '[(das|es)] ist [(mir|uns)] [(eigentlich)] (nicht|un) (wichtig|so wichtig)',
      '(nicht wichtig|unwichtig|nicht so wichtig|wie sie möchten|wie du möchtest|wie sie wollen|wie du willst|wie sie meinen)',
      `(irgendwas|irgendetwas|irgendwo|irgendwann|jederzeit|zu jeder zeit|irgendeins|irgendeine|irgendein|irgendwelche|was auch immer|wo auch immer|
        alles|beides|jedes|jeder|überall|irgendwo in der stadt|alles mögliche)`,
      `(irgendwas|irgendetwas|irgendwo|irgendwann|irgendeins|alles|beides|jedes|jeder|überall|was auch immer) ${fine}`,
      `${any} <about>`,
      `${any} <about> ${fine}`,
      `(kein|keine|keinen|keiner) (bestimmte|bestimmten|bestimmter|bestimmtes|besondere|besonderen|besonderer|besonderes|
        spezielle|speziellen|spezieller|spezielles|konkrete|konkreten|konkretes) <about>`,
      '(kein|keine|keinen) (präferenz|präferenzen|vorliebe|vorlieben|bevorzugung|bevorzugungen|vorzug|wunsch|besonderen wunsch|besonderen wünsche)',
      `(ich|wir) (habe|haben) [(da|dabei|hier)] (kein|keine|keinen) [(bestimmte|besondere|spezielle|bestimmten|besonderen)]
        (präferenz|präferenzen|vorliebe|vorlieben|wunsch|wünsche|bevorzugung|bevorzugungen)`,
      `(ich|wir) (habe|haben) (kein|keine|keinen) (präferenz|präferenzen|vorliebe|vorlieben|wunsch|bevorzugung)
        (bei|für|bezüglich|was) <about>`,
      `(ich|wir) (habe|haben) (kein|keine|keinen) (bestimmte|bestimmten|bestimmtes|bevorzugte|bevorzugten|besondere|besonderen)
        <about>`,
      '(ich bin|wir sind) [(da|für|offen)] (offen|flexibel|für alles offen) [(für alles|da)]',
      '[das] (überlasse|überlassen) (ich|wir) (ihnen|dir)',
      '(sie entscheiden|du entscheidest|entscheiden sie|entscheide du|suchen sie aus|such du aus|überrasche mich|überraschen sie mich|ihre wahl|deine wahl)',
      '(mir|uns) (passt|ist|geht) (alles|jedes|beides) [recht]',
      '(ist|sind|wäre|wären) [mir] (egal|alle ok|alles ok|alle in ordnung|alles recht|alles in ordnung)',
      '(kümmert|interessiert|stört) (mich|uns) (nicht|wenig)',
      'das (kümmert|interessiert|stört) (mich|uns) nicht',
    ],
    unknown: [
      '[(das|es)] (weiß|weiss|wissen) (ich|wir) [(leider|gerade|noch|ehrlich gesagt|auch)] nicht [(genau|mehr|auswendig|so genau)]',
      '(ich|wir) (weiß|weiss|wissen) [(es|das)] [(leider|gerade|noch|ehrlich gesagt|wirklich)] nicht [(genau|mehr|auswendig|so genau|recht)]',
      '(weiß|weiss) nicht',
      '[(ich|wir)] [(bin|sind)] [(mir|uns)] [(noch|da|gerade)] (unsicher|nicht [(ganz|so)] sicher) (was|wo|wer|wie|wann|ob|welche|welcher|welches|warum|wohin) <about>',
      '[(ich|wir)] (weiß|weiss|wissen) [(leider|gerade|noch|ehrlich gesagt|auch)] nicht [(genau|mehr)] (was|wo|wer|wie|wann|ob|welche|welcher|welches|warum|wohin) <about>',
      '[(ich|wir)] [habe] keine ahnung (was|wo|wer|wie|wann|ob|welche|welcher|welches|warum|wohin) <about>',
      '(ich|wir) (erinnere mich|erinnern uns) nicht [(mehr|genau)] (was|wo|wer|wie|wann|ob|welche|welcher|welches|wohin) <about>',
      '(keine ahnung|ka|unbekannt|nicht bekannt|kein plan|keinen schimmer|woher soll ich das wissen)',
      '(ich|wir) (kenne|kennen|weiß|weiss|habe|finde|finden) (meine|mein|meinen|die|den|das|unsere) <about> [(leider|gerade|gerade)] nicht',
      '(habe|hab|haben) (ich|wir) [(gerade|leider|jetzt)] nicht [(da|zur hand|parat|dabei|hier)]',
      '(ich bin|bin|wir sind) [(mir|uns)] [(noch|da|gerade)] (unsicher|nicht sicher)',
      '(vergessen|habe ich vergessen|hab ich vergessen|schwer zu sagen|kann ich nicht sagen|das kann ich nicht sagen)',
      '🤷',
    ],
    deferral: [
      '(moment|momentchen|augenblick|sekunde|einen moment|einen augenblick|eine sekunde|ein moment|kurz|gleich|sofort) [(bitte|mal)]',
      '(warte|warten sie|wart) [(mal|kurz|bitte|einen moment)]',
      '(später|spaeter|nachher|heute abend|morgen|nicht jetzt|jetzt nicht|noch nicht|ein andermal|bis später|nächstes mal|demnächst)',
      '[(das|es)] (sage|sag|gebe|geb|schicke|schreibe|mache|reiche) (ich|wir) [(ihnen|dir|euch)] [(das|es)] (später|nachher|morgen|gleich|dann|heute abend) [nach]',
      '(ich|wir) (muss|müssen|will|wollen|möchte|werde) [(erst|das|kurz|noch|es)] [(mal|erst|noch|kurz)] (nachsehen|nachschauen|nachfragen|fragen|klären|prüfen|überlegen|abklären|besprechen)',
      '(ich|wir) (muss|müssen|will|wollen) [(erst|das|noch|kurz)] [mal] (mit|bei) <about> (sprechen|fragen|klären|besprechen|nachfragen|reden)',
      '(ich schaue|ich schau|ich sehe|ich frage|ich guck) [(mal|kurz|erst)] [nach]',
      '(frag|fragen sie) (mich|nochmal|noch einmal) [(später|nachher|morgen|nochmal)]',
      '(bin gleich|ich bin gleich|komme gleich) (wieder da|zurück)',
    ],
    hesitation: ['(hm|hmm|äh|ähm|öh|öhm|mm|tja|na ja|naja|ach|oh|also|puh|so|gute frage|🤔)'],
    ...commands,
  },
  neither: [],
  padding: [
    `(bitte|sorry|entschuldigung|ehrlich gesagt|eigentlich|ok|okay|also|aber|und|dann|nur|danke|hallo|hi|hey|
      mal|doch|halt|eben|leider|gerade|im moment|ja|nun|tja|hm|äh|ähm|oh|ach|wirklich|so|einfach|da|mir|
      glaube ich|denke ich|🙂|😊|😀|😄|🙏|😉|😅)`,
  ],
  answering: ['(nein|nee|nö)'],
  pointers: [
    '(das|es|dies|die|sie|diese|dieser|dieses|das da|diese frage|die frage|dazu|davon)',
    '(das|es|dies|die|sie|der) [(genau|überhaupt)] (ist|sind|war|liegt|heißt|sein soll|bedeutet|steht|gemeint ist)',
    'ich [(da|hier|dazu)] (sagen|schreiben|eintragen|angeben) soll',
  ],
};
