/** The auditor's tool: `npm run audit -- COMMAND`. */
import { DataError } from '../../src/dataset/data-error.ts';
import { readArguments } from './arguments.ts';
import { Refusal } from './refusal.ts';

try {
  const { command, args, options, workspace, help } = readArguments(
    process.argv.slice(2),
    new Date().toISOString().slice(0, 10),
  );
  console.log(help ?? (await command.run(workspace, args, options)));
} catch (error) {
  if (!(error instanceof Refusal || error instanceof DataError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
