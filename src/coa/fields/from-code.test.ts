import { expect, test } from 'vitest';
import { isFromCode } from './from-code.ts';

test.each(['QRCode', 'MicroQRCode', 'DataMatrix', 'Aztec', 'PDF417', 'Code128', 'Code39'])(
  'what was read in a %s is not in print',
  (label) => {
    expect(isFromCode({ label })).toBe(true);
  },
);

test.each(['', 'Access Code:', 'Search Code', 'QR Code'])('the label “%s” is printed', (label) => {
  expect(isFromCode({ label })).toBe(false);
});
