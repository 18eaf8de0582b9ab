import { SKIPPED, SMALL } from './glyph.ts';
import type { Patch } from './ink-cover.ts';

/** Width and height of characters as shares of a capital's height, near enough for any typeface: [of these, width, height]. */
const PROPORTIONS: readonly [RegExp, number, number][] = [
  [/[.,'’·]/, 0.17, 0.2],
  [/[-–—~]/, 0.35, 0.12],
  [/[:;|!]/, 0.17, 0.8],
  [/[%@]/, 1, 1],
  [/[MWmw]/, 0.95, 1],
  [/[1Iijl]/, 0.3, 1],
  [/[ftrJ()/]/, 0.42, 1],
  [/[acenosuvxzgpqy]/, 0.6, 0.8],
];
/** Of capitals and digits that are not among them. */
const USUAL = [0.68, 1] as const;
/** Height of a small letter as a share of a capital's, and of a capital to the small letters of a word that has no other. */
const SMALL_HEIGHT = 0.72;
const CAPITAL_TO_SMALL = 1.4;
/** Gap between letters that touch, as a share of a capital's height. */
const LETTER_GAP = 0.08;
/** Higher than this share of a capital a patch is no speck. */
const MAX_SPECK = 0.5;
/** Costs of what is unusual: two letters that touch, one in parts, a speck, a mark that left no patch, a letter without one. */
const TOUCHING = 0.9;
const IN_PARTS = 1.3;
const OFTEN_IN_PARTS = 0.1;
const SPECK = 0.6;
const NO_MARK = 0.8;
const NO_LETTER = 4;
/** An alignment dearer than this for each character is none. */
const MAX_COST = 0.75;
/** A character printed in parts as a rule. */
const PARTED = /[%"]/;
/** As many letters may touch, or parts belong to one letter. */
const MAX_JOINED = 3;
/** What a misfit of widths (natural logarithm of their ratio) and of heights (share of a capital's) costs, and at most. */
const WIDTH_COST = 0.7;
const HEIGHT_COST = 1.5;
const MAX_MISFIT = 2;

interface Size {
  width: number;
  height: number;
}

/** One step of an alignment: how many patches and characters it takes, and what it costs. */
interface Step {
  patches: number;
  characters: number;
  cost: number;
}

/**
 * Which patch of ink each character of a word is; null for those that touch others, are in parts, or left none. Where
 * patches are as many as characters they are taken in turn; else the alignment is chosen that fits widths and heights best.
 */
export function alignPatches(patches: readonly Patch[], characters: readonly string[]): (number | null)[] {
  if (patches.length === characters.length) return patches.map((_, index) => index);
  if (characters.length < 2 || patches.length === 0 || patches.length > 2 * characters.length + 2)
    return characters.map(() => null);
  const sizes = patches.map(({ left, right, top, bottom }) => ({ width: right - left + 1, height: bottom - top + 1 }));
  const capital =
    Math.max(...sizes.map(({ height }) => height)) /
    (characters.every((character) => SMALL.test(character)) ? CAPITAL_TO_SMALL : 1);
  const expected = characters.map((character) => expectedSize(character, capital));
  return cheapestAlignment(patches.length, characters.length, (i, j) =>
    stepsFrom(sizes.slice(i, i + MAX_JOINED), expected.slice(j, j + MAX_JOINED), characters[j], capital),
  );
}

function expectedSize(character: string, capital: number): Size {
  const [, width, height] = PROPORTIONS.find(([of]) => of.test(character)) ?? [null, ...USUAL];
  return { width: width * capital, height: (SMALL.test(character) ? SMALL_HEIGHT : height) * capital };
}

/**
 * What the next patches and characters can be.
 * @param sizes of the next patches. @param expected of the next characters. @param character the next one, if any.
 * @param capital height of a capital.
 */
function stepsFrom(
  sizes: readonly Size[],
  expected: readonly Size[],
  character: string | undefined,
  capital: number,
): Step[] {
  const steps: Step[] = [];
  const [size, own] = [sizes[0], expected[0]];
  const misfit = (of: Size, to: Size): number =>
    Math.min(
      MAX_MISFIT,
      WIDTH_COST * Math.abs(Math.log(of.width / to.width)) + (HEIGHT_COST * Math.abs(of.height - to.height)) / capital,
    );
  if (size !== undefined && own !== undefined) steps.push({ patches: 1, characters: 1, cost: misfit(size, own) });
  for (let taken = 2; size !== undefined && taken <= expected.length; taken++) {
    const joined = expected.slice(0, taken);
    const touching = {
      width: joined.reduce((sum, { width }) => sum + width + LETTER_GAP * capital, 0),
      height: Math.max(...joined.map(({ height }) => height)),
    };
    steps.push({ patches: 1, characters: taken, cost: TOUCHING * (taken - 1) + misfit(size, touching) });
  }
  for (let taken = 2; character !== undefined && taken <= sizes.length; taken++)
    steps.push({ patches: taken, characters: 1, cost: PARTED.test(character) ? OFTEN_IN_PARTS : IN_PARTS });
  if (size !== undefined)
    steps.push({
      patches: 1,
      characters: 0,
      cost: SPECK + (size.height > MAX_SPECK * capital ? NO_LETTER : 0),
    });
  if (character !== undefined)
    steps.push({ patches: 0, characters: 1, cost: SKIPPED.test(character) ? NO_MARK : NO_LETTER });
  return steps;
}

/**
 * The way through patches and characters whose steps cost least (dynamic programming), as the patch of each character
 * that has one to itself; all null where even that is dear.
 */
function cheapestAlignment(
  patches: number,
  characters: number,
  stepsAt: (patch: number, character: number) => readonly Step[],
): (number | null)[] {
  const nothing = Array.from({ length: characters }, (): number | null => null);
  const cost = Array.from({ length: patches + 1 }, () => new Float64Array(characters + 1).fill(Infinity));
  const from: Step[][] = Array.from({ length: patches + 1 }, () => []);
  cost[0]![0] = 0;
  for (let i = 0; i <= patches; i++) {
    for (let j = 0; j <= characters; j++) {
      const spent = cost[i]![j]!;
      if (spent === Infinity) continue;
      for (const step of stepsAt(i, j)) {
        const [toPatch, toCharacter] = [i + step.patches, j + step.characters];
        if (spent + step.cost >= cost[toPatch]![toCharacter]!) continue;
        cost[toPatch]![toCharacter] = spent + step.cost;
        from[toPatch]![toCharacter] = step;
      }
    }
  }
  if (cost[patches]![characters]! > MAX_COST * characters) return nothing;
  const aligned = nothing;
  for (let [i, j] = [patches, characters]; i > 0 || j > 0; ) {
    const step = from[i]![j]!;
    [i, j] = [i - step.patches, j - step.characters];
    if (step.patches === 1 && step.characters === 1) aligned[j] = i;
  }
  return aligned;
}
