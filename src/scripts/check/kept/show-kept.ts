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
