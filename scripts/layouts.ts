import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contextFrom } from '../src/coa/context.ts';
import { placedWords } from '../src/coa/forensics/glyphs/placed.ts';
import { type CodeOnPage, type LearnedCode, learnCode } from '../src/coa/forensics/layouts/code-mark.ts';
import { learnBeside, type PageWithCode } from '../src/coa/forensics/layouts/code-place.ts';
import { type FormedField, learnForms } from '../src/coa/forensics/layouts/forms.ts';
import { learnIntervals } from '../src/coa/forensics/layouts/intervals.ts';
import type { Layout } from '../src/coa/forensics/layouts/layout.ts';
import type { LearnedPage } from '../src/coa/forensics/layouts/learn-layout.ts';
import { learnLayout, MIN_PAGES } from '../src/coa/forensics/layouts/learn-layout.ts';
import { lettersApart, withVariation } from '../src/coa/forensics/layouts/learn-variation.ts';
import {
  genuineOffsets,
  type LearnedPlaces,
  learnPlaces,
  withGenuineOffsets,
} from '../src/coa/forensics/layouts/places/learned-places.ts';
import type { PagePlaces } from '../src/coa/forensics/layouts/places/place.ts';
import { learnMarks } from '../src/coa/forensics/layouts/printed-marks.ts';
import { learnRepeats, type RepeatedField } from '../src/coa/forensics/layouts/repeated-value.ts';
import { learnSequences, type NumberedPage, numberedPage } from '../src/coa/forensics/layouts/sequence.ts';
import { createTextReader } from '../src/coa/ocr/read-text.ts';
import { Day } from '../src/dataset/source.ts';
import { readCommandLine, refuse } from './command-line.ts';
import { createCachedReader } from './evaluate/cached-reader.ts';
import { describeDifferences } from './layouts/describe-differences.ts';
import { describeMarks } from './layouts/describe-marks.ts';
import { layoutFile, loadLayout } from './layouts/load-layouts.ts';
import {
  codeOf,
  laboratoryOf,
  marksOf,
  readFirstPage,
  repeatsOf,
  settingsOf,
  withCode,
  writtenFormsOf,
} from './layouts/read-layout-page.ts';
import { type PageOfFile, repeatedFiles, repeatedReports } from './layouts/repeated-pages.ts';
import { loadDataOrEnd } from './load-data-or-end.ts';
import { readGivenFile } from './read-given-file.ts';

/** Learns how a laboratory sets the fields of its pages, and holds pages against what was learned. */
const USAGE = `npm run layouts -- learn|learn-code|learn-forms|verify LABORATORY FILE… [OPTIONS]

  learn              write data/layouts/LABORATORY.json from genuine pages of three or more reports; refused where
                     one stands there twice, since what is alike on two copies tells nothing of the laboratory
  learn-code         write anew what its pages say of the code, and leave the rest, on which trees were fitted
  learn-forms        the same of how they write their fields, and which sentences and marks stand on them
  verify             say what differs, one sentence a field, and which of its marks, days and numbers a page lacks or shows
                     otherwise
  LABORATORY         the id of its record in data/labs/
  --date YYYY-MM-DD  the day on which it is learned; today when left out
  --cache FOLDER     keep what the reader read, so that a second run reads only what is new`;
const { values: options, positionals } = readCommandLine(
  USAGE,
  { date: { type: 'string' }, cache: { type: 'string' } },
  { positionals: true },
);
const [command, laboratory = '', ...files] = positionals;
if (!['learn', 'learn-code', 'learn-forms', 'verify'].includes(command ?? '') || files.length === 0) refuse(USAGE);
if (options.date !== undefined && !Day.safeParse(options.date).success)
  refuse(USAGE, `--date: expected a day, YYYY-MM-DD; found "${options.date}".`);

const data = loadDataOrEnd();
if (!data.laboratories.some(({ id }) => id === laboratory))
  refuse(USAGE, `No laboratory has the id "${laboratory}"; data/labs/ lists them.`);
if (command !== 'verify') refuseRepeated(repeatedFiles(files));
const home = layoutFile(laboratory);
const day = options.date ?? new Date().toISOString().slice(0, 10);
const start = () => createTextReader(1);
const reader = options.cache === undefined ? start() : createCachedReader(start, options.cache);
const context = contextFrom(data, reader, day);
try {
  if (command === 'learn') await learn();
  else if (command === 'learn-code') await learnCodeAnew();
  else if (command === 'learn-forms') await learnFormsAnew();
  else await verify();
} finally {
  await reader.close();
}

