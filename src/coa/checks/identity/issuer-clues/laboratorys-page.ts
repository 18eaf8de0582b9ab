import type { Laboratory } from '../../../../dataset/laboratory.ts';
import { isOneOf } from '../../../fields/extract/parties/find-hosts.ts';
import { isNameOf } from '../../../fields/extract/parties/laboratory/named-laboratory.ts';
import type { Fields } from '../../../fields/fields.ts';

/** Whether a page made out to a client bears a code of the laboratory that it names. */
export function hasOwnCode({ client, hosts, laboratory }: Fields): boolean {
  const known = laboratory?.laboratory?.hosts ?? [];
  return (
    client !== null && client.label !== '' && hosts.some(({ fromCode, value }) => fromCode && isOneOf(value, known))
  );
}

/** Whether a page is the laboratory's, whoever laid a logo over it; one that only names it may quote it. */
export function isPageOf({ wordings }: Laboratory, fields: Fields): boolean {
  return (
    wordings.length === 0 ||
    (fields.laboratory?.wordings ?? 0) > 0 ||
    letterheadIsLaboratorys(fields) ||
    hasOwnCode(fields)
  );
}

/** Whether the name at the head is that of the laboratory. */
export function letterheadIsLaboratorys({ laboratory, letterhead }: Fields): boolean {
  return letterhead !== null && laboratory !== null && isNameOf(letterhead.value, laboratory);
}
