import type { CheckReportWithEvidence } from '../../coa/report/report.ts';
import { type NumberedFinding, numberFindings, type Spot, spotsOf, spreadLabels } from './findings.ts';
import { append, byId } from './page.ts';

/** Height of a number beside the picture, in CSS pixels: a target must measure 24 (WCAG 2.5.8). */
const LABEL = 26;
const SVG = 'http://www.w3.org/2000/svg';

let resized: ResizeObserver | undefined;

/** Shows the findings as two numbered lists, and the same numbers beside the picture with boxes on it. */
export function showFindings(report: CheckReportWithEvidence, picture: string | null): void {
  const findings = numberFindings(report);
  const spots = spotsOf(findings);
  const drawn = picture !== null && spots.length > 0;
  for (const [id, against] of [
    ['red-flags', true],
    ['green-flags', false],
  ] as const) {
    const list = byId(id);
    list.replaceChildren();
    for (const finding of findings) if (finding.against === against) addFinding(list, finding, drawn);
    const block = list.closest<HTMLElement>('[data-block]');
    if (block) block.hidden = list.childElementCount === 0;
  }
  byId('marked').hidden = !drawn;
  resized?.disconnect();
  if (drawn) drawPicture(picture, report.evidence.page, spots, findings);
}

function addFinding(
  list: Element,
  { number, sentence, why, read, place, boxes }: NumberedFinding,
  drawn: boolean,
): void {
  const item = append(list, 'li');
  item.id = `finding-${number}`;
  item.tabIndex = -1;
  item.dataset.number = String(number);
  append(item, 'span', String(number), 'n');
  const words = append(item, 'div');
  append(words, 'p', sentence);
  append(
    words,
    'p',
    [why, read.length > 0 ? `Read: ${read.join('; ')}.` : '', place && `Place: ${place} of the page.`]
      .filter(Boolean)
      .join(' '),
    'soft small',
  );
  if (!drawn || boxes.length === 0) return;
  const link = append(words, 'a', 'Show on the picture', 'small no-print');
  link.setAttribute('href', '#marked');
  link.setAttribute('aria-label', `Show ${number} on the picture`);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    document.querySelector<HTMLElement>(`#labels [data-numbers~="${number}"]`)?.focus();
  });
  for (const type of ['pointerenter', 'focusin'] as const) item.addEventListener(type, () => light(number));
}

/** Marks every box, label and list item of a finding. */
function light(number: number): void {
  for (const element of document.querySelectorAll('#marked [data-numbers]'))
    element.classList.toggle('lit', (element.getAttribute('data-numbers') ?? '').split(' ').includes(String(number)));
  for (const item of document.querySelectorAll<HTMLElement>('.findings [data-number]'))
    item.classList.toggle('lit', item.dataset.number === String(number));
}

function drawPicture(
  address: string,
  page: { width: number; height: number },
  spots: readonly Spot[],
  findings: readonly NumberedFinding[],
): void {
  const sheet = byId('sheet');
  const labels = byId('labels');
  const image = document.createElement('img');
  image.alt = 'The page that was checked. The numbers beside it are those of the lists.';
  image.width = page.width;
  image.height = page.height;
  // Formats that few browsers show, such as TIFF, and PDF: the lists say the place in words.
  image.addEventListener('error', () => (byId('marked').hidden = true));
  image.src = address;
  const overlay = document.createElementNS(SVG, 'svg');
  overlay.setAttribute('viewBox', `0 0 ${page.width} ${page.height}`);
  overlay.setAttribute('aria-hidden', 'true');
  sheet.replaceChildren(image, overlay);
  labels.replaceChildren();
  const links = spots.map((spot) => addSpot(spot, page, overlay, labels, findings));
  resized = new ResizeObserver(() => {
    const { height } = sheet.getBoundingClientRect();
    const middles = spots.map(({ box: [, y, , h] }) => ((y + h / 2) / page.height) * height);
    for (const [index, top] of spreadLabels(middles, LABEL, height).entries())
      links[index]!.style.setProperty('top', `${top}px`);
  });
  resized.observe(sheet);
}

function addSpot(
  { box: [x, y, width, height], numbers, against }: Spot,
  page: { width: number },
  overlay: SVGElement,
  labels: Element,
  findings: readonly NumberedFinding[],
): HTMLElement {
  const first = numbers[0]!;
  const go = (): void => byId(`finding-${first}`).focus();
  const space = page.width / 200;
  const mark = document.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({
    x: x - space,
    y: y - space,
    width: width + 2 * space,
    height: height + 2 * space,
  }))
    mark.setAttribute(name, String(value));
  mark.setAttribute('class', against ? 'against' : 'for');
  mark.setAttribute('data-numbers', numbers.join(' '));
  mark.addEventListener('click', go);
  overlay.append(mark);
  const item = append(labels, 'li');
  const link = append(item, 'a', numbers.join(', '), against ? 'against' : 'for');
  link.setAttribute('href', `#finding-${first}`);
  link.setAttribute('data-numbers', numbers.join(' '));
  link.setAttribute('aria-label', `${numbers.join(' and ')}: ${findings[first - 1]!.sentence}`);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    go();
  });
  for (const [element, type] of [
    [link, 'focus'],
    [link, 'pointerenter'],
    [mark, 'pointerenter'],
  ] as const)
    element.addEventListener(type, () => light(first));
  item.classList.add('at');
  return item;
}
