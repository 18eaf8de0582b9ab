/** Serves the built site, the API and MCP on this machine: `npm start`. PORT and BLOBS_FOLDER choose others than 8888 and .blobs. */
import { existsSync } from 'node:fs';
import { startServer } from './local/start-server.ts';

const root = process.cwd();
const port = Number(process.env['PORT'] ?? 8888);
const blobsFolder = process.env['BLOBS_FOLDER'] ?? '.blobs';

if (!existsSync('dist/index.html')) {
  console.error('Nothing is built yet. Run "npm start", which builds first.');
  process.exit(1);
}
try {
  const { url } = await startServer({ port, blobsFolder, root });
  console.log(`Site ${url}/\nAPI  ${url}/api/check-coa\nMCP  ${url}/mcp\nCtrl+C ends it.`);
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is in use. Choose another: PORT=8899 npm start` : error);
  process.exit(1);
}
