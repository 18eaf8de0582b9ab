import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadData } from '../../../data/index.ts';
import { contextFrom } from '../../../src/coa/context.ts';
import { namedFields } from '../../../src/coa/fields/fields.ts';
import { compareFields } from '../../../src/coa/forensics/features/compare-fields.ts';
import { furtherValues } from '../../../src/coa/forensics/features/further-values.ts';
import { classifyPage } from '../../../src/coa/forensics/features/page-class.ts';
import { FEATURES } from '../../../src/coa/forensics/features/registry.ts';
import { placedFields, placedWords } from '../../../src/coa/forensics/glyphs/placed.ts';
import { type LearnedPage, learnLayout } from '../../../src/coa/forensics/layouts/learn-layout.ts';
import { type Box, centreWithin } from '../../../src/coa/geometry/box.ts';
import { openPicture, type Timed } from '../../../src/coa/image/open-picture.ts';
import { createTextReader } from '../../../src/coa/ocr/read-text.ts';
import { readPage } from '../../../src/coa/read-page.ts';
import { decode, type Raster } from '../../certificates/pixels/raster.ts';
import { Random } from '../../certificates/random.ts';
import { createCachedReader } from '../../evaluate/cached-reader.ts';
import { readSettings } from '../../layouts/read-settings.ts';
import type { MeasuredField } from './measured-field.ts';
import { capture } from './real/captures.ts';
import { asPixels } from './real/copied.ts';
import { editReal } from './real/edit-real.ts';
import type { ReadField, RealPage } from './real/page.ts';

/**
 * Measures the fields of real pages, as they are and saved again, and of edits made on them, against their page and
 * against how their laboratory sets its other pages: what a model for real pages is fitted to. A page's own layout is
 * learned without that page. What was read is kept in the folder of `--cache`; words of edited fields are known, not read.
 *
 *   npm run local-edits:measure-real -- FOLDER --out fields.ndjson --cache FOLDER [--edits 3] [--slice I/N]
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    cache: { type: 'string' },
    edits: { type: 'string', default: '3' },
    slice: { type: 'string', default: '1/1' },
  },
});
const [folder = ''] = positionals;
const slice = /^(\d+)\/(\d+)$/.exec(options.slice);
if (folder === '' || options.out === undefined || options.cache === undefined || slice === null) {
  console.error(
    'npm run local-edits:measure-real -- FOLDER --out fields.ndjson --cache FOLDER [--edits 3] [--slice I/N]',
  );
  process.exit(2);
}

/** Edits that are tried on a page until enough have succeeded: a character may not stand elsewhere on it. */
const TRIES = 5;
const timed: Timed = async (_, work) => work();
const reader = createCachedReader(() => createTextReader(1), options.cache);
const context = contextFrom(loadData(), reader, '2026-11-20');
const labels = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as { file: string; class?: string }[];
const files = labels.flatMap((label) =>
  label.class === 'laboratory' && /\.(png|jpe?g|webp)$/i.test(label.file) ? [label.file] : [],
);

/** How the pages of each laboratory are set, by file. */
const settings = new Map<string, Map<string, LearnedPage>>();
const known: { file: string; laboratory: string; pages: Map<string, LearnedPage> }[] = [];
for (const file of files) {
  const { laboratory, fields } = await readSettings(readFileSync(join(folder, file)), context);
  if (laboratory === null) continue;
  const pages = settings.get(laboratory) ?? new Map<string, LearnedPage>();
  settings.set(laboratory, pages.set(file, fields));
  known.push({ file, laboratory, pages });
}

const out = createWriteStream(options.out);
for (const one of known.filter((_, index) => index % Number(slice[2]) === Number(slice[1]) - 1)) {
  const { file, pages } = one;
  const random = new Random(`real ${file}`);
  const original = await load(file);
  await measure(one, 'as published', copyOf(original), [], null, random);
  await measure(one, 'saved again', copyOf(original), [], null, random);
  const mates = [...pages.keys()].filter((mate) => mate !== file);
  for (let tried = 0, made = 0; tried < TRIES * Number(options.edits) && made < Number(options.edits); tried++) {
    const page = copyOf(original);
    const lenders = () => Promise.all(random.shuffle(mates).slice(0, 2).map(load));
    const done = await editReal(page, lenders, random);
    if (done === null) continue;
    made++;
    await measure(one, `edit ${made}`, page, [done.box], done.method, random);
  }
}
await reader.close();
out.end();

/** A page's pixels and what was read on it. */
async function load(file: string): Promise<RealPage> {
  const bytes = readFileSync(join(folder, file));
  const reading = await readPage(await openPicture({ picture: bytes, declaredType: null }, 0, timed), context, timed);
  const words = placedWords(reading);
  const placed = placedFields(namedFields(reading.fields));
  const fields: ReadField[] = [...placed, ...furtherValues(words, placed)].map((field) => ({
    ...field,
    text: words
      .filter(({ box }) => centreWithin(box, field.box))
      .map(({ text }) => text)
      .join(' '),
  }));
  return { raster: await decode(bytes), words, fields };
}

function copyOf({ raster, words, fields }: RealPage): RealPage {
  return { raster: { ...raster, data: Buffer.from(raster.data) }, words: [...words], fields: [...fields] };
}

/** Writes one row a field. @param edited boxes of what was changed, on the page. */
async function measure(
  { file, laboratory, pages }: (typeof known)[number],
  set: string,
  { raster, words, fields }: RealPage,
  edited: readonly Box[],
  method: string | null,
  random: Random,
): Promise<void> {
  const taken = set === 'as published' ? null : await capture(raster, random);
  const picture: Raster = taken === null ? raster : await decode(taken.bytes);
  const scaled = ([x, y, w, h]: Box): Box => {
    const scale = taken?.scale ?? 1;
    return [x * scale, y * scale, w * scale, h * scale];
  };
  const moved = <Placed extends { box: Box }>(all: readonly Placed[]): Placed[] =>
    all.map((one) => ({ ...one, box: scaled(one.box) }));
  const others = [...pages].flatMap(([name, own]) => (name === file ? [] : [own]));
  const page = compareFields(
    asPixels(picture),
    moved(words),
    moved(fields.filter(({ name }) => !name.startsWith('another_'))),
    { reach: 'every', layout: learnLayout(laboratory, others, '2026-11-22') },
  );
  if (page === null) return;
  const placed = moved(fields);
  const pageClass = classifyPage(taken?.format ?? formatOf(file), false, page.texture);
  for (const field of page.fields) {
    const box = placed.find(({ name }) => name === field.name)?.box;
    const row: MeasuredField = {
      set,
      file: method === null ? file : `${file}, ${set}`,
      capture: taken?.id ?? 'as published',
      pageClass,
      tamper: method,
      template: laboratory,
      editor: false,
      split: 'real',
      field: field.name,
      edited:
        box !== undefined && edited.some((one) => centreWithin(scaled(one), box) || centreWithin(box, scaled(one))),
      features: Object.fromEntries(FEATURES.map(({ name, compute }) => [name, compute(field)])),
    };
    out.write(`${JSON.stringify(row)}\n`);
  }
}

/** Format of a file by the ending of its name. */
function formatOf(file: string): string {
  return /\.png$/i.test(file) ? 'png' : /\.webp$/i.test(file) ? 'webp' : 'jpeg';
}
