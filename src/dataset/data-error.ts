/** One thing wrong with the data: where, and what was expected there. */
export interface DataProblem {
  /** Path of the file. */
  file: string;
  /** Path of the field within it, dots between; "" for the file as a whole. */
  field: string;
  /** What was expected, in a sentence. */
  expected: string;
}

/** Data that cannot be published: every problem at once, a line each. */
export class DataError extends Error {
  readonly problems: readonly DataProblem[];

  constructor(problems: readonly DataProblem[]) {
    const lines = problems.map((p) => `${p.file}: ${p.field === '' ? '' : `${p.field}: `}${p.expected}`);
    super(`${problems.length} problem${problems.length === 1 ? '' : 's'} in the data:\n${lines.join('\n')}`);
    this.name = 'DataError';
    this.problems = problems;
  }
}
