import { describe, expect, it } from 'vitest';
import { cellsOf } from '../../testing/page.ts';
import { isNamedMark, learnMarks, missingMarks, printedMarks } from './printed-marks.ts';

const SENTENCES = ['Look this report up on our site', 'Assessment of one vial'];

describe('what stands on every page of a laboratory', () => {
  it('is found at its foot and among the sentences of its record', () => {
    const cells = cellsOf(`
      Purity        99.12 %
      Approved by   J. Smith
      Results relate only to the sample
      Look this report up on our site
      Page 1 of 2
    `);
    expect(printedMarks(cells, SENTENCES)).toEqual([
      'a place for a signature',
      'terms on what the results apply to',
      'the number of the page',
      'Look this report up on our site',
    ]);
    expect(printedMarks(cellsOf('Purity   99.12 %'), SENTENCES)).toEqual([]);
  });

  it('is missed where nearly all of enough learned pages have it', () => {
    const learned = learnMarks([...Array.from({ length: 9 }, () => ['a', 'b']), ['b', 'c']]);
    expect(learned).toEqual({ a: { on: 9, of: 10 }, b: { on: 10, of: 10 }, c: { on: 1, of: 10 } });
    expect(missingMarks(['b'], learned)).toEqual([{ mark: 'a', on: 9, of: 10 }]);
    expect(missingMarks([], { a: { on: 8, of: 10 }, b: { on: 7, of: 7 } })).toEqual([]);
  });

  it('is told apart from sentences by its name', () => {
    expect(isNamedMark('a place for a signature')).toBe(true);
    expect(isNamedMark(SENTENCES[0]!)).toBe(false);
  });
});
