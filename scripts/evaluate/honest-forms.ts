import { loadData } from '../../data/index.ts';
import { indexCompounds } from '../../src/coa/fields/extract/sample/compounds/compound-index.ts';
import { compoundsWithMass, honestForm } from '../certificates/forms/honest-form.ts';
import { judgeForm, readValues } from '../certificates/forms/judge-form.ts';
import { readCommandLine, refuse } from '../command-line.ts';
import { rate, table } from './statistics.ts';

/**
 * Counts what the checker makes of honest forms whose tables stand as chance has it (see honest-form.ts): accused and by which check,
 * called somebody's sheet about own goods, doubted, and what is read of each field. No picture is read: every word is given, but for the
 * shares that are lost or misread.
 */
const USAGE = `npm run bench:forms -- [OPTIONS]

  --count N           forms; 10000 when left out
  --lost SHARE        take away this share of the words, such as 0.03, as a reader loses them; 0 when left out
  --misread SHARE     misread signs and letters in this share of the words, digits aside; 0 when left out
  --seed TEXT         another one gives other forms; "form" when left out
  --show CHECK|FIELD  print the forms that the check fails, or on which the field is not read right`;
const { values: options } = readCommandLine(
  USAGE,
  {
    count: { type: 'string', default: '10000' },
    lost: { type: 'string', default: '0' },
    misread: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'form' },
    show: { type: 'string' },
  },
  { positionals: false },
);
const [count, lost, misread] = [Number(options.count), Number(options.lost), Number(options.misread)];
if (!(Number.isInteger(count) && count > 0 && [lost, misread].every((share) => share >= 0 && share < 1))) refuse(USAGE);

const { compounds, laboratories } = loadData();
const index = indexCompounds(compounds);
const products = compoundsWithMass(compounds);
const tally = new Map<string, number>();
const add = (what: string): void => void tally.set(what, (tally.get(what) ?? 0) + 1);
const show = (seed: string, why: string, text: string): void => console.log(`${seed}: ${why}\n\n${text}\n`);
for (let number = 0; number < count; number++) {
  const seed = `${options.seed} ${number}`;
  const form = honestForm(seed, products, { lost, misread });
  const { fields, accused, selfMade, doubted } = judgeForm(form.text, index, laboratories);
  const isForAnother = form.printed.includes(form.values.client) || form.printed.includes(form.values.day(0));
  if (isForAnother) add('for another');
  if (accused.length > 0) add('accused');
  else if (isForAnother && selfMade.length > 0) add('self-made');
  else if (doubted.length > 0) add('doubted');
  for (const { id } of accused) add(`accused by ${id}`);
  for (const { id } of doubted) add(`doubted by ${id}`);
  for (const { field, printed, read, isRight } of readValues(form, fields)) {
    add(`${field} printed`);
    if (isRight) add(`${field} right`);
    else if (read !== null) add(`${field} wrong`);
    if (field === options.show && !isRight) show(seed, `${printed} read as ${read}`, form.text);
  }
  const shown = [...accused, ...doubted, ...(isForAnother ? selfMade : [])].find(({ id }) => id === options.show);
  if (shown !== undefined) show(seed, shown.why, form.text);
}

const times = (what: string): number => tally.get(what) ?? 0;
console.log(`${count} honest forms, ${lost * 100} % of their words lost, ${misread * 100} % misread`);
console.log(`accused    ${rate(times('accused'), count)}`);
console.log(`self-made  ${rate(times('self-made'), times('for another'))} of those that name a client or a receipt`);
console.log(`doubted    ${rate(times('doubted'), count)}`);
const fields = [...tally.keys()]
  .filter((name) => name.endsWith(' printed'))
  .map((name) => name.replace(' printed', ''));
console.log(
  table([
    ['where printed', 'right', 'wrong'],
    ...fields.map((field) => [
      field,
      rate(times(`${field} right`), times(`${field} printed`)),
      rate(times(`${field} wrong`), times(`${field} printed`)),
    ]),
  ]),
);
for (const [what, often] of [...tally].filter(([name]) => name.includes(' by ')).sort((a, b) => b[1] - a[1]))
  console.log(`${String(often).padStart(7)}  ${what}`);
