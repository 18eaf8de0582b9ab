import type { Comparison } from '../../../coa/compare/comparison.ts';
import type { Box } from '../../../coa/geometry/box.ts';
import type { Transform } from '../../../coa/image/transform.ts';
import type { ShownPage } from '../answer/sheet/shown-page.ts';
import { append } from '../elements.ts';
import type { ComparedPage } from './compared-page.ts';
import { matrix3d } from './lay-over.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Share of the picture that shows the certificate at first. */
const HALF = 50;

interface Sheet {
  image: ShownPage;
  page: { width: number; height: number };
}

const sheetOf = ({ answer, image }: ComparedPage): Sheet | null =>
  image && { image, page: answer.report.evidence.page };

/**
 * Shows both pages whole, what differs marked: side by side where there is room, and one over the other with a slider where
 * there is not. Where the pages could not be laid on one another they stand side by side, or below one another.
 * @param toCopy the map from the certificate's pixels to the copy's
 */
export function showSheets(
  parent: Element,
  { differences }: Pick<Comparison, 'differences'>,
  given: ComparedPage,
  copy: ComparedPage,
  toCopy: Transform | null,
): void {
  const [mine, theirs] = [sheetOf(given), sheetOf(copy)];
  if (mine === null || theirs === null) return;
  append(parent, 'h3', 'Both pages');
  const places = (side: 'given' | 'copy'): Box[] => differences.flatMap((one) => (one[side] ? [one[side].box] : []));
  const pair = append(parent, 'div', '', toCopy ? 'both wide-pair' : 'both');
  addSheet(pair, 'The certificate', mine, places('given'));
  addSheet(pair, 'The copy', theirs, places('copy'));
  if (toCopy) addOverlay(parent, mine, theirs, places('copy'), toCopy);
}

function addSheet(parent: Element, name: string, { image, page }: Sheet, places: readonly Box[]): void {
  const figure = append(parent, 'figure');
  append(figure, 'figcaption', name, 'small');
  const sheet = append(figure, 'div', '', 'sheet');
  addPicture(sheet, image, page, `${name}; what differs is marked`);
  addMarks(sheet, page, places);
}

function addPicture(
  parent: Element,
  image: ShownPage,
  { width, height }: Sheet['page'],
  said: string,
): HTMLImageElement {
  const picture = append(parent, 'img');
  picture.alt = said;
  picture.width = width;
  picture.height = height;
  picture.src = image.address;
  return picture;
}

function addMarks(sheet: Element, { width, height }: Sheet['page'], places: readonly Box[]): void {
  const marks = document.createElementNS(SVG, 'svg');
  marks.setAttribute('viewBox', `0 0 ${width} ${height}`);
  marks.setAttribute('aria-hidden', 'true');
  const space = width / 200;
  for (const [left, top, wide, tall] of places) {
    const mark = document.createElementNS(SVG, 'rect');
    const sides = { x: left - space, y: top - space, width: wide + 2 * space, height: tall + 2 * space };
    for (const [name, value] of Object.entries(sides)) mark.setAttribute(name, String(value));
    mark.setAttribute('class', 'against');
    marks.append(mark);
  }
  sheet.append(marks);
}

/** The certificate over the copy, as far as the slider says; a finger or mouse on the picture moves it too. */
function addOverlay(parent: Element, given: Sheet, copy: Sheet, places: readonly Box[], toCopy: Transform): void {
  const block = append(parent, 'div', '', 'overlay');
  const label = append(block, 'label', 'Left of the line the certificate, right of it the copy');
  const slider = append(label, 'input');
  slider.type = 'range';
  slider.value = String(HALF);
  const sheet = append(block, 'div', '', 'sheet');
  addPicture(sheet, copy.image, copy.page, 'The copy, and over it the certificate as far as the slider says');
  const window = append(sheet, 'div', '', 'over');
  const over = addPicture(window, given.image, given.page, '');
  addMarks(sheet, copy.page, places);
  append(sheet, 'div', '', 'edge');
  over.style.setProperty('width', `${given.page.width}px`);
  over.style.setProperty('height', `${given.page.height}px`);
  new ResizeObserver(([entry]) => {
    const width = entry?.contentRect.width ?? 0;
    if (width > 0) over.style.setProperty('transform', matrix3d(toCopy, width / copy.page.width));
  }).observe(sheet);
  const show = (): void => sheet.style.setProperty('--share', `${slider.value}%`);
  slider.addEventListener('input', show);
  show();
  const follow = ({ clientX, buttons, pointerType }: PointerEvent): void => {
    if (buttons === 0 && pointerType === 'mouse') return;
    const { left, width } = sheet.getBoundingClientRect();
    slider.value = String(Math.round((100 * (clientX - left)) / width));
    show();
  };
  sheet.addEventListener('pointerdown', follow);
  sheet.addEventListener('pointermove', follow);
}
