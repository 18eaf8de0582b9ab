import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import { append, appendButton, byId, show, showBlock } from '../elements.ts';
import { decidingFinding, type NumberedFinding, numberFindings, placeOf, spotsOf } from './findings.ts';
import { drawCrop } from './sheet/crop.ts';
import { drawSheet, lightFinding, type SheetContent } from './sheet/draw-sheet.ts';
import type { ShownPage } from './sheet/shown-page.ts';
import { openViewer } from './sheet/viewer.ts';

let observer: ResizeObserver | undefined;

/**
 * Shows what decided above what to do; what else speaks against a certificate, each with its place enlarged; what is worth
 * knowing; what held, folded; and the page beside them.
 * @param said a sentence that stands above already
 */
export function showFindings(report: CheckReportWithEvidence, image: ShownPage | null, said: string): void {
  const { page } = report.evidence;
  const findings = numberFindings(report, said);
  const content = image && { image, page, spots: spotsOf(findings), findings };
  const decided = decidingFinding(report.verdict, findings);
  const first = byId('decided-by');
  first.replaceChildren();
  if (decided) addFinding(first, decided, content);
  show('decided-by', decided !== null);
  show('else', decided !== null);
  for (const [id, kind] of [
    ['red-flags', 'against'],
    ['notes', 'note'],
    ['green-flags', 'held'],
  ] as const) {
    const list = byId(id);
    list.replaceChildren();
    for (const finding of findings)
      if (finding.kind === kind && finding !== decided) addFinding(list, finding, content);
    showBlock(list, list.childElementCount > 0);
  }
  const held = findings.filter(({ kind }) => kind === 'held').length;
  byId('held-title').textContent = `${held} routine check${held === 1 ? '' : 's'} held`;
  observer?.disconnect();
  show('marked', content !== null);
  show('open-page', content !== null);
  byId('open-page').onclick = content && (() => openViewer(content, null, goTo));
  if (content) observer = drawSheet(byId('sheet'), content, goTo);
}

/** Leads to a finding in the lists, unfolding it. */
function goTo(finding: number): void {
  const item = byId(`finding-${finding}`);
  const folded = item.closest('details');
  if (folded) folded.open = true;
  item.focus();
}

function addFinding(list: Element, finding: NumberedFinding, content: SheetContent | null): void {
  const { number, kind, sentence, further, read, place, boxes } = finding;
  const item = append(list, 'li');
  item.id = `finding-${number}`;
  item.tabIndex = -1;
  append(item, 'span', String(number), 'n');
  const words = append(item, 'div');
  for (const said of [sentence, ...further.map((other) => other.sentence)]) append(words, 'p', said);
  if (content) {
    const places = append(words, 'div', '', 'places');
    // What a page fails in is often that two places do not agree; of what holds one is enough.
    for (const [index, box] of boxes.slice(0, kind === 'held' ? 1 : 2).entries()) {
      const open = appendButton(places, '', () => openViewer(content, { box, finding: number }, goTo), 'crop');
      open.setAttribute(
        'aria-label',
        index === 0 ? `Open the page at place ${number}` : `Open the other place ${number}`,
      );
      open.append(drawCrop(content.image, content.page, box, `The place on the page, ${placeOf(box, content.page)}`));
    }
  }
  const more = append(words, 'details');
  append(more, 'summary', 'Why', 'small');
  const where = [read.length > 0 ? `Read: ${read.join('; ')}.` : '', place && `Place: ${place} of the page.`];
  for (const [index, { why, statistics }] of [finding, ...further].entries()) {
    const seen = [why, ...(index === 0 ? where : [])].filter(Boolean).join(' ');
    const said = append(more, 'p', `${seen} `, 'soft small');
    // How often the check is wrong is about the check, not about this page.
    if (statistics !== '') append(said, 'span', statistics, 'of-check');
  }
  const light = (): void => lightFinding(byId('marked'), number);
  item.addEventListener('pointerenter', light);
  item.addEventListener('focusin', light);
}
