import { expect, test, vi } from 'vitest';
import { testLayout } from '../../../testing/layouts.ts';
import { compareFields, type FieldComparison } from '../../features/compare-fields.ts';
import type { PlacedField } from '../../features/measured-word.ts';
import type { Layout } from '../../layouts/layout.ts';
import { scoreFields } from '../score-fields.ts';
import { compareWithLaboratory, UNLIKE_LABORATORY_FIGURES } from '../unlike-laboratory.ts';
import { findLocalEdits } from './find-local-edits.ts';
import { LOCAL_EDIT_FIGURES } from './real-page-figures.ts';

// What the comparison gives is given here: which fields were compared, and how far off each is.
vi.mock('../../features/compare-fields.ts', { spy: true });
vi.mock('../score-fields.ts', { spy: true });
vi.mock('../unlike-laboratory.ts', { spy: true });
vi.mock('../differences-in-words.ts', () => ({ differencesOf: () => [] }));

const NAMES = ['client', 'batch', 'purity'];
const placed: PlacedField[] = NAMES.map((name, row) => ({ name, box: [10, 40 * row, 100, 20] }));
const picture = { width: 1, height: 1, rgba: new Uint8Array(4), format: 'png' };
const comparisonOf = (name: string) => ({ name }) as FieldComparison;

function found(scores: readonly number[], fields: readonly PlacedField[], layout: Layout | null = null) {
  vi.mocked(compareFields).mockReturnValue({
    fields: NAMES.map(comparisonOf),
    texture: { paperNoise: 2, flatShare: 0.5, ringNoise: 0.02, sharpness: 0.8 },
    copied: null,
  });
  vi.mocked(scoreFields).mockReturnValue([...scores]);
  return findLocalEdits(picture, false, [], fields, layout)!.unlike.map(({ name, box }) => [name, box[1]]);
}

test('fields unlike their page are named worst first, each with its own place', () => {
  const { threshold } = LOCAL_EDIT_FIGURES.doubt;
  expect(found([threshold, threshold + 2, threshold + 1], placed)).toEqual([
    ['batch', 40],
    ['purity', 80],
    ['client', 0],
  ]);
  expect(found([threshold, threshold - 0.01, threshold - 0.01], placed)).toEqual([['client', 0]]);
});

test('what was compared and has no place among the fields is not named', () => {
  const { threshold } = LOCAL_EDIT_FIGURES.doubt;
  expect(found([threshold, threshold, threshold], placed.slice(1))).toEqual([
    ['batch', 40],
    ['purity', 80],
  ]);
});

test('doubts about a page of a known laboratory are named worst first', () => {
  const { threshold } = UNLIKE_LABORATORY_FIGURES.doubt;
  const scores = [threshold, threshold + 0.2, threshold + 0.1];
  vi.mocked(compareWithLaboratory).mockReturnValue(
    placed.map(({ name, box }, index) => ({
      comparison: comparisonOf(name),
      box,
      score: scores[index]!,
    })),
  );
  const layout = testLayout();
  expect(found([-3, -3, -3], placed, layout).map(([name]) => name)).toEqual(['batch', 'purity', 'client']);
});
