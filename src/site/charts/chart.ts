import { inLines } from '../words/in-lines.ts';
import { dayText } from '../words/words.ts';

/** A chart that is made once, at build time: drawn without a script, with the figures it shows. */
export interface Chart {
  id: string;
  /** What it shows, as a sentence. */
  title: string;
  /** What was counted: "20 vendors". */
  n: string;
  /** The day of the data, `YYYY-MM-DD`. */
  asOf: string;
  /** What a reader should know besides; "" when there is nothing. */
  note: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
  /** Size of the drawing, in units of its text: 14 high. */
  width: number;
  height: number;
  /** The drawing: SVG elements with the classes of `CHART_STYLE`. */
  drawing: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for SVG. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]!);
}

/** An SVG element; numbers are cut to two decimals. */
export function element(name: string, attributes: Readonly<Record<string, string | number>>, content = ''): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escaped(typeof value === 'number' ? String(Math.round(value * 100) / 100) : value)}"`,
  );
  return content === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${content}</${name}>`;
}

/** A line of text. */
export function text(x: number, y: number, words: string, kind = ''): string {
  return element('text', { x, y, ...(kind && { class: kind }) }, escaped(words));
}

/** A mark for a vendor: a disc when it is verified, an open triangle when it is on watch. */
export function vendorMark(x: number, y: number, verified: boolean): string {
  return verified
    ? element('circle', { cx: x, cy: y, r: 5, class: 'c-good' })
    : element('path', { d: `M${x} ${y - 5.5}l5.5 10h-11z`, class: 'c-watch' });
}

/** The styles of a chart that stands alone; on a page the page's own sheet has the same. */
const CHART_STYLE =
  'text{font:14px system-ui,sans-serif;fill:#18222c}.c-title{font-size:15px;font-weight:600}.c-small{font-size:12px}.c-soft{fill:#4b5864}.c-end{text-anchor:end}.c-middle{text-anchor:middle}.c-axis{stroke:#77827f;stroke-width:1}.c-grid{stroke:#d8d4c9;stroke-width:1;stroke-dasharray:3 3}.c-good{fill:#14613a;stroke:#14613a;stroke-width:1.5}.c-watch{fill:none;stroke:#80450a;stroke-width:1.7}.c-bar{fill:#0b5561}.c-open{fill:none;stroke:#4b5864;stroke-width:1.5}@media(prefers-color-scheme:dark){text{fill:#e7eaec}.c-soft{fill:#adb8c2}.c-axis{stroke:#8995a1}.c-grid{stroke:#323e49}.c-good{fill:#7fd3a0;stroke:#7fd3a0}.c-watch{stroke:#efb867}.c-bar{fill:#7fccd6}.c-open{stroke:#adb8c2}.c-paper{fill:#11171d}}';

/** Around a chart that stands alone; its letters a line, of the title and of the small print, by what a wide system font needs. */
const MARGIN = 14;
const TITLE = { letters: 46, size: 15, step: 20 };
const SMALL = { letters: 56, size: 12, step: 16 };

/**
 * The chart as a file of its own, with its title above and n, date and source below.
 * @param source whose data it is, and under which licence
 */
export function chartSvg({ title, n, asOf, width, height, drawing }: Chart, source: string): string {
  const titleLines = inLines(title, TITLE.letters, 6);
  const foot = inLines(`n = ${n}, as of ${dayText(asOf)}. ${source}`, SMALL.letters, 4);
  const top = titleLines.length * TITLE.step + 8;
  const whole = { width: width + 2 * MARGIN, height: top + height + 8 + foot.length * SMALL.step + 2 * MARGIN };
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${whole.width} ${whole.height}`,
      width: whole.width * 1.5,
      height: whole.height * 1.5,
      role: 'img',
      'aria-label': title,
    },
    [
      `<title>${escaped(title)}</title><style>${CHART_STYLE}</style><rect class="c-paper" width="100%" height="100%" fill="#faf9f5"/>`,
      ...titleLines.map((line, index) => text(MARGIN, MARGIN + TITLE.size + index * TITLE.step, line, 'c-title')),
      element('g', { transform: `translate(${MARGIN} ${MARGIN + top})` }, drawing),
      ...foot.map((line, index) =>
        text(MARGIN, MARGIN + top + height + 8 + SMALL.size + index * SMALL.step, line, 'c-soft c-small'),
      ),
    ].join(''),
  )}\n`;
}

/** Lays marks on a line so that none covers another: a mark too near the one before goes up a row. */
export function stacked(positions: readonly number[], size: number): { position: number; row: number }[] {
  const rows: number[] = [];
  return positions
    .toSorted((a, b) => a - b)
    .map((position) => {
      let row = rows.findIndex((last) => position - last >= size);
      if (row === -1) row = rows.length;
      rows[row] = position;
      return { position, row };
    });
}
