import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_PICTURES, SAMPLES, sampleAddresses } from '../site/check/samples.ts';

/** A file below /check/samples/. */
export interface SampleFile {
  name: string;
  body(): Uint8Array<ArrayBuffer>;
}

const answers = import.meta.glob<string>('../samples/*.json', { query: '?raw', import: 'default', eager: true });

/** Pictures and answers of the sample certificates. */
export function sampleFiles(): SampleFile[] {
  return SAMPLES.flatMap((sample) => [
    {
      name: path.basename(sampleAddresses(sample).answer),
      body: () => new TextEncoder().encode(answers[`../samples/${sample.verdict}.json`]!),
    },
    { name: sample.file, body: () => new Uint8Array(readFileSync(path.join(SAMPLE_PICTURES, sample.file))) },
  ]);
}
