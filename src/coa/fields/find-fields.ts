import type { Laboratory } from '../../dataset/laboratory.ts';
import type { Box } from '../geometry/box.ts';
import { type Cell, cellOf } from '../layout/cells.ts';
import { findHeaders, rowOf } from '../layout/table.ts';
import type { Word } from '../layout/word.ts';
import type { Code } from '../ocr/read-codes.ts';
import { findComposition } from './extract/find-composition.ts';
import { type Amount, findContent, withoutMisreadColon } from './extract/find-content.ts';
import { findDates, type PrintedDate, settleByHabit } from './extract/find-dates.ts';
import { findElsewhere } from './extract/find-elsewhere.ts';
import { findHosts } from './extract/find-hosts.ts';
import { findLabelled, type LabelledValue } from './extract/find-labelled.ts';
import { findLetterhead, findRegisteredLaboratory, findUnregisteredLaboratory } from './extract/find-laboratory.ts';
import { findMasses } from './extract/find-mass.ts';
import { findPeakTable } from './extract/find-peaks.ts';
import { findPurity } from './extract/find-purity.ts';
import { alikeTo, type CompoundIndex, type CompoundMatch, matchCompound } from './extract/match-compound.ts';
import type { DateField, Field, Fields, HostField } from './fields.ts';
import { type DateRole, type LabelledField, specOf } from './specs.ts';
import { acceptsValue } from './text/accepts.ts';
import { namedByPattern, namedInCode, spelledByCode } from './text/code-parts.ts';
import { namesNobody } from './text/names.ts';
import { spelledByGrammar } from './text/spell-by-grammar.ts';
import { identifierOf, keyOf, milligrams } from './text/values.ts';
import { anyOf } from './vocabulary/any-of.ts';
import {
  ACQUISITION,
  CERTIFICATE_TITLES,
  METHODS,
  SELF_ISSUED_PHRASES,
  VERIFICATION,
} from './vocabulary/certificate.ts';

const METHOD = anyOf(METHODS);

const TITLE = anyOf(CERTIFICATE_TITLES);

export interface FieldClues {
  cells: readonly Cell[];
  codes: readonly Code[];
  /** Of the prepared page, in the cells' pixels. */
  pageHeight: number;
  letters: number;
  laboratories: readonly Laboratory[];
  compounds: CompoundIndex;
  /** Turns a box of the prepared page into one of the upright picture. */
  toPicture: (cell: { left: number; top: number; right: number; bottom: number }) => Box;
}

/** Milligrams in a product's name above which digits of the name itself were taken for the dose. */
const LARGEST_DOSE = 2_000;

const VERIFICATION_WORDS = anyOf(VERIFICATION);
const SELF_ISSUED = anyOf(SELF_ISSUED_PHRASES);

