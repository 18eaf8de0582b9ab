import type { Comparison } from '../../../coa/compare/comparison.ts';
import { describeComparison } from '../../../coa/compare/describe-comparison.ts';
import { drawCrop } from '../answer/crop.ts';
import { append, byId } from '../elements.ts';
import type { ComparedPage } from './compared-page.ts';
import { type ComparedRow, comparedRows, toneOf } from './compared-rows.ts';

/** Shows what a comparison came to: in words, then what differs with both places, then the rest, folded. */
export function showComparison(comparison: Comparison, given: ComparedPage, copy: ComparedPage): void {
  const block = byId('comparison');
  block.replaceChildren();
  // What differs stands below with both places; the sentences need not tell it again.
  const { headline, sentences } = describeComparison({ ...comparison, differences: [] });
  const said = append(block, 'div', '', `verdict ${toneOf(comparison)}`);
  append(append(said, 'h3'), 'span', headline, 'mark');
  for (const sentence of sentences) append(said, 'p', sentence);
  const { differing, rest } = comparedRows(comparison);
  if (differing.length > 0) {
    append(block, 'h3', comparison.verdict === 'changed' ? 'What differs' : 'What was read otherwise on the two');
    addRows(block, differing, given, copy);
  }
  if (rest.length > 0) {
    const more = append(block, 'details');
    append(more, 'summary', `${rest.length} more ${rest.length === 1 ? 'field' : 'fields'}, to compare for yourself`);
    // Drawn when they are looked at.
    more.addEventListener('toggle', () => addRows(more, rest, given, copy), { once: true });
  }
  block.hidden = false;
  block.focus({ preventScroll: true });
  block.scrollIntoView({ block: 'nearest' });
}

function addRows(parent: Element, rows: readonly ComparedRow[], given: ComparedPage, copy: ComparedPage): void {
  const list = append(parent, 'ul', '', 'compared');
  for (const row of rows) {
    const item = append(list, 'li');
    const title = append(item, 'p');
    append(title, 'strong', row.name);
    append(title, 'span', ` ${row.state}`, 'small soft');
    const sides = append(item, 'div', '', 'sides');
    addSide(sides, 'The certificate', row, row.given, given);
    addSide(sides, 'The copy', row, row.copy, copy);
  }
}

function addSide(
  parent: Element,
  whose: string,
  { name }: ComparedRow,
  printed: ComparedRow['given'],
  { answer, image }: ComparedPage,
): void {
  const side = append(parent, 'div');
  append(side, 'span', whose, 'small soft');
  append(side, 'p', printed === null || printed.text === '' ? 'Could not be read' : printed.text);
  if (image && printed?.box)
    side.append(
      drawCrop(image, answer.report.evidence.page, printed.box, `${name}, as it stands on ${whose.toLowerCase()}`),
    );
}
