import { expect, test } from 'vitest';
import { loadData } from '../../../data/index.ts';
import { badgeSvg, badgeWords } from './badge.ts';

const [vendor] = loadData().vendors;

test('a badge carries the verdict, the day of the audit and the day until which it is valid', () => {
  const svg = badgeSvg(
    { ...vendor!, verdict: 'watch', audited_at: '2026-11-04', next_review_at: '2027-05-04' },
    'COA Check',
    '2027-05-04',
  );
  expect(svg).toContain('Certificates: Watch');
  expect(svg).toContain('audited 4 November 2026, valid until 4 May 2027');
});

test('the day after, it shows no verdict any more', () => {
  const expired = { ...vendor!, verdict: 'verified' as const, audited_at: '2026-11-04', next_review_at: '2027-05-04' };
  expect(badgeWords(expired, '2027-05-05')).toMatchObject({ state: 'expired', headline: 'Audit out of date' });
  expect(badgeSvg(expired, 'COA Check', '2027-05-05')).not.toMatch(/verified|#14613a/i);
});

test('a name cannot break out of the picture', () => {
  expect(badgeSvg({ ...vendor!, name: '<script>"&' }, 'COA Check', '2026-11-20')).toContain(
    '&lt;script&gt;&quot;&amp;',
  );
});
