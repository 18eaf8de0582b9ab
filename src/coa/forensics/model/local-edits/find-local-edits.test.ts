import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureReader } from '../../../../../tests/support/read-picture.ts';
import { namedFields } from '../../../fields/fields.ts';
import { field, testFields } from '../../../testing/fields.ts';
import { placedFields, placedWords } from '../../glyphs/placed.ts';
import { relativeScores } from '../relative-scores.ts';
import { UNLIKE_LABORATORY_FIGURES } from '../unlike-laboratory.ts';
import { amongFields } from './among-fields.ts';
import { copiedInFields } from './copied-in-fields.ts';
import { findLocalEdits } from './find-local-edits.ts';
import type { LocalEdits, UnlikeField } from './local-edits.ts';
import { LOCAL_EDIT_FIGURES } from './real-page-figures.ts';

const readPicture = pictureReader();

async function read(bytes: Uint8Array) {
  const reading = await readPicture(bytes);
  return { reading, words: placedWords(reading), fields: placedFields(namedFields(reading.fields)) };
}
const original = readFileSync('fixtures/certificates/genuine-png.png');
const clean = await read(original);

/** A field that stands out, somewhere on a page. */
const standingOut = (name: string, score: number, weight: UnlikeField['weight']): UnlikeField => ({
  name,
  box: [0, 0, 10, 10],
  against: 'laboratory',
  score,
  weight,
  differs: [],
});

/** What is left of fields that stand out where the page has only those named. */
function left(
  unlike: UnlikeField[],
  names: readonly string[],
  faint: LocalEdits['faint'] = [],
  usual: readonly number[] = [],
): LocalEdits {
  const edits: LocalEdits = {
    pageClass: 'recompressed',
    compared: unlike.length + faint.length,
    leftOut: 0,
    laboratoryKnown: true,
    anotherDesign: false,
    unlike,
    faint,
    usual,
    copied: null,
  };
  return amongFields(edits, testFields(Object.fromEntries(names.map((name) => [name, field('LOT35822')]))));
}

const weightsOf = ({ unlike }: LocalEdits): string[] => unlike.map(({ weight }) => weight);

test('what is no field any more does not stand out', () => {
  const unlike = ['client', 'batch'].map((name) => ({ ...standingOut(name, 3, 'alone'), against: 'page' as const }));
  expect(left(unlike, ['batch']).unlike.map(({ name }) => name)).toEqual(['batch']);
});

test('of two fields that accuse together, one that is left out takes the other’s weight with it', () => {
  const unlike = ['client', 'batch'].map((name) => standingOut(name, 3, 'together'));
  expect(weightsOf(left(unlike, ['client', 'batch']))).toEqual(['together', 'together']);
  expect(weightsOf(left(unlike, ['batch']))).toEqual(['doubt']);
});

test('of three that accuse together, one that is left out takes the others’ weight with it', () => {
  const score = UNLIKE_LABORATORY_FIGURES.three.threshold / 3 + 0.001;
  const unlike = ['client', 'batch', 'key'].map((name) => standingOut(name, score, 'three'));
  const { weight: _, ...sample } = standingOut('sample', -1, 'doubt');
  const weights = (...names: string[]) => weightsOf(left(unlike, names, [sample]));
  expect(weights('client', 'batch', 'key')).toEqual(['three', 'three', 'three']);
  expect(weights('client', 'batch')).toEqual(['doubt', 'doubt']);
  expect(weights('client', 'batch', 'sample')).toEqual(['doubt', 'doubt']);
});

test('of five that accuse together, those left are doubts or faint, as each is by itself', () => {
  const { five, doubt } = UNLIKE_LABORATORY_FIGURES;
  const names = ['client', 'batch', 'key', 'sample', 'content'];
  const rest = (five.threshold - doubt.threshold) / 4 + 0.01;
  const unlike = names.map((name, index) => standingOut(name, index === 0 ? doubt.threshold : rest, 'five'));
  expect(weightsOf(left(unlike, names))).toEqual(Array(5).fill('five'));
  const { unlike: doubted, faint } = left(unlike, ['client', 'batch', 'key']);
  expect(doubted.map(({ name, weight }) => [name, weight])).toEqual([['client', 'doubt']]);
  expect(faint.map(({ name }) => name)).toEqual(['batch', 'key']);
});

