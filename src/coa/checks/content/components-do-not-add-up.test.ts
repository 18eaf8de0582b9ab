import { expect, test } from 'vitest';
import type { Fields } from '../../fields/fields.ts';
import { component, compound, field, named, testArtifacts } from '../../testing/fields.ts';
import check from './components-do-not-add-up.ts';

const glow = compound({ kind: 'blend', components: ['bpc-157', 'tb-500', 'ghk-cu'] });
const total = (text: string, label = 'Blend Avg Net Content') => field(Number(text), { text: `${text} mg`, label });
const three = [component('BPC-157', '11.46'), component('TB-500', '10.46'), component('GHK-Cu', '51.19')];
const run = (found: Partial<Fields>) =>
  check.run(testArtifacts({ compound: named([glow]), components: three, content: total('73.11'), ...found }));

test.each(['73.11', '73.1', '73.12', '73'])(
  '11.46, 10.46 and 51.19 mg come to %s mg, as far as it is rounded',
  (text) => {
    expect(run({ content: total(text) })).toMatchObject({
      outcome: 'pass',
      flag: 'The contents of its components come to that of the blend.',
    });
  },
);

test.each(['79.11', '70.11', '73.15'])('they do not come to %s mg', (text) => {
  expect(run({ content: total(text) })).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    why: `The contents of 3 components come to 73.11 mg; of the whole blend the page says ${text} mg.`,
    rests: ['content', 'component_1_content', 'component_2_content', 'component_3_content'],
  });
});

test('less than the total is no contradiction where not every component may have been read', () => {
  const two = three.slice(1);
  expect(run({ components: two }).outcome).toBe('not-applicable');
  expect(run({ components: two, compound: null }).outcome).toBe('not-applicable');
  const claimed = [component('TB-500', '10.46', 10), component('GHK-Cu', '51.19', 50)];
  expect(run({ components: claimed, compound: null, labelClaim: field(60) }).outcome).toBe('fail');
  expect(run({ components: claimed, compound: null, labelClaim: field(70) }).outcome).toBe('not-applicable');
});

test('more than the total is one however many there are', () => {
  expect(run({ components: three.slice(1), content: total('51.19') }).outcome).toBe('fail');
});

test('a sum far from the total was rather misread', () => {
  expect(run({ components: [...three, component('KPV', '1119')] }).why).toMatch(/^An amount was probably misread\./);
});

test('says nothing without contents of each component, or a content of all', () => {
  expect(run({ components: [] }).outcome).toBe('not-applicable');
  expect(run({ components: [...three, component('KPV', null)] }).outcome).toBe('not-applicable');
  expect(run({ content: null }).outcome).toBe('not-applicable');
  expect(run({ content: total('11.46', 'BPC-157') }).outcome).toBe('not-applicable');
});
