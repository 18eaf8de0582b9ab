import { parseArgs } from 'node:util';

/** What a fit to real pages is given on the command line. */
export interface FitArguments {
  /** The rows to fit to. */
  file: string;
  /** The day to write with the fit; null where it is only to be shown. */
  day: string | null;
}

/** Reads the arguments of a fit, or says how it is called and ends the program. @param command its name in package.json. */
export function fitArguments(command: string): FitArguments {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false }, date: { type: 'string', default: '' } },
  });
  const [file] = positionals;
  if (file === undefined || (values.write && !/^\d{4}-\d{2}-\d{2}$/.test(values.date))) {
    console.error(`npm run ${command} -- fields.ndjson [--write --date YYYY-MM-DD]`);
    process.exit(2);
  }
  return { file, day: values.write ? values.date : null };
}
