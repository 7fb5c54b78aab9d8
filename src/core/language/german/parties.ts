import type { PartyData } from '../numbers/party-data.ts';

const other = `(frau|mann|partner|partnerin|freund|freundin|verlobte|verlobter|sohn|tochter|mutter|vater|bruder|schwester|chef|chefin|kollege|kollegin|kind|baby|mitbewohner|mitbewohnerin|nachbar|nachbarin)`;

export const parties: PartyData = {
  speaker: ['(ich|mich|mir)'],
  companions: [
    `(mein|meine|meinen|meiner|meinem|unser|unsere|unseren|ein|eine|einen|einem|einer) [(kleines|kleine|kleiner|guter|gute)] ${other}`,
  ],
  members: [
    `(personen|person|leute|erwachsene|erwachsenen|gäste|freunde|freunden|freundinnen|kollegen|kolleginnen|brüder|schwestern|söhne|töchter|verwandte|männer|frauen|jungen|mädchen|eltern|großeltern)`,
  ],
  crowd: ['(personen|person|leute|gäste|insgesamt)'],
  whose: ['(meine|meinen|unsere|unseren|die|den|seine|ihre)'],
  among: ['(meiner|unserer|von meinen|weitere|weiteren|andere|anderen|kleine|kleinen|mehr)'],
  and: ['(und|plus|sowie|&|+)'],
  with: ['mit'],
  sizes: {
    1: [
      '(ich|mich|mir) [(allein|alleine|selbst)]',
      '(allein|alleine|niemand sonst|sonst niemand)',
      '(ich bin|ich komme|ich reise|ich esse|bin) [(ganz|nur)] (allein|alleine)',
      'nur einer von uns',
      `ich (bin|komme|reise) (der|die|als) einzige`,
    ],
    2: ['(wir|uns) beide', 'uns beiden'],
  },
  groups: ['(gruppe|familie|team|runde|truppe|gesellschaft) (von|aus)'],
  ofThem: ['(von (ihnen|denen|diesen|meinen|unseren|den)|davon)'],
  bookings: [
    '(gruppe|familie|team|runde|truppe|gesellschaft) mit',
    `(tisch|tische|reservierung|platz|plätze|taxi|fahrt|flug|flüge|zimmer|karten|fahrkarten|tickets|bus|zug|reise|ausflug|essen|abendessen|mittagessen|frühstück|buchung|wohnung|haus) [(nur|bloß)] für`,
    `(nur|bloß|es ist|das ist|wäre|buche|buchen|reserviere|reservieren) [nur] für`,
  ],
  mayBook: [],
  parts: [
    '(kinder|kind|kindern|babys|baby|kleinkinder|kleinkind|jugendliche|senioren|studenten|schüler)',
  ],
  contrasts: ['(aber|doch|allerdings|jedoch)'],
  hours: [],
  padding: [
    '(eigentlich|doch|nein|nur|bloß|es ist|es sind|das bin|das sind|für|bitte|danke|also|hm|äh|ein tisch für|wir sind)',
  ],
};
