import { type CompoundIndex, fold, MIN_LETTERS } from './compound-index.ts';
import { CERTAINTY, type CompoundMatch } from './compound-match.ts';

/** Words in a row of which a name within a longer text may be. */
const MAX_WORDS = 6;

/** The longest name within a text. */
export function nameWithin(bare: string, index: CompoundIndex): CompoundMatch | null {
  const tokens = bare.split(/[\s,;()[\]/]+/).filter((token) => token !== '');
  let best: CompoundMatch | null = null;
  let bestLength: number = MIN_LETTERS.name;
  for (let start = 0; start < tokens.length; start++) {
    for (let end = start + 1; end <= Math.min(tokens.length, start + MAX_WORDS); end++) {
      const piece = tokens.slice(start, end).join(' ');
      const folded = fold(piece);
      if (folded.length <= bestLength) continue;
      // Short names ("HA", "SM") are words of other kinds too often; three capitals in a mixed text are a name.
      if (
        folded.length < MIN_LETTERS.ofWords &&
        !/\d/.test(piece) &&
        !(/^[A-Z]{3,4}$/.test(piece) && /[a-z]/.test(bare))
      )
        continue;
      const known = index.get(folded);
      if (known !== undefined) {
        best = { compounds: known.compounds, name: piece, certainty: CERTAINTY.within, whole: false };
        bestLength = folded.length;
      }
    }
  }
  return best;
}
