import type { Dataset } from '../../dataset/dataset.ts';
import { headlineFinding } from '../../dataset/headline.ts';
import { counted, dayText } from '../words/words.ts';
import { type Chart, element, text } from './chart.ts';

const WIDTH = 400;

/** The headline finding as one bar, what could not be seen apart. */
export function headlineBar(data: Dataset): Chart {
  const { n, verified, watch, unknown, as_of, text: sentence, method } = headlineFinding(data);
  const shares = [
    ['Verified', verified, 'c-good'],
    ['Watch', watch - unknown, 'c-watch'],
    ['Certificates not seen', unknown, 'c-open'],
  ] as const;
  let x = 0;
  let drawing = '';
  for (const [index, [label, count, kind]] of shares.entries()) {
    const width = n === 0 ? 0 : (count / n) * WIDTH;
    if (count > 0)
      drawing += element('rect', { x: x + 1.5, y: 4, width: Math.max(1, width - 3), height: 30, class: kind });
    x += width;
    drawing +=
      element('rect', { x: 1, y: 48 + index * 20, width: 11, height: 11, class: kind }) +
      text(20, 58 + index * 20, `${label}: ${count}`);
  }
  return {
    id: 'headline',
    title: sentence.replace(as_of, dayText(as_of)),
    n: counted(n, 'vendor'),
    asOf: as_of,
    note: method,
    columns: ['Verdict', 'Vendors'],
    rows: shares.map(([label, count]) => [label, count]),
    width: WIDTH,
    height: 112,
    drawing,
  };
}
