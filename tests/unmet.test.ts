import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadData } from '../data/index.ts';
import { readLabels, type WildLabel } from '../scripts/certificates/labels.ts';
import { checkCoa } from '../src/coa/check-coa.ts';
import { contextFrom } from '../src/coa/context.ts';
import { createTextReader } from '../src/coa/ocr/read-text.ts';
import type { Verdict } from '../src/coa/verdict/verdicts.ts';

/** Forms of laboratories, sellers and makers that the checker never met: what they may not be called, whoever they are. */
const FOLDER = 'fixtures/unmet';
const labels = readLabels(FOLDER).entries as WildLabel[];
const NEVER: Readonly<Record<'honest' | 'own', readonly Verdict[]>> = {
  honest: ['fabricated', 'self-made', 'borrowed'],
  own: ['genuine-independent', 'real-lab-not-partnerlab', 'borrowed', 'stale', 'fabricated'],
};

const reader = createTextReader();
const context = contextFrom(loadData(), reader, '2026-11-25');
afterAll(() => reader.close());

test.each(labels)('$file, of $lab', async ({ file, class: kind }) => {
  const { verdict } = await checkCoa({ picture: readFileSync(join(FOLDER, file)), vendor: null }, context);
  expect(NEVER[kind === 'laboratory' ? 'honest' : 'own']).not.toContain(verdict);
});
