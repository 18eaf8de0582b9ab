import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { loadData, readSnapshots } from '../../../../data/index.ts';
import { closed } from '../../../../tests/support/closed-schema.ts';
import { buildExports } from '../build-exports.ts';
import { testDataset } from '../test-edition.ts';
import { SCHEMA_NAMES, type SchemaName, schemaPath } from './schemas.ts';

const live = new Map(buildExports(loadData(), readSnapshots()).map(({ path, body }) => [path, body]));
const awkward = new Map(buildExports(testDataset(), []).map(({ path, body }) => [path, body]));
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);

/** A document as a later minor version might have it: a field more in every object. */
function withFieldEverywhere(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFieldEverywhere);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withFieldEverywhere(field)]);
  return { ...Object.fromEntries(fields), field_of_a_later_version: 'x' };
}

/** The files that follow each schema. */
const FILES: Record<SchemaName, (path: string) => boolean> = {
  vendors: (path) => path === 'vendors.json',
  vendor: (path) => /^vendors\/[^/]+\.json$/.test(path),
  labs: (path) => path === 'labs.json',
  compounds: (path) => path === 'compounds.json',
  corrections: (path) => path === 'corrections.json',
  changes: (path) => path === 'changes.json',
  snapshots: (path) => path === 'snapshots/index.json',
};

describe.each(SCHEMA_NAMES)('%s.schema.json', (name) => {
  const schema = JSON.parse(live.get(schemaPath(name))?.() ?? '') as object;
  const validate = ajv.compile(schema);
  const validateClosed = ajv.compile({ ...closed(schema), $id: `closed-${name}` });

  it('is JSON Schema 2020-12 with an address of its own', () => {
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: expect.stringContaining(`/data/${schemaPath(name)}`) as string,
    });
    expect(ajv.validateSchema(schema)).toBe(true);
  });

  it.each([
    ['shipped', live],
    ['awkward', awkward],
  ] as const)('is followed by the %s data', (_what, files) => {
    const paths = [...files.keys()].filter(FILES[name]);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths)
      expect(
        validateClosed(JSON.parse(files.get(path)?.() ?? '')),
        `${path}: ${JSON.stringify(validateClosed.errors?.slice(0, 3))}`,
      ).toBe(true);
  });

  it('lets a minor version add fields anywhere', () => {
    const [path = ''] = [...live.keys()].filter(FILES[name]);
    const later = withFieldEverywhere(JSON.parse(live.get(path)?.() ?? ''));
    expect(validate(later), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
  });

  it('refuses a file without its first member', () => {
    const path = [...live.keys()].find(FILES[name]) ?? '';
    const { [Object.keys(JSON.parse(live.get(path)?.() ?? '') as object)[0] ?? '']: _, ...rest } = JSON.parse(
      live.get(path)?.() ?? '',
    ) as Record<string, unknown>;
    expect(validate(rest)).toBe(false);
  });
});

it('every line of vendors.ndjson follows the schema of a vendor, and there is one a vendor', () => {
  const validate = ajv.getSchema((JSON.parse(live.get(schemaPath('vendor'))?.() ?? '') as { $id: string }).$id);
  const lines = (live.get('vendors.ndjson')?.() ?? '').trimEnd().split('\n');
  expect(lines).toHaveLength(loadData().vendors.length);
  for (const line of lines) expect(validate?.(JSON.parse(line))).toBe(true);
});
