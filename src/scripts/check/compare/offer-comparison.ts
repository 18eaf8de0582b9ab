import type { CheckPageSettings } from '../../../site/check/check-page-settings.ts';
import { unclearCause } from '../answer/unclear-cause.ts';
import { byId, say, show } from '../elements.ts';
import type { AnsweredPage } from './compared-page.ts';

/** Fields that an answer must have read before there is anything to compare. */
const MIN_FIELDS = 2;

let given: AnsweredPage | null = null;
let running: AbortController | null = null;

/**
 * Offers to hold the page of an answer against the laboratory's copy. What compares is loaded when a file is chosen. An answer
 * shown anew keeps its comparison; another answer's goes.
 */
export function offerComparison(page: AnsweredPage, settings: CheckPageSettings): void {
  if (given?.answer.id !== page.answer.id) endComparison();
  given = page;
  const { report } = page.answer;
  // A page that names no laboratory has no copy at one, and a picture that is to be taken again is none to compare.
  const isToCompare =
    report.verdict !== 'self-made' && !(report.verdict === 'unclear' && unclearCause(report).badPicture);
  show('compare-drop', isToCompare && report.evidence.fields.length >= MIN_FIELDS);
  const input = byId<HTMLInputElement>('compare-file');
  const take = (files: FileList | null | undefined): void => {
    const file = files?.[0];
    if (file) void compare(file, settings).finally(() => (input.value = ''));
  };
  input.onchange = () => take(input.files);
  const zone = byId('compare-drop');
  zone.ondragenter = zone.ondragover = () => zone.classList.add('over');
  zone.ondragleave = () => zone.classList.remove('over');
  zone.ondrop = (event) => {
    // Elsewhere on the page a file that falls is the next certificate.
    event.preventDefault();
    event.stopPropagation();
    zone.classList.remove('over');
    take(event.dataTransfer?.files);
  };
  byId('compare-cancel').onclick = () => running?.abort();
}

/** Ends a comparison that runs, and takes back one that is shown. */
export function endComparison(): void {
  given = null;
  running?.abort();
  say('compare-error', '');
  say('compare-said', '');
  show('comparison', false);
  byId('comparison').replaceChildren();
}

async function compare(file: File, settings: CheckPageSettings): Promise<void> {
  if (given === null || running !== null) return;
  const page = given;
  const controller = new AbortController();
  running = controller;
  say('compare-error', '');
  say('compare-said', 'Preparing the copy.');
  show('compare-cancel', true);
  try {
    const { compareWith } = await import('./compare-with.ts');
    await compareWith(page, file, settings, controller.signal);
  } catch (error) {
    say('compare-said', '');
    const words = error instanceof Error && !(error instanceof TypeError) ? error.message : '';
    if (!controller.signal.aborted)
      say('compare-error', words || 'The rest of this page could not be loaded. Check your connection and try again.');
  } finally {
    running = null;
    show('compare-cancel', false);
  }
}
