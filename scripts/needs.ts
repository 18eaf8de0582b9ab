import { existsSync } from 'node:fs';

/**
 * Ends a script with 2, and says what to run first, where a file that it needs was not built yet.
 * @param command the command that writes it
 */
export function needs(file: string, command: string): void {
  if (existsSync(file)) return;
  console.error(`${file} is not there yet. Run this first: ${command}`);
  process.exit(2);
}
