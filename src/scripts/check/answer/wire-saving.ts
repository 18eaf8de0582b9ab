import type { CheckPageSettings } from '../../../site/check/check-page-settings.ts';
import { append, byId, say } from '../elements.ts';
import type { Answer } from '../kept/answer.ts';
import { claimOf, shareFragment } from '../share/share-link.ts';

/** Lets the reader print, save or link to the answer that is shown. */
export function wireSaving(answer: Answer, settings: CheckPageSettings): void {
  say('shared', '');
  byId('print').onclick = () => print();
  byId('save').onclick = () => saveAsJson(answer);
  byId('share').onclick = () => void share(answer, settings);
}

/** Lets the browser save an answer as a file of JSON: the report as the interface gives it, with the file it is about. */
function saveAsJson({ id: _, client, ...answer }: Answer): void {
  const text = JSON.stringify({ ...answer, client_said: client }, null, 1);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${answer.name.replace(/\.[^.]*$/, '') || 'certificate'}-check.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Puts a link to the answer into the clipboard, or on the page where the clipboard is closed. */
async function share({ report, at, sha256 }: Answer, settings: CheckPageSettings): Promise<void> {
  const claim = claimOf(report, { day: at.slice(0, 10), sha256 }, settings);
  const link = `${location.origin}${location.pathname}${shareFragment(claim)}`;
  try {
    await navigator.clipboard.writeText(link);
    say('shared', 'The link is copied.');
  } catch {
    say('shared', 'Copy the link from here: ');
    append(byId('shared'), 'code', link);
  }
}
