import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import check from '../../src/coa/checks/pixels/field-newer-than-its-page.ts';
import {
  compareCompression,
  isValue,
  type LaterValue,
} from '../../src/coa/forensics/compression/compare-compression.ts';
import { centreWithin } from '../../src/coa/geometry/box.ts';
import { decodePicture } from '../../src/coa/image/decode/decode-picture.ts';
import { testArtifacts } from '../../src/coa/testing/fields.ts';
import { Random } from '../certificates/random.ts';
import { readCommandLine, refuse } from '../command-line.ts';
import type { RealRow } from './real/bench-real.ts';
import { HANDLINGS, type PlacedPage, typedOver } from './resaved/handling.ts';
import { quantile, rate, table } from './statistics.ts';

/**
 * Measures what the comparison of compression says of honest real pages that are saved as a JPEG, opened, and saved again: as
 * they are, with something honest laid over them, and with one value typed over. Fields are taken from a run of the bench.
 */
const USAGE = `npm run measure:resaved -- FOLDER results.ndjson [OPTIONS]

  FOLDER             the pages
  results.ndjson     what "npm run bench:coa -- FOLDER --out results.ndjson" found on them
  --times N          how often each page is saved again, as it is or with something laid over it, and with a value typed
                     over; 3 when left out
  --draw NAME        draw other qualities, things laid over the page, and values
  --slice I/N        every N-th page from the I-th on; all when left out
  --misses           list the pages on which another value is called later than its page
  --date YYYY-MM-DD  keep the counts in src/coa/forensics/compression/resaved.json, from where the check quotes them,
                     as those of this day; only print them when left out`;
const { values, positionals } = readCommandLine(
  USAGE,
  {
    times: { type: 'string', default: '3' },
    draw: { type: 'string', default: '' },
    date: { type: 'string' },
    slice: { type: 'string', default: '1/1' },
    misses: { type: 'boolean', default: false },
  },
  { positionals: true },
);
const [folder, results] = positionals;
if (folder === undefined || results === undefined) refuse(USAGE);
const [slice = 1, slices = 1] = values.slice.split('/').map(Number);
const MAX_PIXELS = 12_000_000;
const TYPED = /^(?:client|sample|batch|purity|content|date_)/;
const QUALITIES = [70, 72, 75, 80, 82, 85, 88, 90] as const;
/** How a page is saved the last time. */
const LAST: Readonly<Record<string, (picture: Sharp, random: Random) => Sharp>> = {
  JPEG: (picture, random) => picture.jpeg({ quality: random.whole(75, 97) }),
  'JPEG by mozjpeg': (picture, random) => picture.jpeg({ quality: random.whole(75, 97), mozjpeg: true }),
  PNG: (picture) => picture.png({ compressionLevel: 1 }),
  WebP: (picture, random) => picture.webp({ quality: random.whole(75, 97) }),
};
const SAVED = ['JPEG', 'JPEG', 'JPEG', 'JPEG', 'JPEG by mozjpeg', 'PNG', 'PNG', 'WebP'] as const;

interface Outcome {
  kind: string;
  saved: string;
  /** Whether the page shows its earlier save. */
  shows: boolean;
  /** What the check says of other values than the one typed over. */
  wrong: 'decisive' | 'doubt' | null;
  /** Whether the value typed over is; null where none was. */
  found: boolean | null;
  milliseconds: number;
}

