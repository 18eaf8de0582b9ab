import { parseArgs } from 'node:util';
import { Day } from '../../src/dataset/source.ts';
import { COMMANDS, type Command, type Options } from './commands.ts';
import { Refusal } from './refusal.ts';
import type { Workspace } from './workspace.ts';

const COMMON = { data: 'string', today: 'string', help: 'boolean' } as const;
const COMMON_HELP = `  --data FOLDER  another data folder      --today DAY  an earlier day (YYYY-MM-DD)     --help  the options of a command`;

/** What was asked for. */
export interface Asked {
  command: Command;
  args: readonly [string, ...string[]];
  options: Options;
  workspace: Workspace;
  /** The text to print instead, when help was asked for. */
  help: string | null;
}

/**
 * Reads the arguments of the command line.
 * @param today the day it is, `YYYY-MM-DD`
 * @throws Refusal that says what was not understood and how the command is used.
 */
export function readArguments(argv: readonly string[], today: string): Asked {
  const known = Object.assign({}, ...Object.values(COMMANDS).map(({ options }) => options)) as Command['options'];
  // Read leniently first: which options are allowed depends on the command.
  const [name, ...rest] = parseArgs({
    args: [...argv],
    strict: false,
    allowPositionals: true,
    options: definitions({ ...known, ...COMMON }),
  }).positionals;
  const wantsHelp = argv.includes('--help') || name === 'help';
  const [commandName, args] = name === 'help' ? [rest[0], []] : [name, rest];
  const command = commandName === undefined ? undefined : COMMANDS[commandName];
  const asked = { args: args as unknown as [string, ...string[]], workspace: { folder: 'data', today }, options: {} };
  if (commandName === undefined || command === undefined) {
    if (commandName === undefined && wantsHelp)
      return { ...asked, command: COMMANDS['status'] as Command, help: usage() };
    throw new Refusal(commandName === undefined ? usage() : `There is no command "${commandName}".\n\n${usage()}`);
  }
  if (wantsHelp) return { ...asked, command, help: usageOf(commandName, command) };

  const refuse = (why: string): never => {
    throw new Refusal(`${commandName}: ${why}\n\n${usageOf(commandName, command)}`);
  };
  const values = readOptions(argv, { ...command.options, ...COMMON }, refuse);
  const missing = command.needs[args.length];
  if (missing !== undefined) refuse(`${missing} is missing.`);
  if (!command.usage.includes('…') && args.length > command.needs.length)
    refuse(`"${args[command.needs.length]}" is one argument too many.`);
  const { data = 'data', today: otherDay = today, ...options } = values;
  if (!Day.safeParse(otherDay).success) refuse(`--today: expected a day, YYYY-MM-DD; found "${otherDay}".`);
  if (otherDay > today) refuse(`--today: expected a day no later than today, ${today}; found ${otherDay}.`);
  return { ...asked, command, options, workspace: { folder: data, today: otherDay }, help: null };
}

function readOptions(
  argv: readonly string[],
  options: Command['options'],
  refuse: (why: string) => never,
): Record<string, string | undefined> {
  try {
    const { values } = parseArgs({ args: [...argv], allowPositionals: true, options: definitions(options) });
    return Object.fromEntries(Object.entries(values).map(([option, value]) => [option, String(value)]));
  } catch (error) {
    // After the first sentence Node gives advice that does not fit behind npm.
    return refuse(`${(error as Error).message.split('. ')[0]}.`);
  }
}

function definitions(options: Command['options']): Record<string, { type: 'string' | 'boolean' }> {
  return Object.fromEntries(Object.entries(options).map(([option, type]) => [option, { type }]));
}

function usageOf(name: string, { usage: how, about }: Command): string {
  return `npm run audit -- ${name} ${how}\n    ${about}\n\n${COMMON_HELP}`;
}

/** Every command with what it does. */
function usage(): string {
  return [
    'npm run audit -- COMMAND',
    '',
    ...Object.entries(COMMANDS).map(([name, { usage: how, about }]) => `  ${name} ${how}\n      ${about}`),
    '',
    COMMON_HELP,
  ].join('\n');
}
