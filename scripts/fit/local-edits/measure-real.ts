import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadData } from '../../../data/index.ts';
import { contextFrom } from '../../../src/coa/context.ts';
import { compareFields, type PageComparison } from '../../../src/coa/forensics/features/compare-fields.ts';
import { classifyPage } from '../../../src/coa/forensics/features/page-class.ts';
import { FEATURES } from '../../../src/coa/forensics/features/registry.ts';
import type { Layout } from '../../../src/coa/forensics/layouts/layout.ts';
import { type LearnedPage, learnLayout } from '../../../src/coa/forensics/layouts/learn-layout.ts';
import { lettersApart, withVariation } from '../../../src/coa/forensics/layouts/learn-variation.ts';
import {
  genuineOffsets,
  learnPlaces,
  type PageOffsets,
  withGenuineOffsets,
} from '../../../src/coa/forensics/layouts/places/learned-places.ts';
import type { PagePlaces } from '../../../src/coa/forensics/layouts/places/place.ts';
import { enlargedPage } from '../../../src/coa/forensics/model/seen-again.ts';
import type { Box } from '../../../src/coa/geometry/box.ts';
import type { Pixels } from '../../../src/coa/image/prepare/turn-upright.ts';
import { createTextReader } from '../../../src/coa/ocr/read-text.ts';
import type { PageReading } from '../../../src/coa/read-page.ts';
import { type EditedLabel, readLabels } from '../../certificates/labels.ts';
import { decode } from '../../certificates/pixels/raster.ts';
import { Random } from '../../certificates/random.ts';
import { readCommandLine, refuse } from '../../command-line.ts';
import { FURTHER_TAKINGS, TAKINGS, type TakingName, takePicture } from '../../copies/captures.ts';
import { createCachedReader } from '../../evaluate/cached-reader.ts';
import { touches } from '../../evaluate/field-scores.ts';
import { laboratoryOf, readFirstPage, settingsOf } from '../../layouts/read-layout-page.ts';
import { type Against, type Look, type MeasuredField, rounded } from './measured-field.ts';
import { capture } from './real/captures.ts';
import { asPixels } from './real/copied.ts';
import { editReal } from './real/edit-real.ts';
import { editSeveral } from './real/edit-several.ts';
import { laboratoryPages } from './real/laboratory-pages.ts';
import type { RealPage } from './real/page.ts';
import { readReal } from './real/read-real.ts';

/**
 * Measures the fields of real pages against their page and against how their laboratory sets its others: what a model for
 * real pages is fitted to. Pages of laboratories are measured as they are, saved again, and with edits made on them; of a
 * second folder, of edited pages, what was edited there. A page's layout is learned without the page itself. Each field is
 * written again as on a page of a laboratory whose layout is not known.
 */
const USAGE = `npm run local-edits:measure-real -- WILD [EDITED] --out fields.ndjson --cache FOLDER [OPTIONS]

  WILD                 a folder of real pages with a labels.json, like wild
  EDITED               a folder of edited pages with a labels.json; none when left out
  --out fields.ndjson  write the measured fields there, one a line
  --cache FOLDER       keep what the reader read, so that a second run reads only what is new
  --edits N            edits of one field made on each page; 3 when left out
  --several N          edits of several fields made on each page; 1 when left out
  --sent N             ways of sending it on in which each page is read anew; 3 when left out
  --slice I/N          every N-th page from the I-th on; all when left out`;
const { values: options, positionals } = readCommandLine(
  USAGE,
  {
    out: { type: 'string' },
    cache: { type: 'string' },
    edits: { type: 'string', default: '3' },
    several: { type: 'string', default: '1' },
    sent: { type: 'string', default: '3' },
    slice: { type: 'string', default: '1/1' },
  },
  { positionals: true },
);
const [wild = '', edited] = positionals;
const slice = /^(\d+)\/(\d+)$/.exec(options.slice);
if (wild === '' || options.out === undefined || options.cache === undefined || slice === null) refuse(USAGE);

const [, part = 1, parts = 1] = slice.map(Number);
/** Edits tried for each that is wanted: a character may not stand elsewhere on the page. */
const TRIES = 5;

interface KnownPage extends Pick<RealPage, 'words' | 'fields'> {
  laboratory: string;
  settings: LearnedPage;
  places: PagePlaces;
}

const reader = createCachedReader(() => createTextReader(1), options.cache);
const context = contextFrom(loadData(), reader, '2026-11-20');
const known = new Map<string, KnownPage>();
for await (const { file, laboratory, reading } of laboratoryPages(wild, context))
  known.set(file, { laboratory, ...settingsOf(reading), ...readReal(reading) });

