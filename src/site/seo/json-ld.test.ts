import { expect, test } from 'vitest';
import { loadSite } from '../../pages/_site.ts';
import { datasetJsonLd } from './json-ld.ts';

test('the data set is described as Google Dataset Search asks: required members, description of 50 to 5,000 characters', () => {
  const described = datasetJsonLd(loadSite()) as Record<string, unknown>;
  for (const member of [
    'name',
    'description',
    'url',
    'license',
    'creator',
    'version',
    'identifier',
    'keywords',
    'isAccessibleForFree',
    'variableMeasured',
    'distribution',
  ]) {
    expect(described, member).toHaveProperty(member);
  }
  const length = String(described['description']).length;
  expect(length).toBeGreaterThanOrEqual(50);
  expect(length).toBeLessThanOrEqual(5000);
});
