import type { DateFormat } from './dates.ts';

/** Who issued the page. */
export interface Issuer {
  kind: 'laboratory' | 'vendor' | 'manufacturer';
  /** Id on our list of laboratories; null when it stands in none or is no laboratory. */
  id: string | null;
  name: string;
  site: string | null;
  address: readonly string[];
  /** How a report is looked up; null when it cannot be. */
  verification: { shown: string } | null;
}

/** One peak of a chromatogram, as its trace shows it and its table prints it. */
export interface Peak {
  /** Minutes. */
  time: number;
  area: number;
  /** Percent as printed in the table. */
  percent: number;
  /** Height of the trace, 1 for the main peak. */
  height: number;
}

/** Every fact that a page may print. A template prints some of them; labels are taken from what it printed. */
export interface Certificate {
  issuer: Issuer;
  client: string | null;
  manufacturer: string | null;
  product: string;
  /** Product that the results name; differs only where a contradiction is made. */
  identified: string;
  cas: string | null;
  formula: string | null;
  sequence: string | null;
  /** Label claim and content found, mg. */
  claim: number;
  content: number;
  batch: string;
  /** Batch in the chromatogram's header; differs only where a contradiction is made. */
  batchOnTrace: string;
  /** Percent, not rounded. */
  purity: number;
  purityDecimals: number;
  /** Mass as printed, Da, not rounded; null when none is stated. */
  mass: number | null;
  massDecimals: number;
  /** What the mass is: M, or the protonated molecule. */
  massIs: 'M' | '[M+H]+';
  /** Mass that the specification names, Da. */
  expectedMass: number;
  /** Charge states in the spectrum. */
  charges: readonly { z: number; mz: number }[];
  reportNumber: string;
  /** Report number in the foot of the page; differs only where a contradiction is made. */
  reportNumberBelow: string;
  key: string | null;
  dates: { received: string; analysed: string | null; reported: string | null };
  dateFormat: DateFormat;
  /** Time of day of the injection, `hh:mm:ss`. */
  injectedAt: string;
  peaks: readonly Peak[];
  /** Run time and width of the peaks, minutes: what a laboratory's method fixes. Drawn for each page when absent. */
  method?: { minutes: number; peakWidth: number };
  /** Net peptide, counter-ion and water, percent by mass. */
  balance: { peptide: number; counterIon: number; water: number };
  qr: string | null;
  /** Verification address as printed. */
  verifyAt: string | null;
  decimalComma: boolean;
}
