import { MANUFACTURERS, SELLERS, UNREGISTERED_LABORATORIES } from '../content/businesses.ts';
import { identify } from '../content/identify.ts';
import { unregistered } from '../content/issuers.ts';
import { makeFacts } from '../content/make-certificate.ts';
import { anotherSeller, type Made, type Scenario, type ScenarioContext, usually } from './scenario.ts';

/**
 * A page the vendor issued. Without a domain sent along, only the words "in-house" or a vendor known to the data set
 * tell its name from that of a laboratory that is not on our list; so an invented seller's is always sent along.
 */
function byVendor(context: ScenarioContext, printedClient: boolean, inHouse: boolean): Made {
  const { world, random } = context;
  const seller = random.pick(world.sellers);
  const name = inHouse
    ? `${seller.name} ${random.pick(['In-house Quality Control', 'In-House QC', 'QC Department'])}`
    : seller.name;
  const issuer = unregistered('vendor', { name, domain: seller.domain }, random);
  const facts = makeFacts(issuer, printedClient ? seller.name : null, random.pick(world.compounds), random);
  const certificate = identify({ ...facts, manufacturer: null }, null, random);
  const mustSend = !inHouse && SELLERS.some((one) => one.name === seller.name);
  return { certificate, vendor: mustSend ? seller.domain : usually(seller.domain, random) };
}

/** No independent laboratory: issued by the vendor or the manufacturer. */
export const selfmade: Scenario = {
  id: 'selfmade',
  weight: 15,
  verdict: 'self-made',
  variants: [
    { id: 'vendor', needs: [], make: (context) => byVendor(context, false, false) },
    { id: 'vendor_as_client', needs: [], make: (context) => byVendor(context, true, false) },
    { id: 'in_house', needs: [], make: (context) => byVendor(context, context.random.chance(0.5), true) },
    {
      id: 'manufacturer',
      needs: [],
      make(context) {
        const { world, random } = context;
        const issuer = unregistered('manufacturer', random.pick(MANUFACTURERS), random);
        const facts = makeFacts(issuer, null, random.pick(world.compounds), random);
        const dates = { ...facts.dates, reported: facts.dates.reported ?? facts.dates.analysed };
        const certificate = identify({ ...facts, dates }, null, random);
        return { certificate, vendor: usually(anotherSeller(context, issuer).domain, random) };
      },
    },
  ],
};

/** A laboratory that is not on our list: its existence could not be confirmed. */
export const unknownLab: Scenario = {
  id: 'unknown_lab',
  weight: 8,
  verdict: 'unclear',
  variants: [
    {
      id: 'report',
      needs: [],
      make({ world, random }) {
        const client = random.pick(world.sellers);
        const issuer = unregistered('laboratory', random.pick(UNREGISTERED_LABORATORIES), random);
        const certificate = identify(
          makeFacts(issuer, client.name, random.pick(world.compounds), random),
          null,
          random,
        );
        return { certificate, vendor: usually(client.domain, random) };
      },
    },
  ],
};
