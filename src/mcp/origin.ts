import { HttpProblem } from '../http/problem.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * An origin as it is written in the header (RFC 6454, section 7): of any scheme, since extensions of browsers
 * (chrome-extension:, moz-extension:) and windows of desktop and phone apps (vscode-webview:, tauri:, app:, capacitor:,
 * file: without a host) have their own. `URL.origin` is of no use here: of such schemes it is "null".
 */
const ORIGIN = /^(null|file:\/\/|[a-z][a-z0-9+.-]*:\/\/[^/?#\s@]+)$/i;

/**
 * The Origin policy, which the specification leaves to the server. The service is public, anonymous and read only, so
 * any web page and any app may call it. On a loopback address it is somebody's own machine: only pages from there may, lest a
 * foreign page reaches it by rebinding a name.
 *
 * @throws HttpProblem `origin-refused` (403).
 */
export function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  if (origin === null) return;
  if (!ORIGIN.test(origin))
    throw new HttpProblem('origin-refused', 'The Origin header is not an origin such as "https://site.example".');
  if (LOOPBACK.test(new URL(request.url).hostname) && !isPageOfLoopback(origin)) {
    throw new HttpProblem(
      'origin-refused',
      'This server runs on a loopback address and answers only pages from there.',
    );
  }
}

/** Strict: an origin of the web, written as browsers write it, on a loopback name or address. */
function isPageOfLoopback(origin: string): boolean {
  const url = URL.parse(origin);
  return url !== null && url.origin === origin.toLowerCase() && LOOPBACK.test(url.hostname);
}