/** Makes named fields of what was read. */
export function findFields(clues: FieldClues): Fields {
  const { cells, codes, letters, toPicture } = clues;
  const labelled = findLabelled(cells, letters, acceptsValue);
  const best = (field: LabelledField): LabelledValue | null => {
    const candidates = labelled.filter((value) => value.field === field);
    return (
      candidates.sort((a, b) => b.score * (0.5 + b.confidence / 2) - a.score * (0.5 + a.confidence / 2))[0] ?? null
    );
  };
  const fieldOf = <T>(found: LabelledValue | null, value: T): Field<T> | null =>
    found === null
      ? null
      : {
          text: found.text,
          value,
          confidence: found.confidence,
          box: toPicture(cellOf(found.words)),
          label: found.label,
          readings: 1,
        };

  const amountField = ({ text, value, confidence, words, label }: Amount): Field<number> => ({
    text,
    value,
    confidence,
    box: toPicture(cellOf(words)),
    label,
    readings: 1,
  });

  const elsewhere = (value: string, own: readonly Word[]) =>
    findElsewhere(value, own, cells).map(({ word, onTrace }) => ({ text: word.text, box: toPicture(word), onTrace }));
  const client = best('client');
  const manufacturer = best('manufacturer');
  const parties = [client, manufacturer]
    .filter((party) => party !== null && !namesNobody(party.text))
    .map((party) => party!.text);
  const hosts = printedHosts(cells, codes, toPicture);
  const labelledLaboratories = labelled
    .filter((value) => value.field === 'laboratory' && value.place !== 'below')
    .map((value) => value.text);
  const isValue = (cell: Cell): boolean =>
    labelled.some((value) => value.words.some((word) => cell.words.includes(word)));
  // Some reports are headed with what was tested.
  const isCompound = (cell: Cell): boolean => matchCompound(cell.text, clues.compounds)?.whole === true;
  const letterhead = findLetterhead(cells, clues.pageHeight, letters, (cell) => isValue(cell) || isCompound(cell));
  const registered = findRegisteredLaboratory({
    cells,
    letterhead,
    pageHeight: clues.pageHeight,
    letters,
    hosts,
    parties,
    labelled: labelledLaboratories,
    laboratories: clues.laboratories,
  });
  const laboratory = registered ?? findUnregisteredLaboratory(letterhead, labelledLaboratories, parties, hosts);

  const { sample, compound } = findSample(labelled, cells, clues);
  const headers = findHeaders(cells);
  const purity = findPurity(cells, headers, letters)[0];
  const report = best('report_number');
  const prose = findInProse(cells);
  const key = best('key');
  const batch = best('batch') ?? prose.batch;
  const cas = best('cas');
  const { content, claim } = findContent(cells, headers, letters, clues.compounds);
  const labelClaim = best('label_claim');
  const table = findPeakTable(cells);

  const reportNumber =
    report !== null
      ? fieldOf(report, identifierOf(report.text) ?? report.text)
      : prose.reportNumber === null
        ? null
        : fieldOf(prose.reportNumber, identifierOf(prose.reportNumber.text)!);
  const keyField =
    key !== null
      ? fieldOf(key, keyOf(key.text)!)
      : prose.key === null
        ? null
        : fieldOf(prose.key, keyOf(prose.key.text)!);
  const sampleField = sample === null ? null : fieldOf(sample, sample.text);

  const doseField =
    sampleField !== null && compound?.whole !== false && (milligrams(sampleField.text) ?? Infinity) <= LARGEST_DOSE
      ? { ...sampleField, value: milligrams(sampleField.text)! }
      : null;
  const claimField =
    labelClaim !== null
      ? fieldOf(labelClaim, milligrams(labelClaim.text)!)
      : (doseField ?? (claim === null ? null : amountField(claim)));

  const fields: Fields = {
    laboratory,
    laboratoryBox: laboratory?.cell ? toPicture(laboratory.cell) : null,
    letterhead:
      letterhead === null
        ? null
        : {
            text: letterhead.text,
            value: letterhead.text,
            confidence: letterhead.confidence,
            box: toPicture(letterhead),
            label: '',
            readings: 1,
          },
    client: client === null ? null : fieldOf(client, client.text),
    manufacturer: manufacturer === null ? null : fieldOf(manufacturer, manufacturer.text),
    sample: sampleField,
    compound,
    identified: findIdentified(cells, letters, clues),
    batch: batch === null ? null : fieldOf(batch, batch.text),
    reportNumber,
    key: keyField,
    elsewhere: {
      reportNumber: reportNumber === null ? [] : elsewhere(reportNumber.value, report?.words ?? []),
      batch: batch === null ? [] : elsewhere(batch.text, 'words' in batch ? batch.words : []),
    },
    dates: findPageDates(labelled, cells, toPicture),
    purity:
      purity === undefined
        ? null
        : {
            text: purity.text,
            value: purity.value,
            decimals: purity.decimals,
            confidence: purity.confidence,
            box: toPicture(cellOf(purity.words)),
            label: purity.label,
            readings: 1,
          },
    masses: findMasses(cells, headers, letters).map((mass) => ({
      text: mass.text,
      value: mass.value,
      kind: mass.kind,
      decimals: mass.decimals,
      tolerance: mass.tolerance,
      confidence: mass.confidence,
      box: toPicture(cellOf(mass.words)),
      label: mass.label,
      readings: 1,
    })),
    peaks:
      table === null
        ? null
        : {
            rows: table.peaks.map((peak) => ({
              text: peak.percentCell.text,
              value: peak.percent,
              decimals: peak.decimals,
              confidence: peak.percentCell.confidence,
              box: toPicture(cellOf(peak.cells.flatMap((cell) => cell.words))),
              valueBox: toPicture(peak.percentCell),
              label: 'area %',
              readings: 1,
              retention: peak.retention,
              area:
                peak.area === null || peak.areaCell === null
                  ? null
                  : {
                      text: peak.areaCell.text,
                      value: peak.area,
                      confidence: peak.areaCell.confidence,
                      box: toPicture(peak.areaCell),
                      label: 'area',
                      readings: 1,
                    },
            })),
            totalPercent: table.totalPercent,
            totalArea: table.totalArea,
            complete: table.complete,
          },
    cas: cas === null ? null : fieldOf(cas, /\d{2,7}\s?-\s?\d{2}\s?-\s?\d/.exec(cas.text)![0].replace(/\s/g, '')),
    composition: findComposition(cells, headers, letters).map((part) => ({
      text: part.text,
      value: part.value,
      confidence: part.confidence,
      box: toPicture(cellOf(part.words)),
      label: part.label,
      readings: 1,
      part: part.part,
    })),
    content: content === null ? null : amountField(withoutMisreadColon(content, claimField?.value ?? null)),
    labelClaim: claimField,
    hosts,
    selfIssuedPhrases: cells.flatMap((cell) => {
      const match = SELF_ISSUED.exec(cell.text);
      return match === null ? [] : [{ text: match[0], box: toPicture(cell) }];
    }),
    certificateMarks: [],
  };
  for (const [field, name] of [
    [fields.key, 'key'],
    [fields.reportNumber, 'report_number'],
  ] as const) {
    if (field === null) continue;
    const spelled = spelledByCode(field, codes);
    if (spelled !== null) Object.assign(field, { value: spelled, readings: 2 });
    else
      field.value =
        spelledByGrammar(
          field.value,
          laboratory?.laboratory?.identifiers.flatMap((one) => (one.field === name ? one.pattern : [])) ?? [],
        ) ?? field.value;
  }
  // What was not read in print may stand in the code beside it.
  for (const code of codes) {
    const byPattern = namedByPattern(code.text, laboratory?.laboratory?.verification?.address_pattern ?? null);
    const byName = namedInCode(code.text);
    const named = { reportNumber: byPattern.reportNumber ?? byName.reportNumber, key: byPattern.key ?? byName.key };
    const fromCode = (value: string): Field => ({
      text: value,
      value,
      confidence: 1,
      box: code.box,
      label: code.format,
      readings: 2,
    });
    if (fields.key === null && named.key !== null) fields.key = fromCode(named.key);
    if (fields.reportNumber === null && named.reportNumber !== null) fields.reportNumber = fromCode(named.reportNumber);
  }
  fields.certificateMarks = certificateMarks(fields, cells);
  return fields;
}

