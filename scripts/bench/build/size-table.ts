import type { BuildFigures } from './measure-build.ts';

const count = (value: number): string => value.toLocaleString('en-GB');

/** The Markdown table of what was measured: time by the clock, which a busy machine makes longer, and time computed. */
export function sizeTable(rows: readonly BuildFigures[]): string[] {
  return [
    '| vendors | certificates | load | build | computing | peak memory | files | site | largest file | `vendors.json` |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${[
          count(row.vendors),
          count(row.certificates),
          `${row['load s'].toFixed(2)} s`,
          `${row['build s'].toFixed(1)} s`,
          `${row['build CPU s'].toFixed(1)} s`,
          `${(row['peak MiB'] / 1024).toFixed(1)} GiB`,
          count(row.files),
          `${row['site MB'].toFixed(1)} MB`,
          `${row['largest MB'].toFixed(1)} MB`,
          `${(row['vendors.json MB'] ?? 0).toFixed(1)} MB`,
        ].join(' | ')} |`,
    ),
  ];
}
