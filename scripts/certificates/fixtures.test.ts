import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fixtureRequests, pairRequests } from './fixtures.ts';
import { type MadeLabel, readLabels } from './labels.ts';

const FOLDER = 'fixtures/certificates';
const REMAKE = 'Remake them with: npm run certificates -- --fixtures --out fixtures/certificates';
const labels = readLabels(FOLDER).entries as MadeLabel[];
const pictures = readdirSync(FOLDER).filter((file) => file !== 'labels.json');

describe('fixtures/certificates', () => {
  test('every picture has a label, every label a picture', () => {
    expect(labels.map(({ file }) => file).sort()).toEqual(pictures.sort());
  });

  test('holds the pages that the generator would make', () => {
    expect(
      labels.map(({ file }) => file.replace(/\.\w+$/, '')),
      REMAKE,
    ).toEqual(fixtureRequests().map(({ name }) => name));
  });

  test.each(labels)('$file is as large as its label says, and boxes lie within it', async ({ file, size, boxes }) => {
    const { width, height } = await sharp(readFileSync(join(FOLDER, file))).metadata();
    expect([width, height], REMAKE).toEqual(size);
    for (const [x, y, w, h] of boxes ?? []) {
      expect(w * h).toBeGreaterThan(0);
      expect(x + w).toBeLessThanOrEqual(size[0]);
      expect(y + h).toBeLessThanOrEqual(size[1]);
    }
  });

  test('names invented laboratories only, all on .example', () => {
    expect(labels.flatMap(({ lab_id }) => lab_id ?? [])).not.toHaveLength(0);
    for (const { lab_id, qr, vendor } of labels) {
      expect([null, 'partnerlab', 'harbourside-assay']).toContain(lab_id);
      if (qr !== null) expect(new URL(qr).hostname).toMatch(/\.example$/);
      if (vendor !== null) expect(vendor).toMatch(/\.example$/);
    }
  });

  test('weighs no more than 2.5 MB', () => {
    expect(pictures.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0)).toBeLessThan(2_500_000);
  });
});

describe('fixtures/pages', () => {
  const pair = readLabels('fixtures/pages').entries as MadeLabel[];

  test('holds the two pages that the generator would make, one edited, one not', () => {
    expect(
      pair.map(({ file }) => file.replace(/\.\w+$/, '')),
      'Remake them with: npm run certificates -- --pair --out fixtures/pages',
    ).toEqual(pairRequests().map(({ name }) => name));
    expect(pair.map(({ tamper, tampered_fields }) => [tamper, tampered_fields])).toEqual([
      ['cover_retype', ['purity']],
      [null, null],
    ]);
  });

  test('differ in the box of the edited field only, and say the same otherwise', async () => {
    const [edited, untouched] = await Promise.all(
      pair.map(({ file }) =>
        sharp(readFileSync(join('fixtures/pages', file)))
          .greyscale()
          .raw()
          .toBuffer({ resolveWithObject: true }),
      ),
    );
    const [[x, y, w, h]] = pair[0]!.boxes as [[number, number, number, number]];
    let [inside, outside] = [0, 0];
    edited!.data.forEach((value, at) => {
      if (value === untouched!.data[at]) return;
      const [column, row] = [at % edited!.info.width, Math.floor(at / edited!.info.width)];
      if (column >= x - 2 && column <= x + w + 2 && row >= y - 2 && row <= y + h + 2) inside++;
      else outside++;
    });
    expect(outside).toBe(0);
    expect(inside).toBeGreaterThan(50);
    for (const name of ['client', 'lab_id', 'purity', 'report_number', 'size'] as const)
      expect(pair[1]![name]).toEqual(pair[0]![name]);
  });

  test('names invented businesses only', () => {
    for (const { lab_id, qr, vendor } of pair) {
      expect(['partnerlab', 'harbourside-assay']).toContain(lab_id);
      if (qr !== null) expect(new URL(qr).hostname).toMatch(/\.example$/);
      if (vendor !== null) expect(vendor).toMatch(/\.example$/);
    }
  });
});
