/**
 * One line of the log: what happened to one request. No address, no file, no text that was read: whoever adds a member
 * must keep it so.
 */
export interface LogLine {
  time: string;
  id: string;
  endpoint: string;
  method: string;
  status: number;
  /** Whole milliseconds from the first byte of the handler to its answer. */
  ms: number;
  verdict?: string;
  /** Why the store of counts could not be relied on: a check is counted in this instance only, health is “degraded”. */
  degraded?: string;
  /** The fault behind a 5xx: the error's class and where it was thrown, never its message, which may quote input. */
  fault?: string;
}

/** What each member tells, as the privacy page says it. */
export const LOGGED: Readonly<Record<keyof LogLine, string>> = {
  time: 'the time',
  id: 'a random request number',
  endpoint: 'the endpoint',
  method: 'the method',
  status: 'the status',
  ms: 'the duration',
  verdict: 'the verdict',
  degraded: 'why the count could not be kept as usual',
  fault: 'the kind of a fault and the line of code it came from',
};

/** Takes the line of one request. */
export type Log = (line: LogLine) => void;

/** What a handler may add to its request's line. */
export type LogNotes = Pick<LogLine, 'verdict' | 'degraded' | 'fault'>;

/** Writes a line as JSON to standard output, where a function's log is collected. */
export const logToConsole: Log = (line) => {
  console.log(JSON.stringify(line));
};

/** Names a fault for the log without its message: `TypeError at checkCoa (check-coa.ts:12:3)`. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frame = error.stack?.split('\n').find((line) => /^\s+at /.test(line));
  const where = frame?.trim().replace(/\(?(?:file:\/\/)?\/?(?:[^\s()/]+\/)*([^\s()/]+:\d+:\d+)\)?$/, '($1)');
  return where === undefined ? error.name : `${error.name} ${where}`;
}
