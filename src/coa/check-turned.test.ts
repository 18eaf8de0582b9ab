import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { fixtureDataset } from '../../tests/support/dataset.ts';
import { checkCoa } from './check-coa.ts';
import { contextFrom } from './context.ts';
import { createTextReader } from './ocr/read-text.ts';

const reader = createTextReader();
const context = contextFrom(fixtureDataset(), reader, '2026-11-20');
afterAll(() => reader.close());

const FILE = 'fixtures/certificates/stale.png';

test.each([90, 180, 270] as const)(
  'a certificate turned by %d degrees is read as it is upright; boxes are those of the picture as sent',
  async (degrees) => {
    const upright = await checkCoa({ picture: await sharp(FILE).png().toBuffer(), vendor: null }, context);
    const turned = await checkCoa(
      { picture: await sharp(FILE).rotate(degrees).png().toBuffer(), vendor: null },
      context,
    );
    expect(turned).toMatchObject({
      verdict: upright.verdict,
      lab_named: upright.lab_named,
      client_field: upright.client_field,
    });
    const { width, height } = upright.evidence.page;
    const { page } = turned.evidence;
    expect(upright.evidence.page.turned).toBe(0);
    expect(page.turned).toBe(360 - degrees);
    expect([page.width, page.height]).toEqual(degrees === 180 ? [width, height] : [height, width]);
    const boxOf = (report: typeof upright, name: string) =>
      report.evidence.fields.find(({ field }) => field === name)?.box ?? [0, 0, 0, 0];
    const [x, y, wide, high] = boxOf(upright, 'client');
    const wanted = {
      90: [height - y - high, x, high, wide],
      180: [width - x - wide, height - y - high, wide, high],
      270: [y, width - x - wide, high, wide],
    }[degrees];
    const apart = boxOf(turned, 'client').map((value, index) => Math.abs(value - wanted[index]!));
    expect(Math.max(...apart)).toBeLessThan(6);
  },
);
