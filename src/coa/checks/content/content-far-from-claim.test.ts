import { expect, test } from 'vitest';
import { component, compound, field, named, testArtifacts } from '../../testing/fields.ts';
import check from './content-far-from-claim.ts';

const run = (found: number, claimed: number) =>
  check.run(testArtifacts({ content: field(found), labelClaim: field(claimed) }));

test.each([10, 9, 12.5, 13])('a content of %d mg is near a claim of 10 mg: overfill is common', (found) => {
  expect(run(found, 10).outcome).toBe('pass');
});

test.each([4.8, 8.9, 13.1])(
  'a content of %d mg is far from a claim of 10 mg: worth knowing, no sign of forgery',
  (found) => {
    expect(run(found, 10)).toMatchObject({ outcome: 'fail', severity: 'note', rests: ['content', 'label_claim'] });
  },
);

test('cannot judge without both', () => {
  expect(check.run(testArtifacts({ content: field(10) })).outcome).toBe('not-applicable');
  expect(check.run(testArtifacts({ labelClaim: field(10) })).outcome).toBe('not-applicable');
  expect(run(10, 0).outcome).toBe('not-applicable');
});

test('a claim of less than one milligram is a claim', () => {
  expect(run(0.5, 0.5).outcome).toBe('pass');
  expect(run(1, 0.5)).toMatchObject({ outcome: 'fail', severity: 'note' });
});

test('too much is put down to overfill, too little is not', () => {
  expect(run(14, 10).flag).toMatch(/Vials are often overfilled; this is not a sign of forgery\.$/);
  expect(run(6, 10).flag).not.toContain('overfilled');
});

test('says what was found and what was claimed', () => {
  expect(run(4.8, 10)).toMatchObject({
    why: 'Found 4.8 mg of 10 mg claimed.',
    flag: 'The content found, 4.8 mg, is far from the 10 mg claimed. This is not a sign of forgery.',
  });
});

test('a total is held against no claim that may be that of a part', () => {
  const total = { ...field(10.45), label: 'Total', box: [80, 100, 60, 20] as [number, number, number, number] };
  const claim = { ...field(5), label: 'BPC-157', box: [20, 60, 40, 20] as [number, number, number, number] };
  expect(check.run(testArtifacts({ content: total, labelClaim: claim })).outcome).toBe('not-applicable');
  const beside = { ...claim, box: [20, 102, 40, 20] as [number, number, number, number] };
  expect(check.run(testArtifacts({ content: total, labelClaim: beside })).outcome).toBe('fail');
  const standing = (top: number) =>
    check.run(testArtifacts({ content: total, labelClaim: { ...claim, box: [20, top, 40, 20] } })).outcome;
  expect([109, 110].map(standing)).toEqual(['fail', 'not-applicable']);
  const calling = (text: string) =>
    check.run(testArtifacts({ content: total, labelClaim: { ...claim, text }, sample: { ...field(text), text } }))
      .outcome;
  expect(calling('Wolverine Blend 5 mg')).toBe('fail');
  expect(calling('8X Blend 5 mg')).toBe('fail');
  expect(calling('8X BLEND 5 MG')).toBe('fail');
  expect(calling('BPC-157 5 mg / TB-500 5 mg')).toBe('not-applicable');
});

test('of a blend an amount that nothing calls the total may be that of one part', () => {
  const run = (label: string, product: Partial<Parameters<typeof testArtifacts>[0]>) =>
    check.run(
      testArtifacts({
        content: field(11.84, { label }),
        labelClaim: field(20, { text: 'Product 20 mg' }),
        sample: field('Product 20 mg'),
        ...product,
      }),
    ).outcome;
  const blend = named([compound({ id: 'a' }), compound({ id: 'b' })]);
  const parts = { ...blend, parts: blend.compounds };
  expect(run('Net Content', { compound: parts })).toBe('not-applicable');
  expect(run('Total', { compound: parts })).toBe('fail');
  expect(run('Net Content', { compound: null })).toBe('fail');
  const name = '8X Blend 20 mg';
  expect(run('Net Content', { sample: field(name), labelClaim: field(20, { text: name }) })).toBe('not-applicable');
});

test('an amount by volume is held against no other', () => {
  const run = (found: string, claimed: string) =>
    check.run(testArtifacts({ content: field(11.16, { text: found }), labelClaim: field(100, { text: claimed }) }))
      .outcome;
  expect(run('11.16 mg/mL', '100 mg')).toBe('not-applicable');
  expect(run('11.16 mg', '100 mg/mi')).toBe('not-applicable');
  expect(run('11.16 mg/mL', '100 mg/mL')).toBe('fail');
});

test('an activity is held against the one claimed, in international units', () => {
  const run = (found: number, claimed: number) =>
    check.run(
      testArtifacts({
        activity: field(found, { text: `${found} IU` }),
        activityClaim: field(claimed),
        content: field(1),
      }),
    );
  expect(run(5120, 5000)).toMatchObject({ outcome: 'pass', why: 'Found 5120 IU of 5000 IU claimed.' });
  expect(run(3000, 5000)).toMatchObject({ outcome: 'fail', severity: 'note', rests: ['activity', 'activity_claim'] });
});

test('of a blend each component is held against what was claimed of it', () => {
  const components = [component('BPC-157', '11.46', 10), component('TB-500', '10.46', 10)];
  expect(check.run(testArtifacts({ components }))).toMatchObject({
    outcome: 'pass',
    why: 'Found 11.46 mg of 10 mg BPC-157 and 10.46 mg of 10 mg TB-500 claimed.',
  });
  const short = [component('BPC-157', '6.2', 10), component('TB-500', '10.46', 10)];
  expect(check.run(testArtifacts({ components: short }))).toMatchObject({
    outcome: 'fail',
    severity: 'note',
    flag: 'Found far from what was claimed: 6.2 mg of 10 mg BPC-157. This is not a sign of forgery.',
    rests: ['component_1_content', 'component_1_claim'],
  });
});

test('of a blend whose components are all known their sum is held against the one dose in its name', () => {
  const blend = compound({ kind: 'blend', components: ['bpc-157', 'tb-500'] });
  const wolverine = (text: string, components = [component('BPC-157', '11.84'), component('TB-500', '12.93')]) =>
    check.run(
      testArtifacts({
        compound: named([blend]),
        components,
        sample: field(text),
        labelClaim: field(Number(/\d+/.exec(text)![0]), { text }),
      }),
    );
  expect(wolverine('WOLVERINE 20mg')).toMatchObject({
    outcome: 'pass',
    why: 'Found 24.77 mg in 2 components, of 20 mg claimed.',
  });
  expect(wolverine('WOLVERINE 10mg')).toMatchObject({ outcome: 'fail', severity: 'note' });
  expect(wolverine('WOLVERINE 10mg/10mg').outcome).toBe('not-applicable');
  expect(wolverine('WOLVERINE 20mg', [component('BPC-157', '11.84')]).outcome).toBe('not-applicable');
});
