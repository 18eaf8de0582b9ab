import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { generatedFiles, outOfDate } from './generate.ts';

describe('the generated files', () => {
  it('are up to date', () => {
    expect(
      outOfDate(generatedFiles()).map(({ path }) => path),
      'Run: npm run generate',
    ).toEqual([]);
  });

  it('tell of the last release, which exists, and not of the data as it stands', () => {
    const day = readdirSync('data/snapshots').sort().at(-1);
    const textOf = (path: string) => generatedFiles().find((file) => file.path === path)?.text;
    expect(textOf('CITATION.cff')).toContain(`date-released: ${day}\n`);
    expect(textOf('.zenodo.json')).toContain(`/data/snapshots/${day}/"`);
  });

  it('are told apart when they differ or are missing', () => {
    const [first] = generatedFiles();
    expect(
      outOfDate([{ path: first!.path, text: 'other' }, { path: 'data/schemas/nowhere.json', text: '' }, first!]).map(
        ({ text }) => text,
      ),
    ).toEqual(['other', '']);
  });
});

describe('every file of data/', () => {
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  const cases = [
    ['vendors', 'vendor'],
    ['labs', 'laboratory'],
    ['compounds', 'compound'],
  ].flatMap(([folder, schema]) =>
    readdirSync(`data/${folder}`).map(
      (file) => [`data/${folder}/${file}`, `../schemas/${schema}.schema.json`] as const,
    ),
  );

  it.each([...cases, ['data/site.json', 'schemas/site.schema.json'] as const])(
    '%s names its schema and follows it',
    (path, schema) => {
      const content = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
      if (content['draft'] === true) return;
      expect(content['$schema'], `Write "$schema": "${schema}" as the first member of ${path}.`).toBe(schema);
      const file = `data/${schema.replace('../', '')}`;
      const validate =
        ajv.getSchema(schema.replace(/^.*\//, '')) ?? ajv.compile(JSON.parse(readFileSync(file, 'utf8')) as object);
      expect(validate(content), JSON.stringify(validate.errors)).toBe(true);
    },
  );
});
