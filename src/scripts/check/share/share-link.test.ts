import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import { SAMPLES } from '../../../site/check/samples.ts';
import { claimOf, readShare, shareFragment } from './share-link.ts';

const known = {
  laboratories: [
    { id: 'partnerlab', name: 'Partnerlab' },
    { id: 'harbourside-assay', name: 'Harbourside Assay' },
  ],
};
const report = (verdict: string) =>
  JSON.parse(readFileSync(`src/samples/${verdict}.json`, 'utf8')) as CheckReportWithEvidence;
const of = { day: '2026-11-20', sha256: 'ab'.repeat(32) };

test.each(SAMPLES)('$verdict goes through a link and back', ({ verdict }) => {
  const claim = claimOf(report(verdict), of, known);
  expect(readShare(shareFragment(claim), known)).toEqual(claim);
});

test('a link says which certificate it is about: laboratory, product, number and file', () => {
  expect(claimOf(report('borrowed'), of, known)).toEqual({
    verdict: 'borrowed',
    laboratory: 'partnerlab',
    product: 'KPV 10 mg',
    number: '78009',
    ...of,
  });
});

test.each(SAMPLES)('the link of $verdict carries neither the client nor the key', ({ verdict }) => {
  const { evidence, client_field } = report(verdict);
  const fragment = decodeURIComponent(
    shareFragment(claimOf(report(verdict), of, known)).replaceAll('+', ' '),
  ).toLowerCase();
  if (client_field !== '') expect(fragment).not.toContain(client_field.toLowerCase());
  const key = evidence.fields.find(({ field }) => field === 'key');
  if (key) expect(fragment).not.toContain(String(key.value).toLowerCase());
});

test.each([
  '',
  '#limits-title',
  '#verdict=forged&day=2026-11-20',
  '#verdict=stale&day=today',
  '#verdict=stale&day=2026-99-20',
])('%j is no shared claim', (fragment) => {
  expect(readShare(fragment, known)).toBeNull();
});

test('a laboratory that the page does not know is left out, texts are cut, and no other hash passes', () => {
  const fragment = `#verdict=stale&day=2026-11-20&laboratory=Liars+Ltd&product=${'x'.repeat(500)}&number=1&sha256=zz`;
  expect(readShare(fragment, known)).toEqual({
    verdict: 'stale',
    day: '2026-11-20',
    laboratory: '',
    product: 'x'.repeat(80),
    number: '1',
    sha256: '',
  });
});
