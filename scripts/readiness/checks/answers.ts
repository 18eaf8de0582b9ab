import { demand, type ReadinessCheck } from '../check.ts';
import { AGENT_PROBE } from '../sources.ts';

/** What requests are answered with. */
export const ANSWERS: ReadinessCheck[] = [
  {
    id: 'bots-are-let-in',
    rule: 'The user agents of AI crawlers and assistants get the same 200 as a browser.',
    source: AGENT_PROBE,
    async run(probe) {
      const agents = [
        'GPTBot/1.2',
        'ChatGPT-User/1.0',
        'ClaudeBot/1.0',
        'PerplexityBot/1.0',
        'Googlebot/2.1',
        'bingbot/2.0',
        'Amazonbot/0.1',
        'cohere-ai',
      ];
      for (const agent of agents)
        demand((await probe('/', { headers: { 'User-Agent': agent } })).status === 200, `${agent} is refused`);
      return `${agents.length} user agents`;
    },
  },
  {
    id: 'errors',
    rule: 'What is not there is a 404, under /api/ in JSON; what is refused says how to mend it (RFC 9457).',
    source: AGENT_PROBE,
    async run(probe) {
      demand((await probe('/nothing-of-that-name/')).status === 404, 'a page that is not there is no 404');
      const missing = await probe('/api/nothing');
      demand(
        missing.status === 404 && missing.json<{ detail?: string }>().detail,
        'an endpoint that is not there says nothing',
      );
      const refused = await probe('/api/check-coa');
      demand(
        refused.status === 405 &&
          refused.type === 'application/problem+json' &&
          refused.json<{ detail?: string }>().detail &&
          refused.headers.has('allow'),
        'a refusal says nothing',
      );
      return '404 and 405 say what to do';
    },
  },
  {
    id: 'rate-limit-fields',
    rule: 'A limited endpoint tells its quota in RateLimit-Policy and what is left in RateLimit.',
    source: 'draft-ietf-httpapi-ratelimit-headers; agentprobe.io/methodology',
    async run(probe) {
      const { status, type, headers } = await probe('/api/check-coa', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      });
      demand(status === 400 && type === 'application/problem+json', `an empty check answers ${status}`);
      demand(headers.has('ratelimit-policy') && headers.has('ratelimit'), 'no such fields');
      return headers.get('ratelimit-policy') ?? '';
    },
  },
];
