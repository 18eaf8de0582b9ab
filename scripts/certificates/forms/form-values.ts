import type { Compound } from '../../../src/dataset/compound.ts';
import type { Random } from '../random.ts';
import { type Wordings, wordingsOf } from './form-labels.ts';

/** One part of a blend. */
export interface Part {
  compound: Compound;
  /** Milligrams on the label. */
  dose: number;
  /** Milligrams, as printed. */
  content: string;
  /** Per cent by area of all peaks, as printed. */
  area: string;
}

/** What all vials of a delivery share. */
interface Delivery {
  /** When they were received, milliseconds since 1970. */
  received: number;
  /** Milligrams on the label. */
  dose: number;
}

/** What one honest form says of one vial: every figure agrees with every other. */
export interface FormValues extends Delivery {
  compound: Compound;
  /** Of a form of several lots, each with its own results; otherwise none. */
  lots: readonly Pick<FormValues, 'batch' | 'purity' | 'content' | 'foundMass'>[];
  /** Of a blend; otherwise none. */
  parts: readonly Part[];
  product: string;
  /** Whether the product stands under the title, and behind no label. */
  isTitled: boolean;
  /** Per cent, as printed. */
  purity: string;
  /** Decimals of per cents by area. */
  decimals: number;
  /** Milligrams, as printed. */
  content: string;
  averageMass: number;
  monoisotopicMass: number;
  /** Daltons, as an instrument found them. */
  foundMass: string;
  /** Per cent by weight. */
  shares: { peptide: number; counterIon: number; water: number };
  /** In the order of their minutes; the areas come to a hundred. */
  peaks: { minutes: string; percent: number }[];
  /** Per cent by area: of all impurities, and of the largest. */
  impurities: { total: number; largest: number };
  batch: string;
  client: string;
  reportNumber: string;
  /** With which an answer is called up. */
  key: string;
  /** A day so many days after the receipt, as the form prints days. */
  day: (afterReceipt: number) => string;
  /** With a blank before the sign, or without. */
  perCent: string;
  /** Of the form's language. */
  wordings: Wordings;
  /** Whether decimals stand behind a comma. */
  hasCommas: boolean;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAY = 86_400_000;
/** A day on which a delivery was received. */
const receipt = (random: Random): number =>
  Date.UTC(random.pick([2025, 2026]), random.whole(0, 8), random.whole(1, 28));
/** Share of forms on which no label stands before the product. */
const UNLABELLED = 0.1;

/** Makes what a form says of a blend; purity is that of all its parts together, content their sum. */
export function makeBlend(compounds: readonly [Compound, ...Compound[]], random: Random): FormValues {
  const values = makeValues(compounds[0], random);
  const { purity, decimals } = values;
  const minor = values.peaks.filter(({ percent }) => percent !== Number(purity));
  const shares = splitUp(Number(purity), compounds.length, (share) => Number(share.toFixed(decimals)), random);
  const parts = compounds.map((compound, at): Part => {
    const dose = random.pick([2, 5, 10]);
    return { compound, dose, content: contentOf(dose, random), area: shares[at]!.toFixed(decimals) };
  });
  const peaks = random.shuffle([...parts.map(({ area }) => Number(area)), ...minor.map(({ percent }) => percent)]);
  return {
    ...values,
    parts,
    product: random.pick([
      parts.map(({ compound, dose }) => `${compound.name} ${dose} mg`).join(random.pick([' + ', ' / ', ', '])),
      `${parts.map(({ compound }) => compound.name).join('/')} ${parts.map(({ dose }) => dose).join('/')} mg`,
    ]),
    dose: parts.reduce((sum, { dose }) => sum + dose, 0),
    content: parts.reduce((sum, { content }) => sum + Number(content), 0).toFixed(2),
    peaks: atMinutes(peaks, random),
  };
}

/**
 * Makes what a form says of a compound that has a mass.
 * The lots of one form share the dose, and the day on which they were received.
 */
export function makeValues(
  compound: Compound,
  random: Random,
  { received = receipt(random), dose = random.pick([2, 5, 10, 15, 20, 30, 50]) }: Partial<Delivery> = {},
): FormValues {
  const { average_mass: averageMass, monoisotopic_mass: monoisotopicMass } = compound;
  if (averageMass === null || monoisotopicMass === null) throw new RangeError(`${compound.id} has no mass.`);
  const decimals = random.pick([1, 2, 2, 2, 3]);
  const rounded = (value: number): number => Number(value.toFixed(decimals));
  const purity = random.between(96.5, 99.95).toFixed(decimals);
  const total = rounded(100 - Number(purity));
  const minor = splitUp(total, random.whole(1, 4), rounded, random);
  const counterIon = random.between(4, 11);
  const water = random.between(2, 6);
  const style = random.pick(STYLES);
  return {
    compound,
    isTitled: random.chance(UNLABELLED),
    parts: [],
    lots: [],
    received,
    product: `${random.chance(0.8) ? compound.name : random.pick([compound.name, ...compound.aliases])} ${dose} mg`,
    dose,
    purity,
    decimals,
    content: contentOf(dose, random),
    averageMass,
    monoisotopicMass,
    foundMass: (averageMass + random.between(-0.4, 0.4)).toFixed(random.pick([1, 2])),
    shares: { peptide: Number((100 - counterIon - water - random.between(0, 1.5)).toFixed(1)), counterIon, water },
    peaks: atMinutes(random.shuffle([Number(purity), ...minor]), random),
    impurities: { total, largest: Math.max(0, ...minor) },
    batch: random.pick(BATCHES)(random, new Date(received)),
    client: random.pick(CLIENTS),
    reportNumber: random.pick(REPORT_NUMBERS)(random),
    key: random.pick(KEYS)(random),
    day: (afterReceipt) => style(new Date(received + afterReceipt * DAY)),
    perCent: random.pick([' %', '%']),
    ...wordingsOf(random),
  };
}

const CLIENTS = [
  'Severn Research Supply',
  'Tarn Peptides Ltd',
  'Kestrel Bio',
  'Harbour & Pine LLC',
  'Novalis Research',
  'BluePeak Compounds',
  'Aster Life Sciences GmbH',
  'Quillon Labs',
  'Mirador Wellness Inc.',
  'Peptivara',
] as const;

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const year = (random: Random): string => random.pick(['2025', '2026', '25', '26']);
/** The day of a batch, made up to so many days before its sample was received, as `YYYYMMDD`. */
const madeBefore = (received: Date, days: number): string =>
  new Date(received.getTime() - days * DAY).toISOString().slice(0, 10).replaceAll('-', '');
/** How batches are numbered, those with a day or a month by one before the sample was received. */
const BATCHES: readonly ((random: Random, received: Date) => string)[] = [
  (random) =>
    `${random.text(LETTERS, 2)}${random.pick(['-', ''])}${random.whole(2400, 2699)}${random.pick(['', '-A', '-07'])}`,
  (random) => `${random.text(LETTERS, 3)}${random.whole(100, 999)}-${year(random)}`,
  (random, received) => madeBefore(received, random.whole(0, 400)).slice(2),
  (random) => `${random.text(LETTERS, 1)}${random.whole(10_000, 99_999)}`,
  (random, received) => {
    const [start, isShort] = [random.text(LETTERS, 3), random.chance(0.5)];
    const month = madeBefore(received, random.whole(0, 330)).slice(isShort ? 2 : 0, 6);
    return `${start}-${month}-${two(random.whole(1, 30))}`;
  },
];
/** How laboratories number their reports. */
const REPORT_NUMBERS: readonly ((random: Random) => string)[] = [
  (random) => `${random.text(LETTERS, 2)}-${random.whole(10_000, 99_999)}`,
  (random) => `${random.whole(20_000, 99_999)}`,
  (random) => `${year(random)}-${String(random.whole(1, 9_999)).padStart(4, '0')}`,
  (random) => `${random.text(LETTERS, 3)}/${year(random)}/${String(random.whole(1, 999)).padStart(3, '0')}`,
  (random) => `R${year(random)}${String(random.whole(1, 9_999)).padStart(5, '0')}`,
];
const IN_KEYS = 'ABCDEFGHJKMNPQRTUVWXYZ2346789';
const KEYS: readonly ((random: Random) => string)[] = [
  (random) => random.text(IN_KEYS, 12),
  (random) => `${random.text(IN_KEYS, 4)}-${random.text(IN_KEYS, 4)}`,
  (random) => `${random.text(IN_KEYS, 4)}-${random.text(IN_KEYS, 4)}-${random.text(IN_KEYS, 4)}`,
  (random) => random.text(IN_KEYS, 8),
];

const two = (number: number): string => String(number).padStart(2, '0');
/** How forms print days. */
const STYLES: readonly ((day: Date) => string)[] = [
  (day) => day.toISOString().slice(0, 10),
  (day) => `${two(day.getUTCDate())}.${two(day.getUTCMonth() + 1)}.${day.getUTCFullYear()}`,
  (day) => `${two(day.getUTCMonth() + 1)}/${two(day.getUTCDate())}/${day.getUTCFullYear()}`,
  (day) => `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`,
];

/** What a vial of so many milligrams holds, as printed. */
const contentOf = (dose: number, random: Random): string => (dose * random.between(0.96, 1.13)).toFixed(2);

/** Peaks of these areas, one after another. */
function atMinutes(percents: readonly number[], random: Random): FormValues['peaks'] {
  return percents.map((percent, at) => ({
    minutes: (random.between(2, 4) + at * random.between(1.5, 3)).toFixed(random.pick([2, 3])),
    percent,
  }));
}

/** Parts that come to a total, none of them nothing. */
function splitUp(total: number, parts: number, rounded: (value: number) => number, random: Random): number[] {
  const shares: number[] = [];
  let left = total;
  for (let part = 1; part < parts; part++) {
    const share = rounded(left * random.between(0.2, 0.7));
    shares.push(share);
    left = rounded(left - share);
  }
  return [...shares, left].filter((share) => share > 0);
}
