import type { FeatureData } from '../names/feature-data.ts';

export const features: FeatureData = {
  heads: [
    '(hat|haben|mit|bietet|gibt es|braucht|inklusive|erlaubt) [(ein|eine|einen|einem|einer|der|die|das)]',
  ],
  copulas: ['(ist|sind) [(ein|eine)]'],
  tails: [
    '[(ist|sind)] (erlaubt|willkommen|gestattet|nötig|gewünscht|erforderlich|inklusive|inbegriffen|verfügbar|vorhanden|möglich|benötigt)',
  ],
  having: [
    '(hat|haben|mit|brauche|brauchen|braucht|will|wollen|möchte|möchten|hätte gern|hätten gern|bietet|bieten|serviert|erlaubt|inklusive|samt|suche|suchen|buche|buchen|nehme|per) [(mir|uns|auch)] [(der|die|das|den|dem|ein|eine|einen|einem|einer|gutes|kostenloses)]',
  ],
  being: ['(ist|sind|sein|wäre|soll|sollte|sollen|muss|müsste|müssen) [(voll|auch|komplett)]'],
  amid: ['(ein|eine|einen|einer|eines|voll|komplett)'],
  qualities: ['iert', 'bar', 'frei', 'lich', 'ig', 'isch', 'los', 'fertig', 'tauglich', 'geeignet'],
  lacking: [
    '(ohne|brauche kein|brauche keine|brauche keinen|brauchen kein|brauchen keine|brauchen keinen|will kein|will keine|will keinen) [(der|die|das|den|dem|einen|eine)]',
  ],
  denying: ['(nicht|nie|nichts|kein|keine|keinen|keiner|ohne)'],
  fitting: [
    '(ist|sind|sollten|sollen|sollte|müssen|muss|soll|dürfen|darf) [(auch|dort|mit)] (erlaubt|willkommen|gestattet|inklusive|inbegriffen|vorhanden|dabei|mitkommen)',
  ],
  fittingAlone: ['(erlaubt|willkommen|gestattet|inklusive|inbegriffen|vorhanden|freundlich)'],
  ofPerson: [
    '(haben|hatten|besitzen|sind|waren|rauchen|fahren) sie',
    '(hast|hattest|bist|warst|rauchst|fährst) du',
    '(habt|seid) ihr',
    '(ihr|ihre|ihren|ihrem|ihrer|dein|deine|deinen) (hotel|konto)',
    '(person|kunde|kundin|gast|nutzer|mitglied) (ist|hat|war|besitzt)',
  ],
  whether: ['(ob|falls|wenn)'],
};
