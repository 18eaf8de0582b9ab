import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { hashedForm } from '../normal-forms.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const Day = z.iso.date();

/**
 * What people saw who looked at a real page, as the project keeps it: neither names of clients nor identifiers, nor the
 * name of the file, stand there in clear (see `hashedForm`). A null means that the page does not print it.
 */
export const RealPageLabel = z.strictObject({
  file: Hash.describe('Of the file name.'),
  page_kind: z.string().describe('certificate, second page, cover letter, …'),
  complete: z.boolean().describe('Nothing of the page is cut off.'),
  legible: z.boolean(),
  rotated: z.number().describe('Degrees by which the picture is turned.'),
  several_certificates: z.boolean(),
  overlay: z.boolean().describe('Somebody laid a logo or text over the page.'),
  lab_printed: z.string().nullable(),
  client: Hash.nullable(),
  client_covered: z.boolean(),
  product: z.string().nullable(),
  components: z.array(
    z.strictObject({ name: z.string(), content_mg: z.number().nullable(), purity: z.number().nullable() }),
  ),
  purity: z.number().nullable(),
  content: z.string().nullable(),
  batch: Hash.nullable(),
  report_number: Hash.nullable(),
  key: Hash.nullable(),
  date_received: Day.nullable(),
  date_analysed: Day.nullable(),
  date_reported: Day.nullable(),
  date_ambiguous: z.boolean().describe('Day and month are ambiguous; the label holds one of the two readings.'),
  qr: z.boolean(),
});
export type RealPageLabel = z.infer<typeof RealPageLabel>;

/** The labels of bench/real-labels.json, by hash of the file name. */
export function readRealLabels(): ReadonlyMap<string, RealPageLabel> {
  const file = new URL('../../../bench/real-labels.json', import.meta.url);
  return new Map(
    z
      .array(RealPageLabel)
      .parse(JSON.parse(readFileSync(file, 'utf8')))
      .map((label) => [label.file, label]),
  );
}

/** The label of a file; undefined where nobody looked. */
export function labelOf(labels: ReadonlyMap<string, RealPageLabel>, file: string): RealPageLabel | undefined {
  return labels.get(hashedForm('file', file));
}
