import { publishVendor, publishVendors, WHOLE_RECORDS_BYTES } from '../published.ts';
import { type Artefact, jsonText, MEDIA_TYPES } from './artefact.ts';
import { publishChanges } from './changes/changes.ts';
import { publishCorrections } from './corrections.ts';
import { addressOf, type Edition } from './edition.ts';
import { certificateParts, inParts, ndjsonParts } from './parts.ts';
import { publishCompounds, publishLaboratories } from './registers.ts';
import { toCsv } from './tables/csv.ts';
import { VENDOR_COLUMNS } from './tables/vendor-columns.ts';

/** The files that hold the data itself, in the order in which lists name them. */
export function dataFiles(edition: Edition): Artefact[] {
  const { site, vendors } = edition.dataset;
  const published = () => vendors.map((vendor) => publishVendor(site, vendor));
  return [
    {
      path: 'vendors.json',
      mediaType: MEDIA_TYPES.json,
      about: 'The headline finding and every vendor with verdict, reasons, certificates, sources and history.',
      body() {
        const content = publishVendors(edition.dataset, addressOf(edition, 'vendors.json'));
        // Indentation is for people; where it would make the file too large, size matters more.
        const text = content.records === 'whole' ? jsonText(content) : '';
        return text !== '' && Buffer.byteLength(text) <= WHOLE_RECORDS_BYTES ? text : `${JSON.stringify(content)}\n`;
      },
    },
    {
      path: 'vendors.csv',
      mediaType: MEDIA_TYPES.csv,
      about: 'One row a vendor, for spreadsheets and statistics (RFC 4180).',
      body: () => toCsv(VENDOR_COLUMNS, published()),
    },
    ...inParts('vendors.ndjson', ndjsonParts(edition.dataset)).map(
      ({ path, text, after }): Artefact => ({
        path,
        mediaType: MEDIA_TYPES.ndjson,
        about: `One vendor a line, whole records, sorted by id${after}.`,
        body: () => text,
      }),
    ),
    ...inParts('certificates.csv', certificateParts(edition.dataset)).map(
      ({ path, text, after }): Artefact => ({
        path,
        mediaType: MEDIA_TYPES.csv,
        about: `One row a certificate on record${after}.`,
        body: () => text,
      }),
    ),
    {
      path: 'labs.json',
      mediaType: MEDIA_TYPES.json,
      about: 'Laboratories: hosts, look-up, grammar of identifiers.',
      body: () => jsonText(publishLaboratories(edition)),
    },
    {
      path: 'compounds.json',
      mediaType: MEDIA_TYPES.json,
      about: 'Compounds: names and every mass that an honest certificate may print.',
      body: () => jsonText(publishCompounds(edition)),
    },
    {
      path: 'corrections.json',
      mediaType: MEDIA_TYPES.json,
      about: 'Corrections and rejected objections.',
      body: () => jsonText(publishCorrections(edition)),
    },
    {
      path: 'changes.json',
      mediaType: MEDIA_TYPES.json,
      about: 'What changed, from what to what, when and why; of laboratories and compounds, that they changed.',
      body: () => jsonText(publishChanges(edition)),
    },
  ];
}
