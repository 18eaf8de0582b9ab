/**
 * What the MCP server puts into a model's context: twenty questions that a model would ask, each by the calls that the
 * tools' own schemas suggest, with calls and bytes of every answer: `npm run bench:mcp-context`.
 *
 * "Text" is what stands in the answers' text content, which is what most clients show a model; "wire" is whole answers.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCommandLine } from '../../command-line.ts';
import { table } from '../../evaluate/statistics.ts';
import { QUESTIONS } from './questions.ts';
import { type Session, startSession } from './session.ts';

const USAGE = `npm run bench:mcp-context -- [FOLDER]

  FOLDER  another checkout of the project, such as an older one, with its own data; this one when left out`;
const [folder = '.'] = readCommandLine(USAGE, {}, { positionals: true }).positionals;
const root = path.resolve(folder);
const load = (file: string): Promise<unknown> => import(pathToFileURL(path.join(root, file)).href);
const { createMcpEndpoint } = (await load('src/mcp/handle-mcp.ts')) as typeof import('../../../src/mcp/handle-mcp.ts');
const { loadData } = (await load('data/index.ts')) as typeof import('../../../data/index.ts');

const data = loadData();
const endpoint = createMcpEndpoint(data, '1.0.0');
const start = (): Promise<Session> => startSession(endpoint);

const rows: (string | number)[][] = [];
const sums = { calls: 0, text: 0, wire: 0, most: 0, answered: 0 };
for (const { asks, answer, expected } of QUESTIONS) {
  const session = await start();
  const isRight = JSON.stringify(await answer(session)) === JSON.stringify(expected(data));
  const { calls, text, wire, most } = session.spent;
  rows.push([asks, calls, text, wire, most, isRight ? 'yes' : 'no']);
  sums.calls += calls;
  sums.text += text;
  sums.wire += wire;
  sums.most = Math.max(sums.most, most);
  sums.answered += isRight ? 1 : 0;
}
rows.push(['all', sums.calls, sums.text, sums.wire, sums.most, `${sums.answered} of ${QUESTIONS.length}`]);
console.log(table([['question', 'calls', 'text, bytes', 'wire, bytes', 'longest text', 'answered'], ...rows]));
const { listBytes, instructions } = await start();
console.log(
  `\ntools/list ${listBytes} bytes, instructions ${instructions.length} characters, ${Math.round(sums.text / sums.calls)} bytes of text an answer.`,
);
