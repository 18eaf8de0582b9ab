import { readCommandLine, refuse } from '../../command-line.ts';

/** What a fit to real pages is given on the command line. */
export interface FitArguments {
  /** The rows to fit to. */
  file: string;
  /** The day to write with the fit; null where it is only to be shown. */
  day: string | null;
}

/** Reads the arguments of a fit, or says how it is called and ends the program. @param command its name in package.json. */
export function fitArguments(command: string): FitArguments {
  const usage = `npm run ${command} -- fields.ndjson [--write --date YYYY-MM-DD]

  fields.ndjson      what "npm run local-edits:measure-real" wrote
  --write            write the fit to src/coa/forensics/model/; only print its figures when left out
  --date YYYY-MM-DD  the day of the fit, which is written with it`;
  const { values, positionals } = readCommandLine(
    usage,
    { write: { type: 'boolean', default: false }, date: { type: 'string', default: '' } },
    { positionals: true },
  );
  const [file] = positionals;
  if (file === undefined || (values.write && !/^\d{4}-\d{2}-\d{2}$/.test(values.date))) refuse(usage);
  return { file, day: values.write ? values.date : null };
}
