/** A file as Stryker's report has it. */
export interface MutatedFile {
  /** Path from the root of the project. */
  name: string;
  source: string;
  mutants: readonly Mutant[];
}

interface Mutant {
  mutatorName: string;
  replacement?: string | undefined;
  status: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
}

/** A test failed, or none ended in time. */
const NOTICED = ['Killed', 'Timeout'];
/** No test failed, or none came by. */
const UNNOTICED = ['Survived', 'NoCoverage'];
const ROOT = 'src/coa/';

/** A Markdown table of the scores, and of all files together. Mutants that do not compile or run count as neither. */
export function scoreRows(files: readonly MutatedFile[]): string[] {
  const counted = files.map(({ name, mutants }) => ({
    name: name.startsWith(ROOT) ? name.slice(ROOT.length) : name,
    killed: mutants.filter(({ status }) => NOTICED.includes(status)).length,
    of: mutants.filter(({ status }) => [...NOTICED, ...UNNOTICED].includes(status)).length,
  }));
  const sum = (of: (file: (typeof counted)[number]) => number): number =>
    counted.reduce((total, file) => total + of(file), 0);
  const all = { name: 'all', killed: sum(({ killed }) => killed), of: sum((file) => file.of) };
  return [
    '| file | mutants | killed | score |',
    '|---|---|---|---|',
    ...[...counted, all].map(
      ({ name, killed, of }) =>
        `| ${name} | ${of} | ${killed} | ${of === 0 ? '–' : `${Math.floor((100 * killed) / of)} %`} |`,
    ),
  ];
}

/** The changes that no test noticed, a line each: place, what stood there, what was put in its place. */
export function survivorLines(files: readonly MutatedFile[]): string[] {
  return files.flatMap(({ name, source, mutants }) =>
    mutants
      .filter(({ status }) => UNNOTICED.includes(status))
      .map((mutant) => {
        const { line, column } = mutant.location.start;
        const without = mutant.status === 'NoCoverage' ? ' (no test comes by)' : '';
        return `${name}:${line}:${column} ${oneLine(textAt(source, mutant.location))} → ${oneLine(mutant.replacement ?? mutant.mutatorName)}${without}`;
      }),
  );
}

function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n');
}

const MAX_SHOWN = 90;
function oneLine(text: string): string {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length <= MAX_SHOWN ? flat : `${flat.slice(0, MAX_SHOWN)}…`;
}
