/** The parts of an OpenAPI document that the API page reads. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
}

interface Media {
  schema: JsonSchema;
  examples?: Record<string, { summary: string; value: unknown }>;
}

interface Operation {
  parameters?: { name: string; in: string; description: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description: string; content?: Record<string, Media> }>;
}

/** Of an OpenAPI document the parts from which the API page is made. */
export interface OpenapiDocument {
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** One row of a table of fields on the API page. */
export interface Field {
  name: string;
  /** Its type in words, such as "list of Source" or "string or null". */
  type: string;
  required: boolean;
  description: string;
}

/** The fields of an object schema, references followed, for a table; of a choice, those of its first. */
export function fieldsOf(schema: JsonSchema, document: OpenapiDocument): Field[] {
  const resolved = resolve(schema, document);
  const target = resolve(resolved.anyOf?.[0] ?? resolved, document);
  return Object.entries(target.properties ?? {}).map(([name, property]) => ({
    name,
    type: typeWords(property),
    required: target.required?.includes(name) ?? false,
    description: property.description ?? resolve(property, document).description ?? '',
  }));
}

function resolve(schema: JsonSchema, document: OpenapiDocument): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (document.components.schemas[name] ?? {});
}

function typeWords(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!;
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeWords))].join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum)
    return schema.enum.length <= 4
      ? schema.enum.map((value) => JSON.stringify(value)).join(' or ')
      : `one of ${schema.enum.length} words`;
  if (schema.type === 'array') return `list of ${schema.items ? typeWords(schema.items) : 'anything'}`;
  if (schema.format === 'date') return 'day';
  if (schema.format === 'uri') return 'address';
  return [schema.type ?? 'anything'].flat().join(' or ');
}
