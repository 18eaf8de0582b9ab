import { type Contradiction, describeContradiction } from '../../../coa/records/contradictions.ts';
import type { CheckPageSettings } from '../../../site/check/check-page-settings.ts';
import { inspectFile } from '../../check/choose/inspect-file.ts';
import { preparePicture, sha256OfFile } from '../../check/choose/prepare-picture.ts';
import { append, byId, fillList, say, show } from '../../check/elements.ts';
import { contradictionsBetween } from '../../check/together/contradictions-between.ts';
import { loadCompounds } from '../../check/together/load-compounds.ts';
import { checkOnDevice } from '../core.ts';
import { answersCsv, type FolderAnswer } from './answers-csv.ts';

let answers: FolderAnswer[] = [];
let contradictions: Contradiction[] = [];
let isRunning = false;

/** Checks files one after another on this device, with a line of a table for each, until all are checked or it is stopped. */
export async function checkFolder(files: readonly File[], settings: CheckPageSettings): Promise<void> {
  const start = byId<HTMLButtonElement>('start');
  if (isRunning || start.disabled) {
    say('folder-said', 'Something is being checked. Choose the folder once that is done.');
    return;
  }
  const stop = new AbortController();
  byId('folder-stop').onclick = () => stop.abort();
  byId('folder-save').onclick = save;
  answers = [];
  byId('folder-answers').replaceChildren();
  showContradictions([]);
  say('folder-said', files.length === 0 ? 'The folder holds no files.' : '');
  if (files.length === 0) return;
  isRunning = true;
  start.disabled = true;
  show('folder', true);
  show('folder-stop', true);
  for (const [index, file] of files.entries()) {
    say('folder-said', `Checking ${index + 1} of ${files.length}: ${file.name}`);
    const result = await checkFile(file, settings, stop.signal);
    if (result === null) break;
    const answer = { name: file.webkitRelativePath || file.name, at: new Date().toISOString(), result };
    answers.push(answer);
    addRow(answer, settings);
  }
  const checked = answers.flatMap(({ name, result }) => ('report' in result ? { name, report: result.report } : []));
  showContradictions(contradictionsBetween(checked, await loadCompounds()));
  isRunning = false;
  start.disabled = false;
  show('folder-stop', false);
  const done = `${answers.length} of ${files.length} files ${stop.signal.aborted ? 'checked, then stopped' : 'done'}.`;
  say('folder-said', contradictions.length > 0 ? `${done} Some contradict one another.` : done);
}

function showContradictions(found: Contradiction[]): void {
  contradictions = found;
  fillList('folder-contradictions-said', found.map(describeContradiction));
  show('folder-contradictions', found.length > 0);
}

/** What a file is, or what is wrong with it; null when it was stopped. */
async function checkFile(
  file: File,
  { limits }: CheckPageSettings,
  signal: AbortSignal,
): Promise<FolderAnswer['result'] | null> {
  try {
    const { problem } = await inspectFile(file, limits);
    if (problem !== null) return { problem };
    const { blob } = await preparePicture(file, 0, limits);
    const sha256 = await sha256OfFile(file);
    if (signal.aborted) return null;
    const answer = await checkOnDevice(
      { blob, page: null, vendor: '' },
      () => {},
      () => {},
      signal,
    );
    if (answer.kind === 'cancelled') return null;
    return answer.kind === 'report' ? { report: answer.report, sha256 } : { problem: answer.message };
  } catch (cause) {
    return { problem: cause instanceof Error ? cause.message : 'The file could not be read.' };
  }
}

function addRow({ name, result }: FolderAnswer, { labels }: CheckPageSettings): void {
  const row = append(byId('folder-answers'), 'tr');
  append(row, 'th', name).scope = 'row';
  if ('problem' in result) {
    append(row, 'td', result.problem).colSpan = 3;
    return;
  }
  const { verdict, lab_named, client_field } = result.report;
  for (const [name, text] of [
    ['Answer', labels[verdict]],
    ['Laboratory', lab_named],
    ['Client', client_field],
  ] as const)
    append(row, 'td', text || '–').dataset['name'] = name;
}

/** Lets the browser save the answers so far as a file of CSV. */
function save(): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([answersCsv(answers, contradictions)], { type: 'text/csv' }));
  link.download = 'certificates-checked.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
