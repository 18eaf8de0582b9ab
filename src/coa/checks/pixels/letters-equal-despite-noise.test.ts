import { expect, test } from 'vitest';
import type { CopiedCharacter, LocalEdits } from '../../forensics/model/local-edits/local-edits.ts';
import { testArtifacts, testLocalEdits } from '../../testing/fields.ts';
import check from './letters-equal-despite-noise.ts';

const page = testLocalEdits({ pageClass: 'resaved', copied: [] });
const run = (localEdits: LocalEdits | null) => check.run(testArtifacts({}, { localEdits }));
const nine: CopiedCharacter = {
  character: '9',
  box: [10, 10, 8, 12],
  twin: [90, 40, 8, 12],
  field: 'purity',
  twinField: 'date_received',
};

test('a digit that stands twice to the last pixel is a doubt; both places are named and shown', () => {
  const finding = run({ ...page, copied: [nine] });
  expect(finding).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    rests: ['purity'],
    boxes: [nine.box, nine.twin],
  });
  expect(finding.flag).toContain(
    'One “9” in the purity is identical, down to the pixel, to one in the date of receipt; one was probably copied. In a noisy picture two printed letters are hardly ever the same.',
  );
});

test('a twin outside the fields is a word of the page', () => {
  expect(run({ ...page, copied: [{ ...nine, twinField: null }] }).flag).toContain(
    'One “9” in the purity is identical, down to the pixel, to one in another word on the page; one was probably copied. In a noisy picture two printed letters are hardly ever the same.',
  );
});

test('twins in one field are told as two of it', () => {
  expect(run({ ...page, copied: [{ ...nine, twinField: nine.field }] }).flag).toContain(
    'Two 9s in the purity are identical down to the pixel; one was probably copied. In a noisy picture two printed letters are hardly ever the same.',
  );
});

test('where no two letters are equal it passes; where a page cannot show it, it does not', () => {
  expect(run(page).outcome).toBe('pass');
  expect(run({ ...page, copied: null }).outcome).toBe('not-applicable');
  expect(run(null).outcome).toBe('not-applicable');
});

test('further equal letters are counted, each field named once, and no more than eight places shown', () => {
  const why = 'The pixels are equal in two places, on a page where no other letters are equal.';
  expect(run({ ...page, copied: [nine] })?.why).toBe(why);
  const many = run({ ...page, copied: Array.from({ length: 5 }, () => nine) });
  expect(many.why).toBe(`${why} 4 more are equal too.`);
  expect(many.rests).toEqual(['purity']);
  expect(many.boxes).toHaveLength(8);
  expect(run(page).why).toBe('No two letters or digits of the fields are identical down to the pixel.');
});
