import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { missingCopies } from '../../data/archive.ts';
import { lastReleased, readDataFiles, readDataText } from '../../data/index.ts';
import { DataError, type DataProblem } from '../../src/dataset/data-error.ts';
import { type Dataset, parseDataset } from '../../src/dataset/dataset.ts';
import { faultsIn } from '../../src/dataset/describe-issue.ts';
import { releaseProblems } from '../../src/dataset/history/release-problems.ts';
import { Site } from '../../src/dataset/site.ts';
import { similarityIndex } from '../../src/dataset/vendor/similarity-index.ts';
import { type FileText, writeFiles } from '../build/write-files.ts';
import { Refusal } from './refusal.ts';
import { versionFor } from './version-for.ts';

/** The content of a vendor's file, as far as tools need to know it; the rest is carried along. */
export type VendorFile = Record<string, unknown> & { id: string };

/** The data folder an auditor works in, and the day it is. */
export interface Workspace {
  folder: string;
  /** `YYYY-MM-DD`, UTC. */
  today: string;
}

/** Path of a vendor's file. */
export const vendorPath = ({ folder }: Workspace, id: string) => join(folder, 'vendors', `${id}.json`);

/** Whether a path is that of a vendor's file. */
export const isVendorPath = (path: string) => /[\\/]vendors[\\/][^\\/]+$/.test(path);

/** Data as it stands in files: indented by two, ending in a line feed. */
export const fileText = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

/**
 * Reads a vendor's file, draft or record.
 * @throws Refusal when there is none, or it is not JSON.
 */
export function readVendorFile(workspace: Workspace, id: string): VendorFile {
  const path = vendorPath(workspace, id);
  if (!/^[a-z0-9-]+$/.test(id) || !existsSync(path))
    throw new Refusal(`There is no ${path}.${nearIds(workspace, id)} "npm run audit -- new DOMAIN" begins a vendor.`);
  return readJson(path) as VendorFile;
}

/** The ids that an unknown one may have been meant for, as a sentence. */
function nearIds(workspace: Workspace, wanted: string): string {
  const ids = readDataFiles(workspace.folder).flatMap(({ path }) =>
    isVendorPath(path) ? [basename(path, '.json')] : [],
  );
  const near = similarityIndex(ids.map((id) => [id, id] as const))(wanted).slice(0, 3);
  return near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`;
}

/**
 * Reads a file of JSON.
 * @throws Refusal when it is not JSON.
 */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readDataText(path));
  } catch (error) {
    throw new Refusal(`${path} is not JSON: ${(error as Error).message}`);
  }
}

/**
 * Facts about the publication.
 * @throws Refusal or DataError that says what is wrong with site.json.
 */
export function readSite({ folder }: Workspace): Site {
  const path = join(folder, 'site.json');
  const content = readJson(path);
  const { data, error } = Site.safeParse(content);
  if (data !== undefined) return data;
  throw new DataError(faultsIn(error.issues, content).map((fault) => ({ file: path, ...fault })));
}

/** A file of the data, and what is to stand in it. */
export interface RecordFile {
  path: string;
  content: object;
}

/** A vendor's record as its file. */
export const vendorFile = (workspace: Workspace, vendor: VendorFile): RecordFile => ({
  path: vendorPath(workspace, vendor.id),
  content: vendor,
});

/**
 * The data with some files replaced, and what would be wrong with it.
 * @param site the facts in force then; those of the file when left out
 */
export function tryOut(
  workspace: Workspace,
  records: readonly RecordFile[],
  site?: Site,
): { dataset: Dataset | null; problems: readonly DataProblem[] } {
  const replaced = new Map<string, unknown>(records.map(({ path, content }) => [path, content]));
  if (site) replaced.set(join(workspace.folder, 'site.json'), site);
  const files = readDataFiles(workspace.folder).filter(({ path }) => !replaced.has(path));
  // What is checked is also cleaned of what stays with the auditor: the files' own content must not be touched by that.
  const candidates = [...replaced].map(([path, content]) => ({ path, content: structuredClone(content) }));
  try {
    const dataset = parseDataset([...files, ...candidates]);
    const problems = [
      ...missingCopies(dataset, workspace.folder),
      ...releaseProblems(dataset, lastReleased(workspace.folder), workspace.folder),
    ];
    return { dataset, problems };
  } catch (error) {
    if (error instanceof DataError) return { dataset: null, problems: error.problems };
    throw error;
  }
}

/** The facts about the publication after a change of today: with the version that it asks for. @param site as they are. */
export function nextSite(workspace: Workspace, site = readSite(workspace)): Site {
  const version = versionFor(site.dataset, workspace.today, lastReleased(workspace.folder)?.day ?? null);
  return { ...site, dataset: { ...site.dataset, ...version } };
}

/**
 * Writes files of records, all or none, with the version of the data set that the change asks for, if the data is valid
 * with them.
 * @returns the version, and the revision where it is not the first of that day, in words
 * @throws Refusal with every problem, in which case nothing is written.
 */
export function saveRecords(workspace: Workspace, records: readonly RecordFile[]): string {
  const site = readSite(workspace);
  const next = nextSite(workspace, site);
  const { version, revision } = next.dataset;
  const { problems } = tryOut(workspace, records, next);
  if (problems.length > 0) throw new Refusal(`Nothing was written:\n${new DataError(problems).message}`);
  writeFiles([
    ...records.map(({ path, content }) => ({ path, text: fileText(content) })),
    ...(version === site.dataset.version && revision === site.dataset.revision
      ? []
      : [versionFile(workspace.folder, next)]),
  ]);
  return revision === 1 ? version : `${version}, revision ${revision}`;
}

/** site.json, only version and revision changed. */
export function versionFile(folder: string, site: Site): FileText {
  const path = join(folder, 'site.json');
  const { version, revision } = site.dataset;
  const text = readDataText(path)
    .replace(/,\s*"revision":\s*\d+/, '')
    .replace(
      /("dataset":\s*\{[^{}]*?)(\n\s*)"version":\s*"[^"]*"/,
      `$1$2"version": "${version}",$2"revision": ${revision}`,
    );
  return { path, text };
}
