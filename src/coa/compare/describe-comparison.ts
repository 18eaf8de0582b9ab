import { fieldInWords } from '../fields/field-in-words.ts';
import { quote } from '../words/quote.ts';
import type { Comparison, Hindrance, Remark } from './comparison.ts';
import type { Difference } from './values/difference.ts';

const HINDRANCES: Readonly<Record<Hindrance, string>> = {
  'same-file': 'Both are the same file. Comparing it with itself proves nothing: get the laboratory’s own copy.',
  'no-certificate': 'At least one of the two does not read as a certificate, so there is nothing to compare.',
  'not-laid-over': 'We could not match the two pages up, and too little was read on both to decide without that.',
  'too-little': 'The pages match up, but too little of the print is shown sharply on both.',
};

const REMARKS: Readonly<Record<Remark, string>> = {
  'later-issue':
    'The copy bears a later date than the certificate. Laboratories issue reports again: ask whether this is such a report.',
  cropped: 'The certificate shows only part of the page; the rest was not compared.',
  covered: 'Something that the copy prints is covered or empty on the certificate.',
  overlaid: 'Something lies on the certificate that the copy does not have, such as a logo or a stamp.',
  reworded:
    'The words around the values are others on the copy, as in a version in another language: only the values were compared.',
  'not-by-print': 'Only what was read could be compared, not how it is printed.',
  'fields-only':
    'Only the fields that were read on both were compared, not every word of the page: a change can be missed so. Look over both pages yourself as well.',
};

/** How a comparison is put to a person: one headline, then what was seen, and what it is worth. */
export function describeComparison(comparison: Comparison): { headline: string; sentences: string[] } {
  const { verdict, hindrance, differences, changed, remarks, wordsCompared } = comparison;
  const noted = remarks.map((remark) => REMARKS[remark]);
  switch (verdict) {
    case 'same':
      return {
        headline: remarks.includes('fields-only') ? 'No difference found in the fields' : 'The same report',
        sentences: [
          remarks.includes('not-by-print') || wordsCompared === 0
            ? 'What was read on both is the same.'
            : remarks.includes('reworded')
              ? 'The values that both print are the same.'
              : `${remarks.includes('fields-only') ? 'The values' : `All ${wordsCompared} words`} that we compared are printed alike on both.`,
          'This is worth as much as the copy: take it from the laboratory’s own site.',
          ...noted,
        ],
      };
    case 'changed':
      return {
        headline: isLaterIssueAlone(comparison)
          ? 'Perhaps a later issue of the same report'
          : `The same report, with ${changed} ${changed === 1 ? 'field' : 'fields'} changed`,
        sentences: [
          ...differences.map(describeDifference),
          'If the copy is the laboratory’s own, the certificate was altered, or the report was issued again. Ask the laboratory which is right.',
          ...noted,
        ],
      };
    case 'another':
      return {
        headline: 'Another report',
        sentences: ['The copy is of another report. Look up the number and key that the certificate prints.', ...noted],
      };
    case 'cannot-tell':
      return {
        headline: 'We cannot tell',
        sentences: [...(hindrance === null ? [] : [HINDRANCES[hindrance]]), ...noted],
      };
  }
}

/** What a laboratory changes when it issues a report again as it was. */
const OF_AN_ISSUE = new Set(['date_reported', 'report_number']);

/** Whether nothing but day and number tell the two apart, and the copy is the later one. */
function isLaterIssueAlone({ remarks, fields, changed }: Comparison): boolean {
  const ofIssue = fields.filter(({ field, state }) => state === 'differs' && OF_AN_ISSUE.has(field));
  return remarks.includes('later-issue') && ofIssue.length === changed;
}

/** One difference as a sentence: what the certificate prints, and what the copy does. */
function describeDifference({ field, given, copy }: Difference): string {
  const printed = (side: Difference['given']): string =>
    side === null || side.text === '' ? 'something we could not read' : quote(side.text);
  return `${nameInWords(field)}: the certificate prints ${printed(given)}, the copy ${printed(copy)}.`;
}

/** What a difference is called: "Report number", "QR code or barcode"; "Text" where it is no known field. */
export function nameInWords(field: string | null): string {
  const name = field === 'code' ? 'QR code or barcode' : field === null ? 'text' : fieldInWords(field);
  return `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`;
}
