import { expect, test } from 'vitest';
import type { PlacedWord } from '../../forensics/features/measured-word.ts';
import { field, registered, testArtifacts, unregistered } from '../../testing/fields.ts';
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
  expect(finding.flag).toBe('The purity is printed twice, and the two differ: “99.32%” and “99.67%”.');
  expect(check).toMatchObject({
    decides: { doubt: 'unclear' },
    uses: ['fields', 'repeats'],
    corroboratesPixels: true,
    showsPrintedOtherwise: true,
  });
  expect(finding.why).toMatch(/On all 9 reports by .* that we learned from, the two agree\.$/);
});

test('it passes where both are the same; where the second could not be read nothing is known', () => {
  const passed = run([word('99.32%', 300)]);
  expect(passed).toMatchObject({ outcome: 'pass', rests: ['purity'] });
  expect(passed.why).toMatch(/^What .+ prints twice reads the same both times: the purity\.$/);
  const unread = {
    outcome: 'not-applicable',
    why: 'What this laboratory prints twice could not be read a second time.',
  };
  expect(run([])).toMatchObject(unread);
  expect(run([word('98.0%', 300)])).toMatchObject(unread);
});

test('of several values each is looked at, those that could not be read left out', () => {
  const reportNumber = field('R-26-0085', { box: [100, 200, 90, 14] });
  const both = { report_number: { on: 9, of: 9 }, ...learned };
  const number = word('R-26-0085', 200);
  const again = [word('99.32%', 300), number, word('#R-26-0085', 400)];
  const passed = run(again, { reportNumber }, both);
  expect(passed).toMatchObject({ outcome: 'pass', rests: ['report_number', 'purity'] });
  expect(passed.why).toContain(': the report number and the purity.');
  expect(run([number, word('99.67%', 300)], { reportNumber }, both)).toMatchObject({
    outcome: 'fail',
    rests: ['purity'],
  });
  expect(run([word('99.67%', 300)], {}, both)).toMatchObject({ outcome: 'fail', rests: ['purity'] });
});

test.each([
  ['no laboratory is named', { laboratory: null }, learned, /^We know of no value/],
  ['the laboratory is not on our list', { laboratory: unregistered() }, learned, /^We know of no value/],
  ['it is not known to repeat anything', {}, {}, /^We know of no value/],
  ['the value could not be read', { purity: null }, learned, /^None of the values that this laboratory prints twice/],
])('where %s there is nothing to compare', (_, found, known, why) => {
  const finding = run([word('99.67%', 300)], found, known);
  expect(finding.outcome).toBe('not-applicable');
  expect(finding.why).toMatch(why);
});
