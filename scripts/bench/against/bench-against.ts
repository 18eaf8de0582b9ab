/**
 * Times the checker of this checkout against another's, page by page, and compares what they answer. Both run as
 * processes that stay, asked in turn for the same page, in an order that changes with each round; what is told are
 * ratios within such pairs. A commit is unpacked into a folder of its own and uses this checkout's packages. Ends with
 * 1 when a page's median ratio lies over the limit.
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine, refuse } from '../../command-line.ts';
import { table } from '../../evaluate/statistics.ts';
import { CheckerProcess } from './checker-process.ts';
import { openCheckout } from './checkout.ts';
import { judgedRatio, type PageTimes, type Pair, timeRows, timesOf } from './pair-times.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Checks before the first that counts: until about the fifth the compiler is still at work on the reader. */
const WARM_UP = 5;
const PICTURES = /\.(png|jpe?g|webp|pdf|bmp|gif|tiff?)$/i;

const USAGE = `npm run bench:against -- COMMIT|CHECKOUT FILE|FOLDER… [OPTIONS]

  COMMIT|CHECKOUT     a commit of this project, or the folder of another checkout
  FILE|FOLDER…        the pages to check: pictures and PDFs, or folders of them
  --rounds N          times each page is checked by both; 5 when left out
  --every N           only every N-th page; all when left out
  --limit RATIO       the most that a page's median ratio may be; 1.05 when left out
  --today YYYY-MM-DD  the day of the checks; today when left out`;
const { values, positionals } = readCommandLine(
  USAGE,
  {
    rounds: { type: 'string', default: '5' },
    every: { type: 'string', default: '1' },
    limit: { type: 'string', default: '1.05' },
    today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
  { positionals: true },
);
const [named, ...places] = positionals;
const [rounds, every, limit] = [values.rounds, values.every, values.limit].map(Number) as [number, number, number];
const pages = places.flatMap(picturesOf).filter((_, index) => index % every === 0);
if (named === undefined || pages.length === 0 || !(rounds > 0 && every > 0 && limit > 0)) refuse(USAGE);

/** The picture named, or those of a folder. */
function picturesOf(place: string): string[] {
  if (!statSync(place).isDirectory()) return [path.resolve(place)];
  return readdirSync(place)
    .filter((file) => PICTURES.test(file))
    .sort()
    .map((file) => path.resolve(place, file));
}

const checkout = openCheckout(named, ROOT);
const ours = new CheckerProcess(ROOT, values.today);
const theirs = new CheckerProcess(checkout.folder, values.today);
const times: PageTimes[] = [];
const otherwise: string[] = [];
try {
  for (let round = 0; round < WARM_UP; round++) {
    await ours.check(pages[0]!);
    await theirs.check(pages[0]!);
  }
  for (const page of pages) {
    const pairs: Pair[] = [];
    let isSame = true;
    for (let round = 0; round < rounds; round++) {
      const first = round % 2 === 0 ? ours : theirs;
      const one = await first.check(page);
      const other = await (first === ours ? theirs : ours).check(page);
      const [own, their] = first === ours ? [one, other] : [other, one];
      pairs.push({ ours: own.taken, theirs: their.taken });
      isSame &&= own.answer === their.answer;
    }
    times.push(timesOf(path.basename(page), pairs));
    if (!isSame) otherwise.push(path.basename(page));
    if (process.stderr.isTTY) process.stderr.write(`\r${times.length} of ${pages.length}`);
  }
} finally {
  ours.close();
  theirs.close();
  checkout.remove();
}

console.log(table(timeRows(times, limit)));
const over = times.filter((page) => judgedRatio(page).median > limit);
console.log(`\n${over.length} of ${times.length} pages over ${limit}, of ${rounds} pairs each.`);
console.log(
  otherwise.length === 0
    ? 'Verdict and flags are the same on every page.'
    : `Verdict or flags differ on ${otherwise.length}: ${otherwise.join(', ')}`,
);
if (over.length > 0) process.exitCode = 1;
