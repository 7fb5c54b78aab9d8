import type { CommandForms } from '../answers/answer-data.ts';

/** Stances towards the conversation rather than the question: commands and pleasantries. */
export const commands: CommandForms = {
  'never-mind': [
    `(schon gut|vergiss es wieder|vergessen sie das|vergiss das|lass es|lassen sie es|lass gut sein|lassen
      wir es dabei|so lassen|lass es so|lassen sie es so|bleibt so|es bleibt dabei|keine änderung|nichts ändern|
      nicht so wichtig|hat sich erledigt)`,
  ],
  greeting: [
    `(hallo|hi|hey|moin|moin moin|servus|grüezi|grüß gott|grüß dich|guten (morgen|tag|abend)|hallo zusammen|
      tach|hallöchen|na|👋)`,
    "(wie geht's|wie geht es dir|wie geht es ihnen|alles gut) ?",
  ],
  thanks: [
    `(danke|dankeschön|danke schön|danke sehr|vielen dank|besten dank|herzlichen dank|tausend dank|merci|
      danke dir|danke ihnen|thx|🙏)`,
    '(danke|vielen dank|besten dank|herzlichen dank) für (alles|die hilfe|ihre hilfe|deine hilfe|die info)',
    '(tschüss|tschüs|ciao|auf wiedersehen|bis bald|bis dann|schönen tag|schönen tag noch|schönen abend|gute nacht)',
    '(sehr nett|das ist nett|super danke)',
  ],
  finish: [
    `(das|dies|es) (war|ist|wäre|wär|dürfte|sollte) [(schon|dann|auch|jetzt|so weit)] alles [(von (mir|uns|meiner
      seite|unserer seite)|für heute|fürs erste|für den moment|was ich (habe|weiß|brauche))] [gewesen|sein]`,
    "(das|dies) (war|wäre|wär) (es|'s) [(dann|schon|auch|jetzt|von mir|von uns|für heute|fürs erste)]",
    '(das wars|das wärs|das wär es|das wäre es|wars das) [(dann|schon|auch|jetzt|von mir|von uns|für heute|fürs erste)]',
    '[(ich|wir)] [(bin|sind|wäre|wären)] (fertig|durch) [(damit|hier|so weit|jetzt)]',
    '[(mehr|sonst|weiter)] (habe|haben|hab) (ich|wir) [(sonst|weiter)] (nicht|nichts) [(mehr|weiter)]',
    '(sonst nichts|nichts weiter|sonst nichts mehr|mehr nicht|nichts mehr|alles erledigt|alles gesagt|erledigt)',
    `[(bitte|dann|jetzt|so|und|du kannst|sie können|kannst du|können sie|ihr könnt)] [(es|das|alles|bitte|jetzt|so)]
      [(bitte|jetzt|so)] (abschicken|absenden|losschicken|senden|schicken|versenden|einreichen) [bitte] ?`,
    '(schick|schicke|schicken sie|sende|senden sie) (es|das|alles) [(bitte|jetzt|so|dann)] [(ab|los|weg)] [bitte]',
  ],
  'already-said': [
    `[(das|aber)] (habe|hab|haben|hatte|hatten) (ich|wir) [(ihnen|dir|euch)] [(doch|ja)] (schon|bereits)
      [(gesagt|geschrieben|angegeben|genannt|beantwortet|mitgeteilt)]`,
    `[aber] (ich|wir) (habe|hab|haben|hatte|hatten) [(das|es|ihnen|dir)] [(das|es)] [(doch|ja)] (schon|bereits)
      (gesagt|geschrieben|angegeben|genannt|beantwortet|mitgeteilt)`,
    '(siehe oben|steht oben|wie gesagt|wie schon gesagt|wie oben|hatten wir schon|das weißt du schon|das wissen sie schon)',
  ],
  cancel: [
    `(abbrechen|abbruch|stopp|stop|aufhören|beenden|schluss|schluss jetzt|ende|cancel|vergiss es|vergessen sie es|
      hör auf|hören sie auf|lass mich in ruhe|lassen sie mich in ruhe|genug)`,
    `[(ich|wir|bitte)] (möchte|will|möchten|wollen) [(das|es|den vorgang|das ganze|hier)] (abbrechen|beenden|
      aufhören|stoppen)`,
    '(bitte|jetzt|sofort) (abbrechen|beenden|aufhören|stoppen)',
    '(ich|wir) (will|möchte|wollen|möchten) nicht mehr [(weitermachen|weiter)]',
    '(ich habe|wir haben) (es mir|es uns) anders überlegt',
  ],
  reset: [
    `[(bitte|noch mal|nochmal|lass uns|können wir|ich möchte|ich will|alles)] [(noch mal|nochmal)] (von vorn|von
      vorne|von neuem|neu) (anfangen|beginnen|starten) ?`,
    '(neustart|neu starten|neu anfangen|nochmal von vorn|nochmal von vorne|noch mal von vorn|alles auf anfang|zurücksetzen|reset|von vorne|von vorn)',
  ],
  undo: [
    `[(bitte|mach|machen sie)] [das] (rückgängig|zurücknehmen|widerrufen) [(machen|bitte)]`,
    '(zurück|undo|einen schritt zurück|schritt zurück|stopp nicht senden|nicht senden|nicht abschicken|noch nicht senden)',
  ],
  'go-on': [
    '(weiter|weitermachen|weiter gehts|mach weiter|machen sie weiter|machen wir weiter|fortfahren|fortsetzen|lass uns weitermachen|wir machen weiter)',
  ],
  human: [
    `[(ich|wir)] [(möchte|will|möchten|wollen|würde gern|würde gerne|kann ich|können wir|bitte)] [(gern|gerne)]
      [(ich|wir)] [(lieber|bitte)] (mit|zu) (einem|einer|einen) [(echten|richtigen)] (menschen|mitarbeiter|
      mitarbeiterin|person|berater|kollegen) [(sprechen|reden|schreiben|verbunden werden)] ?`,
    '(mensch|mitarbeiter|mitarbeiter bitte|einen menschen bitte|echter mensch|echte person|support|kundendienst|hotline)',
    '(verbinden sie mich|verbinde mich) [bitte] [mit (einem|einer) (menschen|mitarbeiter|mitarbeiterin|person)]',
  ],
};
