import { Laboratory } from '../laboratory.ts';
import { Site } from '../site.ts';
import { testLaboratory, testSite, testVendor } from '../test-data.ts';
import { Vendor } from '../vendor/vendor.ts';
import type { Gate, Publication } from './gate.ts';

/** A publication that passes every gate, with some members of its site, laboratory and vendor replaced. */
export function testPublication(replaced: { site?: object; laboratory?: object; vendor?: object } = {}): Publication {
  return {
    site: Site.parse({ ...testSite(), ...replaced.site }),
    laboratories: [Laboratory.parse({ ...testLaboratory(), ...replaced.laboratory })],
    compounds: [],
    vendors: [Vendor.parse({ ...testVendor(), ...replaced.vendor })],
  };
}

/** What a gate finds: the field and the words, a line each. */
export function foundBy(gate: Gate, publication: Publication): string[] {
  return gate.faults(publication).map(({ field, expected }) => `${field}: ${expected}`);
}

/** The members that make the test data a publication about real businesses. */
export const realSite = {
  demonstration: false,
  base_url: 'https://audit.org.uk',
  contact_email: 'post@audit.org.uk',
  dataset: {
    ...testSite().dataset,
    description: 'Which vendors publish certificates of analysis that the laboratory confirms, with sources.',
  },
};
/** The members that make a vendor of the test data a real business. */
export const realVendor = {
  demonstration: false,
  domain: 'vendor-one.co.uk',
  domains: [{ domain: 'vendor-one.co.uk', first_seen: '2026-01-01' }],
};
/** The members that make a laboratory of the test data a real one. */
export const realLaboratory = {
  demonstration: false,
  hosts: [{ host: 'lab-one.co.uk', use: 'site' }],
};
