import { describe, expect, it } from 'vitest';
import { gather, inParts, wholePath } from './parts.ts';

describe('gather', () => {
  it('leaves what fits in one part', () => {
    expect(gather(['ab', 'cd'], 4)).toEqual(['abcd']);
    expect(gather([], 4)).toEqual(['']);
  });

  it('begins a part where the next piece would be too much, by bytes, and cuts no piece', () => {
    expect(gather(['ab', 'cd', 'é', 'e', 'longer', 'f'], 4)).toEqual(['abcd', 'ée', 'longer', 'f']);
  });

  it('loses nothing', () => {
    const pieces = Array.from({ length: 500 }, (_, i) => `${i}\n`);
    const parts = gather(pieces, 100);
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.join('')).toBe(pieces.join(''));
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(100);
  });
});

describe('inParts', () => {
  it('keeps the name of a file that is whole, and counts the parts of one that is not', () => {
    expect(inParts('a.csv', ['x'])).toEqual([{ path: 'a.csv', text: 'x', after: '' }]);
    expect(inParts('a.csv', ['x', 'y']).map(({ path, after }) => [path, after.slice(0, 13)])).toEqual([
      ['a.csv', ', part 1 of 2'],
      ['a.2.csv', ', part 2 of 2'],
    ]);
    expect(inParts('a.csv', ['x', 'y']).map(({ path }) => wholePath(path))).toEqual(['a.csv', 'a.csv']);
  });
});
