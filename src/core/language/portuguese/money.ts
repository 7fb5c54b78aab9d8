import type { MoneyData } from '../numbers/number-data.ts';

const currencies: MoneyData['currencies'] = {
  EUR: ['(euro|euros|eur)'],
  BRL: ['(real|reais) [brasileiros]', '(brl|rs)'],
  USD: ['(dólar|dólares) (americano|americanos|dos eua|dos estados unidos)', 'usd'],
  CAD: ['(dólar|dólares) (canadense|canadenses|canadiano|canadianos)', 'cad'],
  AUD: ['(dólar|dólares) (australiano|australianos)', 'aud'],
  GBP: ['(libra|libras) [(esterlina|esterlinas|britânica|britânicas|inglesas)]', '(gbp|pounds)'],
  CHF: ['(franco|francos) [(suíço|suíços)]', 'chf'],
  AOA: ['(kwanza|kwanzas)', 'aoa'],
  MZN: ['(metical|meticais)', 'mzn'],
  CVE: ['(escudo|escudos) (cabo verdiano|cabo verdianos)', 'cve'],
  MOP: ['(pataca|patacas)', 'mop'],
  ARS: ['(peso|pesos) (argentino|argentinos)', 'ars'],
  MXN: ['(peso|pesos) (mexicano|mexicanos)', 'mxn'],
  RUB: ['(rublo|rublos) [russos]', 'rub'],
  UAH: ['(hryvnia|grivna|grívnia)', 'uah'],
  PLN: ['(zloty|złoty|zlotys) [polacos]', 'pln'],
  CZK: ['(coroa|coroas) (checa|checas|tcheca|tchecas)', 'czk'],
  SEK: ['(coroa|coroas) (sueca|suecas)', 'sek'],
  NOK: ['(coroa|coroas) (norueguesa|norueguesas)', 'nok'],
  DKK: ['(coroa|coroas) (dinamarquesa|dinamarquesas)', 'dkk'],
  JPY: ['(iene|ienes|yen|yens) [japoneses]', 'jpy'],
  CNY: ['(yuan|yuans|iuane|renminbi|rmb)', 'cny'],
  INR: ['(rupia|rupias) [(indiana|indianas)]', 'inr'],
  TRY: ['(lira|liras) (turca|turcas)'],
  HUF: ['(forint|florim húngaro)', 'huf'],
  KRW: ['won [(sul coreano|sul coreanos|coreanos)]', 'krw'],
  ZAR: ['(rand|rands)', 'zar'],
  dollar: ['(dólar|dólares)'],
  krona: ['(coroa|coroas)'],
  peso: ['(peso|pesos)'],
};

/** "Dois milhões de reais": behind a scale the currency follows with "de". */
const counted = Object.fromEntries(
  Object.entries(currencies).map(([code, names]) => [code, names.map((name) => `[de] ${name}`)]),
);

export const money: MoneyData = {
  currencies: counted,
  parts: {
    cent: ['(centavo|centavos|cêntimo|cêntimos|cent|cents)'],
    GBP: ['(pence|penny)'],
  },
  links: ['de'],
  withParts: ['(com|e)'],
};
