import { compareKeys, type Filter, matches, type RowFacts, textMeant } from './filter-rows.ts';

/** The element that a selector finds. @throws Error when there is none: page and script belong together. */
function only<T extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): T {
  const element = within.querySelector<T>(selector);
  if (!element) throw new Error(`Expected an element “${selector}”.`);
  return element;
}

const filters = only('#filters');
const table = only<HTMLTableElement>('#vendors');
const body = table.tBodies[0]!;
const count = only('#count');
/** Such as "12 vendors", or "500 vendors on this page". */
const all = count.textContent;

interface Row extends RowFacts {
  element: HTMLTableRowElement;
  /** Sort keys by column, read when a column is first sorted by. */
  keys: string[];
}

const rows = Array.from(body.rows, (element): Row => {
  const { text = '', verdict = '', type = '', stars = '', laboratories = '' } = element.dataset;
  return { element, text, verdict, type, stars, laboratories: laboratories.split(' '), keys: [] };
});

function field(name: string): string {
  return only<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`, filters).value;
}

/** What the fields say; each part has the name of its field, and of the address's parameter. */
function currentFilter(): Filter {
  return {
    text: field('text'),
    verdict: field('verdict'),
    type: field('type'),
    laboratory: field('laboratory'),
    rating: field('rating'),
  };
}

function filterRows(): void {
  const typed = currentFilter();
  const filter = { ...typed, text: textMeant(rows, typed.text) };
  let shown = 0;
  for (const row of rows) {
    const stays = matches(row, filter);
    row.element.hidden = !stays;
    if (stays) shown++;
  }
  count.textContent =
    shown === rows.length
      ? all
      : shown > 0
        ? `${shown} of ${all}`
        : `0 of ${all}. One that is not listed has not been audited, which says nothing about it.`;
}

/** Sorts by a column: by its cells' sort keys where they have one, else by their text. */
function sortBy(header: HTMLTableCellElement): void {
  const descending = header.getAttribute('aria-sort') === 'ascending';
  for (const other of header.parentElement?.children ?? []) other.removeAttribute('aria-sort');
  header.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
  const column = header.cellIndex;
  const key = ({ element, keys }: Row): string => {
    const cell = element.cells[column]!;
    keys[column] ??= cell.dataset.key ?? cell.textContent.trim();
    return keys[column];
  };
  rows.sort((left, right) => compareKeys(key(left), key(right), descending));
  // Off the page while its rows move: the browser then styles and lays them out once.
  body.remove();
  body.append(...rows.map(({ element }) => element));
  table.append(body);
}

for (const header of table.querySelectorAll<HTMLTableCellElement>('thead th')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = header.textContent;
  button.addEventListener('click', () => sortBy(header));
  header.replaceChildren(button);
}
/** Puts the filters into the address, so that what is shown can be linked to. */
function writeAddress(): void {
  const set = Object.entries(currentFilter()).filter(([, value]) => value !== '');
  const query = new URLSearchParams(set).toString();
  history.replaceState(null, '', query === '' ? location.pathname : `?${query}`);
}

const asked = new URLSearchParams(location.search);
for (const name of Object.keys(currentFilter())) {
  const value = asked.get(name);
  if (value !== null) only<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`, filters).value = value;
}
filters.addEventListener('input', () => {
  filterRows();
  writeAddress();
});
filterRows();
// On the way back the browser fills the fields in again, without an event of theirs.
addEventListener('pageshow', filterRows);
