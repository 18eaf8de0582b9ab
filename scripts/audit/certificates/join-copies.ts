import { plainIdentifier } from '../../../src/coa/fields/text/letter-shapes.ts';
import type { UnconfirmedCertificate } from '../../../src/dataset/vendor/unconfirmed-certificate.ts';
import { PRINTED_TEXTS } from './printed-texts.ts';

/** Values that two copies of one report agree on, where both were read. */
const COMPARED = ['laboratory', 'reported_on', 'purity'] as const;
/** Those of which a reader may take a letter for another of its shape. */
const COMPARED_BY_SHAPE = ['key', 'batch'] as const;

/** Fields that a copy fills in where the other was not read. */
const FILLED = [...PRINTED_TEXTS, 'purity', 'strength', 'content'] as const;

/**
 * Whether two files show one report, as a shop shows picture and PDF of it: the same number or key, and no value that
 * contradicts. One number with two values is no copy, but something to look at.
 */
export function isCopy(one: UnconfirmedCertificate, other: UnconfirmedCertificate): boolean {
  const named = (['report_number', 'key'] as const).some(
    (field) => one[field] !== null && one[field].length > 3 && one[field] === other[field],
  );
  return (
    named &&
    COMPARED.every((field) => one[field] === null || other[field] === null || one[field] === other[field]) &&
    COMPARED_BY_SHAPE.every(
      (field) =>
        one[field] === null || other[field] === null || plainIdentifier(one[field]) === plainIdentifier(other[field]),
    ) &&
    (one.product === null || other.product === null || plain(one.product) === plain(other.product))
  );
}

const plain = (product: string) => product.toLowerCase().replace(/[^a-z0-9]/g, '');

/** One certificate of two copies: the one read from text leads, the other fills its gaps and is named as a copy. */
export function join(known: UnconfirmedCertificate, found: UnconfirmedCertificate): UnconfirmedCertificate {
  const isLayered = found.reading.fields.some(({ settled }) => settled === 'text-layer');
  const [first, second] = isLayered ? [found, known] : [known, found];
  const filled = Object.fromEntries(FILLED.map((field) => [field, first[field] ?? second[field]]));
  const other = second.sha256 === null ? [] : [{ sha256: second.sha256, published_at: second.published_at }];
  return { ...first, ...filled, id: known.id, copies: [...known.copies, ...found.copies, ...other] };
}
