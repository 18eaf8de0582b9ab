/** What Mozilla's HTTP Observatory looks at of one page. */
export interface Observed {
  headers: Record<string, string>;
  html: string;
  host: string;
}

/**
 * Top-level domains that browsers reach by HTTPS only, subdomains included: Google's, in Chromium's preload list for
 * HSTS since version 63 (textslashplain.com/2017/12/05). Any other domain is on the list only if its owner put it there.
 */
const PRELOADED_DOMAINS = new Set(['app', 'dev', 'page', 'foo', 'new']);

/**
 * The score that the HTTP Observatory gives, by its published table (mdn/mdn-http-observatory, src/grader/charts.js):
 * 100, less what is missing, and bonuses once that stands at 90. Redirection to HTTPS is the host's, cookies there are
 * none; both count 0.
 *
 * @returns the score, and each line that moved it.
 */
export function observatoryScore({ headers, html, host }: Observed): { score: number; lines: Record<string, number> } {
  const lines: Record<string, number> = {
    'content-security-policy': contentSecurityPolicy(headers['content-security-policy']),
    cookies: headers['set-cookie'] === undefined ? 0 : -40,
    'cross-origin-resource-sharing': headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
    'cross-origin-resource-policy':
      { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }[
        headers['cross-origin-resource-policy'] ?? 'cross-origin'
      ] ?? -5,
    'referrer-policy': referrerPolicy(headers['referrer-policy']),
    'strict-transport-security': transportSecurity(headers['strict-transport-security'], host),
    'subresource-integrity': subresourceIntegrity(html),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': /frame-ancestors/.test(headers['content-security-policy'] ?? '')
      ? 5
      : /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '')
        ? 0
        : -20,
  };
  const values = Object.values(lines);
  const base = 100 + values.filter((value) => value < 0).reduce((sum, value) => sum + value, 0);
  const score = base < 90 ? base : base + values.filter((value) => value > 0).reduce((sum, value) => sum + value, 0);
  return { score, lines };
}

function contentSecurityPolicy(policy: string | undefined): number {
  if (policy === undefined) return -25;
  const directives = new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );
  const of = (name: string): string[] => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const broad = (sources: readonly string[]): boolean =>
    sources.some((source) => /^('unsafe-inline'|data:|https?:|\*)$/.test(source));
  if (broad(of('script-src')) || broad(of('object-src'))) return -20;
  if (of('script-src').includes("'unsafe-eval'")) return -10;
  if ([...directives.values()].flat().some((source) => source.startsWith('http:'))) return -20;
  if (broad(of('style-src'))) return 0;
  const closed = directives.get('default-src')?.join() === "'none'";
  const forms = directives.get('form-action')?.every((source) => source === "'none'" || source === "'self'") ?? false;
  return closed && forms ? 10 : 5;
}

function referrerPolicy(policy: string | undefined): number {
  if (policy === undefined) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
    policy.split(',').at(-1)!.trim(),
  )
    ? 5
    : -5;
}

function transportSecurity(header: string | undefined, host: string): number {
  if (PRELOADED_DOMAINS.has(host.split('.').at(-1)!)) return 5;
  if (header === undefined) return -20;
  const age = Number(/max-age=(\d+)/.exec(header)?.[1]);
  return age >= 15_552_000 ? 0 : -10;
}

function subresourceIntegrity(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => /\bsrc=/.test(tag));
  const foreign = scripts.filter((tag) => /\bsrc="?(https?:)?\/\//.test(tag));
  if (foreign.length > 0) return foreign.every((tag) => /\bintegrity=/.test(tag)) ? 5 : -50;
  return scripts.length > 0 && scripts.every((tag) => /\bintegrity=/.test(tag)) ? 5 : 0;
}
