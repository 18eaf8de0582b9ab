import type { Dataset } from '../../dataset/dataset.ts';
import { headlineFinding } from '../../dataset/headline.ts';
import { counted, dayText } from '../words/words.ts';
import { type Chart, element, text } from './chart.ts';

const WIDTH = 400;
/** How far a part of the line above is set in, in units of the drawing. */
const INDENT = 18;

/** The headline finding as one bar: verified and on watch make up all vendors; of those on watch, what could not be seen is drawn apart. */
export function headlineBar(data: Dataset): Chart {
  const { n, verified, watch, unknown, as_of, text: sentence, method } = headlineFinding(data);
  const shares = [
    [verified, 'c-good'],
    [watch - unknown, 'c-watch'],
    [unknown, 'c-open'],
  ] as const;
  const key = [
    [`Verified: ${verified}`, 'c-good', 0],
    [`On watch: ${watch}`, 'c-watch', 0],
    [`of them certificates not seen: ${unknown}`, 'c-open', INDENT],
  ] as const;
  let x = 0;
  let drawing = '';
  for (const [count, kind] of shares) {
    const width = n === 0 ? 0 : (count / n) * WIDTH;
    if (count > 0)
      drawing += element('rect', { x: x + 1.5, y: 4, width: Math.max(1, width - 3), height: 30, class: kind });
    x += width;
  }
  for (const [index, [words, kind, indent]] of key.entries())
    drawing +=
      element('rect', { x: 1 + indent, y: 48 + index * 20, width: 11, height: 11, class: kind }) +
      text(20 + indent, 58 + index * 20, words);
  return {
    id: 'headline',
    title: sentence.replace(as_of, dayText(as_of)),
    n: counted(n, 'vendor'),
    asOf: as_of,
    note: method.replace(as_of, dayText(as_of)),
    columns: ['Verdict', 'Vendors', 'Of them certificates not seen'],
    rows: [
      ['Verified', verified, 0],
      ['On watch', watch, unknown],
    ],
    width: WIDTH,
    height: 112,
    drawing,
  };
}
