import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
