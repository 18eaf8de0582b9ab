import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readCommandLine } from '../../command-line.ts';
import { hashedForm, saysNothing } from '../normal-forms.ts';
import { RealPageLabel, readRealLabels } from './real-labels.ts';

/**
 * Adds what people noted of real pages to bench/real-labels.json, with names of clients and identifiers hashed. A page
 * that is there already is replaced.
 */
const USAGE = `npx node scripts/evaluate/real/add-real-labels.ts NOTES.json…

  NOTES.json…  what people noted of pages, as lists`;
const { positionals: paths } = readCommandLine(USAGE, {}, { positionals: true });

const text = z
  .string()
  .nullish()
  .transform((value) => (value == null || saysNothing(value) ? null : value));
const Note = z.looseObject({
  file: z.string(),
  page_kind: z.string(),
  complete: z.boolean(),
  legible: z.boolean(),
  rotated: z.number().default(0),
  several_certificates: z.boolean().default(false),
  overlay: z.boolean().default(false),
  lab_printed: text,
  client: text,
  client_covered: z.boolean().default(false),
  product: text,
  components: z
    .array(z.looseObject({ name: z.string(), content_mg: z.number().nullish(), purity: z.number().nullish() }))
    .default([]),
  purity: z.number().nullish(),
  content: text,
  batch: text,
  report_number: text,
  key: text,
  date_received: text,
  date_analysed: text,
  date_reported: text,
  date_ambiguous: z.boolean().default(false),
  qr: z.boolean(),
});

const labels = new Map(readRealLabels());
for (const path of paths) {
  for (const note of z.array(Note).parse(JSON.parse(readFileSync(path, 'utf8')))) {
    const hashed = (field: 'client' | 'batch' | 'report_number' | 'key'): string | null => {
      const value = note[field];
      return value === null ? null : hashedForm(field, value);
    };
    const file = hashedForm('file', note.file);
    const label = {
      ...Object.fromEntries(Object.keys(RealPageLabel.shape).map((name) => [name, note[name] ?? null])),
      file,
      components: note.components.map(({ name, content_mg = null, purity = null }) => ({ name, content_mg, purity })),
      client: hashed('client'),
      batch: hashed('batch'),
      report_number: hashed('report_number'),
      key: hashed('key'),
    };
    labels.set(file, RealPageLabel.parse(label));
  }
}
const sorted = [...labels.values()].sort((a, b) => a.file.localeCompare(b.file));
writeFileSync(
  new URL('../../../bench/real-labels.json', import.meta.url),
  `[\n${sorted.map((label) => JSON.stringify(label)).join(',\n')}\n]\n`,
);
console.log(`${sorted.length} labels`);
