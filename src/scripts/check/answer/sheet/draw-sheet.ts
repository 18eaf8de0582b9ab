import { append } from '../../elements.ts';
import { type NumberedFinding, placeNumbers, type Spot } from '../findings.ts';
import type { ShownPage } from './shown-page.ts';

/** Side of a number on the page, in CSS pixels: a target must measure 24 (WCAG 2.5.8). */
const NUMBER = 26;
/** Space between a field's letters and its mark, as a share of the page's width. */
const MARK_SPACE = 1 / 250;
const SVG = 'http://www.w3.org/2000/svg';

/** What a sheet is drawn from. */
export interface SheetContent {
  image: ShownPage;
  /** Size of the page that the boxes refer to. */
  page: { width: number; height: number };
  spots: readonly Spot[];
  findings: readonly NumberedFinding[];
}

/**
 * Draws the page with thin marks around the places that findings rest on and their numbers on the marks.
 * @param pick called with the number of a finding when its place is chosen
 * @returns an observer to be ended when the sheet goes
 */
export function drawSheet(
  sheet: HTMLElement,
  { image, page, spots, findings }: SheetContent,
  pick: (finding: number) => void,
): ResizeObserver {
  const picture = document.createElement('img');
  picture.alt = 'The page that was checked. The numbers on it are those of the findings.';
  picture.width = page.width;
  picture.height = page.height;
  picture.src = image.address;
  const marks = document.createElementNS(SVG, 'svg');
  marks.setAttribute('viewBox', `0 0 ${page.width} ${page.height}`);
  marks.setAttribute('aria-hidden', 'true');
  const numbers = document.createElement('ol');
  numbers.className = 'numbers';
  numbers.setAttribute('aria-label', 'Places on the page');
  sheet.replaceChildren(picture, marks, numbers);
  const space = page.width * MARK_SPACE;
  const links = spots.map((spot) => {
    addMark(marks, spot, space, pick);
    return addNumber(numbers, spot, findings, pick);
  });
  const place = (): void => {
    const { width, height } = sheet.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const scale = width / page.width;
    const marks = spots.map(({ box }) => markAround(box, space).map((side) => side * scale) as unknown as Spot['box']);
    const widths = links.map((link) => link.firstElementChild?.getBoundingClientRect().width ?? NUMBER);
    for (const [index, [left, top]] of placeNumbers(marks, widths, NUMBER, { width, height }).entries()) {
      // In shares of the page, so that they stand right on paper too, where nothing is measured anew.
      links[index]?.style.setProperty('left', `${(100 * left) / width}%`);
      links[index]?.style.setProperty('top', `${(100 * top) / height}%`);
    }
  };
  const resized = new ResizeObserver(place);
  resized.observe(sheet);
  return resized;
}

/** The mark of a place: a frame outside its letters. */
function markAround([x, y, width, height]: Spot['box'], space: number): Spot['box'] {
  return [x - space, y - space, width + 2 * space, height + 2 * space];
}

function addMark(
  marks: Element,
  { box, numbers, against }: Spot,
  space: number,
  pick: (finding: number) => void,
): void {
  const mark = document.createElementNS(SVG, 'rect');
  const sides = markAround(box, space);
  for (const [index, name] of ['x', 'y', 'width', 'height'].entries()) mark.setAttribute(name, String(sides[index]));
  mark.setAttribute('class', against ? 'against' : 'for');
  mark.setAttribute('data-numbers', numbers.join(' '));
  mark.addEventListener('click', () => pick(numbers[0]!));
  marks.append(mark);
}

function addNumber(
  list: Element,
  { numbers, against }: Spot,
  findings: readonly NumberedFinding[],
  pick: (finding: number) => void,
): HTMLElement {
  const item = append(list, 'li');
  const first = numbers[0]!;
  const link = append(item, 'a', numbers.join(', '), against ? 'against' : 'for');
  link.href = `#finding-${first}`;
  link.dataset.numbers = numbers.join(' ');
  link.setAttribute('aria-label', `${numbers.join(' and ')}: ${findings[first - 1]?.sentence ?? ''}`);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    pick(first);
  });
  return item;
}

/** Lights the mark and the numbers of a finding, on every sheet within an element. */
export function lightFinding(within: ParentNode, finding: number): void {
  for (const element of within.querySelectorAll('[data-numbers]'))
    element.classList.toggle('lit', (element.getAttribute('data-numbers') ?? '').split(' ').includes(String(finding)));
}
