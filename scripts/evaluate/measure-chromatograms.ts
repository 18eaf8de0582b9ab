import { findTrace } from '../../src/coa/forensics/chromatogram/find-trace.ts';
import { openPicture, untimed } from '../../src/coa/image/open-picture.ts';
import { preparePage } from '../../src/coa/image/prepare/prepare-page.ts';
import { chromatogramDetail, chromatogramDistance, chromatogramHash } from '../../src/coa/records/chromatogram-hash.ts';
import { SAME_TRACE } from '../../src/coa/records/compare-chromatogram.ts';
import { CAPTURES } from '../certificates/captures/index.ts';
import type { Certificate } from '../certificates/content/certificate.ts';
import { SPLITS, type Split } from '../certificates/labels.ts';
import { makePage } from '../certificates/make-page.ts';
import { Renderer } from '../certificates/print/browser.ts';
import { Random } from '../certificates/random.ts';
import { genuine } from '../certificates/scenarios/honest.ts';
import { TEMPLATES } from '../certificates/templates/index.ts';
import { loadWorld } from '../certificates/world.ts';
import { readCommandLine } from '../command-line.ts';
import { quantile, rate, table } from './statistics.ts';

/**
 * Measures how well the chromatogram's hash knows a trace again and tells it from others, by split of the templates. All
 * charts are of one laboratory's method (equal run time and peak width), which is the hardest case.
 */
const USAGE = `npm run measure:chromatograms -- [OPTIONS]

  --charts N     charts of each split of the templates; 30 when left out
  --split SPLIT  only train or held-out; both when left out`;
const { values } = readCommandLine(
  USAGE,
  { charts: { type: 'string', default: '30' }, split: { type: 'string' } },
  { positionals: false },
);

/** Distances at which two traces could be called one; `SAME_TRACE` is chosen among them. */
const DISTANCES = [0.08, 0.1, 0.12, 0.15, 0.2];
const METHOD = { minutes: 20, peakWidth: 0.1 };
/** Kinds of second run: how much retention times move (relative standard deviation), and whether impurities are another batch's. */
const RUNS = [
  { kind: 'same batch run again, 0.1 %', drift: 0.001, otherBatch: false },
  { kind: 'same batch run again, 0.5 %', drift: 0.005, otherBatch: false },
  { kind: 'other batch, same compound, 0.1 %', drift: 0.001, otherBatch: true },
  { kind: 'other batch, same compound, 0.5 %', drift: 0.005, otherBatch: true },
] as const;
/** Ways in which second runs are captured, in turn. */
const DIGITAL = ['png2x', 'jpeg80', 'whatsapp', 'png1x'] as const;

interface Hashed {
  chart: number;
  kind: string;
  capture: string;
  hash: string | null;
  milliseconds: number;
}

const world = loadWorld();
const renderer = await Renderer.open();
for (const split of SPLITS)
  if (values.split === undefined || values.split === split)
    report(split, await hashCharts(split, Number(values.charts)));
await renderer.close();

/** Every chart of the split in every capture, and second runs of it. */
async function hashCharts(split: Split, count: number): Promise<Hashed[]> {
  const variant = genuine.variants[0]!;
  const templates = TEMPLATES.filter((template) => template.split === split && template.features.includes('trace'));
  const hashed: Hashed[] = [];
  for (let chart = 0; chart < count; chart++) {
    const seed = `chromatograms/${split}/${chart}`;
    const honest = variant.make({ world, random: new Random(`${seed}/content`) });
    const certificate = { ...honest.certificate, method: METHOD };
    const hash = async (kind: string, of: Certificate, capture: string): Promise<void> => {
      const subject = { scenario: genuine, variant: { ...variant, make: () => ({ ...honest, certificate: of }) } };
      const { bytes } = await makePage(
        {
          name: 'page',
          seed: kind === 'recaptured' ? seed : `${seed}/${kind}`,
          split,
          subject,
          capture,
          template: templates[chart % templates.length]!.id,
        },
        world,
        renderer,
      );
      const { picture } = await openPicture({ picture: bytes, declaredType: null }, 0, untimed);
      const prepared = preparePage(picture);
      const started = performance.now();
      const trace = findTrace(prepared);
      hashed.push({
        chart,
        kind,
        capture,
        hash: trace && chromatogramHash(trace.heights),
        milliseconds: performance.now() - started,
      });
    };
    for (const { id } of CAPTURES) await hash('recaptured', certificate, id);
    for (const [index, run] of RUNS.entries())
      await hash(
        run.kind,
        runAgain(certificate, run, new Random(`${seed}/${run.kind}`)),
        DIGITAL[(chart + index) % DIGITAL.length]!,
      );
    if (process.stderr.isTTY) process.stderr.write(`\r${split}: ${chart + 1} of ${count}`);
  }
  return hashed;
}

