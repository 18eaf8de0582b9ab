import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import type { CheckPageSettings } from '../../../site/check/check-page-settings.ts';
import { fabricatedMeaning } from '../../../site/words/fabricated-words.ts';
import { termOfField } from '../../../site/words/terms.ts';
import { dayText } from '../../../site/words/words.ts';
import { type KnownVendor, knownVendor } from '../choose/vendor-host.ts';
import { append, appendButton, appendLink, appendTerm, byId, fillList, say, show } from '../elements.ts';
import type { Answer, ClientSaid } from '../kept/answer.ts';
import { momentText, unbroken } from '../moments.ts';
import { asksForClient, withClientSaid } from './client-answer.ts';
import { decidingChecks } from './deciding-checks.ts';
import { howSureInWords } from './how-sure.ts';
import { leftOpen } from './left-open.ts';
import { looksLikeName, readingOf, readingsOf } from './readings.ts';
import { drawCrop } from './sheet/crop.ts';
import type { ShownPage } from './sheet/shown-page.ts';
import { showCause } from './show-cause.ts';
import { showFindings } from './show-findings.ts';
import { type NextActions, showNextStep } from './show-look-up.ts';
import { showPages } from './show-pages.ts';
import { isOutOfTime } from './unclear-cause.ts';
import { isUnreadPicture } from './unread-picture.ts';

/** What an answer on the page can ask of it. */
export interface AnswerActions extends NextActions {
  /** The reader said whether the client printed is who sold it. */
  clientSaid: (said: ClientSaid) => void;
}

/** The settings of the page with the audited vendors. */
export interface AnswerSettings extends CheckPageSettings {
  vendors: readonly KnownVendor[];
}

/** Shows an answer with the page that it is about. */
export function showAnswer(
  answer: Answer,
  image: ShownPage | null,
  settings: AnswerSettings,
  actions: AnswerActions,
): void {
  const report = withClientSaid(answer.report, answer.client);
  showFile(answer);
  const isUnread = isUnreadPicture(report);
  showVerdict(report, isUnread ? 'unread' : report.verdict);
  const cause = showCause(report, image);
  showNextStep({ report, image, settings }, actions, cause);
  showVendor(answer, settings);
  showQuestion(answer, actions.clientSaid);
  showFindings(report, image, cause?.cause ?? '');
  showOpen(report, isUnread);
  showRead(report, image);
  const howSure = byId('how-sure');
  howSure.textContent = howSureInWords(answer.report, howSure.dataset['altered'] ?? '');
  show('sure-block', !isUnread);
  showPages(answer, actions.checkPage);
  show('result', true);
}

function showFile({ name, at, origin, note, report }: Answer): void {
  const { number, pages } = report.evidence.page;
  const page = (pages ?? 1) > 1 ? `, page ${number} of ${pages}` : '';
  byId('about-file').textContent =
    origin === 'sample' ? `${name}${page}, a sample` : `${name}${page}, checked on ${momentText(at)}`;
  say(
    'origin',
    origin === 'sample'
      ? `A sample made for this site, answered on ${unbroken(dayText(at.slice(0, 10)))}. Nothing was sent, and it cost none of your checks.`
      : '',
  );
  say('picture-note', note);
}

function showVerdict(report: CheckReportWithEvidence, shown: string): void {
  const { verdict, lab_named, evidence } = report;
  for (const block of document.querySelectorAll<HTMLElement>('#result [data-verdict]')) {
    block.hidden = block.dataset.verdict !== shown;
    for (const name of block.querySelectorAll('[data-laboratory]')) name.textContent = block.hidden ? '' : lab_named;
    // Focus goes to the heading of the result, which does not say it.
    if (!block.hidden) byId('answer-said').textContent = `Answer: ${block.querySelector('h3')?.textContent.trim()}`;
    const meaning = block.querySelector<HTMLElement>('[data-meaning]');
    if (block.hidden || meaning === null) continue;
    meaning.dataset['always'] ??= meaning.textContent;
    meaning.textContent =
      verdict === 'fabricated'
        ? fabricatedMeaning(decidingChecks(evidence))
        : isOutOfTime(report)
          ? OUT_OF_TIME
          : meaning.dataset['always'];
  }
}

/** What the box says where time was up: the picture is not to blame. */
const OUT_OF_TIME = 'We did not get through this page in time. That says nothing for or against it.';

function showVendor({ vendor }: Answer, { vendors }: AnswerSettings): void {
  const line = byId('vendor-audit');
  line.replaceChildren();
  line.hidden = vendor === '';
  if (vendor === '') return;
  const known = knownVendor(vendor, vendors);
  append(line, 'span', `Checked for ${known?.name ?? vendor}. `);
  if (known) appendLink(line, `Our audit of ${known.name}`, `/vendors/${known.id}/`);
  else append(line, 'span', 'We have not audited this vendor, which says nothing about it.', 'soft');
}

function showQuestion(answer: Answer, clientSaid: AnswerActions['clientSaid']): void {
  const { report, vendor, client } = answer;
  const block = byId('ask-client');
  block.replaceChildren();
  block.hidden = !asksForClient(report, vendor) || !looksLikeName(report.client_field);
  if (block.hidden) return;
  const reading = readingOf(report.evidence, 'client');
  append(
    block,
    'p',
    `It was made out to ${reading?.doubtful ? 'what we read as ' : ''}${report.client_field}. Is that who you bought from?`,
  ).id = 'ask-client-said';
  const row = append(block, 'div', '', 'row');
  row.setAttribute('role', 'group');
  row.setAttribute('aria-labelledby', 'ask-client-said');
  for (const [said, words] of [
    ['yes', 'Yes'],
    ['no', 'No'],
    ['unsure', 'Not sure'],
  ] as const)
    appendButton(row, words, () => clientSaid(said)).setAttribute('aria-pressed', String(client === said));
  if (client === 'unsure')
    append(
      block,
      'p',
      'Shops sometimes trade under a different name from their company’s: look for the company in the shop’s terms or on your invoice.',
      'small soft',
    );
}

/** What could not be checked: the weightiest in view, the rest folded; nothing of a picture in which nothing could be. */
function showOpen(report: CheckReportWithEvidence, isUnread: boolean): void {
  const { shown, folded } = isUnread ? { shown: [], folded: [] } : leftOpen(report);
  fillList('cannot', shown);
  fillList('cannot-more', folded);
  byId('cannot-more-title').textContent = `${folded.length} more that could not be judged`;
}

function showRead({ evidence, lab_named }: CheckReportWithEvidence, image: ShownPage | null): void {
  const rows = byId('fields');
  rows.replaceChildren();
  const readings = readingsOf(evidence);
  if (!looksLikeName(lab_named) && !readings.some(({ field }) => field === 'laboratory')) {
    const row = append(rows, 'tr');
    append(row, 'th', 'Laboratory').scope = 'row';
    append(row, 'td', 'We could not find a laboratory’s name.');
  }
  for (const { field, name, text, doubtful, box } of readings) {
    const row = append(rows, 'tr');
    const heading = append(row, 'th');
    heading.scope = 'row';
    const term = termOfField(field);
    // No line ends within “GHK-Cu”.
    if (term === null) heading.textContent = name.replace(/-/g, '\u2011');
    else appendTerm(heading, name, term);
    const cell = append(row, 'td');
    if (!doubtful) cell.textContent = text;
    else {
      cell.className = 'doubtful';
      if (image && box) cell.append(drawCrop(image, evidence.page, box, `${name}, as it stands on the page`));
      append(cell, 'span', `perhaps “${text}”: hard to read`, 'small');
    }
  }
  fillList('file-says', evidence.file);
}
