import { describe, expect, test } from 'vitest';
import type { Fields } from '../../../fields/fields.ts';
import { around, type Box } from '../../../geometry/box.ts';
import { field, testFields } from '../../../testing/fields.ts';
import { LABELS } from '../../../testing/places.ts';
import { typesetPage } from '../../../testing/typeset-page.ts';
import type { MeasuredWord } from '../../features/measured-word.ts';
import { placesToRead, withFieldsByPlace } from './fields-by-place.ts';
import { genuineOffsets, learnPlaces, withGenuineOffsets } from './learned-places.ts';
import { placesOn } from './place.ts';

const VALUE = { left: 400, baseline: 140 };

/** A page of ten labels, two on a line, and a value beside the second, of words twenty pixels tall. */
function page(value: string, at = VALUE, confidence = 0.95): MeasuredWord[] {
  const labels = LABELS.map((text, index) => ({
    text,
    left: 60 + (index % 2) * 700,
    baseline: 100 + 40 * Math.floor(index / 2),
  }));
  const values = value.split(' ').map((text, index) => ({ text, left: at.left + 72 * index, baseline: at.baseline }));
  return typesetPage([...labels, ...values]).map((typeset, index) => {
    const { left, right, top, bottom } = typeset.edges;
    const box: Box = [left, top, right - left, bottom - top];
    const sure = index < LABELS.length ? 1 : confidence;
    return { text: typeset.text, confidence: sure, box, measures: { height: 20 }, typeset } as unknown as MeasuredWord;
  });
}

const boxOf = (words: readonly MeasuredWord[]): Box => around(words.slice(LABELS.length).map(({ box }) => box));
const genuine = ['Tarn', 'Moor', 'Fell', 'Mere', 'Holm', 'Dale', 'Gill', 'Wold'].map((name) => {
  const client = `${name} Labs`;
  const words = page(client);
  return placesOn(words, [{ name: 'client', box: boxOf(words) }]);
});
const learned = withGenuineOffsets(learnPlaces(genuine)!, genuineOffsets(genuine));
const clientOn = (words: readonly MeasuredWord[], client: Fields['client'] = null) =>
  withFieldsByPlace(testFields({ client }), words, words, learned).client;

describe('a client that no label gave', () => {
  test('is what stands where its laboratory sets clients', () => {
    const words = page('Beck Labs');
    expect(clientOn(words)).toMatchObject({ text: 'Beck Labs', label: '', box: boxOf(words) });
    expect(clientOn(words)!.confidence).toBeLessThan(0.8);
  });

  test('is not what stands elsewhere, is a label, or was hardly read', () => {
    expect(clientOn(page('Beck Labs', { left: 400, baseline: 160 }))).toBeNull();
    expect(clientOn(page('Beck Labs', { left: 430, baseline: 140 }))).toBeNull();
    expect(clientOn(page('Client Name'))).toBeNull();
    expect(clientOn(page('Ref: Beck'))).toBeNull();
    expect(clientOn(page('Beck Labs', VALUE, 0.6))).toBeNull();
  });

  test('is not told without a word beside it that was hardly read', () => {
    const words = page('Beck Fell Labs');
    const told = (...unmeasured: string[]) => {
      const measured = words.filter(({ text }) => !unmeasured.includes(text));
      return withFieldsByPlace(testFields(), measured, words, learned).client;
    };
    expect(told()).toMatchObject({ text: 'Beck Fell Labs' });
    expect(told('Labs')).toBeNull();
    expect(told('Fell')).toBeNull();
  });

  test('is not told on a page that lies over none that was learned', () => {
    const words = page('Beck Labs');
    expect(clientOn(words.slice(LABELS.length - 3))).toBeNull();
  });
});

test('a client that was read stays where it stands there, and gives way where it is part of another line', () => {
  const words = page('Beck Labs');
  const there = field('Beck', { box: words[LABELS.length]!.box });
  expect(clientOn(words, there)).toBe(there);
  const cut = field('AMPL', { box: [800, 20, 60, 20] });
  expect(clientOn(words, cut)).toMatchObject({ text: 'Beck Labs' });
  const fromCode = field('Beck Labs Ltd', { box: null });
  expect(clientOn(words, fromCode)).toBe(fromCode);
});

describe('a place to read', () => {
  const unread = page('Beck Labs').slice(0, LABELS.length);

  test('is where the client should stand, with room around', () => {
    const [place, ...others] = placesToRead(testFields(), unread, unread, learned);
    expect(others).toEqual([]);
    expect(place!.name).toBe('client');
    const [x, y, width, height] = place!.box;
    expect([x, y].map(Math.round)).toEqual([396, 117]);
    expect(width).toBeGreaterThan(240);
    expect(height).toBeCloseTo(29, 0);
  });

  test('ends before the next word on its line', () => {
    const words = page('Beck', { left: 600, baseline: 140 });
    const [place] = placesToRead(testFields(), words, words, learned);
    expect(Math.round(place!.box[0] + place!.box[2])).toBe(590);
  });

  test('does not end before a word that follows one of the value, hardly read', () => {
    const words = page('Beck Fell Moor Labs');
    const measured = [...words.slice(0, LABELS.length), words.at(-1)!];
    const [place] = placesToRead(testFields(), measured, words, learned);
    const labs = words.at(-1)!.box;
    expect(place!.box[0] + place!.box[2]).toBeGreaterThan(labs[0] + labs[2]);
  });

  test('takes all words that follow one another, however long the learned values are', () => {
    const words = page('Beck Fell Moor Mere Holm Labs');
    const [place] = placesToRead(testFields(), words.slice(0, LABELS.length), words, learned);
    const labs = words.at(-1)!.box;
    expect(place!.box[0] + place!.box[2]).toBeGreaterThan(labs[0] + labs[2]);
  });

  test('is none where the client was read, and one where what was read is rubble', () => {
    const client = (confidence: number) => testFields({ client: field('Beck', { confidence }) });
    expect(placesToRead(client(0.9), unread, unread, learned)).toEqual([]);
    expect(placesToRead(client(0.5), unread, unread, learned)).toHaveLength(1);
  });

  test('is none on a page that lies over none, nor where too few pages told how values are aligned', () => {
    expect(placesToRead(testFields(), unread.slice(5), unread, learned)).toEqual([]);
    expect(placesToRead(testFields(), unread, unread, learnPlaces(genuine.slice(1))!)).toEqual([]);
  });
});
