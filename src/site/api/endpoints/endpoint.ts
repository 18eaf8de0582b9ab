import type { z } from 'zod';

/** A named example. */
export interface Example {
  name: string;
  summary: string;
  value: unknown;
}

/** One parameter in the path, the query or a header. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: Record<string, unknown>;
  example: string;
}

/** One documented answer that is no problem. */
export interface EndpointAnswer {
  /** Status, or a range such as 4XX. */
  status: string;
  description: string;
  mediaType?: string;
  schema?: z.ZodType;
  examples?: readonly Example[];
  /** Names of the headers that it carries beside those of every answer. */
  headers?: readonly string[];
}

/** One endpoint of the public interface: everything that openapi.json, llms.txt and the API page say of it. */
export interface Endpoint {
  operationId: string;
  method: 'get' | 'post';
  /** Path with {parameters}. */
  path: string;
  tag: 'check' | 'data' | 'mcp' | 'status';
  summary: string;
  description: string;
  parameters?: readonly Parameter[];
  request?: { schema: z.ZodType; examples: readonly Example[] };
  answers: readonly EndpointAnswer[];
  /** Ids of the problems that it answers with. */
  problems: readonly string[];
  /** Headers that its problems carry too. */
  problemHeaders?: readonly string[];
  /** A call that works as it stands, for a command line. */
  curl: string;
}
