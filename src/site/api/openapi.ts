import type { ProblemKind, SiteContext } from '../context.ts';
import type { PublishedDocument } from '../documents/document.ts';
import { hostName } from '../words/host-name.ts';
import type { EndpointAnswer, Example } from './endpoints/endpoint.ts';
import { type Endpoint, endpoints } from './endpoints/index.ts';
import { openapiHeaders } from './openapi-headers.ts';
import { exampleMembers, Problem } from './problem-schema.ts';
import { type SchemaComponents, schemaComponents } from './schema-components.ts';

/** Version of the public interface; it changes with it, not with the data. */
export const API_VERSION = '1.0.0';

const TAGS = [
  { name: 'check', description: 'Checking a picture of a certificate.' },
  { name: 'data', description: 'The open audit of vendors, as static files.' },
  { name: 'mcp', description: 'The same audit for agents, over the Model Context Protocol.' },
  { name: 'status', description: 'Whether the service works.' },
];

const DESCRIPTION = `Checks pictures of research-peptide certificates of analysis, and publishes an open audit of UK vendors.

No authentication: there are no keys, and an Authorization header is ignored. Automated clients are asked to send a descriptive User-Agent with a contact. Errors are RFC 9457 problem details that say what to do. Every endpoint may be called from any web page (CORS).

Answers may gain fields without a new version: ignore those that you do not know. Changes are listed on the page that externalDocs names, under "Changes to the interface".

Verdicts are opinions on observed facts. Not medical advice; no product is tested and no vendor endorsed here.`;

/** The OpenAPI 3.1.0 description of the public interface. */
export function buildOpenapi(context: SiteContext): Record<string, unknown> {
  const { site } = context.data;
  const components = schemaComponents(context);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints(context)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: operation(endpoint, context, components) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: API_VERSION,
      summary: 'Certificates of analysis: a checker and an open audit of UK vendors.',
      description: site.demonstration
        ? `${DESCRIPTION}\n\nDemonstration: the vendors in the data are invented and say nothing about any real business.`
        : DESCRIPTION,
      contact: { name: site.publisher, url: `${site.base_url}/about/`, email: site.contact_email },
      license: { name: site.dataset.licence.name, identifier: site.dataset.licence.id },
    },
    externalDocs: { description: 'The same for people, with examples', url: `${site.base_url}/docs/` },
    servers: [
      { url: '/', description: 'The site that serves this document' },
      { url: site.base_url, description: 'The public service' },
    ],
    tags: TAGS,
    security: [],
    paths,
    components: { schemas: components.schemas, headers: openapiHeaders(context) },
  };
}

/** The description of the interface for programs, as a document of the site. */
export const OPENAPI = {
  path: '/openapi.json',
  title: 'OpenAPI 3.1.0',
  mediaType: 'application/vnd.oai.openapi+json; charset=utf-8',
  rel: 'service-desc',
  catalogue: { rel: 'service-desc', of: ['/api/check-coa', '/data/vendors.json'] },
  llms: { section: 'API', about: 'every field, limit, error and example' },
  build: buildOpenapi,
} as const satisfies PublishedDocument;

function operation(endpoint: Endpoint, context: SiteContext, components: SchemaComponents): Record<string, unknown> {
  const { operationId, tag, summary, description, parameters, request } = endpoint;
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    security: [],
    ...(parameters && { parameters }),
    ...(request && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: components.ref(request.schema), examples: examplesOf(request.examples) },
        },
      },
    }),
    responses: { ...answers(endpoint, components), ...problemAnswers(endpoint, context, components) },
  };
}

function answers(endpoint: Endpoint, components: SchemaComponents): Record<string, unknown> {
  // Static files carry no request id.
  const common = endpoint.tag === 'data' ? [] : ['X-Request-Id'];
  return Object.fromEntries(
    endpoint.answers.map((answer) => [answer.status, describeAnswer(answer, common, components)]),
  );
}

function describeAnswer(
  answer: EndpointAnswer,
  common: readonly string[],
  components: SchemaComponents,
): Record<string, unknown> {
  const { description, mediaType, schema, examples = [], headers = [] } = answer;
  const names = [...common, ...headers];
  return {
    description,
    ...(names.length > 0 && { headers: headerRefs(names) }),
    ...(mediaType &&
      schema && {
        content: {
          [mediaType]: { schema: components.ref(schema), examples: examplesOf(examples) },
        },
      }),
  };
}

/** Refused before the request is counted, or of a fault that nobody thought of: neither says what is left of the quota. */
const UNCOUNTED = ['405', '500'];

/** Problems by status: several kinds may share one, each with its own example. */
function problemAnswers(
  endpoint: Endpoint,
  context: SiteContext,
  components: SchemaComponents,
): Record<string, unknown> {
  const kinds = endpoint.problems.map((id) => {
    const kind = context.problems.find((problem) => problem.id === id);
    if (!kind) throw new Error(`Unknown problem "${id}" at ${endpoint.path}.`);
    return kind;
  });
  const byStatus = Object.entries(Object.groupBy(kinds, ({ status }) => String(status))) as [string, ProblemKind[]][];
  return Object.fromEntries(
    byStatus.map(([status, group]) => {
      const retry = status === '429' || status === '503' ? ['Retry-After'] : [];
      const allow = status === '405' ? ['Allow'] : [];
      const headers = headerRefs([
        'X-Request-Id',
        ...allow,
        ...retry,
        ...(UNCOUNTED.includes(status) ? [] : (endpoint.problemHeaders ?? [])),
      ]);
      const content = {
        'application/problem+json': {
          schema: components.ref(Problem),
          examples: examplesOf(group.map((kind) => problemExample(kind, context))),
        },
      };
      return [
        status,
        { description: group.map(({ title, about }) => `${title}. ${about}`).join(' — '), headers, content },
      ];
    }),
  );
}

function problemExample({ id, type, title, status, about }: ProblemKind, { data, rateLimit }: SiteContext): Example {
  const baseUrl = data.site.base_url;
  const value = {
    type: new URL(type, baseUrl).href,
    title,
    status,
    detail: about,
    instance: `tag:${hostName(baseUrl)},2026:request/0f3c7a52-6f0e-4f0c-9f0b-2d9f0d1f6a11`,
    ...exampleMembers(id, rateLimit),
  };
  return { name: id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()), summary: title, value };
}

function examplesOf(examples: readonly Example[]): Record<string, Omit<Example, 'name'>> {
  return Object.fromEntries(examples.map(({ name, ...example }) => [name, example]));
}

function headerRefs(names: readonly string[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
