import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { SAMPLE_PICTURES, SAMPLES, sampleAddresses } from '../site/check/samples.ts';

/** A file below /check/samples/. */
export interface SampleFile {
  name: string;
  body(): Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
}

const answers = import.meta.glob<string>('../samples/*.json', { query: '?raw', import: 'default', eager: true });

/** Pictures and answers of the sample certificates. */
export function sampleFiles(): SampleFile[] {
  return SAMPLES.flatMap((sample) => [
    {
      name: path.basename(sampleAddresses(sample).answer),
      body: () => new TextEncoder().encode(answers[`../samples/${sample.verdict}.json`]!),
    },
    { name: path.basename(sampleAddresses(sample).thumbnail), body: () => thumbnailOf(sample.file) },
    { name: sample.file, body: () => new Uint8Array(readFileSync(path.join(SAMPLE_PICTURES, sample.file))) },
  ]);
}

/** Pixels of a thumbnail: twice those of its place on the page. */
const THUMBNAIL = { width: 192, height: 256 };

async function thumbnailOf(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const made = await sharp(path.join(SAMPLE_PICTURES, file))
    .resize({ ...THUMBNAIL, fit: 'cover', position: 'top' })
    .webp({ quality: 60 })
    .toBuffer();
  return new Uint8Array(made);
}
