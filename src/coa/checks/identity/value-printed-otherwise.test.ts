import { expect, test } from 'vitest';
import type { PlacedWord } from '../../forensics/features/measured-word.ts';
import { field, registered, testArtifacts } from '../../testing/fields.ts';
import check from './value-printed-otherwise.ts';

const word = (text: string, y: number): PlacedWord => ({ text, confidence: 0.95, box: [100, y, 60, 14] });
const purity = { ...field(99.32, { text: '99.32%', box: [100, 100, 60, 14] }), decimals: 2 };
const learned = { purity: { on: 9, of: 9 } };
const run = (words: PlacedWord[], found = {}, known: object = learned) =>
  check.run(
    testArtifacts(
      { laboratory: registered({}), purity, ...found },
      { repeats: { learned: known, words: [word('99.32%', 100), ...words] } },
    ),
  );

test('a purity that stands otherwise where the laboratory repeats it is a doubt, and points at it', () => {
  const finding = run([word('99.67%', 300)]);
  expect(finding).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    rests: ['purity'],
    boxes: [[100, 300, 60, 14]],
  });
  expect(finding.flag).toBe('The purity is printed twice, and not alike: “99.32%” and “99.67%”.');
  expect(finding.why).toMatch(/On all 9 reports of .* that we learned from, both are the same\.$/);
});

test('it passes where both are the same; where the second could not be read nothing is known', () => {
  expect(run([word('99.32%', 300)])).toMatchObject({ outcome: 'pass', rests: ['purity'] });
  expect(run([]).outcome).toBe('not-applicable');
  expect(run([word('98.0%', 300)]).outcome).toBe('not-applicable');
});

test.each([
  ['no laboratory is known', { laboratory: null }, learned],
  ['it is not known to repeat anything', {}, {}],
  ['the value could not be read', { purity: null }, learned],
])('where %s there is nothing to compare', (_, found, known) => {
  expect(run([word('99.67%', 300)], found, known).outcome).toBe('not-applicable');
});
