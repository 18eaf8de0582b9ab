import { editDistance } from '../../../text/edit-distance.ts';
import { CHEMICAL_PREFIXES, NAMES_OF_OTHERS } from '../../../vocabulary/products.ts';
import { type CompoundIndex, digitsOf, fold } from './compound-index.ts';
import { CERTAINTY, type CompoundMatch } from './compound-match.ts';

/** Letters from which on a text may be a name with a letter misread. */
const MIN_MISREAD = 6;
/** One letter of so many may be misread. */
const LETTERS_PER_MISREADING = 7;

const PREFIXES = CHEMICAL_PREFIXES.map(fold);
const OTHERS = new Set(NAMES_OF_OTHERS.map(fold));

/** Whether a folded text is nearer to a name without its chemical prefix than to the name: “Semax Amidate” is not N-acetyl Semax amidate. */
function lacksPrefix(key: string, name: string, misread: number): boolean {
  return PREFIXES.some(
    (prefix) =>
      name.startsWith(prefix) &&
      !key.startsWith(prefix) &&
      editDistance(key, name.slice(prefix.length), misread) < misread,
  );
}

/** The name that a text is but for a misread letter. Of names as near as one another any may be meant: "Melanotan IT" is Melanotan I or II. */
export function misreadName(trimmed: string, index: CompoundIndex): CompoundMatch | null {
  const key = fold(trimmed);
  if (key.length < MIN_MISREAD || OTHERS.has(key)) return null;
  let nearest: CompoundMatch | null = null;
  let fewest = Infinity;
  for (const [name, { compounds, digits }] of index) {
    const limit = Math.min(fewest, Math.floor(name.length / LETTERS_PER_MISREADING));
    if (limit === 0) continue;
    const misread = editDistance(key, name, limit);
    if (misread > limit || lacksPrefix(key, name, misread)) continue;
    // A misread letter may be forgiven, another digit may not: "GHRP-2" is not "GHRP-6".
    if (digitsOf(key) !== digitsOf(name) && !(digits.has(digitsOf(trimmed)) && mayLackLetter(key, name))) continue;
    nearest = {
      compounds:
        nearest !== null && misread === fewest ? [...new Set([...nearest.compounds, ...compounds])] : compounds,
      name,
      certainty: CERTAINTY.misread,
      whole: true,
    };
    fewest = misread;
  }
  return nearest;
}

/** Characters at the end that two spellings share where one lacks a letter within: at the end stand the numbers of names. */
const SHARED_END = 2;

/** Whether two folded names are as long as each other, or end alike: "GLOW Bend" is GLOW blend, "Melanotan" is not Melanotan I. */
function mayLackLetter(key: string, name: string): boolean {
  return key.length === name.length || key.slice(-SHARED_END) === name.slice(-SHARED_END);
}
