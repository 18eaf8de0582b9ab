import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine, refuse } from '../command-line.ts';
import { fixtureRequests, inventedOnly, pairRequests } from './fixtures.ts';
import type { MadeLabel, Split } from './labels.ts';
import { makePage } from './make-page.ts';
import { plan } from './plan.ts';
import { Renderer } from './print/browser.ts';
import { FONTS } from './print/style.ts';
import { loadWorld } from './world.ts';

const USAGE = `npm run certificates -- --out FOLDER [OPTIONS]

  --out FOLDER        write the pages and their labels.json there
  --n COUNT           pages in all, a little more when there are fewer than scenarios; 240 when left out
  --seed TEXT         another one gives other pages; 1 when left out
  --split SPLIT       only templates and documents of train or of held-out; all when left out
  --scenarios ID,…    only these, not_certificate for pages that are none; every scenario when left out
  --fixtures          the pages of fixtures/certificates in place of those planned
  --pair              the two pages of fixtures/pages in place of those planned`;

const { values } = readCommandLine(
  USAGE,
  {
    out: { type: 'string' },
    n: { type: 'string', default: '240' },
    seed: { type: 'string', default: '1' },
    split: { type: 'string', default: 'all' },
    scenarios: { type: 'string' },
    fixtures: { type: 'boolean', default: false },
    pair: { type: 'boolean', default: false },
  },
  { positionals: false },
);

const count = Number(values.n);
if (
  values.out === undefined ||
  !Number.isInteger(count) ||
  count < 1 ||
  !['train', 'held-out', 'all'].includes(values.split)
) {
  refuse(USAGE);
}

for (const font of missingFonts())
  console.error(`Font "${font}" is not installed; a similar one is used. See scripts/certificates/README.md.`);

const committed = values.pair ? pairRequests() : values.fixtures ? fixtureRequests() : null;
const world = committed !== null ? inventedOnly(loadWorld()) : loadWorld();
const requests =
  committed ??
  plan(count, values.seed, values.split === 'all' ? undefined : [values.split as Split], values.scenarios?.split(','));
const started = Date.now();
let renderer: Renderer;
try {
  renderer = await Renderer.open();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
mkdirSync(values.out, { recursive: true });
const labels: MadeLabel[] = [];
for (const request of requests) {
  const { bytes, label } = await makePage(request, world, renderer);
  writeFileSync(join(values.out, label.file), bytes);
  labels.push(label);
  if (process.stderr.isTTY) process.stderr.write(`\r${labels.length} of ${requests.length}`);
}
await renderer.close();
writeFileSync(join(values.out, 'labels.json'), `${JSON.stringify(labels, null, 1)}\n`);
console.error(
  `${labels.length} pages in ${values.out}, ${Math.round((Date.now() - started) / labels.length)} ms a page`,
);

/** Fonts of the templates that are not installed; none when that cannot be told. */
function missingFonts(): string[] {
  let installed: string;
  try {
    installed = execFileSync('fc-list', [':', 'family'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return [];
  }
  const families = new Set(installed.split(/[\n,]/).map((family) => family.trim()));
  return Object.values(FONTS)
    .flatMap((kinds) => Object.values(kinds).flat())
    .filter((font) => !families.has(font));
}
