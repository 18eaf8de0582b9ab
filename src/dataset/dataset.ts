import type { z } from 'zod';
import { Compound } from './compound.ts';
import { crossReferenceProblems } from './cross-references/index.ts';
import { DataError, type DataProblem } from './data-error.ts';
import { describeIssue } from './describe-issue.ts';
import { gateFaults } from './gates/index.ts';
import { Laboratory } from './laboratory.ts';
import { Site } from './site.ts';
import { AUTHORING_FIELDS, Vendor } from './vendor/vendor.ts';
import { isDraft, VendorDraft } from './vendor/vendor-draft.ts';

/**
 * Everything in data/ that is published, checked: without drafts and without what only auditors see. Plain values only,
 * so it can be written to a file and read again. Sorted by id.
 */
export interface Dataset {
  site: Site;
  laboratories: Laboratory[];
  compounds: Compound[];
  vendors: Vendor[];
}

/** One file of data/: its path, and what its JSON holds (the SyntaxError when it is not JSON). */
export interface DataFile {
  path: string;
  content: unknown;
}

const FOLDERS = { labs: Laboratory, compounds: Compound, vendors: Vendor } as const;
const FILE = /(?:^|\/)(labs|compounds|vendors)\/([^/]+)\.json$/;
const SITE_FILE = /(?:^|\/)site\.json$/;

/**
 * Checks the files of data/ against their schemas, against each other, and at the gates of publication.
 * @throws DataError that lists every problem with file, field and expectation.
 */
export function parseDataset(files: readonly DataFile[]): Dataset {
  const problems: DataProblem[] = [];
  const records = { labs: [] as Laboratory[], compounds: [] as Compound[], vendors: [] as Vendor[] };
  const ids = { labs: new Set<string>(), compounds: new Set<string>(), vendors: new Set<string>() };
  const paths = new Map<object, string>();
  let site: Site | undefined;
  let siteFiles = 0;

  for (const { path, content } of files) {
    const [, folder, name] = FILE.exec(path) ?? [];
    if (SITE_FILE.test(path)) {
      siteFiles += 1;
      site = parseRecord(Site, path, content, problems);
      if (site) paths.set(site, path);
    } else if (folder !== undefined && name !== undefined) {
      const kind = folder as keyof typeof FOLDERS;
      if (ids[kind].has(name)) problems.push({ file: path, field: '', expected: 'Expected each file once.' });
      ids[kind].add(name);
      const draft = kind === 'vendors' && isDraft(content);
      const record = parseRecord<Laboratory | Compound | Vendor | VendorDraft>(
        draft ? VendorDraft : FOLDERS[kind],
        path,
        content,
        problems,
      );
      if (!record) continue;
      if (record.id !== name)
        problems.push({
          file: path,
          field: 'id',
          expected: `Expected the file name, "${name}"; found "${record.id}".`,
        });
      if (draft) continue;
      paths.set(record, path);
      (records[kind] as (typeof record)[]).push(record);
    } else {
      problems.push({
        file: path,
        field: '',
        expected: 'Expected site.json or a .json file in labs, compounds or vendors.',
      });
    }
  }
  if (siteFiles !== 1)
    problems.push({ file: 'site.json', field: '', expected: `Expected one site.json; found ${siteFiles}.` });

  const parsed = {
    site,
    laboratories: records.labs.sort(byId),
    compounds: records.compounds.sort(byId),
    vendors: records.vendors.sort(byId),
  };
  const fileOf = (record: object) => paths.get(record) ?? '';
  problems.push(...crossReferenceProblems(parsed, ids, fileOf));
  // Where a laboratory could not be read, whatever rests on it would be reported too.
  if (site !== undefined && records.labs.length === ids.labs.size)
    for (const { record, field, expected } of gateFaults({ ...parsed, site }))
      problems.push({ file: fileOf(record), field, expected });
  if (problems.length > 0 || site === undefined) throw new DataError(problems);
  return { ...parsed, site };
}

function parseRecord<T extends object>(
  schema: z.ZodType<T>,
  file: string,
  content: unknown,
  problems: DataProblem[],
): T | undefined {
  if (content instanceof SyntaxError) {
    problems.push({ file, field: '', expected: `Expected JSON: ${content.message}` });
    return undefined;
  }
  const result = schema.safeParse(content);
  if (result.success) {
    for (const field of AUTHORING_FIELDS) delete (result.data as Record<string, unknown>)[field];
    return result.data;
  }
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      problems.push(
        ...issue.keys.map((key) => ({
          file,
          field: [...issue.path, key].join('.'),
          expected: 'Expected only fields that the schema knows.',
        })),
      );
    } else {
      problems.push({ file, field: issue.path.join('.'), expected: describeIssue(issue, content) });
    }
  }
  return undefined;
}

// Code-point order: the same on every machine, whatever its language.
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