/** The certificate with the peaks of another run: all retention times move together, each a little by itself. */
function runAgain(certificate: Certificate, { drift, otherBatch }: (typeof RUNS)[number], random: Random): Certificate {
  const moved = 1 + random.normal() * drift;
  const peaks = certificate.peaks.map((peak) => {
    const time = peak.time * moved * (1 + random.normal() * drift * 0.2);
    if (peak.height === 1) return { ...peak, time };
    const height = peak.height * Math.exp(random.normal() * (otherBatch ? 0.75 : 0.3));
    return { ...peak, height, time: otherBatch ? Math.max(1.6, time + random.normal() * 0.7) : time };
  });
  return { ...certificate, peaks, method: { ...METHOD, peakWidth: METHOD.peakWidth * (1 + random.normal() * 0.01) } };
}

function report(split: Split, pages: readonly Hashed[]): void {
  const rows: string[][] = [
    ['', 'found, or pairs', ...DISTANCES.map((distance) => `≤ ${distance}`), `≤ ${SAME_TRACE.distance}, detailed`],
  ];
  for (const { id } of CAPTURES) {
    const captured = pages.filter(({ kind, capture }) => kind === 'recaptured' && capture === id);
    rows.push([`trace found, ${id}`, rate(captured.filter(({ hash }) => hash !== null).length, captured.length)]);
  }
  const known = pages.filter((page): page is Hashed & { hash: string } => page.hash !== null);
  const pairs = (want: (a: Hashed, b: Hashed) => boolean): { distance: number; detail: number }[] =>
    known.flatMap((a, index) =>
      known.slice(index + 1).flatMap((b) =>
        want(a, b)
          ? [
              {
                distance: chromatogramDistance(a.hash, b.hash),
                detail: Math.min(chromatogramDetail(a.hash), chromatogramDetail(b.hash)),
              },
            ]
          : [],
      ),
    );
  const row = (name: string, compared: readonly { distance: number; detail: number }[]): void => {
    const detailed = compared.filter(
      ({ distance, detail }) => distance <= SAME_TRACE.distance && detail >= SAME_TRACE.detail,
    );
    rows.push([
      name,
      String(compared.length),
      ...[...DISTANCES.map((most) => compared.filter(({ distance }) => distance <= most)), detailed].map((hits) =>
        rate(hits.length, compared.length),
      ),
    ]);
  };
  row(
    'one chart captured twice',
    pairs((a, b) => a.chart === b.chart && a.kind === 'recaptured' && b.kind === 'recaptured'),
  );
  row(
    'charts of two compounds, one method',
    pairs((a, b) => a.chart !== b.chart && a.kind === 'recaptured' && b.kind === 'recaptured'),
  );
  for (const { kind } of RUNS)
    row(
      kind,
      pairs(
        (a, b) =>
          a.chart === b.chart &&
          (a.kind === kind) !== (b.kind === kind) &&
          (a.kind === 'recaptured') !== (b.kind === 'recaptured'),
      ),
    );
  const times = pages.map(({ milliseconds }) => milliseconds);
  console.log(
    `\n${split}: ${new Set(pages.map(({ chart }) => chart)).size} charts; ${quantile(times, 0.5).toFixed(1)} ms a page (95 %: ${quantile(times, 0.95).toFixed(1)})\n${table(rows)}`,
  );
}