test('of three that lie apart, one that is left out takes the others’ weight with it', () => {
  const { apart, doubt } = UNLIKE_LABORATORY_FIGURES;
  const names = ['client', 'batch', 'key'];
  const unlike = names.map((name) => standingOut(name, doubt.threshold, 'three apart'));
  const usual = Array<number>(4).fill(doubt.threshold - apart.three.threshold / 3 - 0.01);
  expect(weightsOf(left(unlike, names, [], usual))).toEqual(Array(3).fill('three apart'));
  expect(weightsOf(left(unlike, names.slice(1), [], usual))).toEqual(['doubt', 'doubt']);
});

test('an honest page has fields that can be compared, and none that stands out', () => {
  const found = findLocalEdits(clean.reading.picture, false, clean.words, clean.fields)!;
  expect(found.compared).toBeGreaterThan(3);
  expect(found.unlike).toEqual([]);
});

test('a date covered and typed anew in another typeface stands out, by name', async () => {
  const field =
    clean.fields.find(({ name }) => name === 'date_received') ??
    clean.fields.find(({ name }) => name.startsWith('date_'))!;
  const [x, y, w, h] = field.box.map(Math.round) as [number, number, number, number];
  const text = String(namedFields(clean.reading.fields).get(field.name)!.text);
  const label = `<svg width="${w + 12}" height="${h + 8}"><rect width="100%" height="100%" fill="#fdfdfa"/><text x="6" y="${h + 4}" font-family="serif" font-size="${h * 1.15}" textLength="${w}" fill="#000">${text}</text></svg>`;
  const edited = await read(
    await sharp(original)
      .composite([{ input: Buffer.from(label), left: x - 6, top: y - 4 }])
      .png()
      .toBuffer(),
  );
  const found = findLocalEdits(edited.reading.picture, false, edited.words, edited.fields)!;
  expect(found.unlike.map(({ name }) => name)).toContain(field.name);
  expect(found.unlike[0]!.differs.length).toBeGreaterThan(0);
});

test('a page with too few words has nothing to compare with', () => {
  expect(findLocalEdits(clean.reading.picture, false, clean.words.slice(0, 5), clean.fields)).toBeNull();
});

test('a score counts from what the fields of the page have in common', () => {
  const [odd] = relativeScores([0.6, 0.02, 0.02, 0.02]);
  const [amongOdd] = relativeScores([0.6, 0.5, 0.5, 0.5]);
  expect(odd).toBeGreaterThan(amongOdd!);
});

test('the thresholds were set on enough clean pages to bound the rate of false alarms', () => {
  expect(LOCAL_EDIT_FIGURES.cleanPages).toBeGreaterThanOrEqual(300);
  expect(LOCAL_EDIT_FIGURES.doubt.cleanFlagged / LOCAL_EDIT_FIGURES.cleanPages).toBeLessThanOrEqual(0.05);
  expect(LOCAL_EDIT_FIGURES.alone.threshold).toBeGreaterThan(LOCAL_EDIT_FIGURES.doubt.threshold);
  expect(LOCAL_EDIT_FIGURES.together.threshold).toBeGreaterThanOrEqual(LOCAL_EDIT_FIGURES.doubt.threshold);
});

test('letters copied into a field are told with its name; where prose has equal letters too, equality says nothing', () => {
  const fields = [{ name: 'purity', box: [100, 100, 80, 20] as [number, number, number, number] }];
  const glyph = (x: number, y: number, twinX: number) => ({
    character: '9',
    box: [x, y, 10, 18] as [number, number, number, number],
    twin: [twinX, y, 10, 18] as [number, number, number, number],
  });
  expect(copiedInFields([glyph(105, 101, 120)], fields)).toMatchObject([{ field: 'purity', twinField: 'purity' }]);
  expect(copiedInFields([glyph(400, 101, 120)], fields)).toMatchObject([
    { field: 'purity', twinField: null, box: [120, 101, 10, 18] },
  ]);
  expect(copiedInFields([glyph(105, 101, 120), glyph(400, 300, 500)], fields)).toBeNull();
});
