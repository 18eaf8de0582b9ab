import type { Laboratory } from '../laboratory.ts';
import type { Site } from '../site.ts';
import { isNamed } from '../vendor/find-vendor.ts';
import type { Vendor } from '../vendor/vendor.ts';
import type { Fault, Gate, Publication } from './gate.ts';

/** Words by which a text says that what it tells of is invented. */
const SAYS_INVENTED = /\b(?:demonstration|invented|fictitious|made[- ]up)\b/i;
/** Addresses that nobody can own (RFC 2606). */
const NOBODYS = /\.example(?=$|[/:?#\s"'>])/i;

/** Texts of site.json that stand on pages and in catalogues. */
const SITE_TEXTS = {
  name: ({ name }: Site) => name,
  publisher: ({ publisher }: Site) => publisher,
  'dataset.title': ({ dataset }: Site) => dataset.title,
  'dataset.description': ({ dataset }: Site) => dataset.description,
  'dataset.attribution': ({ dataset }: Site) => dataset.attribution,
  'dataset.keywords': ({ dataset }: Site) => dataset.keywords.join(', '),
} as const;

/**
 * Invented records show how the audit works, real ones say something about somebody: one publication holds either. Real
 * laboratories stand beside invented vendors, since the checker needs them for everybody; but nothing is invented about
 * one of them.
 */
export const demonstrationApart: Gate = {
  id: 'demonstration-apart',
  about: 'Invented and real records in one publication.',
  faults: (publication) => [
    ...siteFaults(publication),
    ...publication.laboratories.flatMap((laboratory) => laboratoryFaults(laboratory, publication)),
    ...publication.vendors.flatMap((vendor) => vendorFaults(vendor, publication)),
  ],
};

function siteFaults({ site }: Publication): Fault[] {
  const fault = (field: string, expected: string): Fault => ({ record: site, field, expected });
  if (site.demonstration)
    return SAYS_INVENTED.test(site.dataset.description)
      ? []
      : [
          fault(
            'dataset.description',
            'Expected words that say that the vendors are invented, while "demonstration" is true: catalogues repeat this text by itself.',
          ),
        ];
  const texts = Object.entries(SITE_TEXTS).flatMap(([field, textOf]) => {
    const found = SAYS_INVENTED.exec(textOf(site)) ?? NOBODYS.exec(textOf(site));
    return found === null
      ? []
      : [
          fault(
            field,
            `Expected no word of a demonstration ("${found[0]}") while "demonstration" is false. Write the text for the real data set.`,
          ),
        ];
  });
  const addresses = (['base_url', 'contact_email'] as const).flatMap((field) =>
    NOBODYS.test(site[field])
      ? [
          fault(
            field,
            `Expected an address that reaches the publisher while "demonstration" is false; nobody owns "${site[field]}".`,
          ),
        ]
      : [],
  );
  return [...texts, ...addresses];
}

function laboratoryFaults(laboratory: Laboratory, { site }: Publication): Fault[] {
  const fault = (field: string, expected: string): Fault => ({ record: laboratory, field, expected });
  const { demonstration, hosts } = laboratory;
  return [
    ...(demonstration && !site.demonstration
      ? [
          fault(
            'demonstration',
            'Expected no invented laboratory while "demonstration" is false in site.json. Remove its file, and name a real one under "partner_laboratory".',
          ),
        ]
      : []),
    ...hosts.flatMap(({ host }, i) =>
      NOBODYS.test(host) === demonstration
        ? []
        : [
            fault(
              `hosts.${i}.host`,
              demonstration
                ? `Expected a host that ends in ".example" for an invented laboratory; found "${host}".`
                : `Expected a host of the laboratory; found "${host}", which nobody can own.`,
            ),
          ],
    ),
  ];
}

function vendorFaults(vendor: Vendor, publication: Publication): Fault[] {
  const { site, laboratories } = publication;
  const fault = (field: string, expected: string): Fault => ({ record: vendor, field, expected });
  const mixed =
    vendor.demonstration === site.demonstration
      ? []
      : [
          fault(
            'demonstration',
            vendor.demonstration
              ? 'Expected no invented vendor unless "demonstration" is true in site.json. Remove the file, or publish a demonstration.'
              : 'Expected only invented vendors while "demonstration" is true in site.json: readers would take this one for invented, or the invented ones for real. Remove the invented records, then set it to false.',
          ),
        ];
  const domains = vendor.domains.flatMap(({ domain }, i) =>
    NOBODYS.test(domain) === vendor.demonstration
      ? []
      : [fault(`domains.${i}.domain`, 'Expected ".example" on every domain of an invented vendor, and on no other.')],
  );
  const certificates = vendor.certificates.flatMap((certificate, i) => {
    const named = laboratories.find(
      (laboratory) =>
        laboratory.id === certificate.laboratory || isNamed(laboratory, certificate.laboratory_name ?? ''),
    );
    return named === undefined || named.demonstration === vendor.demonstration
      ? []
      : [
          fault(
            `certificates.${i}.laboratory`,
            vendor.demonstration
              ? `Expected an invented laboratory on the certificate of an invented vendor: ${named.name} is a real one, and nothing is invented about it.`
              : `Expected a real laboratory on the certificate of a real vendor: ${named.name} is invented.`,
          ),
        ];
  });
  return [...mixed, ...domains, ...certificates];
}