/** The product as the header names it, and the compound behind it. */
function findSample(
  labelled: readonly LabelledValue[],
  cells: readonly Cell[],
  clues: FieldClues,
): { sample: LabelledValue | null; compound: CompoundMatch | null } {
  const candidates = labelled
    .filter((value) => value.field === 'sample')
    .map((value) => ({ value, match: matchCompound(value.text, clues.compounds, true) }))
    .sort((a, b) => rank(b) - rank(a));
  function rank(candidate: { value: LabelledValue; match: CompoundMatch | null }): number {
    return candidate.value.score + (candidate.match === null ? 0 : candidate.match.whole ? 1 : 0.6);
  }
  const named = candidates[0];
  if (named?.match)
    return { sample: named.value, compound: { ...named.match, alike: alikeTo(named.match, clues.compounds) } };
  // Without a label: the first short line of the upper half that names a compound and nothing else.
  for (const cell of cells) {
    if (cell.top > clues.pageHeight * 0.5) break;
    if (cell.words.length > 6) continue;
    const match = matchCompound(cell.text, clues.compounds, cell.words.length <= 4);
    if (match !== null && match.name.length >= 3) {
      return {
        sample: {
          field: 'sample',
          label: '',
          words: cell.words,
          text: cell.text,
          confidence: cell.confidence,
          score: 0.5,
          place: 'same-cell',
        },
        compound: match,
      };
    }
  }
  return { sample: named?.value ?? null, compound: null };
}

/** The compound that an identity row of the results names. */
function findIdentified(cells: readonly Cell[], letters: number, clues: FieldClues): Fields['identified'] {
  for (const cell of cells) {
    if (
      !/^(identity|identification|compound test|qualitative id|identity test)\b/i.test(cell.text) ||
      cell.words.length > 5
    )
      continue;
    for (const value of rowOf(cell, cells, letters).reverse()) {
      const match = matchCompound(value.text, clues.compounds);
      if (match !== null) {
        return {
          text: value.text,
          value: match.name,
          confidence: value.confidence,
          box: clues.toPicture(value),
          label: cell.text,
          readings: 1,
          compounds: match.compounds,
        };
      }
    }
  }
  return null;
}