const genuine = heldAgainstOthers();

const out = createWriteStream(options.out);
for (const [file, { laboratory }] of sliced([...known])) await measureWild(file, laboratory);
if (edited !== undefined) for (const label of sliced(editedLabels(edited))) await measureEdited(edited, label);
await reader.close();
out.end();

function editedLabels(folder: string): EditedLabel[] {
  const labels = readLabels(folder);
  if (labels.kind !== 'edited') throw new Error(`${folder} holds labels of another kind.`);
  return labels.entries;
}

function sliced<Entry>(entries: readonly Entry[]): Entry[] {
  return entries.filter((_, index) => index % parts === part - 1);
}

/** A genuine page and how it lies against its laboratory's others. */
interface GenuinePage extends Pick<KnownPage, 'settings' | 'places'> {
  file: string;
  apart: ReadonlyMap<string, number>;
  offsets: PageOffsets;
}

/** The pages of each laboratory, each held against its others. */
function heldAgainstOthers(): Map<string, GenuinePage[]> {
  const byLaboratory = Map.groupBy(known, ([, { laboratory }]) => laboratory);
  return new Map(
    [...byLaboratory].map(([laboratory, pages]) => {
      const apart = lettersApart(
        laboratory,
        pages.map(([, { settings }]) => settings),
      );
      const offsets = genuineOffsets(pages.map(([, { places }]) => places));
      return [
        laboratory,
        pages.map(([file, { settings, places }], index) => ({
          file,
          settings,
          places,
          apart: apart[index]!,
          offsets: offsets[index]!,
        })),
      ];
    }),
  );
}

/** How a laboratory sets its pages, learned without one of them. */
function layoutWithout(file: string, laboratory: string): Layout | null {
  const others = (genuine.get(laboratory) ?? []).filter((page) => page.file !== file);
  const places = learnPlaces(others.map((page) => page.places));
  const layout = learnLayout(
    laboratory,
    others.map(({ settings }) => settings),
    '2026-11-22',
    {
      places:
        places &&
        withGenuineOffsets(
          places,
          others.map(({ offsets }) => offsets),
        ),
    },
  );
  return (
    layout &&
    withVariation(
      layout,
      others.map(({ apart }) => apart),
    )
  );
}

/** A page in memory, its words and fields copied so that they can be changed. */
async function load(file: string): Promise<RealPage> {
  const { words, fields } = known.get(file) ?? { words: [], fields: [] };
  return { raster: await decode(readFileSync(join(wild, file))), words: [...words], fields: [...fields] };
}

async function measureWild(file: string, laboratory: string): Promise<void> {
  const random = new Random(`real ${file}`);
  const layout = layoutWithout(file, laboratory);
  const about = { file, source: sourceOf(file), template: laboratory, layout, tamper: null, edited: [] };
  const page = await load(file);
  write(
    { ...page, picture: asPixels(page.raster) },
    { format: formatOf(file), id: 'as published' },
    { ...about, set: 'as published' },
  );
  await saveAndWrite(page, random, { ...about, set: 'saved again' });
  for (const way of waysOf(file).slice(0, Number(options.sent)))
    await measureSent(file, way, { ...about, set: 'sent' });
  const mates = [...known].flatMap(([name, other]) => (name !== file && other.laboratory === laboratory ? [name] : []));
  const lenders = (): Promise<RealPage[]> => Promise.all(random.shuffle(mates).slice(0, 2).map(load));
  const wanted = Number(options.edits);
  for (let tried = 0, made = 0; tried < TRIES * wanted && made < wanted; tried++) {
    const changed = await load(file);
    const done = await editReal(changed, lenders, random);
    if (done === null) continue;
    made++;
    const name = `${file}, edit ${made}`;
    await saveAndWrite(changed, random, {
      ...about,
      set: 'edits',
      file: name,
      tamper: done.method,
      edited: [done.box],
    });
  }
  for (let made = 1; made <= Number(options.several); made++) {
    const changed = await load(file);
    const done = await editSeveral(changed, random);
    if (done === null) continue;
    const boxes = done.map(({ box }) => box);
    const name = `${file}, several ${made}`;
    await saveAndWrite(changed, random, {
      ...about,
      set: 'several edits',
      file: name,
      tamper: 'several',
      edited: boxes,
    });
  }
}

/** Ways in which people send pages on, other ones for each page. */
function waysOf(file: string): TakingName[] {
  const names = [...Object.keys(TAKINGS), ...Object.keys(FURTHER_TAKINGS)] as TakingName[];
  return new Random(`sent ${file}`).shuffle(names);
}

