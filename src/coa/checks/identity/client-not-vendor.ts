import { bareHost } from '../../fields/extract/parties/find-hosts.ts';
import { namesNobody } from '../../fields/text/names.ts';
import { mayBeShortFor } from '../../fields/text/short-names.ts';
import { mayNameVendor, namesVendor, vendorAt } from '../../fields/text/vendor-names.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/**
 * Confidence below which the client's name was not read well enough to be held against another. Chosen, not measured: with less, a misread
 * name accuses its own vendor; with more, borrowed reports that were read poorly are a note.
 */
export const LEGIBLE_CLIENT = 0.6;

/** What parts the names of parties in one cell: "Anna Reyes, Meadow Peptides", "J. Meadow t/a Meadow Peptides". */
const PARTING = /,|;|\/(?!a\b)|\||:|\b(?:t\/a|d\/b\/a|dba|trading as|on behalf of|c\/o|for)\b/i;

/** Of a shop that was not audited only its address is known. */
const UNKNOWN_NAMES = 'We do not know what names that shop trades under.';

export default defineCheck({
  id: 'client-not-vendor',
  title: 'The client is the vendor',
  description:
    'A laboratory reports to the business that sent the sample. A report made out to another business says nothing about what this vendor sells. If we have not audited a shop, we know only its address: a client whose name may be short for that address, or the other way round, decides nothing.',
  uses: ['fields', 'vendor', 'vendors'],
  decides: { decisive: 'borrowed', doubt: 'unclear' },
  failsRightlyOn: ['borrowed'],
  run({ fields, vendor, vendors }) {
    const { client } = fields;
    if (vendor === null) return notApplicable('No vendor was given to compare the client with.');
    if (client === null) return notApplicable('No client could be read on the page.');
    if (namesNobody(client.value))
      return notApplicable(`The client field is blank or covered: ${quote(client.value)}.`);
    const host = bareHost(vendor);
    if (namesVendor(client.value, host, vendors)) {
      return passed(
        `The client ${quote(client.value)} agrees with ${host}.`,
        `The client printed, ${quote(client.value)}, agrees with the vendor asked about.`,
        ['client'],
      );
    }
    // A person and the business there, an agent and for whom it acts, a brand and who holds it.
    const also = fields.parties
      .flatMap((party) => party.split(PARTING))
      .find((party) => namesVendor(party, host, vendors));
    if (also !== undefined)
      return notApplicable(
        `The client printed is ${quote(client.value)}; ${quote(also.trim())}, which agrees with ${host}, is named beside it.`,
      );
    const known = vendorAt(host, vendors);
    const asked = known?.name ?? host;
    const why = `The client printed is ${quote(client.value)}; the vendor asked about is ${asked}.`;
    const mayBeVendor = [client.value, client.first ?? client.value].some(
      (name) => namesVendor(name, host, vendors) || mayNameVendor(name, host, vendors),
    );
    if (client.cutAtEdge)
      return failed(
        'note',
        `${why} The name reaches the edge of the picture, so part of it may be cut off.`,
        `The client may be a business other than ${host}; its name may be cut off at the edge of the picture: send the whole page.`,
        ['client'],
      );
    if (client.confidence < LEGIBLE_CLIENT || mayBeVendor)
      return failed(
        'note',
        `${why} The name was not read well enough to rely on.`,
        `The client may be a business other than ${host}; the name was hard to read.`,
        ['client'],
      );
    if (known !== undefined)
      return failed('decisive', why, `It was made out to ${quote(client.value)}, not to ${asked}.`, ['client']);
    if (mayBeShortFor(client.value, host))
      return failed(
        'note',
        `${why} One may be short for the other. ${UNKNOWN_NAMES}`,
        `It was made out to ${quote(client.value)}, which may be short for ${asked}, or the other way round: the shop’s terms or your invoice say which business it is.`,
        ['client'],
      );
    return failed(
      'decisive',
      `${why} ${UNKNOWN_NAMES}`,
      `It was made out to ${quote(client.value)}, not to ${asked}, unless that shop trades under this name.`,
      ['client'],
    );
  },
});
