import type { Site } from '../../site.ts';
import { snapshotFolder } from '../snapshots/released-snapshot.ts';

/**
 * CITATION.cff (Citation File Format 1.2.0) of the data set, from the facts in data/site.json.
 * @param released the day of the last release, which is what can be cited, at the address where it never changes; null before
 *   the first
 */
export function buildCitationCff({ publisher, base_url, dataset }: Site, released: string | null): string {
  const text = (value: string) => JSON.stringify(value);
  return `cff-version: 1.2.0
message: "If you use this data set, please cite it as below."
type: dataset
title: ${text(dataset.title)}
authors:
  - name: ${text(publisher)}
    website: ${text(`${base_url}/about/`)}
${released === null ? '' : `version: ${text(released)}\ndate-released: ${released}\n`}url: ${text(`${base_url}${released === null ? '/data/' : snapshotFolder(released)}`)}
${dataset.doi.concept === null ? '' : `doi: ${dataset.doi.concept}\n`}license: ${dataset.licence.id}
keywords:
${dataset.keywords.map((keyword) => `  - ${/^[A-Za-z][\w -]*$/.test(keyword) ? keyword : text(keyword)}\n`).join('')}`;
}
