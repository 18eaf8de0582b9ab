import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadData } from '../../../data/index.ts';
import { contextFrom } from '../../../src/coa/context.ts';
import { namedFields } from '../../../src/coa/fields/fields.ts';
import { compareFields } from '../../../src/coa/forensics/features/compare-fields.ts';
import { classifyPage } from '../../../src/coa/forensics/features/page-class.ts';
import { FEATURES } from '../../../src/coa/forensics/features/registry.ts';
import { placedFields, placedWords } from '../../../src/coa/forensics/glyphs/placed.ts';
import { openPicture, untimed } from '../../../src/coa/image/open-picture.ts';
import { createTextReader } from '../../../src/coa/ocr/read-text.ts';
import { readPage } from '../../../src/coa/read-page.ts';
import { editedFields, type MadeLabel, readLabels } from '../../certificates/labels.ts';
import { readCommandLine, refuse } from '../../command-line.ts';
import { type MeasuredField, rounded } from './measured-field.ts';

/**
 * Reads the certificates of a folder and writes, for each field, how its pixels differ from the rest of the page: what
 * `fit.ts` learns from. About a second a page and core.
 */
const USAGE = `npm run local-edits:measure -- FOLDER --out fields.ndjson [OPTIONS]

  FOLDER               made pages, or real ones that nobody edited, with a labels.json
  --out fields.ndjson  write the measured fields there, one a line
  --name SET           what the set of pages is called; FOLDER when left out
  --workers N          pages measured at once; 2 when left out`;
const { values: options, positionals } = readCommandLine(
  USAGE,
  { out: { type: 'string' }, name: { type: 'string' }, workers: { type: 'string', default: '2' } },
  { positionals: true },
);
const [folder = ''] = positionals;
if (folder === '' || options.out === undefined) refuse(USAGE);

const NO_CERTIFICATE = new Set(['not_certificate', 'unreadable']);
const data = loadData();
const labels = readLabels(folder);
if (labels.kind !== 'made' && labels.kind !== 'real') throw new Error(`${folder} holds labels of another kind.`);
const queue = [...labels.entries];
const out = createWriteStream(options.out);

async function work(): Promise<void> {
  const reader = createTextReader(1);
  const context = contextFrom(data, reader, '2026-11-20');
  for (let label = queue.shift(); label !== undefined; label = queue.shift()) {
    const made = 'verdict' in label ? (label as MadeLabel) : null;
    if (made !== null && NO_CERTIFICATE.has(made.scenario)) continue;
    const opened = await openPicture(
      { picture: readFileSync(join(folder, label.file)), declaredType: null },
      0,
      untimed,
    );
    const reading = await readPage(opened, context, untimed);
    const page = compareFields(reading.picture, placedWords(reading), placedFields(namedFields(reading.fields)));
    if (page === null) continue;
    const pageClass = classifyPage(
      reading.picture.format,
      reading.prepared.steps.includes('perspective'),
      page.texture,
    );
    const editor = opened.container.software.some(({ kind }) => kind === 'editor');
    const edited = made === null ? new Set<string>() : editedFields(made);
    for (const field of page.fields) {
      const row: MeasuredField = {
        set: options.name ?? folder,
        against: 'page',
        look: 'as it is',
        file: label.file,
        capture: label.capture,
        pageClass,
        tamper: made?.tamper ?? null,
        source: null,
        template: made?.template ?? `${options.name ?? folder}/${label.lab}`,
        editor,
        split: made === null ? 'real' : (made.split ?? null),
        field: field.name,
        edited: edited.has(field.name.replace(/\d+$/, '')),
        features: Object.fromEntries(FEATURES.map(({ name, compute }) => [name, rounded(compute(field))])),
      };
      out.write(`${JSON.stringify(row)}\n`);
    }
  }
  await reader.close();
}
await Promise.all(Array.from({ length: Number(options.workers) }, work));
out.end();
