import { fieldInWords } from '../../coa/fields/field-in-words.ts';
import type { CheckReportWithEvidence, FieldReading } from '../../coa/report/report.ts';
import type { Verdict } from '../../coa/verdict/verdicts.ts';
import type { CheckPageSettings, LaboratoryLink } from '../../site/check/check-page-settings.ts';
import { confidenceBand } from '../../site/method/confidence-bands.ts';
import { dayText } from '../../site/words/words.ts';
import { append, byId, fillList, show } from './page.ts';
import type { SharedVerdict } from './share.ts';
import { showFindings } from './show-findings.ts';
import { deepLink } from './verification.ts';

const OUTCOME_WORDS = {
  pass: 'holds',
  fail: 'does not hold',
  'not-applicable': 'could not be judged',
  error: 'did not run',
} as const;

function addCopy(list: Element, name: string, text: string): void {
  const item = append(list, 'li');
  append(item, 'span', `${name}:`);
  append(item, 'code', text);
  const button = append(item, 'button', 'Copy', 'button quiet compact no-print');
  button.setAttribute('type', 'button');
  button.setAttribute('aria-label', `Copy the ${name.toLowerCase()}`);
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(text).then(
      () => (button.textContent = 'Copied'),
      () => (button.textContent = 'Select and copy it by hand'),
    );
  });
}

function addLink(list: Element, text: string, address: string): void {
  const link = append(append(list, 'li'), 'a', text);
  link.setAttribute('href', address);
  if (!address.startsWith('/')) link.setAttribute('rel', 'noreferrer');
}

/** Report number and key ready to copy, and the way to the laboratory's own look-up. */
function showVerification(fields: readonly FieldReading[], laboratory: LaboratoryLink | undefined): void {
  const read = (name: string): string => {
    const reading = fields.find(({ field }) => field === name);
    return String(reading?.value ?? reading?.text ?? '');
  };
  const values = { report_number: read('report_number'), key: read('key'), batch: read('batch') };
  const list = byId('copies');
  list.replaceChildren();
  if (values.report_number) addCopy(list, 'Report number', values.report_number);
  if (values.key) addCopy(list, 'Key', values.key);
  if (laboratory) {
    if (laboratory.needsBatch && values.batch) addCopy(list, 'Batch', values.batch);
    const direct = deepLink(laboratory.deepLink, values);
    if (direct) addLink(list, `Open this report at ${laboratory.name}`, direct);
    else if (laboratory.lookUp) addLink(list, `Open ${laboratory.name}’s look-up`, laboratory.lookUp);
    addLink(list, `How to verify a report from ${laboratory.name}, step by step`, laboratory.page);
  }
  show('copies', list.childElementCount > 0);
}

function showFields(fields: readonly FieldReading[]): void {
  const rows = byId('fields');
  rows.replaceChildren();
  for (const { field, text, confidence } of fields) {
    const row = append(rows, 'tr');
    const words = fieldInWords(field);
    append(row, 'th', words.charAt(0).toUpperCase() + words.slice(1)).setAttribute('scope', 'row');
    append(row, 'td', text);
    append(row, 'td', confidence >= 0.9 ? 'clearly' : confidence >= 0.6 ? 'fairly' : 'poorly');
  }
  show('fields-block', fields.length > 0);
}

function showVerdict(verdict: Verdict, confidence: number, { bands }: CheckPageSettings): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-verdict]'))
    block.hidden = block.dataset.verdict !== verdict;
  const band = confidenceBand(confidence);
  byId('how-sure').textContent = `How sure: ${band.label.toLowerCase()} (${band.meaning}).${bands[band.label] ?? ''}`;
}

function showNote(id: string, text: string): void {
  byId(id).textContent = text;
  show(id, text !== '');
}

/** Where an answer comes from, and what it may be shown with. */
export interface Shown {
  /** Said above the verdict: "" for a check that was made now. */
  origin: string;
  /** What was done to the picture before it was sent. */
  note: string;
  /** Address of the picture; null when a browser cannot show it. */
  picture: string | null;
}

function reveal(): void {
  show('result', true);
  byId('result-title').focus();
}

/** Shows an answer on the page and moves the reader to it. */
export function showReport(
  report: CheckReportWithEvidence,
  settings: CheckPageSettings,
  { origin, note, picture }: Shown,
): void {
  const { evidence } = report;
  showNote('origin', origin);
  showNote('picture-note', note);
  showVerdict(report.verdict, report.confidence, settings);
  byId('plain').textContent = report.plain_english;
  byId('to-do').textContent = report.what_to_do;
  byId('lab-named').textContent = report.lab_named || 'none was read';
  byId('client-field').textContent = report.client_field || 'none was read';
  show('client-fact', true);
  showFindings(report, picture);
  showVerification(
    evidence.fields,
    settings.laboratories.find(({ name }) => name === report.lab_named),
  );
  showFields(evidence.fields);
  fillList(
    'checks',
    evidence.checks
      .filter(({ outcome }) => outcome === 'pass' || outcome === 'fail')
      .map(({ title, outcome, why }) => `${title}: ${OUTCOME_WORDS[outcome]}. ${why}`),
  );
  fillList('cannot', evidence.cannot_be_checked);
  show('share-block', true);
  reveal();
}

/** Shows what a shared link carries: the verdict and the names of the checks, nothing of the page. */
export function showShared(shared: SharedVerdict, settings: CheckPageSettings): void {
  const { laboratories, checks } = settings;
  const laboratory = laboratories.find(({ id }) => id === shared.laboratory);
  showNote(
    'origin',
    `Somebody shared this summary of a check made on ${dayText(shared.day)}. It came with the link: this service keeps no answers and cannot confirm it. Check the certificate yourself before you rely on it.`,
  );
  showNote('picture-note', '');
  showVerdict(shared.verdict, shared.confidence, settings);
  byId('plain').textContent = '';
  byId('to-do').textContent =
    'Ask for the certificate itself, check it here, and have the laboratory confirm the report.';
  byId('lab-named').textContent = laboratory?.name ?? 'none on our list';
  show('client-fact', false);
  show('marked', false);
  const sentences = (ids: readonly string[], outcome: 'pass' | 'fail'): string[] =>
    ids.map((id) => `${checks[id]}: ${OUTCOME_WORDS[outcome]}.`);
  fillList('red-flags', sentences(shared.against, 'fail'));
  fillList('green-flags', sentences(shared.pro, 'pass'));
  showVerification([], laboratory);
  showFields([]);
  fillList('checks', []);
  fillList('cannot', []);
  show('share-block', false);
  reveal();
}
