import { afterAll, beforeAll } from 'vitest';
import { type LocalSite, startLocalSite } from './local-site.ts';

/** A local site that stands while the tests of a file run; nothing can be asked of it before. */
export function siteOfThisFile(): LocalSite {
  const site = {} as LocalSite;
  beforeAll(async () => void Object.assign(site, await startLocalSite()));
  afterAll(async () => {
    await site.stop();
    site.remove();
  });
  return site;
}
