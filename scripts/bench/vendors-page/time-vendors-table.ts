import type { Page } from '@playwright/test';
import { quantile } from '../../evaluate/statistics.ts';

/** What one change of the vendors table took; milliseconds since its event, the median unless it says otherwise. */
export interface TableTime {
  /** Rows left, of the last repetition. */
  rows: number;
  script: number;
  /** Style and layout done. */
  'laid out': number;
  /** The next frame is painted; up to a frame of this is waiting for it. */
  painted: number;
  'painted, p95': number;
}

/** One repetition, in milliseconds since the event. */
interface Times {
  rows: number;
  script: number;
  laidOut: number;
  painted: number;
}

/**
 * Times every way to filter and to sort the vendors table, one at a time: each change begins on a page that has come to
 * rest with all or, for those that clear a filter, with some of its rows.
 *
 * @param page with the vendors table open.
 * @param repetitions of each.
 */
export async function timeVendorsTable(page: Page, repetitions: number): Promise<Record<string, TableTime>> {
  const measured = await page.evaluate(timeInPage, repetitions);
  const rounded = (times: number[], q = 0.5): number => Math.round(quantile(times, q) * 10) / 10;
  return Object.fromEntries(
    Object.entries(measured).map(([name, all]) => {
      const painted = all.map((times) => times.painted);
      return [
        name,
        {
          rows: all.at(-1)!.rows,
          script: rounded(all.map(({ script }) => script)),
          'laid out': rounded(all.map(({ laidOut }) => laidOut)),
          painted: rounded(painted),
          'painted, p95': rounded(painted, 0.95),
        },
      ];
    }),
  );
}

/** What runs in the page: it may use nothing from outside itself. */
async function timeInPage(repetitions: number): Promise<Record<string, Times[]>> {
  const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const rest = async (): Promise<void> => {
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const timed = async (act: () => void): Promise<Times> => {
    await rest();
    const start = performance.now();
    act();
    const script = performance.now() - start;
    document.body.getBoundingClientRect();
    const laidOut = performance.now() - start;
    await frame();
    const painted = performance.now() - start;
    return { rows: document.querySelectorAll('#vendors tbody tr:not([hidden])').length, script, laidOut, painted };
  };
  const fill = (field: HTMLInputElement | HTMLSelectElement, value: string) => (): void => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const results: Record<string, Times[]> = {};
  const add = (name: string, times: Times): void => {
    results[name] ??= [];
    results[name].push(times);
  };
  const filter = <T extends HTMLElement>(name: string): T => {
    const field = document.querySelector<T>(`#filter-${name}`);
    if (!field) throw new Error(`The page has no filter “${name}”.`);
    return field;
  };
  const search = filter<HTMLInputElement>('text');
  const filters: [string, HTMLInputElement | HTMLSelectElement, string[]][] = [
    ['search', search, ['pep', 'a', '77', 'zzz']],
    ...['verdict', 'type', 'laboratory'].map((name): [string, HTMLSelectElement, string[]] => {
      const field = filter<HTMLSelectElement>(name);
      return [name, field, Array.from(field.options, ({ value }) => value).filter((value) => value !== '')];
    }),
  ];
  const headings = [...document.querySelectorAll<HTMLButtonElement>('#vendors thead button')].filter(
    (button) => button.offsetWidth > 0,
  );
  for (let i = 0; i < repetitions; i++) {
    for (const [name, field, values] of filters) {
      add(name, await timed(fill(field, values[i % values.length]!)));
      add(`${name} cleared`, await timed(fill(field, '')));
    }
    for (const heading of headings)
      add(`sort by ${heading.textContent.toLowerCase()}`, await timed(() => heading.click()));
  }
  return results;
}
