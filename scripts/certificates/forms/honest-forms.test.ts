import { expect, test } from 'vitest';
import { loadData } from '../../../data/index.ts';
import { indexCompounds } from '../../../src/coa/fields/extract/sample/compounds/compound-index.ts';
import { compoundsWithMass, honestForm } from './honest-form.ts';
import { judgeForm, readValues } from './judge-form.ts';

/** Shares of the values of a field that are read right at least, and otherwise at most. */
const LEAST_RIGHT = 0.97;
const MOST_WRONG = 0.01;

const { compounds, laboratories } = loadData();
const index = indexCompounds(compounds);
const products = compoundsWithMass(compounds);
const judged = Array.from({ length: 1_500 }, (_, number) => {
  const seed = `form ${number}`;
  const form = honestForm(seed, products);
  return { seed, ...form, ...judgeForm(form.text, index, laboratories) };
});

test('of honest forms, however their tables stand, none is accused and hardly any doubted', () => {
  expect(judged.flatMap(({ seed, accused }) => accused.map(({ id, why }) => `${seed}: ${id}: ${why}`))).toEqual([]);
  expect(judged.filter(({ doubted }) => doubted.length > 0).length).toBeLessThan(judged.length / 100);
});

test('what they print is read, and hardly ever otherwise', () => {
  const values = Map.groupBy(
    judged.flatMap((form) => readValues(form, form.fields)),
    ({ field }) => field,
  );
  expect([...values.keys()].sort()).toEqual([
    ...['batch', 'client', 'content', 'key', 'product', 'purity', 'report number'],
  ]);
  const misread = [...values].flatMap(([field, all]) => {
    const right = all.filter(({ isRight }) => isRight).length;
    const wrong = all.filter(({ isRight, read }) => !isRight && read !== null).length;
    return right >= LEAST_RIGHT * all.length && wrong <= MOST_WRONG * all.length
      ? []
      : [[field, right, wrong, all.length]];
  });
  expect(misread).toEqual([]);
});

test('none that names a client or a receipt is called a sheet about own goods', () => {
  const forAnother = judged.filter(
    ({ printed, values }) => printed.includes(values.client) || printed.includes(values.day(0)),
  );
  const called = forAnother.filter(({ selfMade }) => selfMade.length > 0);
  expect(forAnother.length).toBeGreaterThan(judged.length / 2);
  expect(called.length).toBeLessThan(forAnother.length / 200);
});

test('a form is the same for one seed', () => {
  expect(honestForm('one', products).text).toBe(honestForm('one', products).text);
  expect(honestForm('one', products).text).not.toBe(honestForm('two', products).text);
});
