import { expect, test } from 'vitest';
import { loadSite } from '../../pages/_site.ts';
import { auditCitation, datasetCitation } from './citation.ts';

const { site, vendors } = loadSite();

test('a citation names publisher, version, address and licence', () => {
  const vendor = vendors[0]!;
  for (const citation of [datasetCitation(site), auditCitation(site, vendor)]) {
    for (const part of [site.publisher, site.dataset.version, site.base_url, site.dataset.licence.id])
      expect(citation).toContain(part);
  }
  expect(auditCitation(site, vendor)).toContain(`/vendors/${vendor.id}/`);
});
