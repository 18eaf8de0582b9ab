import { type Artefact, jsonText, MEDIA_TYPES } from './artefact.ts';
import { citationFiles } from './citation/citations.ts';
import { datasetReference, snapshotReference } from './citation/references.ts';
import { dataFiles } from './data-files.ts';
import type { Edition } from './edition.ts';
import { buildCroissant } from './metadata/croissant.ts';
import { buildDataPackage } from './metadata/data-package.ts';
import { buildDataCite } from './metadata/deposit.ts';
import { schemaFiles } from './schemas/schemas.ts';
import { checksums } from './sha256.ts';

/**
 * The files that a live edition and a snapshot have in common: the data, its schemas, what describes it, how to cite it,
 * and the checksums of all of them: of a snapshot these are all its files, of the live edition not its feeds, citations of
 * single audits and deltas.
 * @param more further files that the checksums are to cover
 */
export function editionFiles(edition: Edition, more: readonly Artefact[] = []): Artefact[] {
  const { site } = edition.dataset;
  const data = dataFiles(edition).map(once);
  const reference = () => (edition.live ? datasetReference(site) : snapshotReference(site, site.dataset.version));
  const covered: Artefact[] = [
    ...data,
    {
      path: 'datapackage.json',
      mediaType: MEDIA_TYPES.json,
      about: 'Data Package 2: the data files with size and hash, the tables with their columns.',
      body: () => jsonText(buildDataPackage(edition, data)),
    },
    {
      path: 'croissant.json',
      mediaType: MEDIA_TYPES.croissant,
      about: 'Croissant 1.1: the same for machine-learning tools.',
      body: () => jsonText(buildCroissant(edition, data)),
    },
    ...(edition.live
      ? []
      : [
          {
            path: 'datacite.json',
            mediaType: MEDIA_TYPES.json,
            about: 'What a deposit of this release is described by (DataCite 4).',
            body: () =>
              buildDataCite(
                site,
                data.map(({ path, body }) => ({ path, bytes: Buffer.byteLength(body()) })),
              ),
          },
        ]),
    ...schemaFiles(edition),
    ...citationFiles(reference, (_, extension) => `citation.${extension}`),
    ...more,
  ];
  return [
    ...covered,
    {
      path: 'checksums.txt',
      mediaType: MEDIA_TYPES.text,
      about:
        'SHA-256 of the data files, their descriptions and schemas, the citation of the whole and the record of each vendor; check a copy with sha256sum --check. Feeds, citations of single audits and deltas are not in it; each release has checksums of its own.',
      body: () => checksums(covered),
    },
  ];
}

/** Several manifests need the bytes of a data file: they are built once. */
function once(file: Artefact): Artefact {
  let text: string | undefined;
  return { ...file, body: () => (text ??= file.body()) };
}
