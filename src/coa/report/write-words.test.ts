import { expect, test } from 'vitest';
import { BUDGETS } from '../budgets.ts';
import { testEvidence } from '../testing/evidence.ts';
import { placeAsSent } from './place-as-sent.ts';
import { WordReading } from './report.ts';
import { writeWords } from './write-evidence.ts';

test('words stand in evidence to tenths of a pixel, bounded, in their order', () => {
  const words = writeWords([
    { text: 'Purity', confidence: 0.98765, box: [10.44, 20.66, 30.2, 9.71] },
    { text: `\u202e<b>${'9'.repeat(2 * BUDGETS.quotedCharacters)}`, confidence: 1.2, box: [1, 2, 3, 4] },
  ]);
  for (const word of words) expect(WordReading.parse(word)).toEqual(word);
  expect(words[0]).toEqual({ text: 'Purity', confidence: 0.99, box: [10.4, 20.7, 30.2, 9.7] });
  expect(words[1]!.confidence).toBe(1);
  expect(words[1]!.text).toMatch(/^b9+…?$/);
  expect(words[1]!.text.length).toBeLessThanOrEqual(BUDGETS.quotedCharacters + 1);
});

test('a word of which nothing may be repeated is left out', () => {
  expect(writeWords([{ text: '“[', confidence: 0.9, box: [1, 2, 3, 4] }])).toEqual([]);
});

test('words of a page that was turned to be read stand where they are on the picture as it was sent', () => {
  const evidence = testEvidence({ words: [{ text: 'Purity', confidence: 0.9, box: [1, 2, 4, 3] }] });
  const sent = { width: 20, height: 10, toSent: [-1, 0, 20, 0, -1, 10, 0, 0, 1] } as const;
  expect(placeAsSent(evidence, { ...sent, turned: 180 }).words).toEqual([
    { text: 'Purity', confidence: 0.9, box: [15, 5, 4, 3] },
  ]);
  expect(placeAsSent(testEvidence(), { ...sent, turned: 180 })).not.toHaveProperty('words');
});
