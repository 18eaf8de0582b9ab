import { expect, test } from 'vitest';
import { siteContext } from '../../pages/_site.ts';
import { DOCUMENTS } from '../documents/index.ts';
import { buildApiCatalog } from './api-catalog.ts';

test('the first context lists every API, and each has a context of its own (RFC 9727, section 4)', () => {
  const [catalogue, ...services] = buildApiCatalog(siteContext(), DOCUMENTS).linkset as [
    { item: { href: string }[] },
    ...Record<string, unknown>[],
  ];
  expect(catalogue.item.map(({ href }) => href)).toEqual(services.map(({ anchor }) => anchor));
  for (const service of services) {
    for (const relation of ['service-desc', 'service-doc', 'service-meta', 'status'])
      expect(service[relation], relation).not.toHaveLength(0);
  }
});
