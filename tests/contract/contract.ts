import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { closed } from '../support/closed-schema.ts';
import type { WireAnswer } from '../support/request-from.ts';

interface Media {
  schema: { $ref: string };
  examples?: Record<string, { summary: string; value?: unknown }>;
}

interface DocumentedAnswer {
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, Media>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Record<string, unknown>;
  example: string;
}

export interface Operation {
  operationId: string;
  method: string;
  /** Path with {parameters}. */
  path: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, DocumentedAnswer>;
}

interface Document {
  paths: Record<
    string,
    Record<string, Omit<Operation, 'method' | 'path' | 'parameters'> & { parameters?: Parameter[] }>
  >;
  components: { schemas: Record<string, object>; headers: Record<string, { schema: { type: string } }> };
}

const document = JSON.parse(readFileSync('dist/openapi.json', 'utf8')) as Document;
const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (ajv: unknown) => void)(ajv);
ajv.addSchema({ $id: 'openapi', ...closed(document) });

/** Every operation that the published openapi.json describes. */
export const OPERATIONS: Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    parameters: [],
    ...operation,
    method: method.toUpperCase(),
    path,
  })),
);

/** The schema components, for generators. */
export const SCHEMAS = document.components.schemas;

/** Path and query of an operation; parameters in the path come from `values`, else from their examples. */
export function pathOf(operation: Operation, values: Record<string, string> = {}): string {
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(
      values[name] ?? operation.parameters.find((parameter) => parameter.name === name)?.example ?? '',
    ),
  );
}

/** The answer that is documented for a status; a range such as 4XX holds for those that are not named. */
export function documentedAnswer(operation: Operation, status: number): DocumentedAnswer | undefined {
  return operation.responses[status] ?? operation.responses[`${String(status)[0]}XX`];
}

/** In what an answer breaks what is documented for its operation; empty when in nothing. */
export function breaches(operation: Operation, { status, headers, body }: WireAnswer): string[] {
  const documented = documentedAnswer(operation, status);
  if (documented === undefined) return [`status ${status} is not documented`];
  const missing = Object.keys(documented.headers ?? {}).flatMap((name) => headerBreaches(name, headers.get(name)));
  return [...missing, ...bodyBreaches(documented, headers.get('content-type'), body)];
}

function headerBreaches(name: string, value: string | null): string[] {
  if (value === null) return [`header ${name} is missing`];
  return document.components.headers[name]?.schema.type === 'integer' && !/^\d+$/.test(value)
    ? [`header ${name} is "${value}"`]
    : [];
}

function bodyBreaches({ content }: DocumentedAnswer, contentType: string | null, body: string): string[] {
  if (content === undefined) return [];
  const [type = ''] = (contentType ?? '').split(';');
  const media = content[type];
  if (media === undefined) return [`type "${contentType}" is not documented`];
  const validate = validatorOf(media.schema.$ref);
  return validate(JSON.parse(body)) ? [] : [`body: ${ajv.errorsText(validate.errors)}`];
}

/** The validator of a schema of openapi.json, by its reference there. */
function validatorOf(reference: string): ValidateFunction {
  const validate = ajv.getSchema(`openapi${reference}`);
  if (validate === undefined) throw new Error(`Unknown schema "${reference}".`);
  return validate;
}
