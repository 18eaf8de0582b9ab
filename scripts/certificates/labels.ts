import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { VERDICT_IDS } from '../../src/coa/verdict/verdicts.ts';

const Day = z.iso.date();
const Pixels = z.number().int().nonnegative();

/** Templates are told apart by whether weights and thresholds may be fitted to them. */
export const SPLITS = ['train', 'held-out'] as const;
/** One of them, as labels say it. */
export const Split = z.enum(SPLITS);
export type Split = z.infer<typeof Split>;

/** What is known of a certificate that was made: the truth a reading and a verdict are compared with. */
export const MadeLabel = z
  .strictObject({
    file: z
      .string()
      .regex(/^[\w.-]+\.(png|jpe?g|webp)$/)
      .describe('File name of the picture, beside labels.json.'),
    verdict: z.enum(VERDICT_IDS).describe('The verdict expected.'),
    scenario: z.string().describe('How the page came about: see README.md.'),
    variant: z.string().optional().describe('Which kind within the scenario, such as purity_over_100 or receipt.'),
    capture: z.string().describe('How the page became a picture, such as png2x, whatsapp or phone.'),
    vendor: z.string().nullable().describe('The domain to send along; null to send none.'),
    lab: z.string().nullable().describe('The laboratory named on the page, as printed.'),
    lab_id: z.string().nullable().describe('Its id on our list; null when it is in none.'),
    client: z.string().nullable(),
    sample: z.string().nullable(),
    batch: z.string().nullable(),
    purity: z.number().nullable().describe('Percent, not rounded: compare to the precision printed.'),
    mass: z.number().nullable().describe('Da, not rounded.'),
    content: z.number().nullable().optional().describe('Content found, mg, not rounded; absent where nobody noted it.'),
    report_number: z.string().nullable(),
    key: z.string().nullable(),
    dates: z.strictObject({ received: Day.optional(), analysed: Day.optional(), reported: Day.optional() }),
    qr: z.string().nullable().describe('Text of the QR code; null when the page has none.'),
    tamper: z.string().nullable().describe('How a local edit was made; null when there was none.'),
    tampered_fields: z
      .array(z.string())
      .nullable()
      .describe('Fields edited; the label holds their values before the edit.'),
    metadata: z.string().nullable().describe('Software tag written into the file.'),
    boxes: z
      .array(z.tuple([z.number(), z.number(), z.number(), z.number()]))
      .nullable()
      .describe(
        'Edited boxes, [x, y, width, height] in pixels of the file; null when the picture was warped and they are not known.',
      ),
    size: z.tuple([Pixels, Pixels]).describe('[width, height] of the file in pixels.'),
    template: z.string().optional().describe('Layout family of the page.'),
    split: Split.optional(),
  })
  .describe('One certificate that was made.');
export type MadeLabel = z.infer<typeof MadeLabel>;

/** Names of fields on labels, where they are read under another. */
const READ_AS: Readonly<Record<string, string>> = {
  received: 'date_received',
  analysed: 'date_analysed',
  reported: 'date_reported',
  mass: 'mass_measured',
};

/** The fields that were edited, by the names under which they are read (see `namedFields`), without their numbers. */
export function editedFields({ tampered_fields }: Pick<MadeLabel, 'tampered_fields'>): ReadonlySet<string> {
  return new Set((tampered_fields ?? []).map((field) => READ_AS[field] ?? field));
}

/** What is known of a real certificate: less, and never that it was altered. */
export const RealLabel = z
  .strictObject({
    file: z.string(),
    lab: z.string().nullable(),
    client: z.string().nullable(),
    purity: z.number().nullable(),
    capture: z.string(),
    text_layer: z.boolean().describe('Rendered from a document with a text layer, not scanned.'),
    suspect: z.string().nullable().describe('Why it may be doubted; null when there is no reason to.'),
    manufacturer: z.boolean().describe('Issued by a manufacturer, hence self-made.'),
    note: z.string().optional(),
  })
  .describe('One real certificate.');
