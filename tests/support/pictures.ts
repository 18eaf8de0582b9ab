import { readFileSync } from 'node:fs';

/** A certificate of the project's own, in base64, and the vendor it is made out to. */
export function certificate(file: string): {
  image: string;
  vendor: string;
  label: { verdict: string; lab: string | null; client: string | null };
} {
  const labels = JSON.parse(readFileSync('fixtures/certificates/labels.json', 'utf8')) as {
    file: string;
    verdict: string;
    vendor: string;
    lab: string | null;
    client: string | null;
  }[];
  const label = labels.find((entry) => entry.file === file);
  if (label === undefined) throw new Error(`Expected ${file} in fixtures/certificates/labels.json.`);
  return { image: readFileSync(`fixtures/certificates/${file}`).toString('base64'), vendor: label.vendor, label };
}

/** A picture of one white pixel (PNG): valid, quickly checked, and no certificate. */
export const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==';
