export type CheckDigits = 'iban' | 'luhn';

/** Whether a canonical identifier passes its check. */
export function passesCheck(value: string, kind: CheckDigits): boolean {
  return kind === 'iban' ? isIban(value) : passesLuhn(value);
}

/**
 * The identifier in its canonical form: without spaces and hyphens, letters as capitals. Absent where
 * the words do not have the form, whether or not they would pass the check.
 */
export function checkedForm(words: string, kind: CheckDigits): string | undefined {
  const joined = words.replace(/[ -]/gu, '').toUpperCase();
  const form = kind === 'iban' ? /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/u : /^\d{8,24}$/u;
  return form.test(joined) ? joined : undefined;
}

/** A checked identifier in a text. */
export interface CheckedFound {
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

/**
 * What passes the check in a text, card numbers from their usual length on. An IBAN passes by chance
 * once in a hundred times, and hardly ever with its country's length; any number passes Luhn's check
 * once in ten times, so that there it proves little.
 */
export function findChecked(text: string, kind: CheckDigits): readonly CheckedFound[] {
  const starts =
    kind === 'iban'
      ? /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?=[ -]?[A-Z\d])/giu
      : /(?<![\p{L}\p{N}+-]|\d )\d(?=\d{3})/gu;
  return [...text.matchAll(starts)].flatMap(({ index }) => checkedAt(text, index, kind) ?? []);
}

/** The shortest run of letters and digits from here, singly spaced, that ends well and passes. */
function checkedAt(text: string, start: number, kind: CheckDigits): CheckedFound | undefined {
  let value = '';
  for (let end = start + 1; end <= text.length && value.length < longestChecked; end++) {
    const character = text.charAt(end - 1);
    if (/[ -]/u.test(character) && /[A-Z\d]/iu.test(text.charAt(end))) continue;
    if (!/[A-Z\d]/iu.test(character)) return undefined;
    value += character.toUpperCase();
    const goesOn = kind === 'iban' ? /^[\p{L}\p{N}]/u : /^(?:\p{L}|[ -]?\d)/u;
    if (goesOn.test(text.slice(end, end + 2)) || checkedForm(value, kind) === undefined) continue;
    if (kind === 'luhn' && value.length < shortestCard) continue;
    if (passesCheck(value, kind)) return { start, end, value };
  }
  return undefined;
}

/** Length of its country and check digits of ISO 13616: the number modulo 97 is 1. */
function isIban(iban: string): boolean {
  if (ibanLengths[iban.slice(0, 2)] !== iban.length) return false;
  const turned = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  for (const character of turned) {
    for (const digit of String(Number.parseInt(character, 36))) {
      remainder = (remainder * 10 + Number(digit)) % 97;
    }
  }
  return remainder === 1;
}

/** The check of card numbers (ISO/IEC 7812): every second digit from the right counts double. */
function passesLuhn(digits: string): boolean {
  if (!/^\d{2,}$/u.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const shortestCard = 13;
/** The longest IBAN. */
const longestChecked = 34;

/** Characters of an IBAN by country (SWIFT IBAN registry). */
const ibanLengths: Readonly<Record<string, number>> = Object.fromEntries(
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);
