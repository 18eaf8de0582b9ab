/**
 * Loaded before a program (`node --import`): when it ends, adds a line to a file, its peak of resident memory in KiB and
 * the time its threads computed in milliseconds.
 */
import { appendFileSync } from 'node:fs';

process.on('exit', () => {
  const file = process.env['PEAK_FILE'];
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  if (file) appendFileSync(file, `${maxRSS} ${(userCPUTime + systemCPUTime) / 1000}\n`);
});
