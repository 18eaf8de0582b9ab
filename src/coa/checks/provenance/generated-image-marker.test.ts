import { expect, test } from 'vitest';
import type { GeneratorMark } from '../../image/container/container.ts';
import { testContainer } from '../../testing/container.ts';
import { testArtifacts } from '../../testing/fields.ts';
import check from './generated-image-marker.ts';

const mark = (facts: Partial<GeneratorMark> = {}): GeneratorMark => ({
  where: 'XMP DigitalSourceType',
  text: 'trainedAlgorithmicMedia',
  extent: 'whole',
  sound: true,
  ...facts,
});
const run = (...generatorMarks: GeneratorMark[]) =>
  check.run(testArtifacts({}, { container: testContainer({ generatorMarks }) }));

test('a mark about the whole picture decides, and is named', () => {
  const finding = run(mark({ where: 'text “parameters”', text: 'Steps: 20' }));
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive', rests: [] });
  expect(finding.flag).toBe(
    'The file itself is marked as made by an image generator (text “parameters”: “Steps: 20”).',
  );
});

test.each([
  ['about a part of the picture', mark({ extent: 'part' }), 'partly made by an image generator'],
  ['whose signature does not fit the file', mark({ sound: false }), 'does not fit'],
])('a mark %s is a doubt', (_, only, words) => {
  const finding = run(only);
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(finding.flag).toContain(words);
});

test('of several marks the one that decides counts', () => {
  expect(run(mark({ extent: 'part' }), mark({ sound: false }), mark())).toMatchObject({ severity: 'decisive' });
});

test('what a file says is quoted, never passed on as it stands', () => {
  expect(run(mark({ text: 'x"><script>' })).flag).not.toMatch(/[<>]/);
});

test('no mark says nothing', () => {
  expect(run()).toMatchObject({ outcome: 'not-applicable' });
});

test('says where the mark stands, and whether its signature fits; it rests on no field', () => {
  const why = 'XMP DigitalSourceType: “trainedAlgorithmicMedia”';
  expect(run(mark()).why).toBe(`${why}.`);
  expect(run(mark({ sound: false }))).toMatchObject({
    why: `${why}; the signature does not fit this file.`,
    rests: [],
  });
  expect(run(mark({ extent: 'part' }))).toMatchObject({ why: `${why}.`, rests: [] });
});
