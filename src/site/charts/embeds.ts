import type { Dataset } from '../../dataset/dataset.ts';
import { type Artefact, MEDIA_TYPES } from '../../dataset/exports/artefact.ts';
import { toCsv } from '../../dataset/exports/tables/csv.ts';
import { licenceName } from '../words/words.ts';
import { badgeSvg } from './badge.ts';
import { changesBySnapshot, type ReleaseChanges } from './changes-by-snapshot.ts';
import { type Chart, chartSvg } from './chart.ts';
import { headlineBar } from './headline-bar.ts';
import { ageOfNewestCertificate } from './newest-certificate.ts';
import { starsAgainstVerdict } from './stars-against-verdict.ts';
import { typeByVerdict } from './type-by-verdict.ts';
import { vendorTimeline } from './vendor-timeline.ts';

const SVG = 'image/svg+xml';

/** Every chart of the whole data set. */
export function charts(data: Dataset, releases: readonly ReleaseChanges[]): Chart[] {
  return [
    headlineBar(data),
    starsAgainstVerdict(data),
    typeByVerdict(data),
    ageOfNewestCertificate(data),
    changesBySnapshot(releases, data.site.dataset.version),
  ];
}

/** A chart's figures as CSV. */
export function chartCsv({ columns, rows }: Chart): string {
  return toCsv(
    columns.map((name, index) => ({
      name,
      type: 'string' as const,
      description: name,
      value: (row: Chart['rows'][number]) => row[index] ?? null,
    })),
    rows,
  );
}

/** Addresses of a chart's files on the site. */
export function chartAddresses(id: string, folder: 'charts' | 'timelines' = 'charts'): { svg: string; csv: string } {
  return { svg: `/embed/${folder}/${id}.svg`, csv: `/embed/${folder}/${id}.csv` };
}

/**
 * Every file below /embed/: charts and badges for other people's pages.
 * @param today `YYYY-MM-DD`, the day of the build: a badge past its day says so
 */
export function embeds(data: Dataset, releases: readonly ReleaseChanges[], today: string): Artefact[] {
  const { site, vendors } = data;
  const source = `${site.name}${site.demonstration ? ', demonstration: the vendors are invented' : ''}. ${licenceName(site)}`;
  const files = (chart: () => Chart, folder: 'charts' | 'timelines', id: string, bulk?: true): Artefact[] => [
    { path: `${folder}/${id}.svg`, mediaType: SVG, body: () => chartSvg(chart(), source), bulk },
    { path: `${folder}/${id}.csv`, mediaType: MEDIA_TYPES.csv, body: () => chartCsv(chart()), bulk },
  ];
  return [
    ...charts(data, releases).flatMap((chart) => files(() => chart, 'charts', chart.id)),
    ...vendors.flatMap((vendor): Artefact[] => [
      { path: `badges/${vendor.id}.svg`, mediaType: SVG, body: () => badgeSvg(vendor, site.name, today), bulk: true },
      ...files(() => vendorTimeline(vendor, site.dataset.version), 'timelines', vendor.id, true),
    ]),
  ];
}
