import { OFFLINE } from '../../../src/coa/budgets.ts';
import type { Comparison } from '../../../src/coa/compare/comparison.ts';
import type { CopyField } from '../../../src/coa/compare/copy.ts';
import { describeComparison } from '../../../src/coa/compare/describe-comparison.ts';
import { compareWithFile } from '../../../src/coa/compare-with-file.ts';
import type { CheckContext } from '../../../src/coa/context.ts';
import { untimed } from '../../../src/coa/image/open-picture.ts';
import { readCopy } from '../../../src/coa/read-copy.ts';
import type { LaboratoryCopy } from '../../../src/dataset/vendor-certificate.ts';
import { type RecordedCertificate, readOwnFile } from './own-file.ts';

const pictureFile = (picture: Uint8Array) => ({ picture, declaredType: null, limits: OFFLINE });

/** What holding a certificate against a copy came to, as it goes on record, and in words. */
export interface ComparedCertificate {
  result: LaboratoryCopy['result'];
  changed: string[];
  words: string[];
}

/**
 * Fields of a copy that tell which certificate it is of, from every page up to the first that has one.
 * @throws CheckError when it cannot be opened.
 */
export async function tellingFields(bytes: Uint8Array, context: CheckContext): Promise<CopyField[]> {
  const first = await readCopy(pictureFile(bytes), 0, context, untimed);
  let found = telling(first.copy.fields);
  for (let page = 1; page < first.pages && found.length === 0; page++)
    found = telling((await readCopy(pictureFile(bytes), page, context, untimed)).copy.fields);
  return found;
}

const telling = (fields: readonly CopyField[]) =>
  fields.filter(({ field }) => field === 'report_number' || field === 'key');

/** Whether a copy prints the number or key of a certificate. */
export function isOf(fields: readonly CopyField[], { certificate }: RecordedCertificate): boolean {
  return fields.some(({ field, value }) => {
    const recorded = field === 'key' ? certificate.key : certificate.report_number;
    return recorded !== null && plain(recorded) === plain(String(value));
  });
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Holds a certificate on record against a copy.
 * @throws CheckError when either cannot be read; Refusal when the certificate's own file is gone.
 */
export async function compareCertificate(
  recorded: RecordedCertificate,
  copy: Uint8Array,
  context: CheckContext,
): Promise<ComparedCertificate> {
  const page = (recorded.certificate.page ?? 1) - 1;
  const given = await readCopy(pictureFile(readOwnFile(recorded)), page, context, untimed);
  const { comparison } = await compareWithFile(given.copy, pictureFile(copy), context, untimed);
  const { headline, sentences } = describeComparison(comparison);
  return {
    result: isByPrint(comparison) ? comparison.verdict : 'cannot-tell',
    changed: [...new Set(comparison.differences.map(({ field }) => field ?? 'text'))],
    words: [`${headline}.`, ...sentences],
  };
}

/** A page that could not be laid on its copy was compared by a few readings: enough to tell a person, not to go on record. */
function isByPrint({ remarks, verdict }: Comparison): boolean {
  return verdict !== 'same' || !(remarks.includes('not-by-print') || remarks.includes('fields-only'));
}
