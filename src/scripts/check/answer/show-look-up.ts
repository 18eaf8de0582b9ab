import type { CheckReportWithEvidence, Evidence } from '../../../coa/report/report.ts';
import { withCapital } from '../../../coa/words/capital.ts';
import type { CheckPageSettings, LaboratoryLink } from '../../../site/check/check-page-settings.ts';
import { type LookUpWay, nextStep, questionToVendor } from '../../../site/words/next-steps.ts';
import { termOfField } from '../../../site/words/terms.ts';
import { append, appendButton, appendLink, appendTerm, byId, show, tell } from '../elements.ts';
import { decidingChecks } from './deciding-checks.ts';
import { deepLink } from './deep-link.ts';
import { type Reading, readingOf } from './readings.ts';
import { drawCrop } from './sheet/crop.ts';
import type { ShownPage } from './sheet/shown-page.ts';
import type { UnclearCause } from './unclear-cause.ts';

/** Where and with what to look a report up. */
export interface LookUp {
  report: CheckReportWithEvidence;
  image: ShownPage | null;
  settings: CheckPageSettings;
}

/** What the button of the next step may do. */
export interface NextActions {
  another: () => void;
  /** Checks a page of the same file; null where the file is not at hand. */
  checkPage: ((page: number) => void) | null;
}

/** Shows the one next step, its button, and what to type in at the laboratory. */
export function showNextStep(
  { report, image, settings }: LookUp,
  { another, checkPage }: NextActions,
  cause: UnclearCause | null,
): void {
  const laboratory = settings.laboratories.find(({ name }) => name === report.lab_named);
  const lookUp = lookUpWay(laboratory, report.evidence);
  const next = nextStep(report.verdict, {
    lookUp,
    step: cause?.step ?? '',
    badPicture: cause?.badPicture ?? false,
    outOfTime: cause?.outOfTime ?? false,
  });
  const firm = (field: string): string => {
    const reading = readingOf(report.evidence, field);
    return reading && !reading.doubtful ? reading.text : '';
  };
  byId('to-do').textContent = next.text;
  const row = byId('step');
  row.replaceChildren();
  byId<HTMLDetailsElement>('question').open = false;
  show('question', next.button === 'ask-vendor');
  const values = { report_number: firm('report_number'), key: firm('key'), batch: firm('batch') };
  const direct = deepLink(laboratory?.deepLink ?? null, values);
  if (next.button === 'ask-vendor') {
    const named = { product: firm('sample'), batch: firm('batch') };
    const question = questionToVendor(report.verdict, named, decidingChecks(report.evidence));
    byId<HTMLTextAreaElement>('question-text').value = question;
    const button = appendButton(
      row,
      'Copy a question to the vendor',
      () => copy(button, question, selectQuestion),
      'button',
    );
    if (laboratory && lookUp.way !== 'unread') addLookUp(row, laboratory, direct, 'button quiet');
  } else if (next.button === 'look-up' && laboratory) addLookUp(row, laboratory, direct, 'button');
  else if (next.button === 'another') appendButton(row, 'Check another picture', another, 'button');
  else if (next.button === 'same-again') {
    if (checkPage) appendButton(row, 'Check it again', () => checkPage(report.evidence.page.number), 'button');
    if (laboratory && lookUp.way !== 'unread') addLookUp(row, laboratory, direct, 'button quiet');
  }
  if (laboratory) appendLink(row, 'Step by step', laboratory.page, 'small');
  showValues(report, image, laboratory, lookUp.way === 'typed');
  showBatch(report, image, cause?.outOfTime ?? false);
}

/** How a report of a laboratory can be looked up with what was read of it. */
function lookUpWay(laboratory: LaboratoryLink | undefined, evidence: Evidence): LookUpWay {
  if (laboratory === undefined) return { way: 'none' };
  const { lookUp, needs, how } = laboratory;
  if (lookUp === null) return { way: 'ask' };
  if (needs.length === 0) return { way: 'code', how, isRead: evidence.codes.length > 0 };
  return needs.some(({ field }) => readingOf(evidence, field) !== null)
    ? { way: 'typed' }
    : { way: 'unread', labels: needs.map(({ label }) => label) };
}

function addLookUp(row: Element, { name, lookUp, page }: LaboratoryLink, direct: string | null, look: string): void {
  const address = direct ?? lookUp;
  if (address === null) appendLink(row, `How to ask ${name}`, page, look);
  else appendLink(row, `Look it up at ${name}`, address, look).dataset.lookUp = '';
}

