import { codesOfOthers } from '../../src/coa/check-coa.ts';
import intervalUnlike from '../../src/coa/checks/dates/interval-unlike-the-laboratorys.ts';
import numberOutOfSequence from '../../src/coa/checks/dates/number-out-of-sequence.ts';
import codeMissing from '../../src/coa/checks/identity/code-missing.ts';
import valuePrintedOtherwise from '../../src/coa/checks/identity/value-printed-otherwise.ts';
import { fieldInWords } from '../../src/coa/fields/field-in-words.ts';
import { namedFields } from '../../src/coa/fields/fields.ts';
import type { PlacedWord } from '../../src/coa/forensics/features/measured-word.ts';
import { markOf } from '../../src/coa/forensics/layouts/code-mark.ts';
import { type FormedField, unlikeForms } from '../../src/coa/forensics/layouts/forms.ts';
import type { Layout } from '../../src/coa/forensics/layouts/layout.ts';
import { MAX_SETTINGS } from '../../src/coa/forensics/layouts/learn-layout.ts';
import { printedDates } from '../../src/coa/forensics/layouts/printed-dates.ts';
import { isNamedMark, missingMarks } from '../../src/coa/forensics/layouts/printed-marks.ts';
import { alwaysRepeated } from '../../src/coa/forensics/layouts/repeated-value.ts';
import type { PageReading } from '../../src/coa/read-page.ts';

/** Fields that say which report a page is, and the share of the learned pages on which one stands that is missed. */
const OF_REPORT = ['report_number', 'key', 'client', 'batch'] as const;
const NEARLY_ALL = 0.9;

/**
 * What a page lacks or shows otherwise of the marks, days and numbers that its laboratory's layout knows, one sentence each: the code,
 * fields, sentences and a signature that nearly every learned page has, how fields are written, values printed twice, how far
 * its days lie apart and whether its number fits its day.
 * @param words of the page, where they stand in its picture.
 * @param written how its fields are written and which marks stand on it.
 * @param today the day of the check, `YYYY-MM-DD`.
 */
export function describeMarks(
  reading: Pick<PageReading, 'picture' | 'codes' | 'unreadableCodes' | 'fields'>,
  words: readonly PlacedWord[],
  written: { forms: ReadonlyMap<FormedField, string>; marks: readonly string[] },
  layout: Layout,
  today: string,
): string[] {
  const { fields, codes, unreadableCodes, picture } = reading;
  const seen = codes && { read: codes.length, others: codesOfOthers(fields), unreadable: unreadableCodes.length };
  const timing = { intervals: layout.intervals, sequences: layout.sequences, printed: printedDates(layout) };
  const findings = [
    codeMissing.run({ fields, codeMark: markOf(layout.code, seen, { picture, words }), localEdits: null }),
    valuePrintedOtherwise.run({ fields, repeats: { learned: alwaysRepeated(layout.repeats), words } }),
    intervalUnlike.run({ fields, timing, today }),
    numberOutOfSequence.run({ fields, timing, localEdits: null }),
  ];
  const named = namedFields(fields);
  const missing = OF_REPORT.filter((name) => isOnNearlyAll(name, layout) && !named.has(name));
  return [
    ...missing.map(
      (name) =>
        `The ${fieldInWords(name)} was not found; nearly all of the ${layout.pages} pages that were learned show one.`,
    ),
    ...missingMarks(written.marks, layout.marks).map(
      ({ mark, on, of }) =>
        `Not found: ${isNamedMark(mark) ? mark : `the sentence “${mark}”`}, which ${on} of the ${of} pages that were learned have.`,
    ),
    ...unlikeForms(written.forms, layout.forms).map(
      ({ name, form, usual, pages }) =>
        `The ${fieldInWords(name)} is written ${form}, and on the ${pages} pages that were learned ${usual.join(' or ')} (9 is a digit, A a capital, a a small letter, X a letter or a digit).`,
    ),
    ...findings.flatMap(({ outcome, why }) => (outcome === 'fail' ? [why] : [])),
  ];
}

/** Whether a field stood on nearly every learned page; of many pages every second or third was kept. */
function isOnNearlyAll(name: string, { fields, pages }: Layout): boolean {
  return (fields[name]?.settings.length ?? 0) >= (NEARLY_ALL * pages) / Math.ceil(pages / MAX_SETTINGS);
}
