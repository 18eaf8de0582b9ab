import { expect, test } from 'vitest';
import { MEDIA_TYPES } from '../../dataset/exports/artefact.ts';
import { dataTypes } from './data-types.ts';

const file = (path: string, type: keyof typeof MEDIA_TYPES) => ({ path, mediaType: MEDIA_TYPES[type], body: () => '' });

test('a folder of one type has one rule, other files one each, days share theirs', () => {
  const rules = dataTypes([
    file('vendors.json', 'json'),
    file('vendors.csv', 'csv'),
    file('checksums.txt', 'text'),
    file('schemas/a.schema.json', 'jsonSchema'),
    file('schemas/b.schema.json', 'jsonSchema'),
    file('mixed/a.json', 'json'),
    file('mixed/b.json', 'jsonFeed'),
    file('snapshots/2026-01-01/vendors.csv', 'csv'),
    file('snapshots/2026-02-01/vendors.csv', 'csv'),
    file('deltas/2026-01-01/2026-02-01.patch', 'patch'),
  ]);
  expect(rules.map((rule) => [rule.for, rule.values['Content-Type']])).toEqual([
    ['/data/vendors.csv', MEDIA_TYPES.csv],
    ['/data/schemas/*', MEDIA_TYPES.jsonSchema],
    ['/data/mixed/b.json', MEDIA_TYPES.jsonFeed],
    ['/data/snapshots/:day/vendors.csv', MEDIA_TYPES.csv],
    ['/data/deltas/:day/*', MEDIA_TYPES.patch],
  ]);
});
