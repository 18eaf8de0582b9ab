import { expect, test } from 'vitest';
import { valueOn } from '../../../../testing/fields-on-page.ts';

test('under labels, of which one that is not known stands beside another', () => {
  const page = `
    Objednatel                Jine cislo
    Moravia Research s.r.o.   BPC-157, 10 mg
    Sarze                     Vlastni cislo
    0226/BP/04                X-0588
    Prijato                   Zkouseno
    16. 3. 2026               18. 3. 2026
  `;
  expect(valueOn(page, 'client')?.text).toBe('Moravia Research s.r.o.');
  expect(valueOn(page, 'batch')?.text).toBe('0226/BP/04');
});

test('values under a row of labels are no labels of another row, even in line with a column below', () => {
  const page = `
    TESTED FOR           ITEM             LOT
    Cobalt Wellness      KLOW 80 mg       KL80-1

    Found                52.2 mg          BPC-157
    Label claim          50.0 mg          Semax
    Net content          51.0 mg          KPV
  `;
  expect(valueOn(page, 'client')?.text).toBe('Cobalt Wellness');
});
