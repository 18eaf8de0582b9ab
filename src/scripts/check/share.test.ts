import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHECKS } from '../../coa/checks/index.ts';
import type { CheckReportWithEvidence } from '../../coa/report/report.ts';
import { SAMPLES } from '../../site/check/samples.ts';
import { readShare, redact, shareFragment } from './share.ts';

const known = {
  laboratories: [
    { id: 'partnerlab', name: 'Partnerlab' },
    { id: 'harbourside-assay', name: 'Harbourside Assay' },
  ],
  checks: Object.fromEntries(CHECKS.map(({ id, title }) => [id, title])),
};
const report = (verdict: string) =>
  JSON.parse(readFileSync(`src/samples/${verdict}.json`, 'utf8')) as CheckReportWithEvidence;

test.each(SAMPLES)('$verdict goes through a link and back', ({ verdict }) => {
  const shared = redact(report(verdict), '2026-11-20', known);
  expect(readShare(shareFragment(shared), known)).toEqual(shared);
});

test.each(SAMPLES)('the link of $verdict carries nothing that was printed on the page', ({ verdict }) => {
  const { evidence, client_field } = report(verdict);
  const fragment = decodeURIComponent(
    shareFragment(redact(report(verdict), '2026-11-20', known)).replaceAll('+', ' '),
  ).toLowerCase();
  if (client_field !== '') expect(fragment).not.toContain(client_field.toLowerCase());
  for (const { field, text } of evidence.fields)
    if (!['laboratory', 'letterhead'].includes(field) && text.length > 4)
      expect(fragment, field).not.toContain(text.toLowerCase());
});

test.each([
  '',
  '#limits-title',
  '#verdict=forged&confidence=0.9&day=2026-11-20',
  '#verdict=stale&confidence=7&day=2026-11-20',
  '#verdict=stale&confidence=0.9&day=today',
  '#verdict=stale&confidence=0.9&day=2026-99-20',
])('%j is no shared verdict', (fragment) => {
  expect(readShare(fragment, known)).toBeNull();
});

test('what the page does not know is left out', () => {
  const fragment =
    '#verdict=stale&confidence=0.9&day=2026-11-20&laboratory=Liars+Ltd&against=report-out-of-date+they-are-thieves+constructor&for=';
  expect(readShare(fragment, known)).toEqual({
    verdict: 'stale',
    confidence: 0.9,
    day: '2026-11-20',
    laboratory: '',
    against: ['report-out-of-date'],
    pro: [],
  });
});