/** Milliseconds for which a button says that its text is copied. */
const COPIED_FOR = 3000;

/**
 * Copies a text and says so for a while.
 * @param select selects the text on the page, for browsers that do not let a page copy, as within some apps
 */
async function copy(button: HTMLButtonElement, text: string, select: () => void): Promise<void> {
  button.dataset['label'] ??= button.textContent ?? '';
  const { label } = button.dataset;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
    tell('Copied.');
  } catch {
    select();
    button.textContent = 'Selected: copy it by hand';
    tell('This browser does not let a page copy. The text is selected: copy it by hand.');
  }
  setTimeout(() => {
    button.textContent = label ?? '';
  }, COPIED_FOR);
}

function selectQuestion(): void {
  byId<HTMLDetailsElement>('question').open = true;
  const text = byId<HTMLTextAreaElement>('question-text');
  text.focus();
  text.select();
}

/** What a laboratory without a look-up is told in a letter. */
const TOLD_IN_A_LETTER = [{ field: 'report_number', label: 'Report number' }];

/** What to type in at the laboratory, as it calls it: a sure reading to copy, a doubtful one beside the place where it stands. */
function showValues(
  { evidence }: CheckReportWithEvidence,
  image: ShownPage | null,
  laboratory: LaboratoryLink | undefined,
  isTyped: boolean,
): void {
  const list = byId('copies');
  list.replaceChildren();
  const asked = laboratory === undefined ? [] : laboratory.lookUp === null ? TOLD_IN_A_LETTER : laboratory.needs;
  for (const { field, label } of asked) {
    const reading = readingOf(evidence, field);
    if (reading) addValue(append(list, 'li'), reading, label, evidence.page, image);
    else if (isTyped)
      append(list, 'li', `${withCapital(label)}: we did not read it. Type what you see on the page.`, 'small');
    const other = evidence.fields.find((one) => one.field === field)?.also_printed;
    if (other !== undefined) append(append(list, 'li'), 'span', `The page also prints “${other}”: try both.`, 'small');
  }
  show('copies', list.childElementCount > 0);
}

function addValue(
  item: HTMLElement,
  reading: Reading,
  label: string,
  page: { width: number; height: number },
  image: ShownPage | null,
) {
  const called = withCapital(label);
  const term = termOfField(reading.field);
  const name = append(item, 'span', term === null ? `${called}:` : '');
  if (term !== null) {
    appendTerm(name, called, term);
    name.append(':');
  }
  if (!reading.doubtful) {
    const value = append(item, 'code', reading.text);
    const select = (): void => getSelection()?.selectAllChildren(value);
    const button = appendButton(
      item,
      'Copy',
      () => copy(button, reading.text, select),
      'button quiet compact no-print',
    );
    button.setAttribute('aria-label', `Copy the ${label}`);
    return;
  }
  item.className = 'doubtful';
  if (image && reading.box) item.append(drawCrop(image, page, reading.box, `${called}, as it stands on the page`));
  append(item, 'span', `hard to read, perhaps “${reading.text}”. Type what you see on the page.`, 'small');
}

/** The batch, to be held against the vial: the page says nothing about another one. */
function showBatch(
  { evidence, verdict }: CheckReportWithEvidence,
  image: ShownPage | null,
  isOutOfTime: boolean,
): void {
  const batch = readingOf(evidence, 'batch');
  const block = byId('batch');
  block.replaceChildren();
  const matters = isOutOfTime || !['self-made', 'unclear', 'fabricated'].includes(verdict);
  block.hidden = !matters;
  if (!matters) return;
  const strong = append(block, 'strong', 'Compare the ');
  appendTerm(strong, 'batch', 'batch');
  strong.append(' with your vial. ');
  if (!batch) append(block, 'span', 'We could not read a batch on this page.');
  else if (!batch.doubtful && !/\d/.test(batch.text))
    append(block, 'span', `As its batch the page has no number, only “${batch.text}”.`);
  else if (!batch.doubtful) append(block, 'span', `The page says ${batch.text}.`);
  else {
    append(block, 'span', `The page says something like “${batch.text}”, which was hard to read.`);
    if (image && batch.box)
      block.append(drawCrop(image, evidence.page, batch.box, 'The batch, as it appears on the page'));
  }
}
