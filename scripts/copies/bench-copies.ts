import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { loadData } from '../../data/index.ts';
import { compareCopies } from '../../src/coa/compare/compare-copies.ts';
import type { Copy } from '../../src/coa/compare/copy.ts';
import { copyOfAnswer } from '../../src/coa/compare/copy-of-answer.ts';
import { createTextReader } from '../../src/coa/ocr/read-text.ts';
import { writeWords } from '../../src/coa/report/write-evidence.ts';
import { offlineContext } from '../audit/offline.ts';
import { TODAY } from '../certificates/content/dates.ts';
import { createCachedReader } from '../evaluate/cached-reader.ts';
import { describeScores } from './describe-scores.ts';
import { planPairs } from './plan-pairs.ts';
import { copyReader } from './read-pictures.ts';
import { type ScoredPair, scorePair } from './score-pair.ts';

/**
 * Holds pairs of real pages against one another and prints how often the answer is right: edited pages and their sources,
 * one page taken in two ways, and different reports of one laboratory. `--cache` keeps what the reader read, `--readings`
 * whole readings, `--slice 2/6` takes every sixth pair from the second on, `--misses` lists what went wrong. `--answers` compares
 * what the answers to two checks tell, as the check page does; `--fields` leaves out their words too, as with prepared answers.
 */
const USAGE =
  'npm run bench:copies -- [COLLECTION] [--only TEXT] [--slice I/N] [--cache FOLDER] [--readings FOLDER] [--misses] [--answers] [--fields]';
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    slice: { type: 'string', default: '1/1' },
    cache: { type: 'string' },
    readings: { type: 'string' },
    misses: { type: 'boolean', default: false },
    answers: { type: 'boolean', default: false },
    fields: { type: 'boolean', default: false },
  },
});
const slice = /^(\d+)\/(\d+)$/.exec(options.slice);
if (slice === null) {
  console.error(USAGE);
  process.exit(2);
}
const [collection = '../shared/coa-corpus'] = positionals;
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
