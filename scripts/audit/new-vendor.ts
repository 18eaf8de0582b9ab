import { existsSync } from 'node:fs';
import { readDataFiles } from '../../data/index.ts';
import { Host, Id } from '../../src/dataset/source.ts';
import { hostOf } from '../../src/dataset/vendor/find-vendor.ts';
import { blankVendor, idFromDomain } from './blank-vendor.ts';
import { Refusal } from './refusal.ts';
import { isVendorPath, vendorPath, type Workspace } from './workspace.ts';
import { writeDraft } from './write-draft.ts';

/**
 * Begins the record of a vendor: a draft, which is not published.
 * @returns what to do next
 * @throws Refusal when the domain or the name is none, or the domain stands in a record already.
 */
export function newVendor(workspace: Workspace, domain: string, wanted: { id?: string; name?: string } = {}): string {
  // An address pasted from a browser, or a name beyond ASCII, is taken for the host it names.
  const host = hostOf(domain) ?? domain;
  if (!Host.safeParse(host).success) throw new Refusal(`"${domain}" is not a host name such as "vendor.example".`);
  const owner = readDataFiles(workspace.folder).find(
    ({ path, content }) => isVendorPath(path) && domainsOf(content).includes(host),
  );
  if (owner) throw new Refusal(`${host} stands in ${owner.path} already.`);
  const id = wanted.id ?? idFromDomain(host);
  if (!Id.safeParse(id).success)
    throw new Refusal(
      `"${id}" cannot be an id: expected lower-case words joined by hyphens. Choose one: npm run audit -- new ${host} --id ID`,
    );
  const path = vendorPath(workspace, id);
  if (existsSync(path))
    throw new Refusal(`${path} exists already. Choose another id: npm run audit -- new ${host} --id ID`);
  const { $schema: _, ...blank } = blankVendor(workspace, id, host);
  const draft = {
    $schema: '../schemas/vendor-draft.schema.json',
    draft: true,
    ...blank,
    id,
    name: wanted.name ?? null,
  };
  writeDraft(workspace, draft);
  return [
    `${path}: a draft, not published.`,
    'Fill it in; an editor that knows JSON Schema says what each field means. Every claim needs a source.',
    `Add certificates:  npm run audit -- add-coa ${id} FILE… --url ADDRESS`,
    `What is missing:   npm run audit -- status`,
    `When it is whole:  npm run audit -- publish ${id}`,
  ].join('\n');
}

function domainsOf(content: unknown): string[] {
  const { domain, domains } = content as { domain?: unknown; domains?: { domain?: unknown }[] };
  return [domain, ...(domains ?? []).map((entry) => entry.domain)].filter((host) => typeof host === 'string');
}
