import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** What a script was given: its options by name, and its arguments. */
type CommandLine<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/** What Node advises after the first sentence: it tells how Node is called, not `npm run`. */
const ADVICE = /\.\s(?:To specify|This command|Did you)\s.*$/s;

/**
 * Reads the options and arguments of a script as Node does. `--help` and `-h` print how the script is used and end it
 * with 0; what is not understood is refused.
 * @param usage the command as it is typed, and each option in a line
 * @param positionals whether the script takes arguments beside its options
 */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  { positionals: allowPositionals }: { positionals: boolean },
): CommandLine<Options> {
  let read: CommandLine<Options>;
  try {
    read = parseArgs({ allowPositionals, options: { ...options, help: { type: 'boolean', short: 'h' } } });
  } catch (error) {
    return refuse(usage, `${(error as Error).message.replace(ADVICE, '')}.`);
  }
  if ('help' in read.values) {
    console.log(usage);
    process.exit(0);
  }
  return read;
}

/**
 * Ends a script that was called in a wrong way with 2, and says on the standard error how it is used.
 * @param why what was wrong
 */
export function refuse(usage: string, why?: string): never {
  console.error(why === undefined ? usage : `${why}\n\n${usage}`);
  process.exit(2);
}
