import type { RoleData } from '../names/mention-data.ts';

export const roles: RoleData = {
  slots: {
    recipient: ['(empfänger|zahlungsempfänger|begünstigter|empfängers)'],
    'stay-start': ['(anreise|anreisetag|check in|einzug)'],
    'stay-end': ['(abreise|abreisetag|check out|auszug)'],
    end: ['(rückgabe|rückreise|rückflug|rückfahrt|ende|ziel|bis|nach|wohin|enddatum|zielort)'],
    start: [
      '(beginn|start|abholung|abfahrt|abflug|hinreise|hinflug|von|woher|startort|startdatum)',
    ],
    leave: [],
  },
  cues: {
    recipient: [],
    'stay-start': [
      '(anreise|anreisen|ankommen|ankunft|einchecken|check in|kommen wir an|komme ich an)',
    ],
    'stay-end': ['(abreise|abreisen|auschecken|check out|bleiben bis|bleibe bis)'],
    end: [
      '(ziel|reiseziel|zielort|zielbahnhof|zielflughafen)',
      '(zurück|rückreise|rückflug|rückgabe|rückfahrt|zurückgeben|zurückbringen|zurückkommen|heim)',
      '(bis|ende|endet|zurück am)',
    ],
    start: ['(abholen|abholung|beginn|beginnt|start|startet|hinflug|hinreise|losfahren|ab)'],
    leave: [
      '(startort|abfahrtsort|abflugort|ausgangspunkt)',
      '(abfahrt|abflug|fahre los|fahren los|fliege|fliegen)',
    ],
  },
  closeCues: {
    recipient: [
      `(schick|schicke|schicken|sende|senden|überweise|überweisen|zahle|zahlen|gib) [sie] [(es|das|geld|sie)] an [(meinen|meine|unseren)
        [(freund|freundin|bruder|schwester|kollegen|kollegin|chef|vater|mutter|sohn|tochter|mann|frau)]]`,
    ],
    'stay-start': [],
    'stay-end': [],
    end: ['(bis|nach|bis zum) [(den|dem|zum)]', '(an|zu) [(die|den)]'],
    start: ['(von|vom|ab|aus) [(dem|der)]'],
    leave: [],
  },
};
