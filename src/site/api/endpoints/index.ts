import type { SiteContext } from '../../context.ts';
import { checkCoaEndpoint } from './check-coa.ts';
import { dataFileEndpoints } from './data-files.ts';
import type { Endpoint } from './endpoint.ts';
import { healthEndpoint } from './health.ts';
import { mcpEndpoint } from './mcp.ts';
import { vendorEndpoint, vendorsEndpoint } from './vendors.ts';

export type { Endpoint } from './endpoint.ts';

/** The catalogue of endpoints: every published description of the interface is built from it. */
export function endpoints(context: SiteContext): Endpoint[] {
  return [
    checkCoaEndpoint(context),
    vendorsEndpoint(context),
    vendorEndpoint(context),
    ...dataFileEndpoints(context),
    mcpEndpoint(context),
    healthEndpoint(context),
  ];
}
