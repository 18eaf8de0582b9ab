import { expect, test } from 'vitest';
import { loadData } from '../../../data/index.ts';
import { indexCompounds } from '../../../src/coa/fields/extract/sample/match-compound.ts';
import { compoundsWithMass, honestForm } from './honest-form.ts';
import { judgeForm } from './judge-form.ts';

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

test('their purity and content are read', () => {
  const misread = judged.filter(
    ({ text, values, fields: { purity, content } }) =>
      purity?.value !== Number(values.purity) ||
      (text.includes(`${values.content} mg`) && content?.value !== Number(values.content)),
  );
  expect(misread.length).toBeLessThan(judged.length / 50);
});

test('a form is the same for one seed', () => {
  expect(honestForm('one', products).text).toBe(honestForm('one', products).text);
  expect(honestForm('one', products).text).not.toBe(honestForm('two', products).text);
});
