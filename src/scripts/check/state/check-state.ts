/** A quarter turn to the right, so many times. */
export type Turns = 0 | 1 | 2 | 3;

/** A file that was chosen, with what has become of it. Its answer is bound to it and to no other. */
export interface ChosenFile {
  id: number;
  file: File;
  turns: Turns;
  /** The page of a PDF to check, from 1; null leaves the choice to the service. */
  page: number | null;
  /** What the device noticed before anything was sent; "" when nothing. */
  warning: string;
  status: 'waiting' | 'checking' | 'answered' | 'failed';
  /** Why it failed; "" otherwise. */
  failure: string;
  /** Id of its answer; null until there is one. */
  answer: string | null;
}

/** What a file is called on the page: one that was pasted may have no name. */
export const nameOf = ({ name }: File): string => name || 'Pasted picture';

/** All that the page knows of what it is doing, in one value that is never changed but replaced. */
export interface CheckState {
  files: readonly ChosenFile[];
  /** Id of the file that is being checked. */
  running: number | null;
  /** Id of the answer that is shown. */
  shown: string | null;
  /** The next id. */
  next: number;
}

/** Files that may wait at once: as many answers are kept. */
export const MAX_FILES = 10;

/** The state of a page that was just opened. */
export const NOTHING_CHOSEN: CheckState = { files: [], running: null, shown: null, next: 1 };

/**
 * Files were chosen. While a check runs they wait behind it; otherwise they take the place of the ones before, and of the
 * answer that is shown, so that no file ever stands above the answer of another.
 */
export function chooseFiles(
  state: CheckState,
  chosen: readonly { file: File; warning: string; page?: number | null }[],
): CheckState {
  const before = state.running === null ? [] : state.files;
  const added = chosen.slice(0, MAX_FILES - before.length).map(
    ({ file, warning, page = null }, index): ChosenFile => ({
      id: state.next + index,
      file,
      warning,
      page,
      turns: 0,
      status: 'waiting',
      failure: '',
      answer: null,
    }),
  );
  return {
    ...state,
    files: [...before, ...added],
    shown: state.running === null ? null : state.shown,
    next: state.next + added.length,
  };
}

/** A file was taken back; the one that is being checked stays until it is cancelled. */
export function removeFile(state: CheckState, id: number): CheckState {
  return id === state.running ? state : { ...state, files: state.files.filter((file) => file.id !== id) };
}

/** A file that waits was turned a quarter to the right. */
export function turnFile(state: CheckState, id: number): CheckState {
  return change(state, id, (file) =>
    file.status === 'checking' ? file : { ...file, turns: ((file.turns + 1) % 4) as Turns },
  );
}

/** The next file that waits; null when none does. */
export function nextWaiting({ files }: CheckState): ChosenFile | null {
  return files.find(({ status }) => status === 'waiting') ?? null;
}

/** The files that failed wait once more. */
export function retryFailed(state: CheckState): CheckState {
  const files = state.files.map((file) => (file.status === 'failed' ? { ...file, status: 'waiting' as const } : file));
  return { ...state, files };
}

/** The check of a file begins; only one runs at a time. */
export function startFile(state: CheckState, id: number): CheckState {
  if (state.running !== null) return state;
  return { ...change(state, id, (file) => ({ ...file, status: 'checking', failure: '' })), running: id };
}

/**
 * What became of the file that was being checked: an answer, a failure in words, or nothing because it was cancelled. The
 * first answer is shown; later ones do not push it away.
 */
export function endFile(state: CheckState, end: { answer: string } | { failure: string } | 'cancelled'): CheckState {
  if (state.running === null) return state;
  const ended = change(state, state.running, (file) =>
    end === 'cancelled'
      ? { ...file, status: 'waiting' }
      : 'answer' in end
        ? { ...file, status: 'answered', answer: end.answer }
        : { ...file, status: 'failed', failure: end.failure },
  );
  return {
    ...ended,
    running: null,
    shown: state.shown ?? (typeof end === 'object' && 'answer' in end ? end.answer : null),
  };
}

/** The answers were forgotten: their files go with them; what waits or failed stays. */
export function forgetAnswered(state: CheckState): CheckState {
  return { ...state, files: state.files.filter(({ answer }) => answer === null), shown: null };
}

/** An answer is shown, or none. */
export function showAnswer(state: CheckState, shown: string | null): CheckState {
  return { ...state, shown };
}

function change(state: CheckState, id: number, to: (file: ChosenFile) => ChosenFile): CheckState {
  return { ...state, files: state.files.map((file) => (file.id === id ? to(file) : file)) };
}
