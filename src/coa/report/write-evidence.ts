import { type Field, namedFields } from '../fields/fields.ts';
import type { OtherPage } from '../fields/page-summary.ts';
import type { PlacedWord } from '../forensics/features/measured-word.ts';
import { type Box, roundBox } from '../geometry/box.ts';
import type { Container } from '../image/container/container.ts';
import type { Picture } from '../image/decode/decode-picture.ts';
import type { Code } from '../ocr/read-codes.ts';
import type { Judgement } from '../verdict/judge.ts';
import { bounded } from '../words/quote.ts';
import { CANNOT_BE_CHECKED } from './cannot-be-checked.ts';
import { describeFile } from './describe-file.ts';
import { describeKind, describeOther } from './describe-pages.ts';
import { otherNumber } from './other-number.ts';
import type { Evidence, FieldReading, WordReading } from './report.ts';
import { speaksFor } from './speaks-for.ts';
import { toOutcome } from './to-outcome.ts';

/** What evidence tells of the page that was read. */
export interface EvidencePage {
  picture: Pick<Picture, 'width' | 'height' | 'format'>;
  container: Container;
  /** Null when they could not be looked for. */
  codes: readonly Code[] | null;
  /** How many words were read; median confidence, 0 to 1. */
  reading: { words: number; confidence: number };
  /** The words, where they stand in the picture. */
  placed: readonly PlacedWord[];
  /** The other pages of the file. */
  others: readonly OtherPage[];
}

/**
 * Everything that a verdict rests on.
 * @param readable whether enough was read for a passed check to speak for the page.
 * @param timings milliseconds by stage.
 */
export function writeEvidence(
  { picture, container, codes, reading, placed, others }: EvidencePage,
  judgement: Judgement,
  readable: boolean,
  timings: Record<string, number>,
): Evidence {
  const { fields, results, decision, confidence } = judgement;
  const speaks = speaksFor(judgement);
  const judged: string[] = [];
  const open: string[] = [];
  for (const { check, finding } of results) {
    if (finding === null) open.push(`${check.title}: the check failed.`);
    else (finding.outcome === 'not-applicable' ? open : judged).push(`${check.title}: ${finding.why}`);
  }
  open.push(...others.map(describeOther));
  const listed = others.filter(({ place }) => place === 'whole').length;
  const unlisted = (container.pdf?.pages ?? 1) - listed - 1;
  if (unlisted > 0)
    open.push(
      unlisted === 1
        ? 'One further page of the PDF, which was not looked at.'
        : `${unlisted} further pages of the PDF, which were not looked at.`,
    );
  if (codes === null) open.push('QR codes and barcodes: we could not look for them this time.');
  return {
    page: {
      width: picture.width,
      height: picture.height,
      turned: 0,
      format: picture.format,
      number: container.pdf?.pageRead ?? 1,
      pages: container.pdf?.pages ?? 1,
      kind: fields.pageKind,
      what: describeKind(fields.pageKind),
      words: reading.words,
      reading_confidence: reading.confidence,
    },
    other_pages: others.map(writeOther),
    fields: [...namedFields(fields)].map(([name, field]) => {
      const other = otherNumber(name, fields);
      return { ...writeReading(name, field), ...(other === null ? {} : { also_printed: bounded(other) }) };
    }),
    file: describeFile(container),
    codes: (codes ?? []).map(({ format, text, box, compared }) => ({
      format,
      text: bounded(text),
      box: roundBox(box),
      ...(compared && { compared }),
    })),
    words: writeWords(placed),
    confidence: {
      answer: confidence.answer,
      right: confidence.right,
      given: confidence.given,
      why: confidence.why,
    },
    because: decision.because,
    checks: results.map((result) => {
      const outcome = toOutcome(result, fields);
      return outcome.outcome !== 'pass' || (readable && speaks(result)) ? outcome : { ...outcome, flag: null };
    }),
    checked: judged,
    cannot_be_checked: [...open, ...CANNOT_BE_CHECKED],
    timings,
  };
}

/**
 * Words in the form of the evidence: bounded, and without those of which nothing is left that an answer may repeat. Places
 * are kept to tenths of a pixel: with whole ones small print lies beside itself when two copies are compared.
 */
export function writeWords(words: readonly PlacedWord[]): WordReading[] {
  return words.flatMap(({ text, confidence, box }) => {
    const tidy = bounded(text);
    return tidy === '' ? [] : [{ text: tidy, confidence: roundShare(confidence), box: inTenths(box) }];
  });
}

const inTenths = (box: Box): Box => box.map((side) => Math.round(side * 10) / 10) as Box;

/** A share from 0 to 1, to two digits. */
const roundShare = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

/** Another page in the form of the evidence. */
function writeOther(other: OtherPage): Evidence['other_pages'][number] {
  const { page, place, read, summary } = other;
  return {
    page,
    place,
    read,
    kind: summary?.kind ?? null,
    laboratory: bounded(summary?.laboratory ?? ''),
    product: bounded(summary?.product ?? ''),
    number: bounded(summary?.number ?? ''),
    what: describeOther(other),
  };
}

/** A field in the form of the evidence: its text is bounded, and an ambiguous date gives both days. */
export function writeReading(name: string, field: Field<unknown>): FieldReading {
  const { value } = field;
  return {
    field: name,
    text: bounded(field.text),
    value: typeof value === 'number' ? value : bounded(Array.isArray(value) ? value.join(' or ') : String(value)),
    confidence: roundShare(field.confidence),
    box: field.box === null ? null : roundBox(field.box),
    label: bounded(field.label),
    readings: field.readings,
  };
}
