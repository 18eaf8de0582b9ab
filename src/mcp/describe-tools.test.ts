import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { VENDOR_VERDICTS_EXPLAINED } from '../dataset/vendor/verdicts.ts';
import { describeTools } from './describe-tools.ts';
import { TOOLS } from './tools/index.ts';

const described = describeTools(TOOLS);

test('there are exactly the three tools, in a fixed order', () => {
  expect(described.map(({ name }) => name)).toEqual(['lookup_vendor', 'list_vendors', 'get_headline_finding']);
});

test.each(described.map((tool) => [tool.name, tool] as const))(
  '%s says that it only reads a closed set of data',
  (_name, { annotations, title, description }) => {
    expect(title).toBeTruthy();
    expect(annotations).toEqual({
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    });
    expect(description).toMatch(/^Use this tool when .*; use .*Returns \{/s);
  },
);

test.each(described.map((tool) => [tool.name, tool] as const))(
  'the schemas of %s are valid JSON Schema 2020-12 and describe every field',
  (_name, { inputSchema, outputSchema }) => {
    for (const schema of [inputSchema, outputSchema]) {
      const ajv = new Ajv2020({ strict: true, validateFormats: false, allowUnionTypes: true });
      expect(ajv.validateSchema(schema)).toBe(true);
      expect(() => ajv.compile(schema)).not.toThrow();
      expect(schema).not.toHaveProperty('$schema');
      for (const [field, value] of Object.entries(
        (schema['properties'] ?? {}) as Record<string, { description?: string }>,
      ))
        expect(value.description, field).toBeTruthy();
    }
  },
);

test('a tool without arguments says so in the recommended way', () => {
  expect(described[2]?.inputSchema).toEqual({ type: 'object', additionalProperties: false });
});

test('no schema has a list of types: clients that know one type only would drop or refuse it', () => {
  expect(JSON.stringify(described)).not.toContain('"type":[');
  expect(described[1]?.outputSchema['properties']).toMatchObject({
    next_cursor: { anyOf: [{ type: 'string' }, { type: 'null' }] },
  });
});

test('arguments are closed, answers are open to additions', () => {
  for (const { inputSchema } of described) expect(inputSchema['additionalProperties']).toBe(false);
  expect(JSON.stringify(described.map(({ outputSchema }) => outputSchema))).not.toContain('additionalProperties');
});

test('what need not be given may be null', () => {
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(described[1]?.inputSchema ?? {});
  const nothing = { verdict: null, coa_type: null, min_rating: null, max_rating: null, limit: null, cursor: null };
  expect(validate(nothing)).toBe(true);
});

test('no tool says of vendors on watch that they publish no certificates: some could not be seen', () => {
  for (const { name, description } of described) expect(description, name).toContain(VENDOR_VERDICTS_EXPLAINED);
  expect(JSON.stringify(described)).not.toMatch(/(that|who|"?watch"?:?) (do|does) not/);
});
