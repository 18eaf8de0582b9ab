import type { Comparison } from '../../../coa/compare/comparison.ts';
import { nameInWords } from '../../../coa/compare/describe-comparison.ts';
import type { ComparedField, FieldReading } from '../../../coa/compare/values/compare-fields.ts';
import type { Verdict } from '../../../coa/verdict/verdicts.ts';

/** One field of both pages, for a person. */
export interface ComparedRow {
  name: string;
  /** What became of it, in words. */
  state: string;
  given: FieldReading | null;
  copy: FieldReading | null;
}

const STATES: Readonly<Record<ComparedField['state'], string>> = {
  same: 'the same on both',
  differs: 'differs',
  'only-given': 'on the certificate only',
  'only-copy': 'on the copy only',
  'not-read': 'not read well enough on both to compare',
  outside: 'outside the picture of the certificate',
};
/** What only the checker needs. */
const UNSHOWN = 'letterhead';

/**
 * What differs, by print or as read, each value once; and the rest, in the order of the evidence. Nothing where one of the two
 * shows no certificate, so that there is nothing to compare.
 */
export function comparedRows({ differences, fields, hindrance }: Comparison): {
  differing: ComparedRow[];
  rest: ComparedRow[];
} {
  if (hindrance === 'no-certificate') return { differing: [], rest: [] };
  const told = new Set(differences.map(({ field }) => field));
  const toRow = ({ field, state, given, copy }: ComparedField): ComparedRow => ({
    name: nameInWords(field),
    state: STATES[state],
    given,
    copy,
  });
  const shown = fields.filter(({ field }) => field !== UNSHOWN);
  return {
    differing: [
      ...differences.map(({ field, given, copy }) => ({
        name: nameInWords(field),
        state: STATES.differs,
        given,
        copy,
      })),
      ...shown.filter(({ field, state }) => state === 'differs' && !told.has(field)).map(toRow),
    ],
    rest: shown.filter(({ state }) => state !== 'differs').map(toRow),
  };
}

/**
 * Colour group of a comparison. Never `good` where only fields were compared, for a change can be missed so, nor of a page that
 * shows signs of fabrication: a copy of it, such as the same picture saved again, is none the better for it.
 * @param answered the answer to the certificate that was compared
 */
export function toneOf({ verdict, remarks }: Comparison, answered: Verdict): 'good' | 'watch' | 'bad' | 'open' {
  if (verdict === 'same') return remarks.includes('fields-only') || answered === 'fabricated' ? 'open' : 'good';
  if (verdict === 'changed') return remarks.includes('later-issue') ? 'watch' : 'bad';
  return verdict === 'another' ? 'watch' : 'open';
}
