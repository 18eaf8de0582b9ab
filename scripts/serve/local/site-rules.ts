import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveConfig } from '@netlify/config';
import { z } from 'zod';
import { pathPattern } from './path-pattern.ts';

const HeaderRules = z.array(
  z.object({ for: z.string(), values: z.record(z.string(), z.union([z.string(), z.array(z.string())])) }),
);
const RedirectRules = z.array(
  z.object({
    from: z.string(),
    to: z.string().optional(),
    status: z.number().default(301),
    force: z.boolean().default(false),
  }),
);

/** What the _headers file, netlify.toml and the adapter say about static files. */
export interface SiteRules {
  /**
   * Headers of a path: rules in order, those of the published _headers file before netlify.toml's and the adapter's; a
   * later rule replaces an earlier one's value.
   */
  headersFor(pathname: string): Record<string, string>;
  /** The first redirect that fits; `force` when it goes before a file of that name. */
  redirectFor(pathname: string): { to: string; status: number; force: boolean } | null;
}

/**
 * Reads the rules of a project as Netlify does, without any network: its own library finds and parses the first two.
 *
 * @param root folder with netlify.toml; after a build with .netlify/v1/config.json and _headers in the published folder.
 */
export async function readSiteRules(root: string): Promise<SiteRules> {
  const { config } = (await resolveConfig({ cwd: root, repositoryRoot: root, offline: true, mode: 'cli' })) as {
    config: { headers?: unknown; redirects?: unknown };
  };
  const adapterFile = path.join(root, '.netlify/v1/config.json');
  const adapter = existsSync(adapterFile)
    ? (JSON.parse(readFileSync(adapterFile, 'utf8')) as { headers?: unknown; redirects?: unknown })
    : {};
  const headers = [...HeaderRules.parse(config.headers ?? []), ...HeaderRules.parse(adapter.headers ?? [])].map(
    (rule) => ({ ...rule, pattern: pathPattern(rule.for) }),
  );
  const redirects = [
    ...RedirectRules.parse(config.redirects ?? []),
    ...RedirectRules.parse(adapter.redirects ?? []),
  ].map((rule) => ({ ...rule, pattern: pathPattern(rule.from) }));
  return {
    headersFor(pathname) {
      const matching = headers.filter(({ pattern }) => pattern.test(pathname));
      return Object.fromEntries(
        matching.flatMap(({ values }) =>
          Object.entries(values).map(([name, value]) => [name.toLowerCase(), [value].flat().join(', ')]),
        ),
      );
    },
    redirectFor(pathname) {
      for (const { pattern, to = '', status, force } of redirects) {
        const match = pattern.exec(pathname);
        if (match !== null) return { to: fill(to, match.groups ?? {}), status, force };
      }
      return null;
    },
  };
}

function fill(target: string, groups: Record<string, string | undefined>): string {
  return target.replace(/:([A-Za-z_]\w*)/g, (whole, name: string) => (name in groups ? (groups[name] ?? '') : whole));
}
