import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { VERDICT_IDS } from '../src/coa/verdicts.ts';
import { SAMPLES } from '../src/site/samples.ts';
import type { FileText } from './write-files.ts';
import { sampleAnswers } from './write-samples.ts';

let fresh: FileText[];
beforeAll(async () => {
  fresh = await sampleAnswers();
}, 120_000);

test('there is one sample a verdict', () => {
  expect(SAMPLES.map(({ verdict }) => verdict)).toEqual(VERDICT_IDS);
});

test.each(SAMPLES)('the answer shown for $file is the one that the checker gives, and its verdict is $verdict', ({ verdict }) => {
  const answer = fresh.find(({ path }) => path.endsWith(`/${verdict}.json`))!;
  const shown = readFileSync(answer.path, 'utf8');
  expect(answer.text, 'The samples are older than the checker. Run: npm run samples').toBe(shown);
  expect(JSON.parse(shown)).toMatchObject({ verdict });
});