/** Report number and key as a sentence gives them: "… with report number R-1 and key ABC". */
function findInProse(cells: readonly Cell[]): {
  reportNumber: LabelledValue | null;
  key: LabelledValue | null;
  batch: LabelledValue | null;
} {
  let reportNumber: LabelledValue | null = null;
  let key: LabelledValue | null = null;
  let batch: LabelledValue | null = null;
  const take = (field: LabelledField, words: readonly Word[], at: number, label: string): LabelledValue => ({
    field,
    label,
    words: [words[at]!],
    text: words[at]!.text.replace(/[.,;:]+$/, ''),
    confidence: words[at]!.confidence,
    score: 0.7,
    place: 'same-cell',
  });
  for (const cell of cells) {
    for (let i = 1; i < cell.words.length; i++) {
      const before = cell.words
        .slice(Math.max(0, i - 3), i)
        .map((word) => word.text)
        .join(' ');
      const text = cell.words[i]!.text;
      const id = identifierOf(text);
      if (
        reportNumber === null &&
        id !== null &&
        /(report|certificate|coa|task|test|reference|job|sample)\s(number|no\.?|#|id|nr\.?)\s?:?$/i.test(before)
      )
        reportNumber = take('report_number', cell.words, i, before);
      // "certificate R-85364", "Lab result 52882", and "No. R-85364" under a title.
      if (
        reportNumber === null &&
        id !== null &&
        id.replace(/\D/g, '').length >= 4 &&
        (/\b(report|certificate|result|authenticity of|analysis|coa)\s?:?$/i.test(before) ||
          (i === 1 && cell.words.length <= 4 && /^(no|nr|n°|nº|#)\.?:?$/i.test(before)))
      )
        reportNumber = take('report_number', cell.words, i, before);
      if (
        batch === null &&
        /\b(batch|lot)(\s(no|number|nr|#)\.?)?$/i.test(before) &&
        /\d/.test(text) &&
        text.replace(/\W/g, '').length >= 4
      )
        batch = take('batch', cell.words, i, before);
      if (
        key === null &&
        /\b(key|code|token|pin)\s?:?(\sis)?$/i.test(before) &&
        keyOf(text) !== null &&
        /\d|^[A-Z]{8,}/.test(text)
      )
        key = take('key', cell.words, i, before);
    }
  }
  return { reportNumber, key, batch };
}

const ACQUIRED = anyOf(ACQUISITION);

/** Every date on the page with the role its label gives it; dates without a label count as "reported" when signed. */
function findPageDates(
  labelled: readonly LabelledValue[],
  cells: readonly Cell[],
  toPicture: FieldClues['toPicture'],
): DateField[] {
  const raw: { role: DateRole; date: PrintedDate; words: Word[]; label: string; score: number }[] = [];
  const used = new Set<Word>();
  for (const value of [...labelled].sort((a, b) => b.score - a.score)) {
    const role = specOf(value.field)?.role;
    if (role === undefined || value.words.some((word) => used.has(word))) continue;
    const dates = findDates(value.text);
    // "2026-06-01 to 2026-06-04": the end of a period is the date that counts.
    const date = dates.at(-1);
    if (date === undefined) continue;
    value.words.forEach((word) => used.add(word));
    raw.push({ role, date, words: value.words, label: value.label, score: value.score });
  }
  for (const cell of cells) {
    if (cell.words.some((word) => used.has(word))) continue;
    const dates = findDates(cell.text);
    const date = dates[0];
    if (date === undefined) continue;
    const acquired = ACQUIRED.test(cell.text);
    raw.push({ role: acquired ? 'acquired' : 'reported', date, words: cell.words, label: '', score: 0.4 });
  }
  const settled = settleByHabit(raw.map((entry) => entry.date));
  return raw.map((entry, index) => ({
    role: entry.role,
    text: entry.date.text,
    value: settled[index]!.days,
    confidence: Math.min(...entry.words.filter((word) => /\d/.test(word.text)).map((word) => word.confidence), 1),
    box: toPicture(cellOf(entry.words)),
    label: entry.label,
    readings: 1,
  }));
}

function printedHosts(cells: readonly Cell[], codes: readonly Code[], toPicture: FieldClues['toPicture']): HostField[] {
  const printed = cells.flatMap((cell) =>
    findHosts(cell.text, VERIFICATION_WORDS.test(cell.text)).map(
      (host): HostField => ({
        ...host,
        value: host.host,
        confidence: cell.confidence,
        box: toPicture(cell),
        label: '',
        readings: 1,
        fromCode: false,
      }),
    ),
  );
  // A code corrects its own errors: what it says needs no second reading.
  const coded = codes.flatMap((code) =>
    findHosts(code.text, true).map(
      (host): HostField => ({
        ...host,
        text: code.text,
        value: host.host,
        confidence: 1,
        box: code.box,
        label: code.format,
        readings: 2,
        fromCode: true,
      }),
    ),
  );
  return [...coded, ...printed];
}

/** Kinds of content that only certificates and reports have together. */
function certificateMarks(fields: Fields, cells: readonly Cell[]): string[] {
  const marks: string[] = [];
  const text = cells.map((cell) => cell.text).join('\n');
  if (TITLE.test(text)) marks.push('title');
  if (fields.purity !== null) marks.push('purity');
  if (fields.masses.length > 0) marks.push('mass');
  if (fields.peaks !== null) marks.push('peaks');
  if (fields.compound !== null) marks.push('compound');
  if (fields.batch !== null) marks.push('batch');
  if (METHOD.test(text)) marks.push('method');
  if (fields.dates.some((date) => date.label !== '')) marks.push('dates');
  if (fields.content !== null) marks.push('content');
  if (/\bspecifications?\b/i.test(text) && /\bresults?\b/i.test(text)) marks.push('specification');
  return marks;
}
