import { expect, test } from 'vitest';
import type { Fields } from '../fields/fields.ts';
import { compound, field, named, testFields } from '../testing/fields.ts';
import { result } from '../testing/results.ts';
import { namesCompound, speaksFor } from './speaks-for.ts';

const decision = { verdict: 'unclear', because: [] } as const;
const speaks = (rests: string[], fields: Partial<Fields> = {}) =>
  speaksFor({ results: [], fields: testFields(fields), decision: { ...decision, because: [] } })(
    result('a', 'pass', { rests }),
  );

test('only a check that held, and says so, speaks for a page', () => {
  const says = speaksFor({ results: [], fields: testFields(), decision: { ...decision, because: [] } });
  expect(says(result('a', 'pass'))).toBe(true);
  expect(says(result('a', 'pass', { flag: undefined }))).toBe(false);
  for (const outcome of ['not-applicable', 'error', 'note', 'doubt', 'decisive'] as const)
    expect(says(result('a', outcome, { flag: 'A sentence.' })), outcome).toBe(false);
});

test('it does not where a field was hard to read, unless a table or our list shows that it was read rightly', () => {
  const faint = field('X', { confidence: 0.84 });
  expect(speaks(['batch'], { batch: faint })).toBe(false);
  expect(speaks(['batch'], { batch: { ...faint, readings: 2 } })).toBe(true);
  const share = { ...field(88.7, { confidence: 0.5 }), part: 'peptide' as const };
  expect(speaks(['share_peptide'], { composition: [share] })).toBe(true);
});

test('a product is a compound by its letters alone, where the name is certain', () => {
  const names = (text: string, certainty = 1) =>
    namesCompound({
      sample: field('Product', { text }),
      compound: named([compound({ name: 'BPC-157' })], { certainty }),
    });
  expect([names('bpc 157, 10 mg'), names('TB-500'), names('BPC-157', 0.9)]).toEqual([true, false, false]);
  expect(namesCompound({ sample: field('BPC-157'), compound: null })).toBe(false);
  expect(namesCompound({ sample: null, compound: named([compound({ name: 'BPC-157' })]) })).toBe(false);
});
