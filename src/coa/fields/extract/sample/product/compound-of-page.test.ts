import { expect, test } from 'vitest';
import { sampleOn } from '../../../../testing/fields-on-page.ts';

test('a sample that is a code of the client is what its result names', () => {
  const page = (results: string) => sampleOn(`TEST REPORT\n\nSample    TR30\n\nResults\n${results}\nPurity    99.8%`);
  const one = page('Tirzepatide    31.83 mg');
  expect(one.compound?.compounds.map(({ id }) => id)).toEqual(['tirzepatide']);
  expect(one.sample?.text).toBe('TR30');
});
