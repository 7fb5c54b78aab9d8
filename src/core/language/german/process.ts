import type { ProcessData } from '../answers/answer-data.ts';

const theThing = '(das|es|das alles|die daten|meine daten|meine angaben|was ich schreibe)';
const things =
  '{email|e mail|telefonnummer|telefon|name|nummer|adresse|firma|budget|bestellnummer|geburtsdatum}';

export const process: ProcessData = {
  forms: {
    objection: [
      '[nein] (das|es|so) (ist|war) [(so|leider|alles)] (falsch|nicht richtig|nicht korrekt|verkehrt|ein fehler|nicht das was ich meinte)',
      '(falsch|nicht richtig|nicht korrekt|stimmt nicht|stimmt so nicht)',
      '(das|es) stimmt [(so|leider)] nicht',
      '(das habe ich|das hab ich|so habe ich das) nicht (gesagt|gemeint|geschrieben)',
      `[(nein|nee|aber|moment|sorry|halt)] [(mein|meine|der|die|das|unser|unsere|ihr|ihre)] <about> (ist|sind|war|waren)
        [(leider|noch|so|ganz|komplett)] (falsch|verkehrt|nicht richtig|nicht korrekt|nicht das was ich meinte)`,
      `[(nein|nee|aber|moment|sorry|halt)] [(mein|meine|der|die|das|unser|unsere)] <about> (stimmt|stimmen) [(so|leider)] nicht`,
      `[(nein|nee|aber|moment|sorry|halt)] [(das ist|das war|es ist)] [(der|die|das|ein|eine)] (falscher|falsche|falsches|falschen)
        <about>`,
      `[(da ist|hier ist|es gibt|ich habe)] [(ein|einen)] (fehler|tippfehler) (im|in|bei|beim) [(der|dem|meiner|meinem)] <about>`,
      `[bitte] [(ich möchte|ich will|ich muss|wir möchten|wir müssen|können sie|kannst du|kann ich|können wir)] [bitte]
        [(mein|meine|meinen|der|die|das|den|unser|unsere|unseren)] <about> [(bitte|noch)] (ändern|korrigieren|berichtigen) ?`,
    ],
    withdrawal: [
      '[bitte] (verwende|verwenden sie|nutze|nutzen sie|speichere|speichern sie) (meine|mein|meinen|unsere) <about> nicht',
      '[bitte] (lösche|löschen sie|vergiss|vergessen sie|entferne|entfernen sie|streiche|streichen sie) (meine|mein|meinen|unsere|unser) <about>',
    ],
    'ask-why': [
      '(warum|wieso|weshalb|wofür|wozu|weswegen) ?',
      '(warum|wieso|weshalb|wofür|wozu) (brauchen|braucht|brauchst|wollen|willst|fragen|fragst|müssen) (sie|ihr|du) [(das|es|danach|das wissen|wissen)] [wissen] ?',
      `(warum|wieso|weshalb|wofür|wozu) (brauchen|brauchst|wollen|willst) (sie|ihr|du) (meine|mein|meinen|die|den) <about>`,
      `(warum|wieso|wofür|wozu) [(die|den|meine|meinen|das)] ${things} ?`,
      '(wofür|wozu) (ist|soll) (das|es) [(gut|nötig|sein|wichtig)] ?',
      '(ist|muss) (das|es) [wirklich] (nötig|notwendig|sein|erforderlich) ?',
    ],
    'ask-options': [
      '(welche|was für) (optionen|möglichkeiten|auswahl|varianten|alternativen) [(gibt es|habe ich|haben wir|stehen zur wahl)] [(da|denn|hier)] ?',
      '(was|woraus) kann ich [(denn|hier|alles)] (wählen|auswählen|sagen|antworten|aussuchen) ?',
      '(optionen|auswahl|möglichkeiten) ?',
      '(zum beispiel|was denn|wie zum beispiel) ?',
    ],
    'ask-state': [
      'was (ist|wurde) [(bisher|schon|bis jetzt)] (notiert|aufgeschrieben|gespeichert|erfasst) ?',
      'was (steht|ist) [(da|dort|hier)] [(bisher|schon|jetzt)] [drin] ?',
      '(was|wie viel) (haben|hast|weißt|wissen) (sie|du|ihr) [(bisher|schon|bis jetzt|jetzt)] [(von mir|über mich)] [(notiert|aufgeschrieben|gespeichert|erfasst)] ?',
      '(was habe ich|was hab ich) [(bisher|schon|bis jetzt)] (gesagt|angegeben|geschrieben) ?',
      '(wie viele|wieviele) (fragen|schritte) [(kommen|sind|gibt es)] [(es|noch|da)] [noch] ?',
      '(wie lange) (dauert|geht) (das|es) [noch] ?',
      '(zusammenfassung|zwischenstand|stand|was fehlt noch|was fehlt) [bitte] ?',
      '(zeig|zeigen sie) (mir|uns) [bitte] (den stand|was du hast|was sie haben|alles|die zusammenfassung)',
    ],
    'ask-recipient': [
      `wer (bekommt|sieht|liest|kriegt|erhält) ${theThing} ?`,
      `wohin (geht|gehen|kommt|kommen) ${theThing} ?`,
      `was (passiert|geschieht) (mit|damit|mit meinen daten|mit den daten) ?`,
      'was (machen|macht|machst) (sie|ihr|du) (damit|mit meinen daten) ?',
    ],
    'ask-who': [
      '(bist|sind) (du|sie) [(wirklich|eigentlich|etwa)] (ein|eine) (bot|roboter|mensch|maschine|computer|ki|echter mensch|echte person) ?',
      '(wer|was) (bist|sind) (du|sie) [(eigentlich|denn)] ?',
      '(mit wem) (spreche|schreibe|rede|chatte) ich [(hier|eigentlich|da)] ?',
      'wie (heißt|heißen) (du|sie) ?',
      '(was ist|worum geht es) [(denn|eigentlich)] (das|hier|das hier|dies|dieser chat) [(denn|eigentlich|überhaupt)] [für ein (chat|bot)] ?',
      'worum geht es [(denn|eigentlich|hier)] [(denn|eigentlich)] ?',
    ],
    'ask-help': [
      '(hilfe|hilf mir|helfen sie mir|ich brauche hilfe|bitte helfen) ?',
      'was (kannst|können) (du|sie) [(alles|hier|eigentlich)] [(tun|machen)] ?',
      'wie (funktioniert|geht) (das|es) [hier] ?',
      'was (soll|kann|muss) ich [(hier|jetzt)] (tun|machen|schreiben|sagen) ?',
    ],
    'forget-me': [
      '[bitte] (lösche|löschen sie|vergiss|vergessen sie) [alle] (meine daten|alle daten über mich|alles über mich|alles was (sie|du) über mich (wissen|weißt|haben|hast))',
      '(meine daten|alle meine daten) löschen [bitte]',
    ],
  },
  instead: ['(stattdessen|etwas anderes|was anderes|doch lieber|lieber was anderes)'],
  also: ['(außerdem|auch noch|zusätzlich|nebenbei|noch etwas|noch was|daneben)'],
};
