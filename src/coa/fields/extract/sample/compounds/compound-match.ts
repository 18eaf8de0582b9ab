import type { Compound } from '../../../../../dataset/compound.ts';

/** Compounds that a printed name can mean: several when trade uses one name for two. */
export interface CompoundMatch {
  compounds: Compound[];
  /** The name as found in the table. */
  name: string;
  /** 1 for an exact name, less for one with a misread letter. */
  certainty: number;
  /** The whole text names it (but for a dose), not just a part. */
  whole: boolean;
  /** Others whose names differ from it by a last stroke, which readers lose or double (Melanotan I and II), or go on where it ends. */
  alike?: Compound[];
  /** Of a blend, what it is made of, and whatever else goes by those names; of others nothing. */
  parts?: Compound[];
}

/** Whether what a name names is made of several compounds, as a blend is. */
export function hasParts({ compounds, parts = [] }: CompoundMatch): boolean {
  return parts.length > 1 || compounds.some(({ kind }) => kind === 'blend');
}

/** Certainty of a name with a letter misread, and of one within a longer text. */
export const CERTAINTY = { misread: 0.8, within: 0.95 } as const;
