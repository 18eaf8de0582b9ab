import type { Dataset } from '../dataset.ts';
import { publishVendor } from '../published.ts';
import { CERTIFICATE_COLUMNS, certificateRows } from './tables/certificate-columns.ts';
import { toCsv } from './tables/csv.ts';

/** Bytes of the largest part of a file: hosts and editors take 25 MB without complaint. */
const LARGEST_PART = 20_000_000;

/**
 * Puts pieces of text together into parts, in order, each as full as it may be. The parts one behind the other are the
 * whole.
 * @param pieces never cut
 * @param largest bytes of a part at most; tests set fewer.
 */
export function gather(pieces: Iterable<string>, largest = LARGEST_PART): string[] {
  const parts: string[] = [];
  let part: string[] = [];
  let bytes = 0;
  for (const piece of pieces) {
    const size = Buffer.byteLength(piece);
    if (bytes > 0 && bytes + size > largest) {
      parts.push(part.join(''));
      part = [];
      bytes = 0;
    }
    part.push(piece);
    bytes += size;
  }
  return [...parts, part.join('')];
}

/** A part of a file that is too large for one: its path, its text, and what is added to the words on it. */
interface Part {
  path: string;
  text: string;
  after: string;
}

/** Paths of the parts of a file: `certificates.csv`, `certificates.2.csv`, `certificates.3.csv`, … */
export function inParts(path: string, texts: readonly string[]): Part[] {
  return texts.map((text, i) => ({
    path: i === 0 ? path : path.replace(/\.(\w+)$/, `.${i + 1}.$1`),
    text,
    after:
      texts.length === 1 ? '' : `, part ${i + 1} of ${texts.length}: put one behind the other, in order, for the whole`,
  }));
}

/** The path of the first part, which the whole file is known by. */
export const wholePath = (path: string) => path.replace(/\.\d+(\.\w+)$/, '$1');

/** The lines of vendors.ndjson, by part. */
export const ndjsonParts = once(({ site, vendors }) =>
  gather(vendors.map((vendor) => `${JSON.stringify(publishVendor(site, vendor))}\n`)),
);

/** The rows of certificates.csv, by part; only the first has a header, as RFC 4180 and Data Package want it. */
export const certificateParts = once(({ site, vendors }) =>
  gather([
    toCsv(CERTIFICATE_COLUMNS, []),
    ...vendors.map((vendor) => toCsv(CERTIFICATE_COLUMNS, certificateRows([publishVendor(site, vendor)]), false)),
  ]),
);

/** Parts are asked for by several lists: they are put together once for a data set. */
function once(build: (dataset: Dataset) => string[]): (dataset: Dataset) => string[] {
  const known = new WeakMap<Dataset, string[]>();
  return (dataset) => {
    const parts = known.get(dataset) ?? build(dataset);
    known.set(dataset, parts);
    return parts;
  };
}
