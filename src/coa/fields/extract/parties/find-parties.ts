import { type FieldClues, fieldOf } from '../../clues.ts';
import type { Field, Fields } from '../../fields.ts';
import { clientLettersOf } from '../../text/code-parts.ts';
import { joinedName, sameBusiness } from '../../text/names.ts';
import { beginningWith } from '../../vocabulary/any-of.ts';
import { SENDING_IN } from '../../vocabulary/prose.ts';
import { weightOf } from '../search/best-of.ts';
import type { LabelledValue } from '../search/labelled/labelled-value.ts';
import { type Issuer, isAnothers } from './find-issuer.ts';
import { withRestOfName } from './find-stated-client.ts';
import type { LabelledParties } from './labelled-parties.ts';
import type { NamedLaboratory } from './laboratory/named-laboratory.ts';

/** How a sentence leads to who sent the sample in. */
const SENT_IN = beginningWith(SENDING_IN);

/**
 * Client and manufacturer. On the page of a laboratory the vendor is who had it tested: one of the field calls its
 * clients so and prints no other. So it is on any page that somebody else heads or gives the address of.
 */
export function findParties(
  { client: labelled, manufacturer }: LabelledParties,
  issuer: Issuer,
  clues: FieldClues,
): Pick<Fields, 'client' | 'manufacturer'> {
  const client = labelled ?? clientOverAddress(issuer) ?? statedClient(clues, issuer);
  const vendorIsClient =
    manufacturer !== null &&
    /^vendor/i.test(manufacturer.label) &&
    isAnothers(manufacturer.text, issuer) &&
    (client === null || weightOf(client) < weightOf(manufacturer));
  const [named, maker] = vendorIsClient ? [manufacturer, null] : [client, manufacturer];
  return {
    client: named && fieldOf(named, named.text, clues.toPicture),
    manufacturer: maker && fieldOf(maker, maker.text, clues.toPicture),
  };
}

/**
 * Who heads an address without a label: the client where its laboratory is known to print it so, and on the page of a laboratory
 * that is not on our list where the address is plainly not the sender's.
 */
function clientOverAddress(issuer: Issuer): LabelledValue | null {
  const { laboratory, addressee, sentTo } = issuer;
  const record = laboratory?.laboratory ?? null;
  if (record !== null) return record.habits.some(({ habit }) => habit === 'client-heads-address') ? addressee : null;
  return sentTo !== null && isAnothers(sentTo.text, issuer) ? sentTo : null;
}

/** The client that a line of the page names, where that is not who issued it, or who sent the sample to somebody else. */
function statedClient({ graph }: FieldClues, issuer: Issuer): LabelledValue | null {
  const { laboratory, statedClient: found } = issuer;
  const stated = found && withRestOfName(found, graph);
  if (stated === null || isAnothers(stated.text, issuer)) return stated;
  // Under its client's mark a report names who tested, and who sent the sample in.
  return laboratory !== null && SENT_IN.test(stated.label) && !sameBusiness(laboratory.name, stated.text)
    ? stated
    : null;
}

/**
 * The client without a stroke before its name that is the border of its cell: the key of some laboratories begins with
 * the name's first letters, "lNORT" beside the key "NORT2601010001" is "NORT".
 */
export function withoutStroke(
  client: Field | null,
  key: Field | null,
  laboratory: NamedLaboratory | null,
): Field | null {
  if (client === null || key === null) return client;
  const letters = clientLettersOf(key.value, laboratory?.laboratory?.identifiers ?? []);
  const [stroke, ...name] = client.value;
  if (letters === null || stroke === undefined) return client;
  const value = name.join('');
  const begins = (text: string): boolean => joinedName(text).startsWith(joinedName(letters));
  return begins(value) && !begins(client.value) ? { ...client, value } : client;
}
