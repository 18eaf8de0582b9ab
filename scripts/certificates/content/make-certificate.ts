import type { Compound } from '../../../src/dataset/compound.ts';
import { daysBetween } from '../../../src/dataset/days-between.ts';
import type { Random } from '../random.ts';
import type { Certificate, Issuer, Peak } from './certificate.ts';
import { addDays, DATE_FORMATS, type DateFormat, TODAY } from './dates.ts';

const PROTON = 1.00728;
const BATCH_CHARACTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** A certificate's facts without what identifies it (report number, key, address): a plausible honest report. */
export function makeFacts(issuer: Issuer, client: string | null, compound: Compound, random: Random): Certificate {
  const purity = random.chance(0.12) ? random.between(94, 98) : random.between(98.05, 99.93);
  const claim = random.pick([2, 5, 5, 10, 10, 10, 15, 20, 30, 50]);
  const isotopic = random.chance(0.5);
  const exact = (isotopic ? compound.monoisotopic_mass : compound.average_mass) as number;
  const massIs = random.chance(0.12) ? '[M+H]+' : 'M';
  const batch = makeBatch(random);
  const dates = makeDates(random);
  return {
    issuer,
    client,
    manufacturer: client !== null && random.chance(0.4) ? client : null,
    product: printedName(compound),
    identified: printedName(compound),
    cas: compound.cas[0] ?? null,
    formula: compound.formula,
    sequence: compound.sequence !== null && compound.sequence.length < 48 ? compound.sequence : null,
    claim,
    content: claim * random.between(0.96, 1.16),
    batch,
    batchOnTrace: batch,
    purity,
    purityDecimals: random.pick([1, 2, 2, 2, 3, 3]),
    mass: exact + (massIs === 'M' ? 0 : PROTON) + random.normal() * 0.04,
    massDecimals: random.pick([1, 2, 2]),
    massIs,
    expectedMass: exact + (massIs === 'M' ? 0 : PROTON),
    charges: makeCharges(compound.monoisotopic_mass as number, random),
    reportNumber: '',
    reportNumberBelow: '',
    key: null,
    dates,
    dateFormat: random.pick(Object.keys(DATE_FORMATS) as DateFormat[]),
    injectedAt: [random.whole(7, 19), random.whole(0, 59), random.whole(0, 59)]
      .map((n) => String(n).padStart(2, '0'))
      .join(':'),
    peaks: makePeaks(purity, random),
    balance: makeBalance(random),
    qr: null,
    verifyAt: null,
    decimalComma: false,
  };
}

/** The compound's name as a label would print it: without explanations in brackets. */
export function printedName(compound: Compound): string {
  const plain = [compound.name, ...compound.aliases].find(
    (name) => !/[()]/.test(name) && name.length <= 24 && /^[\x20-\x7e]+$/.test(name),
  );
  return plain ?? compound.name.replace(/\s*\(.*?\)/g, '');
}

/** Days between receipt and report, the newest at most ten months back. */
export function makeDates(random: Random, newest: [number, number] = [8, 290]): Certificate['dates'] {
  const reported = addDays(TODAY, -random.whole(...newest));
  const analysed = addDays(reported, -random.whole(0, 4));
  const received = addDays(analysed, -random.whole(0, 9));
  const prints = random.pick(['all', 'all', 'analysed', 'reported'] as const);
  return {
    received,
    analysed: prints === 'reported' ? null : analysed,
    reported: prints === 'analysed' ? null : reported,
  };
}

/** The latest day printed. */
export function newestDay(dates: Certificate['dates']): string {
  return [dates.received, dates.analysed, dates.reported]
    .filter((day) => day !== null)
    .sort((a, b) => daysBetween(b, a))
    .at(-1) as string;
}

function makeBatch(random: Random): string {
  const digits = (n: number) => random.text('0123456789', n);
  const letters = (n: number) => random.text(BATCH_CHARACTERS, n);
  return random.pick([
    () => `${letters(3)}-${digits(4)}-${letters(1)}`,
    () => `${digits(4)}/${digits(2)}`,
    () => `${letters(2)}${digits(5)}`,
    () => `LOT${digits(5)}`,
    () => `${letters(4)}-${digits(6)}`,
    () => `P${digits(2)}-${letters(2)}${digits(3)}`,
  ])();
}

/** Main peak and impurities whose areas give the purity exactly. */
export function makePeaks(purity: number, random: Random): Peak[] {
  const total = 10 ** random.between(5.2, 7.4);
  const main = random.between(6, 17);
  const shares = Array.from({ length: random.whole(2, 6) }, () => random.between(0.2, 1));
  const sum = shares.reduce((a, b) => a + b, 0);
  const impurities = shares.map((share, i) => {
    const percent = ((100 - purity) * share) / sum;
    const side = random.chance(0.5) ? -1 : 1;
    const time = Math.max(1.6, main + side * random.between(0.5 + i * 0.35, 1.1 + i * 0.7));
    return { time, percent, area: (total * percent) / 100, height: percent / purity };
  });
  return [...impurities, { time: main, percent: purity, area: (total * purity) / 100, height: 1 }].sort(
    (a, b) => a.time - b.time,
  );
}

function makeCharges(mass: number, random: Random): { z: number; mz: number }[] {
  const lowest = Math.max(1, Math.ceil(mass / 1900));
  const highest = mass < 900 ? Math.min(2, lowest + 1) : lowest + random.whole(1, 2);
  return Array.from({ length: highest - lowest + 1 }, (_, i) => lowest + i).map((z) => ({ z, mz: mass / z + PROTON }));
}

function makeBalance(random: Random): Certificate['balance'] {
  const water = random.between(1.5, 6);
  const counterIon = random.between(4, 11);
  return { water, counterIon, peptide: 100 - water - counterIon - random.between(0.2, 1.5) };
}
