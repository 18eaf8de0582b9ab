/**
 * Puts the MCP endpoint and the libraries it uses into one file for the function, which then opens that instead of a
 * hundred when it starts: a third less time before the first answer. Netlify's own bundler leaves packages as they are.
 * Run by `npm run data`.
 */
import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const OUTPUT = '.generated/mcp-endpoint';

await build({
  entryPoints: ['src/mcp/handle-mcp.ts'],
  outfile: `${OUTPUT}.mjs`,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  legalComments: 'inline',
  logLevel: 'warning',
});
writeFileSync(`${OUTPUT}.d.mts`, "export * from '../src/mcp/handle-mcp.ts';\n");
