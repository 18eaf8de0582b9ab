import { around } from '../../../geometry/box.ts';
import type { Cell } from '../../../layout/cells.ts';
import { columnOf, rightOf } from '../../../layout/page-graph.ts';
import { areInOneColumn } from '../../../layout/relations.ts';
import { textOf, type Word } from '../../../layout/word.ts';
import type { FieldClues } from '../../clues.ts';
import type { Fields } from '../../fields.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import {
  AMENDING_PHRASES,
  MARKS_OF_GOODS,
  NONCONFORMING_PHRASES,
  QUOTING_PHRASES,
  SELF_ISSUED_PHRASES,
} from '../../vocabulary/certificate.ts';

const SELF_ISSUED = anyOf(SELF_ISSUED_PHRASES);
const QUOTING = anyOf(QUOTING_PHRASES);
const NONCONFORMING = anyOf(NONCONFORMING_PHRASES);
const AMENDED = anyOf(AMENDING_PHRASES);
const MARKS = MARKS_OF_GOODS.map(([mark, phrases]) => [mark, anyOf(phrases)] as const);
/** Cells over which a motto of single words may be spread. */
const SPREAD = 3;

type Phrases = Pick<
  Fields,
  'selfIssuedPhrases' | 'quotingPhrases' | 'saysAmended' | 'saysNonconforming' | 'sheetMarks'
>;

/** What phrases of a page say of who issued it, and of what kind it is. */
export function findPhrases(clues: FieldClues): Phrases {
  const { cells } = clues.graph;
  return {
    selfIssuedPhrases: phrasesOf(SELF_ISSUED, clues),
    quotingPhrases: phrasesOf(QUOTING, clues),
    ...(cells.some(({ text }) => AMENDED.test(text)) ? { saysAmended: true as const } : {}),
    ...(cells.some(({ text }) => NONCONFORMING.test(text)) ? { saysNonconforming: true as const } : {}),
    sheetMarks: MARKS.flatMap(([mark, pattern]) =>
      phrasesOf(pattern, clues)
        .slice(0, 1)
        .map((found) => ({ mark, ...found })),
    ),
  };
}

/** Where phrases stand: in a cell, or in single words that follow one another, beside or below. */
function phrasesOf(pattern: RegExp, { graph, toPicture }: FieldClues): Fields['selfIssuedPhrases'] {
  // A method is in-house at any laboratory; what stands left of a table has the column of its nearest head.
  const heads = graph.headers.filter(({ column }) => column === 'method');
  const isMethod = (cell: Cell): boolean =>
    columnOf(cell, graph) === 'method' && heads.some((head) => areInOneColumn(head.cell, cell));
  const cells = graph.cells.filter((cell) => !isMethod(cell));
  return cells.flatMap((cell, index) => {
    const found =
      phraseIn(pattern, [cell]) ??
      (cell.words.length > 1
        ? null
        : (phraseIn(
            pattern,
            [cell, ...rightOf(cell, graph).map((edge) => edge.cell)]
              .slice(0, SPREAD)
              .filter((other) => !isMethod(other)),
          ) ?? phraseIn(pattern, cells.slice(index, index + SPREAD))));
    return found === null ? [] : [{ text: found.text, box: around(found.words.map(toPicture)) }];
  });
}

/** A phrase in the texts of some cells, and the words that say it; null where it is in none. */
function phraseIn(pattern: RegExp, line: readonly Cell[]): { text: string; words: readonly Word[] } | null {
  const all = line.flatMap(({ words }) => words);
  const match = pattern.exec(textOf(all));
  if (match === null) return null;
  let end = -1;
  const words = all.filter(({ text }) => {
    const start = end + 1;
    end = start + text.length;
    return start < match.index + match[0].length && end > match.index;
  });
  return { text: match[0], words };
}
