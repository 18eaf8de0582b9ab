import { append, appendButton, byId, say } from '../elements.ts';
import type { Answer } from '../kept/answer.ts';
import { type ListedPage, listPages } from './list-pages.ts';
import { scopeInWords } from './scope.ts';

/** Said of an answer whose file was not kept. */
const GONE = 'To check another page, choose the same file again. The other pages:';

/** Pages listed in view: a file may have hundreds. */
const MAX_LISTED = 12;

/**
 * Above the verdict what of the file it says nothing about. Of a PDF with several pages: which one was checked, and what the others are, each with a button to have it checked,
 * while the file is still here.
 */
export function showPages({ report, origin }: Answer, checkPage: ((page: number) => void) | null): void {
  say('scope', scopeInWords(report.evidence));
  const { number, pages } = report.evidence.page;
  const block = byId('pages');
  block.replaceChildren();
  block.hidden = pages < 2 || origin === 'sample';
  if (block.hidden) return;
  const listed = listPages(report.evidence);
  const shown = listed.filter(({ isLikely }) => isLikely).slice(0, MAX_LISTED);
  append(
    block,
    'p',
    `Page ${number} of ${pages} was checked.${shown.length > 0 ? ` ${checkPage === null ? GONE : 'Each other page takes a check of its own:'}` : ''}`,
  );
  if (shown.length > 0) addPages(block, shown, checkPage);
  const rest = listed.filter((page) => !shown.includes(page));
  if (rest.length === 0) return;
  const more = append(block, 'details');
  append(more, 'summary', `${rest.length} more ${rest.length === 1 ? 'page' : 'pages'} of the file`);
  addPages(more, rest, checkPage);
}

function addPages(parent: Element, pages: readonly ListedPage[], checkPage: ((page: number) => void) | null): void {
  const list = append(parent, 'ul', '', 'pages');
  for (const { page, about } of pages) {
    const item = append(list, 'li');
    append(item, 'span', `Page ${page}: ${about}`);
    if (checkPage === null) continue;
    // The name begins with what is seen, so that whoever speaks to their device can say it.
    const button = appendButton(item, `Check page ${page}`, () => checkPage(page));
    button.setAttribute('aria-label', `Check page ${page}: ${about}`);
  }
}
