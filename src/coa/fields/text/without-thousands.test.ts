import { expect, test } from 'vitest';
import { withoutThousands } from './without-thousands.ts';

test.each([
  ['1.002,45 mg', '1002,45 mg'],
  ['1,002.45 mg', '1002.45 mg'],
  ['1,002 mg', '1,002 mg'],
  ['1.002 mg', '1.002 mg'],
  ['1.002.450', '1.002.450'],
  ['3.1.002,45', '3.1.002,45'],
])('%s is %s', (printed, plain) => {
  expect(withoutThousands(printed)).toBe(plain);
});
