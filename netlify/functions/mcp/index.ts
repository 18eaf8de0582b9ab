import type { Config, Context } from '@netlify/functions';
// src/mcp/handle-mcp.ts with its libraries in one file (scripts/build/bundle-mcp.ts).
import { createMcpEndpoint } from '../../../.generated/mcp-endpoint.mjs';
import { dataset } from '../../dataset.ts';
import { requestEnvironment } from '../../request-environment.ts';
import { serviceVersion } from '../../service-version.ts';

/** Where Netlify serves the function. */
export const config: Config = { path: '/mcp' };

const answer = createMcpEndpoint(dataset, serviceVersion);

/** Answers agents that speak the Model Context Protocol. */
export default async (request: Request, context: Context): Promise<Response> =>
  answer(request, requestEnvironment(context));
