import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import { logToConsole } from '../src/http/log.ts';
import type { RequestEnvironment } from '../src/http/serve-request.ts';
import { linkHeader } from './link-header.ts';
import { site } from './site.ts';

/** What every handler needs of its host: the clock, the log, the request's id. */
export function requestEnvironment(context: Pick<Context, 'requestId'>): RequestEnvironment {
  return {
    requestId: context.requestId || randomUUID(),
    now: () => new Date(),
    log: logToConsole,
    documentation: `${site.base_url}/docs/`,
    link: linkHeader,
  };
}
