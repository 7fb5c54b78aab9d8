import type { WishData } from '../names/mention-data.ts';

/** German writes every noun with a capital, so that capitals alone never show a name's beginning. */
export const wishes: WishData = {
  requestVerbs: (
    'ich wir mir uns sie es das die der den dem ein eine einen einem einer bitte suchen such suche finden ' +
    'finde zeigen zeig buchen buch buche reservieren reserviere gibt geben nehmen nehme kann können könnten ' +
    'hätte hätten möchte möchten will wollen brauche brauchen ja nein doch nicht und oder aber wie was wo ' +
    'wann warum wer welche welcher welches ist sind in im an am auf aus von vom nach zu zum zur bei mit für'
  ).split(' '),
  insidePrepositions: ['(in|im|nahe|bei|rund um) [(der|dem|den)]'],
  placePrepositions: [
    '(in|im|nach|aus|von|vom|bei|nahe|um|zum|zur|bis|ab|über|richtung) [(der|dem|den)]',
  ],
  placeLeads: [
    '(in|im|nach|aus|von|vom|bei|nahe|zum|zur|bis|ab|richtung|bitte|irgendwo|die|der|das|stadt|ort)',
    `(ich|wir) (fahre|fahren|fliege|fliegen|reise|reisen|will|wollen|möchte|möchten|wohne|wohnen|bin|sind|
      komme|kommen|ziehe|ziehen|lebe|leben)`,
    '(es|das) (ist|wäre|soll)',
  ],
  wishOpenings: [
    `(ich|wir) [(auch|nur|noch|dann)] (brauche|brauchen|möchte|möchten|will|wollen|hätte gern|hätten gern|suche|suchen|nehme|
      nehmen|benötige|benötigen|würde gern|würden gern|plane|planen)`,
    '(bitte|können sie|könnten sie|kannst du|könntest du) [(bitte|mir|uns)] (buchen|reservieren|suchen|finden|bestellen)',
    `[bitte] (buche|buchen sie|reserviere|reservieren sie|suche mir|suchen sie|finde|finden sie|bestelle|bestellen sie|trage|
      tragen sie)`,
  ],
  wishLeads: [
    '(es|das|er|sie) (muss|soll|sollte|müsste)',
    '(ein|eine|einen|einem|einer|der|die|das|den|etwas|irgendein|irgendeine|bitte|vielleicht|lieber|gern|gerne|so)',
    `(ich|wir) (möchte|möchten|will|wollen|hätte|hätten|suche|suchen|brauche|brauchen|nehme|nehmen|mag|mögen|
      würde|würden|liebe) [(gern|gerne|lieber)]`,
    '(wie wäre es mit|wie wärs mit|lust auf|am liebsten)',
  ],
  wishTails: [
    'sein',
    `(bitte|danke|gern|gerne|sehen|essen|haben|hören|schauen|ansehen|anschauen|kaufen|buchen|wäre (gut|schön|
      super|toll|prima)|passt|ginge)`,
  ],
  sentenceWords: (
    'ich mir mich mein meine wir uns unser du dich dein sie ihr er es das dass was wer wo wann warum wie ' +
    'welche ist sind war waren wird werden habe haben hat hätte kann können könnte will wollen möchte soll ' +
    'muss nicht kein keine ja nein wenn weil aber denn damit für mit ohne von zu bei auf irgendwo irgendwas'
  ).split(' '),
};
