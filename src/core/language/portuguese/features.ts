import type { FeatureData } from '../names/feature-data.ts';

export const features: FeatureData = {
  heads: ['(tem|têm|com|oferece|serve|há|inclui|aceita|permite) [(um|uma|o|a|os|as)]'],
  copulas: ['(é|são|está|estão) [(um|uma)]'],
  tails: [
    '[(é|são|está|estão)] (permitido|permitida|permitidos|permitidas|admitidos|bem vindos|necessário|desejado|desejadas|incluído|incluída|disponível|disponíveis|possível|aceites|aceitos)',
  ],
  having: [
    '(tenha|tenham|com|preciso de|precisamos de|preciso|quero|queremos|queria|gostaria de|gostava de|ofereça|sirva|sirvam|inclua|aceite|aceitem|permita|permitam|procuro|procuramos|reserve|reserva|de) [(o|a|os|as|um|uma)]',
  ],
  being: ['(é|seja|sejam|esteja|seria) [(também|totalmente)]'],
  amid: ['(um|uma|totalmente)'],
  qualities: ['ado', 'ada', 'ido', 'ida', 'ável', 'ível', 'ivo', 'iva', 'oso', 'osa'],
  lacking: ['(sem|não preciso de|não precisamos de|não quero|não queremos) [(o|a|um|uma)]'],
  denying: ['(não|nunca|nenhum|nenhuma|sem|nem)'],
  fitting: [
    '(é|são|seja|sejam|esteja|estejam|deve ser|devem ser) [também] (permitido|permitida|permitidos|permitidas|admitidos|bem vindos|incluído|incluída|disponível|aceites|aceitos)',
  ],
  fittingAlone: [
    '(permitido|permitida|permitidos|permitidas|admitidos|bem vindos|incluído|incluída|aceites|aceitos)',
  ],
  ofPerson: [
    '(tens|és|fumas)',
    '(você|o senhor|a senhora) [já] (tem|é|fuma|possui)',
    '(teu|tua|teus|tuas|seu|sua|seus|suas|você)',
    '(o cliente|a cliente|a pessoa|o membro) (tem|é|possui)',
    'tem',
  ],
  whether: ['(se|quando|caso)'],
};
