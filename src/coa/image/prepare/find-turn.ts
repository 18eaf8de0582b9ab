import type { Component } from './components.ts';

/** How a page lies: as it is read, on either of its sides, or head down. */
export type Turn = 'upright' | 'sideways' | 'upside-down';

/** Sides of a patch that may be a letter, pixels of a page of 1,500. */
const SMALLEST = 4;
const LARGEST = 60;
/** Letters of a word stand nearer than this to one another, in their size; lines stand farther apart. */
const NEAR = 0.45;
/** Share of the smaller one's side that two neighbours have in common. */
const ALONGSIDE = 0.5;
/** Letters with a neighbour that must be found before anything is said. */
const MIN_LETTERS = 120;
/** How many times more letters have a neighbour below than beside on a page that lies on its side. */
const SIDEWAYS = 1.6;
/** Two letters of one line, of which one is higher by this much, in the height of the lower: a capital, an ascender, a figure. */
const HIGHER = { from: 1.2, to: 1.8 };
/** Edges of two letters that stand on one line differ by less, in the height of the lower one. */
const LEVEL = 0.12;
/** Pairs of a higher and a lower letter that must be found, and how many times more are level above than below, head down. */
const MIN_PAIRS = 40;
const UPSIDE_DOWN = 1.5;

interface Letter extends Component {
  width: number;
  height: number;
}

/**
 * How a page lies, from its patches of ink alone. Letters of a line stand nearer to one another than lines do. Most letters
 * that are higher than their neighbours, being capitals, figures and ascenders, stand on the same line as these; only
 * descenders hang from it, and they are fewer in every European language.
 */
export function findTurn(components: readonly Component[]): Turn {
  const letters = components
    .map((patch): Letter => {
      return { ...patch, width: patch.right - patch.left + 1, height: patch.bottom - patch.top + 1 };
    })
    .filter(({ width, height }) => Math.max(width, height) >= SMALLEST && width <= LARGEST && height <= LARGEST);
  const beside = neighbours(letters);
  const below = neighbours(letters.map(transposed));
  if (Math.max(beside.length, below.length) < MIN_LETTERS) return 'upright';
  if (below.length > SIDEWAYS * beside.length) return 'sideways';
  const pairs = beside.flatMap(([one, other]): [Letter, Letter][] => {
    const [high, low] = one.height > other.height ? [one, other] : [other, one];
    const ratio = high.height / low.height;
    return ratio >= HIGHER.from && ratio <= HIGHER.to ? [[high, low]] : [];
  });
  const isLevel = (a: number, b: number, { height }: Letter): boolean => Math.abs(a - b) <= Math.max(1, LEVEL * height);
  const standing = pairs.filter(([high, low]) => isLevel(high.bottom, low.bottom, low)).length;
  const hanging = pairs.filter(([high, low]) => isLevel(high.top, low.top, low)).length;
  return standing + hanging >= MIN_PAIRS && hanging > UPSIDE_DOWN * standing ? 'upside-down' : 'upright';
}

/** Each letter that has one to its right, with the nearest. */
function neighbours(letters: readonly Letter[]): [Letter, Letter][] {
  const byLeft = [...letters].sort((a, b) => a.left - b.left);
  return byLeft.flatMap((letter, index): [Letter, Letter][] => {
    const reach = letter.right + NEAR * Math.max(letter.width, letter.height);
    let nearest: Letter | null = null;
    for (let next = index + 1; next < byLeft.length && byLeft[next]!.left <= reach; next++) {
      const other = byLeft[next]!;
      const shared = Math.min(letter.bottom, other.bottom) - Math.max(letter.top, other.top) + 1;
      if (other.left <= letter.right || shared < ALONGSIDE * Math.min(letter.height, other.height)) continue;
      nearest = other;
      break;
    }
    return nearest === null ? [] : [[letter, nearest]];
  });
}

function transposed({ left, top, right, bottom, area, width, height }: Letter): Letter {
  return { left: top, top: left, right: bottom, bottom: right, area, width: height, height: width };
}
