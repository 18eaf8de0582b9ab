/** Loaded before a program (`node --import`): adds the program's peak of resident memory, in KiB, to a file when it ends. */
import { appendFileSync } from 'node:fs';

process.on('exit', () => {
  const file = process.env['PEAK_FILE'];
  if (file) appendFileSync(file, `${process.resourceUsage().maxRSS}\n`);
});
