import type { Compound } from '../../dataset/compound.ts';
import { editDistance } from './edit-distance.ts';

/** Compounds that a printed name can mean: several when trade uses one name for two. */
export interface CompoundMatch {
  compounds: Compound[];
  /** The name as found in the table. */
  name: string;
  /** 1 for an exact name, less for one with a misread letter. */
  certainty: number;
  /** The whole text names it (but for a dose), not just a part. */
  whole: boolean;
}

export type CompoundIndex = ReadonlyMap<string, Compound[]>;

/** Letters and digits only, with the shapes that readers mix up folded together. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\|/g, 'i')
    .replace(/α/g, 'alpha')
    .replace(/β/g, 'beta')
    .replace(/γ/g, 'gamma')
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
    .replace(/s/g, '5')
    .replace(/z/g, '2');
}

/** Every name of every compound, folded. */
export function indexCompounds(compounds: readonly Compound[]): CompoundIndex {
  const index = new Map<string, Compound[]>();
  for (const compound of compounds) {
    for (const name of [compound.name, ...compound.aliases, compound.name.replace(/\s*\(.*\)\s*/g, ' ')]) {
      const key = fold(name);
      if (key.length < 2) continue;
      const known = index.get(key) ?? [];
      if (!known.includes(compound)) index.set(key, [...known, compound]);
    }
  }
  return index;
}

const DOSE = /\b\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|ug|g|iu|ml|units?)(?:\s?\/\s?(?:vial|ml))?\b/gi;
const TRIMMINGS = /\b(?:powder|lyophili[sz]ed|synthetic|vial|vials|acetate|peptide|sample|standard|bulk|raw|tfa|hcl|salt)\b/gi;

/** The compound named by a text; null when none is. `part` also accepts a name within a longer text. */
export function matchCompound(text: string, index: CompoundIndex, part = false): CompoundMatch | null {
  // Folded, "11:37" would be LL-37.
  if (!/\p{L}/u.test(text)) return null;
  const bare = text.replace(DOSE, ' ').replace(/\((?:synthetic|[A-Z0-9]{2,6})\)/gi, ' ').trim();
  for (const variant of [bare, bare.replace(TRIMMINGS, ' '), ...withoutTightDose(text)]) {
    const key = fold(variant);
    const exact = index.get(key);
    if (exact !== undefined) return { compounds: exact, name: variant.trim(), certainty: 1, whole: true };
  }
  const key = fold(bare.replace(TRIMMINGS, ' '));
  if (key.length >= 6) {
    for (const [name, compounds] of index) {
      if (name.length < 6) continue;
      const limit = Math.floor(name.length / 7);
      if (limit > 0 && editDistance(key, name, limit) <= limit && !differsInDigit(key, name)) return { compounds, name, certainty: 0.8, whole: true };
    }
  }
  if (!part) return null;
  const tokens = bare.split(/[\s,;()[\]/]+/).filter((token) => token !== '');
  let best: CompoundMatch | null = null;
  let bestLength = 2;
  for (let start = 0; start < tokens.length; start++) {
    for (let end = start + 1; end <= Math.min(tokens.length, start + 6); end++) {
      const piece = tokens.slice(start, end).join(' ');
      const folded = fold(piece);
      if (folded.length <= bestLength) continue;
      // Short names ("HA", "SM") are words of other kinds too often; three capitals in a mixed text are a name.
      if (folded.length < 5 && !/\d/.test(piece) && !(/^[A-Z]{3,4}$/.test(piece) && /[a-z]/.test(bare))) continue;
      const compounds = index.get(folded);
      if (compounds !== undefined) {
        best = { compounds, name: piece, certainty: 0.95, whole: false };
        bestLength = folded.length;
      }
    }
  }
  return best;
}

/** Names with a dose set tight against their own digits taken off: "PT-14110 mg" is PT-141, 10 mg. */
function withoutTightDose(text: string): string[] {
  const match = /^(.*?\D)(\d{2,7})\s?(?:mg|mcg|iu)\b/i.exec(text.trim());
  if (match === null) return [];
  return Array.from({ length: match[2]!.length - 1 }, (_, index) => match[1]! + match[2]!.slice(0, index + 1)).reverse();
}

/** A misread letter may be forgiven, another digit may not: "GHRP-2" is not "GHRP-6". */
function differsInDigit(a: string, b: string): boolean {
  return a.replace(/\D/g, '') !== b.replace(/\D/g, '');
}
