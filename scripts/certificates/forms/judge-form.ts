import { CHECKS } from '../../../src/coa/checks/index.ts';
import type { CompoundIndex } from '../../../src/coa/fields/extract/sample/compounds/compound-index.ts';
import type { Fields } from '../../../src/coa/fields/fields.ts';
import { findFields } from '../../../src/coa/fields/find-fields.ts';
import { testArtifacts } from '../../../src/coa/testing/fields.ts';
import { graphOf } from '../../../src/coa/testing/page.ts';
import type { Laboratory } from '../../../src/dataset/laboratory.ts';
import type { HonestForm } from './honest-form.ts';

/** What the checker finds on a form, and which of its checks fail. */
export interface JudgedForm {
  fields: Fields;
  /** Those that accuse: decisive, and for "fabricated". */
  accused: { id: string; why: string }[];
  /** Those that call it somebody's sheet about their own goods, and those that call it another business's. */
  selfMade: { id: string; why: string }[];
  borrowed: { id: string; why: string }[];
  doubted: { id: string; why: string }[];
}

/**
 * Reads a form as if every word of it had been read right, and asks every check that needs no picture.
 * @param beside the addresses of the codes on it, and the vendor that is asked about.
 */
export function judgeForm(
  text: string,
  compounds: CompoundIndex,
  laboratories: readonly Laboratory[],
  { addresses = [], vendor = null }: { addresses?: readonly string[]; vendor?: string | null } = {},
): JudgedForm {
  const fields = findFields({
    graph: graphOf(text),
    codes: addresses.map((address) => ({ format: 'QRCode', text: address, box: [1_000, 40, 90, 90] })),
    laboratories,
    compounds,
    toPicture: ({ left, top, right, bottom }) => [left, top, right - left, bottom - top],
  });
  const listed = [...new Set([...compounds.values()].flatMap((named) => named.compounds))];
  const artifacts = testArtifacts(fields, { compounds: listed, laboratories, vendor });
  const failed = CHECKS.flatMap((check) => {
    const { outcome, severity, why } = check.run(artifacts);
    return outcome === 'fail' ? [{ id: check.id, why, severity, decides: check.decides.decisive }] : [];
  });
  return {
    fields,
    accused: failed.filter(({ severity, decides }) => severity === 'decisive' && decides === 'fabricated'),
    selfMade: failed.filter(({ severity, decides }) => severity === 'decisive' && decides === 'self-made'),
    borrowed: failed.filter(({ severity, decides }) => severity === 'decisive' && decides === 'borrowed'),
    doubted: failed.filter(({ severity, id }) => severity === 'doubt' && !SAY_WHOSE.has(id)),
  };
}

/** Checks that say whose page it is, which such a form leaves open. */
const SAY_WHOSE: ReadonlySet<string> = new Set(['laboratory-not-registered', 'issued-by-seller']);

/** One value of a form and what was read of it: nothing, or a text. */
export interface ReadValue {
  field: string;
  printed: string;
  read: string | null;
  isRight: boolean;
}

/** Ids of compounds in one text, in their order; null of none. */
function namesOf(compounds: readonly { id: string }[]): string | null {
  return (
    compounds
      .map(({ id }) => id)
      .sort()
      .join(' ') || null
  );
}

/** The values that a form prints, each with what the checker read. */
export function readValues({ printed, values }: HonestForm, fields: Fields): ReadValue[] {
  const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const word = (field: string, value: string, read: string | null): ReadValue => ({
    field,
    printed: value,
    read,
    isRight: read !== null && plain(read) === plain(value),
  });
  const number = (field: string, value: string, read: { value: number; text: string } | null): ReadValue => ({
    field,
    printed: value,
    read: read?.text ?? null,
    isRight: read?.value === Number(value),
  });
  const isPrinted = (value: string): boolean => printed.includes(value.replace('.', values.hasCommas ? ',' : '.'));
  const compound = namesOf(fields.compound?.parts?.length ? fields.compound.parts : (fields.compound?.compounds ?? []));
  const wanted = namesOf(values.parts.length > 0 ? values.parts.map((part) => part.compound) : [values.compound]);
  const isOfOne = values.lots.length === 0;
  return [
    { field: 'product', printed: values.product, read: compound, isRight: compound === wanted },
    // Under a column of shares a blend's total is called no purity.
    ...(isOfOne && (values.parts.length === 0 || /(?:purity|HPLC\)) +\d/.test(printed))
      ? [number('purity', values.purity, fields.purity)]
      : []),
    ...(isOfOne && isPrinted(`${values.content} mg`) ? [number('content', values.content, fields.content)] : []),
    ...(isOfOne ? [word('batch', values.batch, fields.batch?.value ?? null)] : []),
    ...(isPrinted(values.client) ? [word('client', values.client, fields.client?.value ?? null)] : []),
    ...(isPrinted(values.reportNumber)
      ? [word('report number', values.reportNumber, fields.reportNumber?.value ?? null)]
      : []),
    ...(isPrinted(values.key) ? [word('key', values.key, fields.key?.value ?? null)] : []),
  ];
}
