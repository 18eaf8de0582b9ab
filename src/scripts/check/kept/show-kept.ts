import type { CheckPageSettings } from '../../../site/check/check-page-settings.ts';
import { append, appendLink, byId, show } from '../elements.ts';
import { momentText } from '../moments.ts';
import type { Answer } from './answer.ts';

/** Lists the answers that are kept on this device, newest first. */
export function showKept(answers: readonly Answer[], { labels }: CheckPageSettings): void {
  const list = byId('kept-answers');
  list.replaceChildren();
  for (const { id, name, at, report } of answers) {
    const item = append(list, 'li');
    appendLink(item, name, `#answer=${id}`);
    append(item, 'span', ` ${labels[report.verdict]}, ${momentText(at)}`, 'small soft');
  }
  show('kept', answers.length > 0);
}

/** Lets the browser save an answer as a file of JSON: the report as the interface gives it, with the file it is about. */
export function saveAsJson({ id: _, client, ...answer }: Answer): void {
  const text = JSON.stringify({ ...answer, client_said: client }, null, 1);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${answer.name.replace(/\.[^.]*$/, '') || 'certificate'}-check.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
