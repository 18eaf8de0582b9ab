import { availableParallelism } from 'node:os';
import { loadData } from '../../data/index.ts';
import { compareCopies } from '../../src/coa/compare/compare-copies.ts';
import type { Copy } from '../../src/coa/compare/copy.ts';
import { copyOfAnswer } from '../../src/coa/compare/copy-of-answer.ts';
import { createTextReader } from '../../src/coa/ocr/read-text.ts';
import { writeWords } from '../../src/coa/report/write-evidence.ts';
import { offlineContext } from '../audit/offline.ts';
import { TODAY } from '../certificates/content/dates.ts';
import { readCommandLine, refuse } from '../command-line.ts';
import { createCachedReader } from '../evaluate/cached-reader.ts';
import { describeScores } from './describe-scores.ts';
import { planPairs } from './plan-pairs.ts';
import { copyReader } from './read-pictures.ts';
import { type ScoredPair, scorePair } from './score-pair.ts';

const COLLECTION = '../shared/coa-corpus';

/**
 * Holds pairs of real pages against one another and prints how often the answer is right: edited pages and their sources,
 * one page taken in two ways, and different reports of one laboratory.
 */
const USAGE = `npm run bench:copies -- [COLLECTION] [OPTIONS]

  COLLECTION         a folder that holds wild/ and real-edited/; ${COLLECTION} when left out
  --only TEXT        only pairs in whose description the text stands
  --slice I/N        every N-th pair from the I-th on; all when left out
  --cache FOLDER     keep what the reader read, so that a second run reads only what is new
  --readings FOLDER  keep whole readings, which do not notice a change in how pages are read: empty the folder then
  --misses           list every answer that was not right
  --answers          compare what the answers to two checks tell, as the check page does
  --fields           leave out their words too, as with prepared answers`;
const { values: options, positionals } = readCommandLine(
  USAGE,
  {
    only: { type: 'string' },
    slice: { type: 'string', default: '1/1' },
    cache: { type: 'string' },
    readings: { type: 'string' },
    misses: { type: 'boolean', default: false },
    answers: { type: 'boolean', default: false },
    fields: { type: 'boolean', default: false },
  },
  { positionals: true },
);
const slice = /^(\d+)\/(\d+)$/.exec(options.slice);
if (slice === null) refuse(USAGE);
const [collection = COLLECTION] = positionals;
const pairs = planPairs(collection)
  .filter((pair) => options.only === undefined || JSON.stringify(pair).includes(options.only))
  .filter((_, index) => index % Number(slice[2]) === Number(slice[1]) - 1);
const start = () => createTextReader(Math.min(2, availableParallelism()));
const reader = options.cache === undefined ? start() : createCachedReader(start, options.cache);
// However busy the machine is: a reading cut short would be kept.
const context = offlineContext(loadData(), reader, TODAY);
const readAll = copyReader(collection, context, options.readings ?? null);
const read = async (taken: Parameters<typeof readAll>[0]): Promise<Copy> => {
  const copy = await readAll(taken);
  if (!options.answers && !options.fields) return copy;
  const words = options.fields ? [] : writeWords(copy.words);
  return copyOfAnswer({ page: copy, fields: copy.fields, codes: copy.codes, words }, copy.file, copy.grey);
};

const scores: ScoredPair[] = [];
for (const pair of pairs) {
  try {
    const [given, copy] = [await read(pair.given), await read(pair.copy)];
    const from = process.cpuUsage();
    const comparison = compareCopies(given, copy);
    const { user, system } = process.cpuUsage(from);
    scores.push(scorePair(pair, comparison, (user + system) / 1000));
  } catch (error) {
    console.error(`${pair.given.file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${scores.length} of ${pairs.length}`);
}
await reader.close();
console.log(describeScores(scores, options.misses));
