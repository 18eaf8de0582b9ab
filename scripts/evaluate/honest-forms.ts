import { parseArgs } from 'node:util';
import { loadData } from '../../data/index.ts';
import { indexCompounds } from '../../src/coa/fields/extract/sample/match-compound.ts';
import { compoundsWithMass, honestForm } from '../certificates/forms/honest-form.ts';
import { judgeForm } from '../certificates/forms/judge-form.ts';
import { rate } from './statistics.ts';

/**
 * Counts what the checker makes of honest forms whose tables stand as chance has it (see honest-form.ts): accused, by which check,
 * doubted, and how much of purity and content is read. No picture is read: every word is given, but for the share that is lost.
 */
const USAGE = 'npm run bench:forms -- [--count N] [--lost SHARE] [--seed TEXT] [--show CHECK]';
const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    lost: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'form' },
    show: { type: 'string' },
  },
});
const [count, lost] = [Number(options.count), Number(options.lost)];
if (!(Number.isInteger(count) && count > 0 && lost >= 0 && lost < 1)) {
  console.error(USAGE);
  process.exit(2);
}

const { compounds, laboratories } = loadData();
const index = indexCompounds(compounds);
const products = compoundsWithMass(compounds);
const tally = new Map<string, number>();
const add = (what: string): void => void tally.set(what, (tally.get(what) ?? 0) + 1);
for (let number = 0; number < count; number++) {
  const seed = `${options.seed} ${number}`;
  const { text, values } = honestForm(seed, products, lost);
  const { fields, accused, doubted } = judgeForm(text, index, laboratories);
  if (accused.length > 0) add('accused');
  else if (doubted.length > 0) add('doubted');
  for (const { id } of accused) add(`accused by ${id}`);
  for (const { id } of doubted) add(`doubted by ${id}`);
  if (fields.purity?.value === Number(values.purity)) add('purity');
  if (text.includes(`${values.content} mg`)) {
    add('content printed');
    if (fields.content?.value === Number(values.content)) add('content');
  }
  const shown = [...accused, ...doubted].find(({ id }) => id === options.show);
  if (shown !== undefined) console.log(`${seed}: ${shown.why}\n\n${text}\n`);
}

const of = (what: string, whole = count): string => rate(tally.get(what) ?? 0, whole);
console.log(`${count} honest forms, ${lost * 100} % of their words lost`);
console.log(`accused  ${of('accused')}`);
console.log(`doubted  ${of('doubted')}`);
console.log(`purity   ${of('purity')}`);
console.log(`content  ${of('content', tally.get('content printed') ?? 0)}`);
for (const [what, times] of [...tally].filter(([name]) => name.includes(' by ')).sort((a, b) => b[1] - a[1]))
  console.log(`${String(times).padStart(7)}  ${what}`);
