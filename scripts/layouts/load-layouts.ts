import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Layout } from '../../src/coa/forensics/layouts/layout.ts';

/** Where a laboratory's learned layout is kept. @param laboratory id of its record. */
export function layoutFile(laboratory: string): string {
  return join('data', 'layouts', `${laboratory}.json`);
}

/**
 * Reads the layout learned of one laboratory; null where none was.
 * @throws Error naming the file when it is not a layout, or another laboratory's.
 */
export function loadLayout(laboratory: string): Layout | null {
  const file = layoutFile(laboratory);
  if (!existsSync(file)) return null;
  const layout = Layout.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!layout.success) throw new Error(`${file} is not a layout: ${layout.error.message}`);
  if (layout.data.laboratory !== laboratory) throw new Error(`${file} is the layout of ${layout.data.laboratory}.`);
  return layout.data;
}

/** Reads every layout that was learned, by name of the laboratory's file. @throws Error naming a file that is none. */
export function loadLayouts(): Layout[] {
  return globSync(layoutFile('*'))
    .map((file) => basename(file, '.json'))
    .sort()
    .flatMap((laboratory) => loadLayout(laboratory) ?? []);
}
