/**
 * Writes the answers of the sample certificates, one file a verdict, as the check page shows them: `npm run samples`.
 * What a check takes in time is left out, so that equal answers are equal files, and so are the words, which are there to
 * hold a page against a second copy: nobody has one of a sample.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkCoa } from '../../../src/coa/check-coa.ts';
import { contextFrom } from '../../../src/coa/context.ts';
import { createTextReader } from '../../../src/coa/ocr/read-text.ts';
import { SAMPLE_PICTURES, SAMPLES, SAMPLES_CHECKED_ON } from '../../../src/site/check/samples.ts';
import { readCommandLine } from '../../command-line.ts';
import { loadDataOrEnd } from '../../load-data-or-end.ts';
import { type FileText, writeFiles } from '../write-files.ts';

const USAGE = `npm run samples

  Writes the answers of the sample certificates anew, src/samples/, one file a verdict.`;

/** Folder of the answers. */
export const SAMPLE_ANSWERS = 'src/samples';

/**
 * Checks every sample anew.
 * @returns one file a verdict.
 * @throws Error when a sample gets another verdict than the one that it shows.
 */
export async function sampleAnswers(): Promise<FileText[]> {
  const data = loadDataOrEnd();
  const reader = createTextReader();
  const context = contextFrom(data, reader, SAMPLES_CHECKED_ON);
  try {
    const files: FileText[] = [];
    for (const { verdict, file, vendor } of SAMPLES) {
      const {
        evidence: { words: _, ...evidence },
        ...report
      } = await checkCoa({ picture: readFileSync(path.join(SAMPLE_PICTURES, file)), vendor }, context);
      // On a busy machine a page may be read in part only: that is no sample.
      if (report.verdict !== verdict)
        throw new Error(`Expected the answer “${verdict}” to ${file}; found “${report.verdict}”. Is the machine busy?`);
      files.push({
        path: path.join(SAMPLE_ANSWERS, `${verdict}.json`),
        text: `${JSON.stringify({ ...report, evidence: { ...evidence, timings: {} } }, null, 1)}\n`,
      });
    }
    return files;
  } finally {
    await reader.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  readCommandLine(USAGE, {}, { positionals: false });
  writeFiles(await sampleAnswers());
}
