import fc, { type Arbitrary } from 'fast-check';

/** The keywords of JSON Schema that the requests of openapi.json and of the MCP tools use. */
interface Schema {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  type?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

/**
 * Values that a schema allows.
 *
 * @param schemas what `$ref` points at, by name.
 */
export function arbitraryFrom(schema: Schema, schemas: Record<string, Schema> = {}): Arbitrary<unknown> {
  const inner = (part: Schema) => arbitraryFrom(part, schemas);
  if (schema.$ref !== undefined) return inner(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(inner));
  switch (schema.type) {
    case 'string':
      return schema.pattern === undefined ? text(schema) : fc.stringMatching(new RegExp(schema.pattern));
    case 'integer':
      return fc.integer({
        ...(schema.minimum !== undefined && { min: schema.minimum }),
        ...(schema.maximum !== undefined && { max: Math.min(schema.maximum, 2 ** 31 - 1) }),
      });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(inner(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 4 });
    case 'object':
      return object(schema, inner);
    default:
      return fc.jsonValue();
  }
}

function text({ minLength = 0, maxLength = 40 }: Schema): Arbitrary<string> {
  return fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, minLength + 40) });
}

function object(
  { properties = {}, required = [], additionalProperties }: Schema,
  inner: (part: Schema) => Arbitrary<unknown>,
): Arbitrary<unknown> {
  const known = fc.record(Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part)])), {
    requiredKeys: required,
  });
  if (additionalProperties === false) return known;
  const others = fc.dictionary(fc.string({ minLength: 1, maxLength: 10 }), fc.jsonValue(), { maxKeys: 2 });
  return fc.tuple(others, known).map(([more, values]) => ({ ...more, ...values }));
}
