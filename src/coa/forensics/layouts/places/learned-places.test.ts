import { describe, expect, test } from 'vitest';
import { testPlaces as page } from '../../../testing/places.ts';
import { layOver } from './lay-over.ts';
import { comparePlaces, genuineOffsets, LearnedPlaces, learnPlaces, withGenuineOffsets } from './learned-places.ts';
import type { PagePlaces } from './place.ts';

const genuine = [page(), page({ scale: 1.02, word: 9 }), page({ scale: 0.98, turn: 0.01, word: 5 }), page({ word: 7 })];
const learned = withGenuineOffsets(learnPlaces(genuine)!, genuineOffsets(genuine));
const clientOf = (places: PagePlaces) => comparePlaces(places, learned).fields.get('client');

describe('a page laid over another', () => {
  test('agrees whatever its scale and turn are', () => {
    const overlay = layOver(page({ scale: 1.3, turn: 0.02 }), page());
    expect(overlay).toMatchObject({ shared: 10, agreeing: 10 });
    expect(overlay!.noise).toBeLessThan(0.01);
  });

  test('of another design agrees in few words or none', () => {
    const other = page();
    const mixed = new Map(
      [...other.anchors].map(([number, anchor], row) => [
        number,
        { ...anchor, baseline: anchor.baseline + ((row * 7) % 10) * 3 },
      ]),
    );
    const overlay = layOver({ anchors: mixed }, page());
    expect(overlay === null || overlay.agreeing / overlay.shared < 0.5).toBe(true);
  });

  test('that shares five words is not laid over it', () => {
    const few = new Map([...page().anchors].slice(0, 5));
    expect(layOver({ anchors: few }, page())).toBeNull();
  });
});

describe('where a field stands', () => {
  test('is learned by the edge that keeps its place', () => {
    expect(learned.fields['client']).toMatchObject({ alignment: 'left' });
    expect(learned.fields['client']!.edge).toBeLessThan(0.01);
    expect(LearnedPlaces.parse(JSON.parse(JSON.stringify(learned)))).toEqual(learned);
  });

  test('is off by nothing on a copy, and by what it was moved', () => {
    const copy = clientOf(page({ scale: 1.02, turn: 0.01, word: 8 }))!;
    expect(copy.edge).toBeLessThan(0.01);
    expect(copy.baseline).toBeLessThan(0.01);
    const moved = clientOf(page({ right: 0.2, down: 0.1 }))!;
    expect(moved.edge).toBeCloseTo(0.2, 1);
    expect(moved.edgeBeyond).toBeCloseTo(0.2, 1);
    expect(moved.baseline).toBeCloseTo(0.1, 1);
    expect(moved.baselineBeyond).toBeCloseTo(0.1, 1);
  });

  test('is not told on a page that cannot be laid over any', () => {
    const alone: PagePlaces = { anchors: new Map(), fields: page().fields };
    expect(comparePlaces(alone, learned)).toEqual({ agreeing: 0, noise: null, fields: new Map() });
  });

  test('is not learned of two pages', () => {
    expect(learnPlaces(genuine.slice(0, 2))).toBeNull();
  });
});