export type RealLabel = z.infer<typeof RealLabel>;

/** What stands on a seller's site as a certificate: whose page it is, and what is known against it. */
const WILD_CLASSES = ['laboratory', 'altered', 'vendor-made', 'manufacturer', 'suspect', 'no-certificate'] as const;

const text = z.string().nullish();

/**
 * What is known of a page that stood on a seller's public site; null or absent where nobody looked. Further remarks of the
 * people who looked may stand beside these.
 */
export const WildLabel = z
  .looseObject({
    file: z.string(),
    family: z.string().describe('Code of the seller on whose site it stood.'),
    class: z.enum(WILD_CLASSES),
    lab: z.string().nullable().describe('The laboratory, or the issuer in words, known by its template.'),
    lab_printed: text.describe('The name as printed; present where somebody read the page.'),
    client: text,
    product: text,
    purity: z.number().nullish().describe('Percent, as printed.'),
    content: text.describe('As printed: "5.73 mg", for blends "5.38, 5.69 mg".'),
    batch: text,
    report_number: text,
    key: text,
    date_received: Day.nullish(),
    date_reported: Day.nullish(),
    qr: z.boolean().nullish().describe('Whether the page carries a QR code.'),
  })
  .describe('One page found in the wild.');
export type WildLabel = z.infer<typeof WildLabel>;

/** A real page that was edited, or handled as honest people handle pages; values are those printed after the edit. */
export const EditedLabel = z
  .looseObject({
    file: z.string(),
    source: z.string().describe('File name of the page it was made from.'),
    forged: z.boolean(),
    method: z.string().nullable().describe('How it was edited: a to g, see the README beside it.'),
    crude: z.boolean(),
    capture: z.string(),
    changes: z.array(z.looseObject({ field: z.string(), old: text, new: text })),
    boxes: z
      .array(z.tuple([z.number(), z.number(), z.number(), z.number()]))
      .describe('One for each change, [left, top, right, bottom] in pixels of the file.'),
    kind: z.string().nullable().describe('How it was handled, where it was not edited.'),
    lab: z.string().nullable(),
    client: z.string().nullable(),
    purity: z.number().nullable(),
    suspect: text.describe('Why the laboratory itself may be doubted.'),
  })
  .refine(({ changes, boxes }) => changes.length === boxes.length, 'There must be one box for each change.')
  .describe('One real page, edited or handled honestly.');
export type EditedLabel = z.infer<typeof EditedLabel>;

/** Each kind of `labels.json`, told apart by the names that only its entries carry. */
export type Labels =
  | { kind: 'made'; entries: MadeLabel[] }
  | { kind: 'real'; entries: RealLabel[] }
  | { kind: 'wild'; entries: WildLabel[] }
  | { kind: 'edited'; entries: EditedLabel[] };

/**
 * Parses the contents of a `labels.json`.
 * @throws Error naming the entry and field that is not as expected.
 */
export function parseLabels(json: unknown): Labels {
  const entries = z.array(z.looseObject({}), 'Expected a list of entries.').parse(json);
  const each = (name: string): boolean => entries.length > 0 && entries.every((entry) => name in entry);
  if (each('verdict')) return { kind: 'made', entries: parseEach(MadeLabel, json) };
  if (each('forged')) return { kind: 'edited', entries: parseEach(EditedLabel, json) };
  if (each('class')) return { kind: 'wild', entries: parseEach(WildLabel, json) };
  return { kind: 'real', entries: parseEach(RealLabel, json) };
}

function parseEach<Label>(label: z.ZodType<Label>, json: unknown): Label[] {
  const parsed = z.array(label).safeParse(json);
  if (!parsed.success) throw new Error(`labels.json is not as expected.\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Reads `labels.json` of a folder of pictures. */
export function readLabels(folder: string): Labels {
  return parseLabels(JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')));
}
