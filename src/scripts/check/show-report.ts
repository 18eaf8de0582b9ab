import type { CheckReportWithEvidence, FieldReading } from '../../coa/report.ts';
import { confidenceBand } from '../../site/confidence-bands.ts';
import type { LaboratoryLink } from '../../site/check-page-settings.ts';
import { append, byId, fillList, show } from './page.ts';
import { deepLink } from './verification.ts';

const OUTCOME_WORDS = {
  pass: 'holds',
  fail: 'does not hold',
  'not-applicable': 'could not be judged',
  error: 'did not run',
} as const;

/** "date_reported" as "Date reported". */
function fieldName(field: string): string {
  const words = field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function addCopy(list: Element, name: string, text: string): void {
  const item = append(list, 'li');
  append(item, 'span', `${name}:`);
  append(item, 'code', text);
  const button = append(item, 'button', 'Copy', 'button quiet compact');
  button.setAttribute('type', 'button');
  button.setAttribute('aria-label', `Copy the ${name.toLowerCase()}`);
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(text).then(
      () => (button.textContent = 'Copied'),
      () => (button.textContent = 'Select and copy it by hand'),
    );
  });
}

/** Report number and key ready to copy, and the way to the laboratory's own look-up. */
function showVerification(report: CheckReportWithEvidence, laboratories: readonly LaboratoryLink[]): void {
  const reading = (field: string): FieldReading | undefined => report.evidence.fields.find((candidate) => candidate.field === field);
  const read = (field: string): string => String(reading(field)?.value ?? reading(field)?.text ?? '');
  const values = { report_number: read('report_number'), key: read('key'), batch: read('batch') };
  const list = byId('copies');
  list.replaceChildren();
  if (values.report_number) addCopy(list, 'Report number', values.report_number);
  if (values.key) addCopy(list, 'Key', values.key);
  const laboratory = laboratories.find((candidate) => candidate.name === report.lab_named);
  if (laboratory) {
    if (laboratory.needsBatch && values.batch) addCopy(list, 'Batch', values.batch);
    const direct = deepLink(laboratory.deepLink, values);
    if (direct) addLink(list, `Open this report at ${laboratory.name}`, direct);
    addLink(list, `How to verify a report of ${laboratory.name}, step by step`, laboratory.page);
  }
  show('copies', list.childElementCount > 0);
}

function addLink(list: Element, text: string, address: string): void {
  const link = append(append(list, 'li'), 'a', text);
  link.setAttribute('href', address);
  if (!address.startsWith('/')) link.setAttribute('rel', 'noreferrer');
}

function showFields(fields: readonly FieldReading[]): void {
  const rows = byId('fields');
  rows.replaceChildren();
  for (const reading of fields) {
    const row = append(rows, 'tr');
    append(row, 'th', fieldName(reading.field)).setAttribute('scope', 'row');
    append(row, 'td', reading.text);
    append(row, 'td', reading.confidence >= 0.9 ? 'clearly' : reading.confidence >= 0.6 ? 'fairly' : 'poorly');
  }
  show('fields-block', fields.length > 0);
}

/** Shows an answer on the page and moves the reader to it. */
export function showReport(report: CheckReportWithEvidence, laboratories: readonly LaboratoryLink[], note: string): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-verdict]')) block.hidden = block.dataset.verdict !== report.verdict;
  const band = confidenceBand(report.confidence);
  byId('how-sure').textContent = `How sure: ${band.label.toLowerCase()} (${band.meaning}).`;
  byId('plain').textContent = report.plain_english;
  byId('to-do').textContent = report.what_to_do;
  byId('lab-named').textContent = report.lab_named || 'none was read';
  byId('client-field').textContent = report.client_field || 'none was read';
  byId('picture-note').textContent = note;
  show('picture-note', note !== '');
  fillList('red-flags', report.red_flags);
  fillList('green-flags', report.green_flags);
  showVerification(report, laboratories);
  showFields(report.evidence.fields);
  fillList('checks', report.evidence.checks.map((check) => `${check.title}: ${OUTCOME_WORDS[check.outcome]}. ${check.why}`));
  fillList('cannot', report.evidence.cannot_be_checked);
  show('result', true);
  byId('result-title').focus();
}
