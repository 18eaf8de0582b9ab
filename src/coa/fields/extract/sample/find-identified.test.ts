import { expect, test } from 'vitest';
import { fieldsOn } from '../../../testing/fields-on-page.ts';

test('what the results identify is told apart from what the header names', () => {
  const fields = fieldsOn(`
    Sample       BPC-157 10mg

    Test         Specification      Result
    Identity     Conforms           GHRP-2
  `);
  expect(fields.compound?.compounds[0]?.id).toBe('bpc-157');
  expect(fields.identified?.compounds[0]?.id).toBe('ghrp-2');
});
