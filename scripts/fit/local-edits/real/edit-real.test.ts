import { describe, expect, it } from 'vitest';
import type { Box } from '../../../../src/coa/geometry/box.ts';
import { drawPage } from '../../../../tests/support/drawn-page.ts';
import type { Raster } from '../../../certificates/pixels/raster.ts';
import { Random } from '../../../certificates/random.ts';
import { editReal } from './edit-real.ts';
import { editSeveral } from './edit-several.ts';
import { REAL_EDIT_METHODS } from './index.ts';
import type { RealPage } from './page.ts';

const LINES: [number, number, string][] = [
  [40, 40, 'Batch: LOT35822'],
  [40, 100, 'Purity: 99.35 %'],
  [40, 160, 'Received: 12 March 2026'],
];
const { picture, boxes } = await drawPage(LINES, { width: 560, height: 240 });

/** The drawn page as it would have been read: every line a label and a value. */
function page(): RealPage {
  const data = Buffer.alloc(picture.width * picture.height * 3);
  for (let i = 0; i < data.length; i++) data[i] = picture.rgba[Math.floor(i / 3) * 4 + (i % 3)]!;
  const values = LINES.map(([, , line], index) => {
    const [x, y, w, h] = boxes[index]!;
    const label = line.indexOf(':') + 2;
    const from = x + (w * label) / line.length;
    const box: Box = [from, y, x + w - from, h];
    return { text: line.slice(label), box };
  });
  const [batch, purity, received] = values.map(({ text, box }) => ({ text, box }));
  return {
    raster: { width: picture.width, height: picture.height, data },
    words: values.map((value) => ({ ...value, confidence: 0.9 })),
    fields: [
      { name: 'batch', ...batch! },
      { name: 'purity', ...purity! },
      { name: 'date_received', ...received! },
    ],
  };
}

function changedRows(one: Raster, other: Raster): number[] {
  const rows = new Set<number>();
  for (let i = 0; i < one.data.length; i++) if (one.data[i] !== other.data[i]) rows.add(Math.floor(i / 3 / one.width));
  return [...rows];
}

describe('editing a field of a page in memory', () => {
  it('changes that field’s pixels, its text and its words, and nothing in other rows', async () => {
    const methods = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const edited = page();
      const done = await editReal(edited, () => Promise.resolve([page()]), new Random(`seed ${seed}`));
      if (done === null) continue;
      methods.add(done.method);
      const before = page();
      const rows = changedRows(edited.raster, before.raster);
      expect(rows.length).toBeGreaterThan(3);
      const [, top, , height] = before.fields.find(({ name }) => name === done.field)!.box;
      expect(rows.every((row) => row > top - 14 && row < top + height + 14)).toBe(true);
      expect(edited.fields.find(({ name }) => name === done.field)).toMatchObject({ text: done.text, box: done.box });
      expect(done.text).not.toBe(before.fields.find(({ name }) => name === done.field)!.text);
    }
    expect([...methods]).toEqual(expect.arrayContaining(['retyped', 'retyped with care']));
  });

  it('gives the same edit for the same seed', async () => {
    const twice = await Promise.all(
      [page(), page()].map((one) => editReal(one, () => Promise.resolve([]), new Random('seed 3'))),
    );
    expect(twice[0]).toEqual(twice[1]);
  });

  it('knows every method by its own name', () => {
    expect(new Set(REAL_EDIT_METHODS.map(({ id }) => id))).toEqual(
      new Set(['retyped', 'retyped with care', 'copied', 'pasted']),
    );
  });

  it('types over several at once in one typeface, as sellers do', async () => {
    const edited = page();
    const done = (await editSeveral(edited, new Random('several')))!;
    expect(done.length).toBeGreaterThan(1);
    expect(new Set(done.map(({ field }) => field)).size).toBe(done.length);
    for (const { field, text, box } of done)
      expect(edited.fields.find(({ name }) => name === field)).toMatchObject({ text, box });
    expect(changedRows(edited.raster, page().raster).length).toBeGreaterThan(6);
  });

  it('leaves a page alone on which only one field could be changed', async () => {
    const single = page();
    single.fields = single.fields.filter(({ name }) => name === 'purity');
    expect(await editSeveral(single, new Random('several'))).toBeNull();
  });
});
