import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { loadData } from '../../../data/index.ts';
import { contextFrom } from '../../../src/coa/context.ts';
import { createTextReader } from '../../../src/coa/ocr/read-text.ts';
import type { EditedLabel } from '../../certificates/labels.ts';
import { decode } from '../../certificates/pixels/raster.ts';
import { Random } from '../../certificates/random.ts';
import { readCommandLine, refuse } from '../../command-line.ts';
import { createCachedReader } from '../../evaluate/cached-reader.ts';
import { readFirstPage } from '../../layouts/read-layout-page.ts';
import { capture } from './real/captures.ts';
import { coverCode } from './real/cover-code.ts';
import { editSeveral } from './real/edit-several.ts';
import { laboratoryPages } from './real/laboratory-pages.ts';
import { readReal } from './real/read-real.ts';

/**
 * Makes altered pages as sellers do who put their own name on a laboratory's report: of each laboratory of the list
 * some pages of a folder like `wild`, spread over it, with two to five fields typed over in one typeface and the code
 * painted over. Written with labels, so that `npm run bench:coa -- FOLDER` says how many are called, doubted and let pass.
 */
const USAGE = `npm run local-edits:alter-real -- WILD --out FOLDER --cache FOLDER [OPTIONS]

  WILD            a folder of real pages with a labels.json, like wild
  --out FOLDER    write the altered pages and their labels.json there
  --cache FOLDER  keep what the reader read, so that a second run reads only what is new
  --pages N       pages of each laboratory at the most; 6 when left out
  --seed TEXT     another one gives other alterations; "sellers" when left out`;
const { values: options, positionals } = readCommandLine(
  USAGE,
  {
    out: { type: 'string' },
    cache: { type: 'string' },
    pages: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'sellers' },
  },
  { positionals: true },
);
const [wild = ''] = positionals;
const { out, cache } = options;
if (wild === '' || out === undefined || cache === undefined) refuse(USAGE);

const reader = createCachedReader(() => createTextReader(1), cache);
const context = contextFrom(loadData(), reader, '2026-11-20');
const byLaboratory = new Map<string, string[]>();
for await (const { file, laboratory } of laboratoryPages(wild, context))
  byLaboratory.set(laboratory, [...(byLaboratory.get(laboratory) ?? []), file]);

mkdirSync(out, { recursive: true });
const made: EditedLabel[] = [];
for (const [laboratory, files] of byLaboratory) {
  const step = Math.max(1, files.length / Number(options.pages));
  for (const [index, file] of files.entries()) {
    if (Math.floor(index / step) === Math.floor((index - 1) / step)) continue;
    const label = await alter(file, laboratory, out);
    if (label !== null) made.push(label);
  }
}
await reader.close();
writeFileSync(join(out, 'labels.json'), `${JSON.stringify(made, null, 1)}\n`);
console.log(`${made.length} pages of ${new Set(made.map(({ lab }) => lab)).size} laboratories in ${out}`);

/** Alters one page and writes it; null where fewer than two of its fields can be changed. */
async function alter(file: string, laboratory: string, folder: string): Promise<EditedLabel | null> {
  const random = new Random(`${options.seed} ${file}`);
  const bytes = readFileSync(join(wild, file));
  const reading = await readFirstPage(bytes, context);
  const page = { raster: await decode(bytes), ...readReal(reading) };
  const before = new Map(page.fields.map(({ name, text }) => [name, text]));
  const done = await editSeveral(page, random);
  if (done === null) return null;
  for (const { box } of reading.codes ?? []) coverCode(page.raster, box);
  const taken = await capture(page.raster, random);
  const name = `${parse(file).name}-altered.${taken.format === 'jpeg' ? 'jpg' : taken.format}`;
  writeFileSync(join(folder, name), taken.bytes);
  return {
    file: name,
    source: file,
    forged: true,
    method: 'several',
    crude: true,
    capture: taken.id,
    changes: done.map(({ field, text }) => ({ field, old: before.get(field) ?? null, new: text })),
    boxes: done.map(({ box: [x, y, width, height] }) => {
      const inFile = (value: number): number => Math.round(value * taken.scale);
      return [inFile(x), inFile(y), inFile(x + width), inFile(y + height)];
    }),
    kind: null,
    lab: laboratory,
    client: null,
    purity: null,
  };
}