/** Measures a page as somebody sent it on, read anew: words are not read there as well as where they are sharp. */
async function measureSent(file: string, way: TakingName, about: About): Promise<void> {
  // Another draw than the bench's of the same name.
  const bytes = await takePicture(`fit ${file}`, readFileSync(join(wild, file)), way);
  const reading = await readFirstPage(bytes, context);
  if (laboratoryOf(reading) === about.template) writeRead(reading, way, about);
}

async function measureEdited(folder: string, label: EditedLabel): Promise<void> {
  const reading = await readFirstPage(readFileSync(join(folder, label.file)), context);
  const laboratory = laboratoryOf(reading);
  writeRead(reading, label.capture.replace(/[\d+]+$/, ''), {
    set: 'given edits',
    file: label.file,
    source: sourceOf(label.source),
    template: laboratory ?? String(label.lab),
    layout: laboratory === null ? null : layoutWithout(label.source, laboratory),
    tamper: label.forged ? String(label.method) : null,
    edited: label.boxes.map(([left, top, right, bottom]): Box => [left, top, right - left, bottom - top]),
  });
}

/** Writes the fields of a page by its own reading. @param id of the way in which it was taken. */
function writeRead(reading: PageReading, id: string, about: About): void {
  const { picture, prepared } = reading;
  write(
    { picture, ...readReal(reading) },
    { format: picture.format, id, perspective: prepared.steps.includes('perspective') },
    about,
  );
}

interface About extends Pick<MeasuredField, 'set' | 'file' | 'source' | 'template' | 'tamper'> {
  layout: Layout | null;
  /** Boxes of what was changed, in pixels of the page. */
  edited: readonly Box[];
}

/** Saves a page as people do and measures what that gives. */
async function saveAndWrite(page: RealPage, random: Random, about: About): Promise<void> {
  const taken = await capture(page.raster, random);
  const scaled = ([x, y, w, h]: Box): Box => [x * taken.scale, y * taken.scale, w * taken.scale, h * taken.scale];
  const moved = <Placed extends { box: Box }>(all: readonly Placed[]): Placed[] =>
    all.map((one) => ({ ...one, box: scaled(one.box) }));
  const saved = { picture: asPixels(await decode(taken.bytes)), words: moved(page.words), fields: moved(page.fields) };
  write(saved, taken, { ...about, edited: about.edited.map(scaled) });
}

/** Writes the fields of a page: held against its laboratory's layout, where that is known, against their whole page, and against their page as made ones are. */
function write(
  { picture, words, fields }: Pick<RealPage, 'words' | 'fields'> & { picture: Pixels },
  { id, format, perspective = false }: { id: string; format: string; perspective?: boolean },
  about: About,
): void {
  const { layout, edited: boxes, set, ...rest } = about;
  const boxOf = new Map(fields.map(({ name, box }) => [name, box]));
  const writeAll = (page: PageComparison | null, against: Against, look: Look = 'as it is'): void => {
    if (page === null) return;
    const pageClass = classifyPage(format, perspective, page.texture);
    for (const field of page.fields) {
      const box = boxOf.get(field.name);
      send({
        ...rest,
        set,
        against,
        look,
        capture: id,
        pageClass,
        editor: false,
        split: null,
        field: field.name,
        edited: box !== undefined && boxes.some(([x, y, w, h]) => touches([x, y, x + w, y + h], box)),
        features: Object.fromEntries(FEATURES.map(({ name, compute }) => [name, rounded(compute(field))])),
      });
    }
  };
  const whole = compareFields(picture, words, fields, { reach: 'every', layout });
  if (layout !== null) {
    writeAll(whole, 'laboratory');
    const again = enlargedPage({ picture, words, fields });
    if (again !== null)
      writeAll(
        compareFields(again.picture, again.words, again.fields, { reach: 'every', layout }),
        'laboratory',
        'enlarged',
      );
  }
  writeAll(whole && { ...whole, fields: whole.fields.map((field) => ({ ...field, layout: null })) }, 'whole page');
  writeAll(compareFields(picture, words, fields), 'page');
}

function send(row: MeasuredField): void {
  out.write(`${JSON.stringify(row)}\n`);
}

/** A page by its name without the ending: edited ones are saved in other formats. */
function sourceOf(file: string): string {
  return file.replace(/\.[a-z]+$/i, '');
}

/** Format of a file by the ending of its name. */
function formatOf(file: string): string {
  return /\.png$/i.test(file) ? 'png' : /\.webp$/i.test(file) ? 'webp' : 'jpeg';
}
