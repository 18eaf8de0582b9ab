import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadData } from '../../data/index.ts';
import { expectedCode } from '../../src/coa/forensics/codes/small/expected-code.ts';
import {
  type ExpectedCode,
  findForm,
  holdAgainst,
  recogniseCode,
} from '../../src/coa/forensics/codes/small/recognise-code.ts';
import { type Grey, greyOf } from '../../src/coa/image/grey.ts';
import { openPicture, untimed } from '../../src/coa/image/open-picture.ts';
import { field } from '../../src/coa/testing/fields.ts';
import { readCommandLine, refuse } from '../command-line.ts';
import type { RealRow } from './real/bench-real.ts';
import { rate, table } from './statistics.ts';

/**
 * Measures how well codes that are too small to be decoded are recognised: by the key that the page prints, by that key with its last figure
 * another, and by the key of another page of the laboratory. Fields are taken from a run of the bench.
 */
const USAGE = `npm run measure:small-codes -- FOLDER results.ndjson…

  FOLDER            the pages
  results.ndjson…   what "npm run bench:coa -- FOLDER --out results.ndjson" found on them; of pages whose code was decoded,
                    or whose laboratory has no link of its own for a report, nothing is asked`;
const { positionals } = readCommandLine(USAGE, {}, { positionals: true });
const [folder, ...results] = positionals;
if (folder === undefined || results.length === 0) refuse(USAGE);

const { laboratories } = loadData();
type Laboratory = (typeof laboratories)[number];

/** A page whose code was not decoded, and what it prints. */
interface Page {
  file: string;
  laboratory: Laboratory;
  key: string;
  reportNumber: string;
  /** What its code should say. */
  own: ExpectedCode;
}

const pages = results.flatMap((file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line): Page[] => {
      const { truth, report } = (JSON.parse(line) as RealRow).page;
      const { codes, fields } = report.evidence;
      const laboratory = laboratories.find(({ name }) => name === report.lab_named);
      const read = (name: string): string => String(fields.find((one) => one.field === name)?.value ?? '');
      if (laboratory === undefined || codes.some(({ compared }) => compared !== true)) return [];
      const page = { file: truth.file, laboratory, key: read('key'), reportNumber: read('report_number') };
      const own = expected(page, page.key);
      return own === null ? [] : [{ ...page, own }];
    }),
);

/** What the code of a page should say by another key than it prints, or by its own. */
function expected({ laboratory, reportNumber }: Omit<Page, 'own'>, key: string): ExpectedCode | null {
  return expectedCode(laboratory, { key: field(key), reportNumber: field(reportNumber) });
}

/** What a key gave: the page's own code told, whatever the key; told to be another report's; a wrong one told; or nothing. */
interface Count {
  own: number;
  another: number;
  wrong: number;
  /** How far the key's own code stands out, as a share of what it would if the code carried it. */
  shares: number[];
}

const none = (): Count => ({ own: 0, another: 0, wrong: 0, shares: [] });
const counts = { 'as printed': none(), 'last figure another': none(), 'of another page': none() };
let withCode = 0;
let leastCommon = Infinity;
for (const page of pages) {
  const { own, key, laboratory } = page;
  const picture = readFileSync(join(folder, page.file));
  const grey = greyOf((await openPicture({ picture, declaredType: null }, 0, untimed)).picture);
  const form = findForm(grey, own.others);
  if (form === null) continue;
  withCode++;
  leastCommon = Math.min(leastCommon, form.common);
  tell(counts['as printed'], grey, own, own);
  const last = Number(key.slice(-1));
  const changed = Number.isInteger(last) ? expected(page, `${key.slice(0, -1)}${(last + 5) % 10}`) : null;
  if (changed !== null) tell(counts['last figure another'], grey, own, changed);
  const other = pages.find((one) => one.laboratory === laboratory && one.key !== key);
  if (other !== undefined) tell(counts['of another page'], grey, own, other.own);
}

function tell(count: Count, grey: Grey, own: ExpectedCode, asked: ExpectedCode): void {
  const form = findForm(grey, asked.others);
  count.shares.push((form && holdAgainst(grey, form, asked.texts)[0]?.share) ?? 0);
  const found = recogniseCode(grey, asked);
  if (found === null) return;
  if (found.text === null) count.another++;
  else if (own.texts.includes(found.text)) count.own++;
  else count.wrong++;
}

console.log(
  `${pages.length} pages whose code was not decoded; one of the laboratory’s form was found on ${withCode}, alike ${leastCommon.toFixed(2)} and more`,
);
console.log(
  table([
    ['key', 'the page’s own is told', 'another report’s', 'a wrong one is told', 'share reached'],
    ...Object.entries(counts).map(([name, { own, another, wrong, shares }]) => {
      const n = shares.length;
      if (n === 0) return [name, '–', '–', '–', '–'];
      const reached = `${Math.min(...shares).toFixed(2)} to ${Math.max(...shares).toFixed(2)}`;
      return [name, rate(own, n), rate(another, n), rate(wrong, n), reached];
    }),
  ]),
);
