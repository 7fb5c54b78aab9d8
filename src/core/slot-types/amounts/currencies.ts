import { currencyFormat } from '../../language/formats.ts';

/** Whether three letters are a currency in use (ISO 4217). */
export function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/u.test(code) && codes.includes(code);
}

/** How many digits of a currency's amounts stand behind the point: 2 for EUR, 0 for JPY. */
export function minorDigits(code: string): number {
  return currencyFormat('en', code).resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * The currencies that a name or sign may mean. Where several share it, the slot's own is meant if it
 * is one of them, else the one that the name alone means in writing; with none like that, any.
 */
export function currenciesOf(name: string, ofSlot: string | undefined): readonly string[] {
  const family = families[name];
  if (family === undefined) return isCurrency(name) ? [name] : [];
  if (ofSlot !== undefined && family.members.includes(ofSlot)) return [ofSlot];
  return family.usual === undefined ? family.members.slice(0, 3) : [family.usual];
}

/** Signs and short forms that stand for a currency in any language. */
export const currencySigns: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'dollar',
  US$: 'USD',
  U$D: 'USD',
  U$S: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  AU$: 'AUD',
  A$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  R$: 'BRL',
  '£': 'GBP',
  '¥': 'yen',
  元: 'CNY',
  '₽': 'RUB',
  '₴': 'UAH',
  '₸': 'KZT',
  '₹': 'INR',
  '₩': 'KRW',
  '₪': 'ILS',
  '₫': 'VND',
  '₺': 'TRY',
  '₦': 'NGN',
  '฿': 'THB',
  '₱': 'PHP',
  '₾': 'GEL',
  '₼': 'AZN',
  zł: 'PLN',
  Kč: 'CZK',
  kr: 'krona',
  RM: 'MYR',
};

/** Signs of hundredths. */
export const partSigns: Readonly<Record<string, string>> = { '¢': 'cent' };

interface Family {
  readonly members: readonly string[];
  /** What the name alone means. */
  readonly usual?: string;
}

const dollars = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'JMD', 'BSD', 'TTD', 'FJD'];

const families: Readonly<Record<string, Family>> = {
  dollar: { members: dollars, usual: 'USD' },
  yen: { members: ['JPY', 'CNY'], usual: 'JPY' },
  krona: { members: ['SEK', 'NOK', 'DKK', 'ISK', 'CZK'] },
  peso: { members: ['MXN', 'ARS', 'COP', 'CLP', 'PHP', 'UYU', 'DOP', 'CUP', 'BOB'] },
  franc: { members: ['CHF', 'XOF', 'XAF', 'XPF', 'DJF', 'GNF', 'RWF', 'CDF'] },
  cent: { members: ['EUR', 'CHF', ...dollars] },
  centavo: {
    members: [
      'MXN',
      'ARS',
      'COP',
      'CLP',
      'PEN',
      'BOB',
      'GTQ',
      'HNL',
      'DOP',
      'UYU',
      'EUR',
      ...dollars,
    ],
  },
};

const codes =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG'.split(
    ' ',
  );
