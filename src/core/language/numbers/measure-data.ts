/**
 * The words of one language for units of measure, per cent and simple parts. Every text holds names
 * that are separated by spaces; the words of one name are joined by "_" ("miles_per_hour"), and `{}`
 * stands for the names of another unit. Accents and capitals do not matter.
 */
export interface MeasureData {
  /** Names of gram, metre, litre and byte, from which the multiples are made. */
  readonly metric: Readonly<Record<MetricUnit, string>>;
  readonly prefixes: Readonly<Record<MetricPrefix, string>>;
  readonly degrees: string;
  /** Behind a temperature: "below zero". */
  readonly belowZero: string;
  /** Phrases right before or behind degrees that make an angle of them; none behind one of `to`: "auf". */
  readonly angles: {
    readonly before: readonly string[];
    readonly behind: readonly string[];
    readonly to: readonly string[];
  };
  readonly square: string;
  readonly cubic: string;
  readonly perHour: string;
  readonly perSecond: string;
  /** Other names, by unit (see slot-types/amounts/units.ts); those that are shown with a number come first. */
  readonly units: Readonly<Record<string, string>>;
  readonly percent: string;
  /** Parts of one, by their size: "half" is 0.5. */
  readonly shares: Readonly<Record<string, string>>;
  /** Parts that are one word with their unit: "полкило". */
  readonly grown: Readonly<Record<string, number>>;
  /** Behind a unit, half of it more: "and a half". */
  readonly andHalf: string;
  /** One of a unit, where no number stands: "a". */
  readonly one: string;
  /** Between a part and its unit: "of a". */
  readonly of: string;
}

export type MetricUnit = keyof typeof multiples;
export type MetricPrefix = 'n' | 'u' | 'm' | 'c' | 'd' | 'h' | 'k' | 'M' | 'G' | 'T';

/** Which multiples of a metric unit people use. */
export const multiples = {
  g: ['u', 'm', 'k'],
  m: ['n', 'u', 'm', 'c', 'd', 'h', 'k'],
  l: ['m', 'c', 'd', 'h'],
  B: ['k', 'M', 'G', 'T'],
} as const;

/** How units are written everywhere. */
export const measureSigns: Readonly<Record<string, string>> = {
  ug: 'µg ug mcg',
  mg: 'mg',
  g: 'g gr',
  kg: 'kg kgs',
  t: 't',
  oz: 'oz',
  lb: 'lb lbs',
  st: 'st',
  nm: 'nm',
  um: 'µm um',
  mm: 'mm',
  cm: 'cm cms',
  dm: 'dm',
  m: 'm mt mts mtr mtrs',
  hm: 'hm',
  km: 'km kms',
  in: 'in',
  ft: 'ft',
  yd: 'yd yds',
  mi: 'mi',
  nmi: 'nmi',
  mm2: 'mm² mm2',
  cm2: 'cm² cm2 qcm',
  m2: 'm² m2 sqm qm',
  km2: 'km² km2 qkm',
  ha: 'ha',
  in2: 'in² in2 sq_in',
  ft2: 'ft² ft2 sqft sq_ft',
  yd2: 'yd² yd2 sq_yd',
  mi2: 'mi² mi2 sq_mi',
  acre: 'ac',
  ml: 'ml mls',
  cl: 'cl',
  dl: 'dl',
  l: 'l lt lts ltr ltrs',
  hl: 'hl',
  cm3: 'cm³ cm3 ccm',
  m3: 'm³ m3 cbm',
  gal: 'gal gals',
  qt: 'qt qts',
  pt: 'pt pts',
  floz: 'fl_oz floz',
  tbsp: 'tbsp tbsps',
  tsp: 'tsp tsps',
  'km/h': 'km_h kmh kph kmph',
  'm/s': 'm_s',
  'ft/s': 'ft_s fps',
  mph: 'mph mi_h',
  kn: 'kn kt kts',
  bit: 'bit bits',
  B: 'b',
  kB: 'kb',
  MB: 'mb',
  GB: 'gb',
  TB: 'tb',
  KiB: 'kib',
  MiB: 'mib',
  GiB: 'gib',
  TiB: 'tib',
  rad: 'rad',
  pc: 'pc pcs',
};

/** How the scales of temperature are written behind their degrees, or alone. */
export const scaleSigns: Readonly<Record<string, { degrees: string; alone: string }>> = {
  C: { degrees: 'c с', alone: 'c ℃' },
  F: { degrees: 'f', alone: 'f ℉' },
  K: { degrees: 'k', alone: '' },
};
