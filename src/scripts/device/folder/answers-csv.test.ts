import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import sample from '../../../samples/borrowed.json' with { type: 'json' };
import { answersCsv } from './answers-csv.ts';

const report = sample as unknown as CheckReportWithEvidence;
const at = '2026-11-22T12:00:00Z';

test('one line a file, with the words of its report or of what is wrong with it', () => {
  const text = answersCsv(
    [
      { name: 'a, "b".jpg', at, result: { report, sha256: 'f00' } },
      { name: 'notes.txt', at, result: { problem: 'It is no picture.' } },
    ],
    [],
  );
  expect(parse(text, { columns: true })).toMatchObject([
    {
      file: 'a, "b".jpg',
      sha256: 'f00',
      verdict: 'borrowed',
      confidence: String(report.confidence),
      client_field: report.client_field,
      red_flags: report.red_flags.join(' | '),
      problem: '',
    },
    { file: 'notes.txt', verdict: '', problem: 'It is no picture.' },
  ]);
});

test('what was read from a picture is no formula', () => {
  const text = answersCsv([{ name: 'x', at, result: { report: { ...report, client_field: '=1+1' }, sha256: '' } }], []);
  expect((parse(text, { columns: true }) as { client_field: string }[])[0]?.client_field).toBe("'=1+1");
});

test('a contradiction stands in the line of each file that has part in it', () => {
  const contradiction = {
    marks: [{ mark: 'key' as const, text: 'XA774' }],
    laboratory: 'Lab One',
    differs: 'client' as const,
    pages: [
      { name: 'a.png', text: 'Fenland Reagents' },
      { name: 'b.png', text: 'Humber Molecular' },
    ],
  };
  const answers = ['a.png', 'b.png', 'c.png'].map((name) => ({ name, at, result: { report, sha256: '' } }));
  const rows = parse(answersCsv(answers, [contradiction]), { columns: true }) as { contradictions: string }[];
  expect(rows.map(({ contradictions }) => contradictions !== '')).toEqual([true, true, false]);
  expect(rows[0]?.contradictions).toContain('share the key “XA774” but name different clients');
});
