import { expect, test } from 'vitest';
import { contentOn } from '../../../../testing/fields-on-page.ts';

test.each([
  ['alone in its cell, where nothing says what it is', 'Semax 10mg\nPurity 99.31 %      11.04 mg      Identity', 11.04],
  [
    'of a millilitre of oil, under a name that no list has',
    'Sample     Test C\n\nResults\nTestosterone Cypionate     295.86 mg/ml\n\nComments',
    295.86,
  ],
  ['of a tablet', 'Sample     Var\n\nOxandrolone     10.42 mg/tablet', 10.42],
  ['and none of a drum', 'Net Weight     1,000 kg', null],
  [
    'as the weight filled in, of whose range a reader parted the ends',
    'Parameter       Criteria                     Result\nFill weight     1500        1575 mg          1532 mg',
    1532,
  ],
  [
    'as the weight filled in, where the row requires about as much',
    'Analysis        Limits        Results\nFill weight     475-550 mg    508 mg',
    508,
  ],
])('the content %s', (_, page, content) => {
  expect(contentOn(page)?.value ?? null).toBe(content);
});
