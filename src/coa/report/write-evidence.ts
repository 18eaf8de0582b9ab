import { type Field, namedFields } from '../fields/fields.ts';
import { roundBox } from '../geometry/box.ts';
import type { Container } from '../image/container/container.ts';
import type { Picture } from '../image/decode/decode-picture.ts';
import type { Code } from '../ocr/read-codes.ts';
import type { Judgement } from '../verdict/judge.ts';
import { bounded } from '../words/quote.ts';
import { CANNOT_BE_CHECKED } from './cannot-be-checked.ts';
import { describeFile } from './describe-file.ts';
import type { Evidence, FieldReading } from './report.ts';
import { toOutcome } from './to-outcome.ts';

/** What evidence tells of the page that was read. */
export interface EvidencePage {
  picture: Pick<Picture, 'width' | 'height' | 'format'>;
  container: Container;
  /** Null when they could not be looked for. */
  codes: readonly Code[] | null;
  /** How many words were read; median confidence, 0 to 1. */
  reading: { words: number; confidence: number };
}

/**
 * Everything that a verdict rests on.
 * @param readable whether enough was read for a passed check to speak for the page.
 * @param timings milliseconds by stage.
 */
export function writeEvidence(
  { picture, container, codes, reading }: EvidencePage,
  { fields, results }: Pick<Judgement, 'fields' | 'results'>,
  readable: boolean,
  timings: Record<string, number>,
): Evidence {
  const judged: string[] = [];
  const open: string[] = [];
  for (const { check, finding } of results) {
    if (finding === null) open.push(`${check.title}: the check failed.`);
    else (finding.outcome === 'not-applicable' ? open : judged).push(`${check.title}: ${finding.why}`);
  }
  if (container.pdf !== null && container.pdf.pages > 1)
    open.push('Pages of the PDF other than the one that was read.');
  if (codes === null) open.push('QR codes and barcodes: we could not look for them this time.');
  return {
    page: {
      width: picture.width,
      height: picture.height,
      format: picture.format,
      words: reading.words,
      reading_confidence: reading.confidence,
      ...(container.pdf === null ? {} : { number: container.pdf.pageRead, pages: container.pdf.pages }),
    },
    fields: [...namedFields(fields)].map(([name, field]) => writeReading(name, field)),
    file: describeFile(container),
    codes: (codes ?? []).map((code) => ({ format: code.format, text: bounded(code.text), box: roundBox(code.box) })),
    checks: results
      .map((result) => toOutcome(result, fields))
      .map((outcome) => (readable || outcome.outcome !== 'pass' ? outcome : { ...outcome, flag: null })),
    checked: judged,
    cannot_be_checked: [...open, ...CANNOT_BE_CHECKED],
    timings,
  };
}

/** A field in the form of the evidence: its text is bounded, and an ambiguous date gives both days. */
function writeReading(name: string, field: Field<unknown>): FieldReading {
  const { value } = field;
  return {
    field: name,
    text: bounded(field.text),
    value: typeof value === 'number' ? value : bounded(Array.isArray(value) ? value.join(' or ') : String(value)),
    confidence: Math.round(Math.min(1, Math.max(0, field.confidence)) * 100) / 100,
    box: field.box === null ? null : roundBox(field.box),
    label: bounded(field.label),
    readings: field.readings,
  };
}
