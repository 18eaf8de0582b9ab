import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine, refuse } from '../../command-line.ts';

const FOLDER = 'fixtures/certificates';

/**
 * Files to check one after the other: the fixtures, or a photograph of 50 megapixels, which is written to `folder`. It is made in a
 * process of its own, for that takes memory too.
 */
export function pagesToCheck(photograph: boolean, folder: string): string[] {
  if (!photograph)
    return [
      ...readdirSync(FOLDER)
        .filter((file) => /\.(png|jpe?g|webp)$/.test(file))
        .map((file) => path.join(FOLDER, file)),
      'fixtures/pdf/genuine.pdf',
    ];
  const file = path.join(folder, 'photograph.jpg');
  const make = `const { largePhoto } = await import(${JSON.stringify(new URL('../captured-pages.ts', import.meta.url).href)});
    process.stdout.write(await largePhoto(50));`;
  writeFileSync(file, execFileSync(process.execPath, ['--input-type=module', '--eval', make], { maxBuffer: 1e8 }));
  return [file];
}

/**
 * What a bench of memory is asked for on its command line: how many checks, and whether of a photograph.
 * @param name of the command, as npm knows it
 * @param checks the fewest, and how many when left out
 */
export function readMemoryOptions(
  name: string,
  { fewest, usual }: { fewest: number; usual: number },
): { checks: number; photograph: boolean } {
  const usage = `npm run ${name} -- [OPTIONS]

  --checks N    how many, at least ${fewest}; ${usual} when left out
  --photograph  check a photograph of 50 megapixels in place of the fixtures`;
  const { values } = readCommandLine(
    usage,
    { checks: { type: 'string', default: String(usual) }, photograph: { type: 'boolean', default: false } },
    { positionals: false },
  );
  const checks = Number(values.checks);
  if (!Number.isInteger(checks) || checks < fewest) refuse(usage);
  return { checks, photograph: values.photograph };
}
