import type { ListData } from '../names/list-data.ts';

export const lists: ListData = {
  separators: ['(und|sowie|und auch|plus|&|+|und noch|außerdem)'],
  padding: ['(bitte|ach|oh|ja|ok|okay|gut|dann|danke|doch|mal|noch|also|könnten sie|kannst du)'],
  add: {
    before: [
      '[und] (auch|noch|dazu|zusätzlich|außerdem|auch noch)',
      '[(bitte|ich will|ich möchte)] (ergänze|ergänzen sie|füge|fügen sie|nimm|nehmen sie) [noch]',
    ],
    behind: ['(auch|auch noch|dazu|hinzu|zusätzlich|hinzufügen|ergänzen|noch dazu)'],
  },
  remove: {
    before: [
      '(ohne|kein|keine|keinen|außer|minus|streiche|streichen sie|lösche|entferne|entfernen sie|nicht)',
    ],
    around: [
      {
        before: `[(bitte|kannst du|können sie|könnten sie)] (nimm|nehmen sie|nehmt|lass|lassen sie|lasst|mach|machen sie|
          streich|tu|tun sie)`,
        behind: '(raus|heraus|weg|runter|herunter|fort|von der liste)',
      },
    ],
    behind: ['(weg|raus|streichen|entfernen|löschen|weglassen|doch nicht|lieber nicht)'],
  },
  replace: {
    before: ['(nur|bloß|lediglich|ausschließlich)'],
    behind: ['(und sonst nichts|sonst nichts)'],
  },
  insteadOf: ['(statt|anstatt|anstelle von)'],
  swaps: ['(ersetze|ersetzen sie|tausche|tauschen sie|ändere|ändern sie)'],
  swapTo: ['(durch|gegen|in)'],
};