const outcomes: Outcome[] = [];
const pages = readFileSync(results, 'utf8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as RealRow).page)
  .filter(({ truth, report }) => truth.kind === 'honest' && report?.evidence.page.turned === 0);
for (const [index, { truth, report }] of pages.entries()) {
  if (index % slices !== slice - 1 || report === null || !/\.(jpe?g|png|webp)$/i.test(truth.file)) continue;
  const { width, height } = report.evidence.page;
  if (width * height > MAX_PIXELS) continue;
  const picture = await sharp(join(folder, truth.file)).flatten({ background: '#fff' }).png().toBuffer();
  const fields = report.evidence.fields
    .flatMap(({ field: name, text, box }) => (box === null ? [] : [{ name, text, box }]))
    .filter(isValue);
  const { words = [] } = report.evidence;
  const placed: PlacedPage = { width, height, values: fields };
  for (let time = 0; time < Number(values.times); time++)
    for (const isTyped of [false, true]) {
      const random = new Random(`${values.draw}${truth.file} ${time} ${isTyped}`);
      const may = fields.filter(({ name, box }) => TYPED.test(name) && box[3] > 8 && box[2] > 20);
      if (isTyped && may.length === 0) continue;
      const typed = isTyped ? random.pick(may) : null;
      const kind = typed === null ? random.pick(Object.keys(HANDLINGS)) : 'a value typed over';
      const over = typed === null ? HANDLINGS[kind]!(placed, random) : typedOver(typed);
      const saved = random.pick(SAVED);
      const file = await savedAgain(picture, placed, over, (one) => LAST[saved]!(one, random), random);
      const decoded = await decodePicture(file);
      const start = performance.now();
      const history = compareCompression(decoded, words, fields);
      const milliseconds = performance.now() - start;
      const later = history?.later ?? [];
      const right = typed === null ? [] : later.filter(({ box }) => centreWithin(box, typed.box));
      const others = later.filter((value) => !right.includes(value));
      const wrong = severityOf(others);
      if (values.misses && wrong !== null)
        console.log(`${truth.file}, ${kind}, ${saved}: ${wrong}, ${others.map(({ name }) => name).join(', ')}`);
      outcomes.push({
        kind,
        saved,
        shows: history !== null,
        wrong,
        found: typed === null ? null : right.length > 0,
        milliseconds,
      });
    }
}

const kinds = [...Object.keys(HANDLINGS), 'a value typed over'];
const counted = (of: readonly Outcome[]): string[] => {
  const typed = of.filter(({ found }) => found !== null);
  return [
    rate(of.filter(({ shows }) => shows).length, of.length),
    rate(of.filter(({ wrong }) => wrong === 'decisive').length, of.length),
    rate(of.filter(({ wrong }) => wrong === 'doubt').length, of.length),
    rate(typed.filter(({ found }) => found).length, typed.length),
    rate(typed.filter(({ found }) => found).length, typed.filter(({ shows }) => shows).length),
  ];
};
console.log(
  table([
    ['', 'show an earlier save', 'another value accused', 'doubted', 'value typed over found', 'of those that show it'],
    ...kinds.map((kind) => [kind, ...counted(outcomes.filter((outcome) => outcome.kind === kind))]),
    ...Object.keys(LAST).map((saved) => [
      `typed over, then ${saved}`,
      ...counted(outcomes.filter((outcome) => outcome.saved === saved && outcome.found !== null)),
    ]),
  ]),
);
const times = outcomes.map(({ milliseconds }) => milliseconds);
console.log(
  `${times.length} pages, ${Math.round(quantile(times, 0.5))} ms each (median), 95 % within ${Math.round(quantile(times, 0.95))} ms`,
);

if (values.date !== undefined) {
  const typed = outcomes.filter(({ found }) => found !== null);
  const honest = outcomes.filter(({ found }) => found === null);
  const counts = {
    measuredOn: values.date,
    draw: values.draw,
    honest: honest.length,
    honestShowing: honest.filter(({ shows }) => shows).length,
    honestFlagged: honest.filter(({ wrong }) => wrong !== null).length,
    typed: typed.length,
    typedShowing: typed.filter(({ shows }) => shows).length,
    typedFound: typed.filter(({ found }) => found).length,
  };
  const home = new URL('../../src/coa/forensics/compression/resaved.json', import.meta.url);
  writeFileSync(home, `${JSON.stringify(counts, null, 2)}\n`);
}

/** What the check says of a page some of whose values are later; null where none is. */
function severityOf(later: readonly LaterValue[]): Outcome['wrong'] {
  const { severity } = check.run(testArtifacts({}, { compression: { compared: 2 * later.length, later: [...later] } }));
  return severity === 'decisive' || severity === 'doubt' ? severity : null;
}

/** A page saved as a JPEG, opened, with something laid over it, and saved the last time. */
async function savedAgain(
  picture: Buffer,
  { width, height }: PlacedPage,
  over: string,
  save: (picture: Sharp) => Sharp,
  random: Random,
): Promise<Buffer> {
  const first = await sharp(picture)
    .jpeg({ quality: random.pick(QUALITIES), quantisationTable: random.chance(0.2) ? 3 : 0 })
    .toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${over}</svg>`;
  const laid = over === '' ? sharp(first) : sharp(first).composite([{ input: Buffer.from(svg), left: 0, top: 0 }]);
  return save(laid).toBuffer();
}
