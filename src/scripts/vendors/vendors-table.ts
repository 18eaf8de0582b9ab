import { compareKeys, matches } from './filter-rows.ts';

const filters = document.querySelector<HTMLElement>('#filters')!;
const body = document.querySelector<HTMLTableSectionElement>('#vendors tbody')!;
const count = document.querySelector<HTMLElement>('#count')!;
const rows = Array.from(body.rows);

function field(name: string): string {
  return filters.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)!.value;
}

function filterRows(): void {
  const filter = { text: field('text'), verdict: field('verdict'), type: field('type'), laboratory: field('laboratory') };
  let shown = 0;
  for (const row of rows) {
    const { text = '', verdict = '', type = '', laboratories = '' } = row.dataset;
    row.hidden = !matches({ text, verdict, type, laboratories }, filter);
    if (!row.hidden) shown++;
  }
  count.textContent = `${shown} of ${rows.length} vendors`;
}

/** Sorts by a column: by its cells' sort keys where they have one, else by their text. */
function sortBy(header: HTMLTableCellElement): void {
  const descending = header.getAttribute('aria-sort') === 'ascending';
  for (const other of header.parentElement!.children) other.removeAttribute('aria-sort');
  header.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
  const key = (row: HTMLTableRowElement): string => {
    const cell = row.cells[header.cellIndex]!;
    return cell.dataset.key ?? cell.textContent.trim();
  };
  rows.sort((left, right) => compareKeys(key(left), key(right)) * (descending ? -1 : 1));
  body.append(...rows);
}

for (const header of document.querySelectorAll<HTMLTableCellElement>('#vendors thead th')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = header.textContent;
  button.addEventListener('click', () => sortBy(header));
  header.replaceChildren(button);
}
filters.addEventListener('input', filterRows);
