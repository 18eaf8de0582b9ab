import { expect, test } from 'vitest';
import { drawPage, pictureOf } from '../../../../tests/support/drawn-page.ts';
import type { Box } from '../../geometry/box.ts';
import { compareFields } from './compare-fields.ts';

const LABELS = ['Client', 'Manufacturer', 'Product', 'Batch', 'Purity', 'Content', 'Report date', 'Report number'];
const VALUES = ['Nordlane', 'Nordlane', 'Retanone', 'RN204418', '99.412', '10.28', '14 June 2026', '2606140318'];

/** A form of labels and values, with the values that are typed over stretched in their place, as a wider typeface is. */
async function form(typedOver: readonly number[]) {
  const rows = LABELS.map((label, row) => [60, 30 + 60 * row, label] as const);
  const { image, boxes } = await drawPage(
    [...rows, ...VALUES.map((value, row) => [420, rows[row]![1], value] as const)],
    {
      height: 540,
    },
  );
  const values = boxes.slice(LABELS.length);
  for (const row of typedOver) {
    const [x, y, width, height] = values[row]!;
    const stretched = image
      .clone()
      .crop({ x, y, w: width, h: height })
      .resize({ w: Math.round(width * 1.2), h: height });
    image.composite(stretched, x, y);
    values[row] = [x, y, Math.round(width * 1.2), height];
  }
  const words = [...LABELS, ...VALUES].map((text, index) => ({
    text,
    confidence: 0.96,
    box: [...boxes.slice(0, LABELS.length), ...values][index]!,
  }));
  const names = ['client', 'manufacturer', 'sample', 'batch', 'purity', 'content', 'date_reported', 'report_number'];
  const fields = names.map((name, row): { name: string; box: Box } => ({ name, box: values[row]! }));
  const compared = compareFields(pictureOf(image), words, fields, { reach: 'every' });
  return new Map(compared?.fields.map((field) => [field.name, field]));
}

test('a value typed over twice alike is held against the rest of its page, not against itself', async () => {
  const clean = await form([]);
  const one = await form([0]);
  const both = await form([0, 1]);
  const wider = (fields: typeof clean, name: string): number => fields.get(name)?.letters.shape.width ?? Number.NaN;
  expect(Math.abs(wider(clean, 'client'))).toBeLessThan(0.05);
  expect(wider(one, 'client')).toBeGreaterThan(0.1);
  expect(wider(both, 'client')).toBeCloseTo(wider(one, 'client'), 6);
  expect(wider(both, 'manufacturer')).toBeCloseTo(wider(one, 'client'), 6);
  expect(both.get('client')?.glyphs.toPage).toBe(one.get('client')?.glyphs.toPage);
});
