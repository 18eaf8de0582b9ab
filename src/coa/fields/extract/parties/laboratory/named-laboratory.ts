import type { Laboratory } from '../../../../../dataset/laboratory.ts';
import type { Cell } from '../../../../layout/cells.ts';
import { sameBusiness } from '../../../text/names.ts';

/** The laboratory that a page names. */
export interface NamedLaboratory {
  name: string;
  /** Register entry; null for a laboratory that is not on our list. */
  laboratory: Laboratory | null;
  /** What it rests on. */
  basis: string[];
  cell: Cell | null;
  confidence: number;
  /** How many of the phrases that stand on every page of the laboratory were found on this one. */
  wordings: number;
  /** Set where a sentence says that it must agree to a copy, which only who issued the page prints. */
  grantsCopies?: true;
  /** Set where no two readings of its name are alike. */
  disputed?: true;
}

/** A laboratory on our list whose reports a page is worded like, without naming it. */
export interface ImitatedLaboratory {
  name: string;
  /** Where the page says that its report is looked up. */
  host: string;
}

/** Whether a name is the laboratory's on our list; of one that is not on it none is. */
export function isNameOf(name: string, { laboratory }: NamedLaboratory): boolean {
  return laboratory !== null && [laboratory.name, ...laboratory.aliases].some((own) => sameBusiness(own, name));
}

/** Letters of a name at least; shorter ones are abbreviations, which are matched as printed. */
export const SHORTEST_NAME = 5;
/** Confidence in a laboratory known by its printed name at least. */
export const PRINTED_CONFIDENCE = 0.6;
/** Confidence in a laboratory that is not on our list, named behind a label. */
export const LABELLED_CONFIDENCE = 0.7;

/** A laboratory that is not on our list. @param basis in words, what it rests on */
export function unregistered(name: string, basis: string, cell: Cell | null, confidence: number): NamedLaboratory {
  return { name, laboratory: null, basis: [basis], cell, confidence, wordings: 0 };
}