interface ReadPage extends PageOfFile {
  settings: LearnedPage;
  places: PagePlaces;
  code: CodeOnPage;
  withCode: PageWithCode;
  /** Of a layout: what the page lacks of its laboratory's marks, or shows otherwise. */
  marks: (layout: Layout) => string[];
  repeats: ReadonlyMap<RepeatedField, boolean>;
  written: { forms: ReadonlyMap<FormedField, string>; marks: readonly string[] };
  numbered: NumberedPage;
}

/** Pages of the laboratory among the files; the others are named and left out. */
async function readPages(): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for (const file of files) {
    try {
      const bytes = readGivenFile(file);
      const reading = await readFirstPage(bytes, context);
      const found = laboratoryOf(reading);
      if (found === laboratory) {
        const written = { forms: writtenFormsOf(reading), marks: marksOf(reading) };
        pages.push({
          file,
          fields: reading.fields,
          ...settingsOf(reading),
          code: await codeOf(bytes, reading, reader),
          withCode: withCode(reading),
          marks: (layout) => describeMarks(reading, placedWords(reading), written, layout, day),
          repeats: repeatsOf(reading),
          written,
          numbered: numberedPage(reading.fields),
        });
      } else
        console.error(`${basename(file)}: left out, it reads as a page of ${found ?? 'no laboratory on the list'}.`);
    } catch (error) {
      console.error(`${basename(file)}: left out. ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return pages;
}

/** Pages to learn from, each of a report of its own. */
async function readReports(): Promise<ReadPage[]> {
  const pages = await readPages();
  refuseRepeated(repeatedReports(pages));
  return pages;
}

async function learn(): Promise<void> {
  const pages = await readReports();
  const code = codeOn(pages);
  const settings = pages.map((page) => page.settings);
  const numbered = pages.map((page) => page.numbered);
  const learned = learnLayout(laboratory, settings, day, {
    code,
    repeats: learnRepeats(pages.map((page) => page.repeats)),
    ...writtenOn(pages),
    intervals: learnIntervals(numbered.map(({ stages }) => stages)),
    sequences: learnSequences(numbered),
    places: placesOf(pages.map((page) => page.places)),
  });
  if (learned === null)
    fail(`A layout is learned from ${MIN_PAGES} pages of the laboratory or more; ${pages.length} could be used.`);
  const layout = withVariation(learned, lettersApart(laboratory, settings));
  mkdirSync(join('data', 'layouts'), { recursive: true });
  writeFileSync(home, `${JSON.stringify(layout)}\n`);
  console.log(
    `${home}: ${Object.keys(layout.fields).length} fields, learned from ${layout.pages} pages; a code on ${code?.on ?? 0} of them.`,
  );
}

/** What was learned of the laboratory; ends the command where nothing was. */
function learnedBefore(): Layout {
  return loadLayout(laboratory) ?? fail(`${home} is not there yet: npm run layouts -- learn ${laboratory} FILE…`);
}

async function learnCodeAnew(): Promise<void> {
  const layout = learnedBefore();
  const code = codeOn(await readReports());
  writeFileSync(home, `${JSON.stringify({ ...layout, code })}\n`);
  console.log(
    `${home}: a code on ${code?.on ?? 0} of ${code?.of ?? 0} pages, read from ${code?.read_from ?? '–'} pixels on.`,
  );
}

async function learnFormsAnew(): Promise<void> {
  const layout = learnedBefore();
  const pages = await readReports();
  const { forms, marks } = writtenOn(pages);
  writeFileSync(home, `${JSON.stringify({ ...layout, forms, marks })}\n`);
  console.log(
    `${home}: how ${Object.keys(forms).length} fields are written and ${Object.keys(marks).length} marks, of ${pages.length} pages.`,
  );
}

function writtenOn(pages: readonly ReadPage[]): Pick<Layout, 'forms' | 'marks'> {
  return {
    forms: learnForms(pages.map(({ written }) => written.forms)),
    marks: learnMarks(pages.map(({ written }) => written.marks)),
  };
}

function codeOn(pages: readonly ReadPage[]): LearnedCode | null {
  return learnCode(
    pages.map((page) => page.code),
    learnBeside(pages.map((page) => page.withCode)),
  );
}

function placesOf(pages: readonly PagePlaces[]): LearnedPlaces | null {
  const learned = learnPlaces(pages);
  return learned && withGenuineOffsets(learned, genuineOffsets(pages));
}

async function verify(): Promise<void> {
  const layout = learnedBefore();
  for (const { file, settings, places, marks } of await readPages()) {
    const differences = [...describeDifferences(settings, places, layout), ...marks(layout)];
    console.log(`${basename(file)}: ${differences.length === 0 ? 'nothing differs.' : ''}`);
    for (const line of differences) console.log(`  ${line}`);
  }
}

function refuseRepeated(sentences: readonly string[]): void {
  if (sentences.length > 0) fail([...sentences, 'Give each report once.'].join('\n'));
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
