import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { toUnicodeSet } from 'regexp-ast-analysis';

/** From so many times on a repetition counts as one without end: two ways through each make a thousand. */
const MANY = 10;

/** A place of a pattern that takes one character; the same place of a part that is written out twice is two. */
type Place = number;
/** How many ways lead to places. */
type Ways = ReadonlyMap<Place, number>;

/** What a part of a pattern may begin and end with, and in how many ways it may be empty. */
interface Part {
  first: Ways;
  last: Ways;
  empty: number;
}

const NOTHING: Part = { first: new Map(), last: new Map(), empty: 1 };

/**
 * The first repetition of a pattern that may read one text in two ways, as `(?:a|a)*` and `(?:a+)*` do: where what follows does not
 * fit, time doubles with each pass. Null where there is none. What stands ahead or behind only to be looked at is taken to fit always, and
 * what follows never, so that of two alternatives which exclude each other so the pattern is refused as well.
 *
 * Every place of the repetition is a state (Glushkov's automaton); two ways between the same two states, or two different pairs of states
 * that take the same characters and meet again, are the ambiguity (A. Weber and H. Seidl, On the degree of ambiguity of finite
 * automata, 1991: “EDA”).
 */
export function exponentialPartOf({ source, flags }: Pick<RegExp, 'source' | 'flags'>): string | null {
  const parser = new RegExpParser();
  const asked = parser.parseFlags(flags);
  const pattern = parser.parsePattern(source, 0, source.length, asked);
  const loops = outermostLoops(pattern);
  return loops.find((loop) => isAmbiguous(loop, asked))?.raw ?? null;
}

function alternativesOf(node: AST.Node): readonly AST.Node[] {
  if ('alternatives' in node) return node.alternatives;
  if (node.type === 'Alternative') return node.elements;
  return node.type === 'Quantifier' ? [node.element] : [];
}

/** The repetitions without end that stand in no other one, also those within what is looked at ahead or behind. */
function outermostLoops(node: AST.Node): AST.Quantifier[] {
  if (node.type === 'Quantifier' && node.max >= MANY) return [node, ...lookedAtIn(node).flatMap(outermostLoops)];
  return alternativesOf(node).flatMap(outermostLoops);
}

/** What a part looks at without taking it. */
function lookedAtIn(node: AST.Node): AST.Node[] {
  return alternativesOf(node).flatMap((inner) =>
    inner.type === 'Assertion' ? alternativesOf(inner) : lookedAtIn(inner),
  );
}

function isAmbiguous(loop: AST.Quantifier, flags: AST.Flags): boolean {
  const takes: ReturnType<typeof toUnicodeSet>['chars'][] = [];
  const following: Map<Place, number>[] = [];

  const lead = (from: Ways, to: Ways): void => {
    for (const [last, ways] of from)
      for (const [first, more] of to) following[last]!.set(first, (following[last]!.get(first) ?? 0) + ways * more);
  };
  const either = (parts: readonly Part[]): Part => ({
    first: sum(parts.map(({ first }) => [first, 1])),
    last: sum(parts.map(({ last }) => [last, 1])),
    empty: parts.reduce((ways, { empty }) => ways + empty, 0),
  });
  const inARow = (parts: readonly Part[]): Part =>
    parts.reduce((before, part) => {
      lead(before.last, part.first);
      return {
        first: sum([
          [before.first, 1],
          [part.first, before.empty],
        ]),
        last: sum([
          [part.last, 1],
          [before.last, part.empty],
        ]),
        empty: before.empty * part.empty,
      };
    }, NOTHING);
  /** A pass that takes nothing is given up, so that there is one way to be empty. */
  const mayBeLeftOut = (part: Part): Part => ({ ...part, empty: 1 });
  const repeated = ({ element, min, max }: AST.Quantifier): Part => {
    const least = Math.min(min, MANY);
    if (max < MANY) {
      const optional = Array.from({ length: max - least }).reduce<Part>(
        (rest) => mayBeLeftOut(inARow([partOf(element), rest])),
        NOTHING,
      );
      return inARow([...Array.from({ length: least }, () => partOf(element)), optional]);
    }
    const before = Array.from({ length: Math.max(0, least - 1) }, () => partOf(element));
    const again = partOf(element);
    lead(again.last, again.first);
    return inARow([...before, min === 0 ? mayBeLeftOut(again) : again]);
  };
  const partOf = (node: AST.Node): Part => {
    switch (node.type) {
      case 'Character':
      case 'CharacterClass':
      case 'CharacterSet':
      case 'ExpressionCharacterClass': {
        const place = takes.push(toUnicodeSet(node, flags).chars) - 1;
        following.push(new Map());
        return { first: new Map([[place, 1]]), last: new Map([[place, 1]]), empty: 0 };
      }
      case 'Quantifier':
        return repeated(node);
      case 'Alternative':
        return inARow(node.elements.map(partOf));
      case 'Group':
      case 'CapturingGroup':
        return either(node.alternatives.map(partOf));
      default:
        return NOTHING;
    }
  };

  repeated(loop);
  if (following.some((to) => [...to.values()].some((ways) => ways > 1))) return true;
  return meetAgain(following, (a, b) => !takes[a]!.isDisjointWith(takes[b]!));
}

/** The ways of several parts together, those of each so many times. */
function sum(parts: readonly (readonly [Ways, number])[]): Ways {
  const all = new Map<Place, number>();
  for (const [ways, times] of parts)
    if (times > 0) for (const [place, count] of ways) all.set(place, (all.get(place) ?? 0) + count * times);
  return all;
}

/** Whether two ways that part at one place of a repetition meet at one again; from each of its places every other can be reached. */
function meetAgain(following: readonly Ways[], share: (a: Place, b: Place) => boolean): boolean {
  const preceding = following.map(() => new Map<Place, number>());
  for (const [from, to] of following.entries()) for (const place of to.keys()) preceding[place]!.set(from, 1);
  const parted = pairsFrom(following, share);
  return [...pairsFrom(preceding, share)].some((pair) => parted.has(pair));
}

/** Pairs of two different places that two ways reach which begin at one place and take the same characters. */
function pairsFrom(steps: readonly Ways[], share: (a: Place, b: Place) => boolean): Set<number> {
  const { length } = steps;
  const found = new Set<number>();
  const open: [Place, Place][] = steps.map((_, place) => [place, place]);
  for (let pair = open.pop(); pair !== undefined; pair = open.pop())
    for (const a of steps[pair[0]]!.keys())
      for (const b of steps[pair[1]]!.keys()) {
        const number = Math.min(a, b) * length + Math.max(a, b);
        if (a === b || found.has(number) || !share(a, b)) continue;
        found.add(number);
        open.push([a, b]);
      }
  return found;
}
