import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { CheckReportWithEvidence } from '../../src/coa/report/report.ts';

export type Chosen = string | { name: string; mimeType: string; buffer: Buffer };

export const result = (page: Page) => page.getByRole('region', { name: 'Result of the check' });
export const start = (page: Page) => page.getByRole('button', { name: /^Check (this certificate|these \d+ files)$/ });
export const alert = (page: Page) => page.getByRole('alert');
export const vendorField = (page: Page) => page.getByLabel(/Which shop/);
export const choose = (page: Page, files: Chosen | readonly Exclude<Chosen, string>[]) =>
  page.getByLabel('Picture of the certificate').setInputFiles(files as Exclude<Chosen, string>[]);
export const openSample = (page: Page, verdict: string) => page.locator(`[data-sample="${verdict}"]`).click();

/** A file of the fixtures under another name. */
export function named(name: string, file: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name, mimeType: file.endsWith('png') ? 'image/png' : 'image/jpeg', buffer: readFileSync(file) };
}

/** The prepared answer of a sample. */
export function reportOf(verdict: string): CheckReportWithEvidence {
  return JSON.parse(readFileSync(`src/samples/${verdict}.json`, 'utf8')) as CheckReportWithEvidence;
}

/** The prepared answer of a sample as it would be had no vendor been named. */
export function unasked(verdict: string): CheckReportWithEvidence {
  const report = reportOf(verdict);
  for (const check of report.evidence.checks)
    if (check.id === 'client-not-vendor')
      Object.assign(check, {
        outcome: 'not-applicable',
        severity: null,
        flag: null,
        why: 'No vendor was given to compare the client with.',
      });
  return report;
}

/** Answers every check with reports in turn, without the service; tests of the page alone. */
export async function answerWith(page: Page, ...reports: CheckReportWithEvidence[]): Promise<void> {
  let next = 0;
  await page.route('**/api/check-coa**', (route) =>
    route.fulfill({
      status: 200,
      headers: { RateLimit: `"daily";r=${29 - next};t=4211` },
      contentType: 'application/json',
      body: JSON.stringify(reports[Math.min(next++, reports.length - 1)]),
    }),
  );
}
