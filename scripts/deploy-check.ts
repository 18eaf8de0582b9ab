/**
 * Builds as Netlify does, without asking Netlify: `npm run deploy:check`. @netlify/build is what the platform and its command
 * line run; here it comes from the project's own lock file, so that a fresh clone needs the registry of npm and nothing else.
 * It runs the build command of netlify.toml, bundles the functions, merges headers and redirects; what would be deployed is
 * then compared with what the project promises: three functions, no edge function, pages with a policy of their own.
 */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import build from '@netlify/build';
import { readCommandLine } from './command-line.ts';

const USAGE = `npm run deploy:check

  Builds as Netlify does, without asking Netlify, and compares what would be deployed with what the project promises.`;
readCommandLine(USAGE, {}, { positionals: false });

const FUNCTIONS = ['check-coa', 'health', 'mcp'];
/** Where @netlify/build puts what it would upload. */
const FUNCTIONS_FOLDER = '.netlify/functions';
const EDGE_FOLDER = '.netlify/edge-functions-dist';

for (const folder of [FUNCTIONS_FOLDER, EDGE_FOLDER]) rmSync(folder, { recursive: true, force: true });
const { success, netlifyConfig } = await build({
  cwd: process.cwd(),
  mode: 'cli',
  context: 'production',
  offline: true,
  telemetry: false,
});
if (!success) {
  console.error('Netlify’s build failed; its output above says where.');
  process.exit(1);
}

const problems: string[] = [];
const bundles = readdirSync(FUNCTIONS_FOLDER).filter((file) => file.endsWith('.zip'));
const names = bundles.map((file) => path.basename(file, '.zip')).sort();
if (names.join() !== FUNCTIONS.join())
  problems.push(`Expected the functions ${FUNCTIONS.join(', ')}; bundled are ${names.join(', ')}.`);
const isEdge = existsSync(EDGE_FOLDER) && readdirSync(EDGE_FOLDER).some((file) => !file.endsWith('.json'));
if (isEdge) problems.push('Expected no edge function.');
const headers = (netlifyConfig?.headers ?? []) as { for: string; values: Record<string, unknown> }[];
if (!headers.some(({ values }) => Object.keys(values).some((name) => /^content-security-policy$/i.test(name))))
  problems.push('Expected Content-Security-Policy headers of the pages, which the adapter writes.');
if (!existsSync('dist/index.html')) problems.push('Expected the built site in dist/.');

for (const file of bundles)
  console.log(`${file}: ${(statSync(path.join(FUNCTIONS_FOLDER, file)).size / 1e6).toFixed(1)} MB`);
console.log(`${headers.length} rules of headers`);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
