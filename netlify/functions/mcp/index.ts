import type { Config, Context } from '@netlify/functions';
import { createMcpEndpoint } from '../../../src/mcp/handle-mcp.ts';
import { dataset } from '../../dataset.ts';
import { requestEnvironment } from '../../request-environment.ts';
import { serviceVersion } from '../../service-version.ts';

export const config: Config = { path: '/mcp' };

const answer = createMcpEndpoint(dataset, serviceVersion);

export default async (request: Request, context: Context): Promise<Response> => answer(request, requestEnvironment(context));
