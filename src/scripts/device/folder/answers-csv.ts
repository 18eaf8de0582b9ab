import { stringify } from 'csv-stringify/browser/esm/sync';
import { type Contradiction, describeContradiction } from '../../../coa/records/contradictions.ts';
import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import { contradictionsOf } from '../../check/together/contradictions-between.ts';

/** What became of one file of a folder: its report, or why there is none. */
export interface FolderAnswer {
  name: string;
  /** When it was checked, ISO 8601. */
  at: string;
  result: { report: CheckReportWithEvidence; sha256: string } | { problem: string };
}

/** Put between the items of a list within one cell, as in the data set's own tables. */
const LIST_SEPARATOR = ' | ';

type Column = readonly [
  name: string,
  cellOf: (answer: FolderAnswer, contradictions: readonly Contradiction[]) => string,
];
const ofReport =
  (value: (report: CheckReportWithEvidence) => string) =>
  ({ result }: FolderAnswer): string =>
    'report' in result ? value(result.report) : '';

const COLUMNS: readonly Column[] = [
  ['file', ({ name }) => name],
  ['sha256', ({ result }) => ('sha256' in result ? result.sha256 : '')],
  ['checked_at', ({ at }) => at],
  ['verdict', ofReport(({ verdict }) => verdict)],
  ['confidence', ofReport(({ confidence }) => String(confidence))],
  ['lab_named', ofReport(({ lab_named }) => lab_named ?? '')],
  ['client_field', ofReport(({ client_field }) => client_field ?? '')],
  ['red_flags', ofReport(({ red_flags }) => red_flags.join(LIST_SEPARATOR))],
  ['what_to_do', ofReport(({ what_to_do }) => what_to_do)],
  [
    'contradictions',
    ({ name }, contradictions) =>
      contradictionsOf(name, contradictions).map(describeContradiction).join(LIST_SEPARATOR),
  ],
  ['problem', ({ result }) => ('problem' in result ? result.problem : '')],
];

/**
 * The answers of a folder as CSV (RFC 4180), named as the interface names them. A cell that a spreadsheet would run as a
 * formula is preceded by an apostrophe: it was read from a picture that anybody may have made.
 * @param contradictions between the files, each told in the line of every file that has part in it
 */
export function answersCsv(answers: readonly FolderAnswer[], contradictions: readonly Contradiction[]): string {
  return stringify(
    answers.map((answer) => COLUMNS.map(([, cellOf]) => cellOf(answer, contradictions))),
    { header: true, columns: COLUMNS.map(([name]) => name), record_delimiter: 'windows', escape_formulas: true },
  );
}
