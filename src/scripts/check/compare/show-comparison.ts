import type { Comparison } from '../../../coa/compare/comparison.ts';
import { describeComparison } from '../../../coa/compare/describe-comparison.ts';
import type { Region } from '../../../coa/compare/print/find-regions.ts';
import type { Transform } from '../../../coa/image/transform.ts';
import { drawCrop } from '../answer/sheet/crop.ts';
import { append, byId } from '../elements.ts';
import type { ComparedPage } from './compared-page.ts';
import { type ComparedRow, comparedRows, toneOf } from './compared-rows.ts';
import { showSheets } from './show-sheets.ts';

/** What a part of the picture besides words does, for a person. */
const REGIONS: Readonly<Record<Region['state'], string>> = {
  differs: 'looks otherwise on the two',
  'only-given': 'lies on the certificate only, such as a logo, a stamp or other print',
  'only-copy': 'stands on the copy only: covered or empty on the certificate',
};
/** Parts of the picture that are shown; the largest. */
const MAX_REGIONS = 6;
/** Of a page with signs of fabrication whose copy is the same. */
const ON_BOTH =
  'What speaks against the certificate is also on the copy. If the copy came from the laboratory’s own site, ask the laboratory about it.';
/** Rows that show two pages to be different reports. */
const FEW = 6;

/**
 * Shows what a comparison came to: in words, then what differs with both places, then where the pictures differ besides, both
 * pages whole, and the other fields, folded.
 * @param toCopy the map from the certificate's pixels to the copy's; null where the two do not lie on one another
 */
export function showComparison(
  comparison: Comparison,
  given: ComparedPage,
  copy: ComparedPage,
  toCopy: Transform | null,
): void {
  const block = byId('comparison');
  block.replaceChildren();
  // What differs stands below with both places; the sentences need not tell it again.
  const { headline, sentences } = describeComparison({ ...comparison, differences: [] });
  const answered = given.answer.report.verdict;
  const said = append(block, 'div', '', `verdict ${toneOf(comparison, answered)}`);
  append(append(said, 'h3'), 'span', headline, 'mark');
  for (const sentence of sentences) append(said, 'p', sentence);
  if (comparison.verdict === 'same' && answered === 'fabricated') append(said, 'p', ON_BOTH);
  const { differing, rest } = comparedRows(comparison);
  if (differing.length > 0) {
    append(block, 'h3', comparison.verdict === 'changed' ? 'What differs' : 'What was read differently on the two');
    // Of another report nearly everything differs: the first few tell it.
    const shown = comparison.verdict === 'another' ? FEW : differing.length;
    addRows(block, differing.slice(0, shown), given, copy);
    addFolded(block, differing.slice(shown), (count) => `${count} more that differ`, given, copy);
  }
  addRegions(block, comparison.regions, given, copy);
  if (comparison.hindrance !== 'same-file') showSheets(block, comparison, given, copy, toCopy);
  addFolded(
    block,
    rest,
    (count) => `${count} more ${count === 1 ? 'field' : 'fields'}, to compare for yourself`,
    given,
    copy,
  );
  block.hidden = false;
  block.focus({ preventScroll: true });
  block.scrollIntoView({ block: 'nearest' });
}

/** Adds rows that are drawn when they are looked at. */
function addFolded(
  parent: Element,
  rows: readonly ComparedRow[],
  title: (count: number) => string,
  given: ComparedPage,
  copy: ComparedPage,
): void {
  if (rows.length === 0) return;
  const more = append(parent, 'details');
  append(more, 'summary', title(rows.length));
  more.addEventListener('toggle', () => addRows(more, rows, given, copy), { once: true });
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

function addRegions(parent: Element, regions: readonly Region[], given: ComparedPage, copy: ComparedPage): void {
  if (regions.length === 0 || given.image === null || copy.image === null) return;
  const area = ({ copy: [, , width, height] }: Region): number => width * height;
  const shown = regions.toSorted((left, right) => area(right) - area(left)).slice(0, MAX_REGIONS);
  const more = append(parent, 'details');
  append(
    more,
    'summary',
    `${regions.length} more ${regions.length === 1 ? 'place' : 'places'} where the pictures differ`,
  );
  append(more, 'p', 'Logos, stamps and colours differ on honest copies too: look for yourself.', 'small');
  more.addEventListener(
    'toggle',
    () => {
      const list = append(more, 'ul', '', 'compared');
      for (const region of shown) {
        const item = append(list, 'li');
        append(item, 'p', `This part ${REGIONS[region.state]}.`, 'small');
        const sides = append(item, 'div', '', 'sides');
        addPlace(sides, 'The certificate', region.given, given);
        addPlace(sides, 'The copy', region.copy, copy);
      }
    },
    { once: true },
  );
}

function addPlace(parent: Element, whose: string, box: Region['given'], { answer, image }: ComparedPage): void {
  const side = append(parent, 'div');
  append(side, 'span', whose, 'small soft');
  if (image) side.append(drawCrop(image, answer.report.evidence.page, box, `The part, on ${whose.toLowerCase()}`));
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
