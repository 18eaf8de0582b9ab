import { describe, expect, it } from 'vitest';
import { decodeLine, type LineProbabilities } from './decode-line.ts';

const ALPHABET = ['A', 'B', '1'];
const SPACE = ALPHABET.length + 1;
const [A, B, ONE] = [1, 2, 3];

/** What is said of a line on which each step is one class for certain. */
function line(...classes: number[]): LineProbabilities {
  const width = SPACE + 1;
  const data = new Float32Array(classes.length * width);
  for (const [step, found] of classes.entries()) data[step * width + found] = 0.9;
  return { steps: classes.length, classes: width, data };
}

const SIZE = { width: 100, height: 48 };

describe('the words of a line', () => {
  it('are its likeliest signs, one that goes on counted once', () => {
    expect(decodeLine(line(A, A, 0, B, B, B, 0, ONE), ALPHABET, SIZE).map(({ text }) => text)).toEqual(['AB1']);
  });

  it('have a sign twice where nothing stands between two of it', () => {
    expect(decodeLine(line(A, 0, A, ONE, 0, ONE), ALPHABET, SIZE)[0]?.text).toBe('AA11');
  });

  it('are parted by spaces, and stand where their signs were seen', () => {
    const [first, second, ...more] = decodeLine(line(0, A, B, SPACE, SPACE, 0, 0, ONE, ONE, 0), ALPHABET, SIZE);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ text: 'AB', left: 5, right: 35, top: 0, bottom: 48 });
    expect(second).toMatchObject({ text: '1', left: 65, right: 95 });
    expect(second?.confidence).toBeCloseTo(0.9);
  });

  it('are none where nothing was seen', () => {
    expect(decodeLine(line(0, 0, SPACE, 0), ALPHABET, SIZE)).toEqual([]);
  });
});
