import type { z } from 'zod';
import { PublishedChanges } from '../../../dataset/exports/changes/changes.ts';
import { PublishedCorrections } from '../../../dataset/exports/corrections.ts';
import { PublishedCompounds, PublishedLaboratories } from '../../../dataset/exports/registers.ts';
import { PublishedSnapshots } from '../../../dataset/exports/snapshots/snapshot-index.ts';
import type { SiteContext } from '../../context.ts';
import type { Endpoint } from './endpoint.ts';
import { PART, REFUSED, UNCHANGED } from './file-answers.ts';

interface DataFile {
  operationId: string;
  path: string;
  summary: string;
  description: string;
  schema: z.ZodType;
}

/** The JSON files of the data set beside the audit itself. */
const DATA_FILES: readonly DataFile[] = [
  {
    operationId: 'getLaboratories',
    path: '/data/labs.json',
    summary: 'The list of laboratories',
    description:
      'Every laboratory known by its reports: its hosts, how to look up a report, the grammar of its identifiers, and sources. Facts only, no grades.',
    schema: PublishedLaboratories,
  },
  {
    operationId: 'getCompounds',
    path: '/data/compounds.json',
    summary: 'The list of compounds',
    description:
      'Every compound with its names and the masses that an honest certificate may print. It says nothing about effects, uses or doses.',
    schema: PublishedCompounds,
  },
  {
    operationId: 'getCorrections',
    path: '/data/corrections.json',
    summary: 'The log of corrections',
    description: 'Corrections and rejected objections, newest first.',
    schema: PublishedCorrections,
  },
  {
    operationId: 'getChanges',
    path: '/data/changes.json',
    summary: 'The log of changes',
    description:
      'What changed in the audit, from what to what, when and why; for laboratories and compounds, only that they changed.',
    schema: PublishedChanges,
  },
  {
    operationId: 'getSnapshots',
    path: '/data/snapshots/index.json',
    summary: 'The released snapshots',
    description:
      'Snapshots never change once released: their files with hashes, and the deltas between them. Cite one if others need to find the same data.',
    schema: PublishedSnapshots,
  },
];

/** GET of each file. */
export function dataFileEndpoints({ data }: SiteContext): Endpoint[] {
  return DATA_FILES.map(({ schema, ...file }) => ({
    ...file,
    method: 'get',
    tag: 'data',
    answers: [
      {
        status: '200',
        description: 'The file.',
        mediaType: 'application/json',
        schema,
        headers: ['ETag'],
      },
      PART,
      UNCHANGED,
      REFUSED,
    ],
    problems: [],
    curl: `curl -s '${data.site.base_url}${file.path}'`,
  }));
}
