import type { RoleData } from '../names/mention-data.ts';

export const roles: RoleData = {
  slots: {
    recipient: ['(recipient|payee|beneficiary|receiver|addressee)'],
    'stay-start': ['(check in|checkin|arrival|arriving)'],
    'stay-end': ['(check out|checkout)'],
    end: [
      `(return|returning|inbound|end|ending|until|drop off|dropoff|destination|to|where to|finish)`,
    ],
    start: [
      `(start|starting|begin|beginning|from|pick up|pickup|departure|departing|depart|leaving|outbound|
        origin)`,
    ],
    leave: [],
  },
  cues: {
    recipient: [],
    'stay-start': [
      '(check|checking) [(me|us)] (in|into)',
      '(arrive|arriving|arrival|get there|getting there|get in|come in|coming in|check in)',
    ],
    'stay-end': ['(check|checking) [(me|us)] out', '(check out|checkout|staying until|stay until)'],
    end: [
      '(destination|destinations)',
      '(return|returning|returns|come back|coming back|get back|getting back|go back|going back|be back|back on)',
      '(fly|flying|head|heading|travel|traveling|travelling) (back|home)',
      '(drop|dropping) (it|the car|this|them) (off|back)',
      '(drop off|dropping off|dropoff|take it back|bring it back|give it back|keep it|hand it back)',
      '(until|till|til|thru|ending|end|ends|finish|finishing|up to)',
    ],
    start: [
      '(pick|picking) (it|the car|this|them|me|us) up',
      '(pick up|picking up|pickup|start|starting|starts|begin|beginning|begins|outbound)',
    ],
    leave: [
      '(origin|departure (city|point|station|place|airport))',
      '(leave|leaving|leaves|depart|departing|departs|departure|set off|setting off)',
    ],
  },
  closeCues: {
    recipient: [
      `(send|sending|transfer|transferring|give|giving|pay|paying|wire|wiring|owe|forward) [(it|them|this|that|money|
        some money|the money|funds|some|cash)] to [(my|our) [(friend|brother|sister|colleague|boss|landlord|mother|father|mom|
        mum|dad|son|daughter|wife|husband|partner|cousin)]]`,
    ],
    'stay-start': [],
    'stay-end': [],
    end: [
      '(to|through|into|towards) [(the|my|our|your|their|his|her)]',
      '(bound|leave|leaving|depart|departing|head|heading|headed|go|going) (for|to|into) [the]',
    ],
    start: ['(from|out of|starting from|as of) [(the|my|our|your|their|his|her)]'],
    leave: [],
  },
};
