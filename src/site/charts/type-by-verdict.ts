import type { Dataset } from '../../dataset/dataset.ts';
import { COA_TYPE_IDS, type CoaType, VENDOR_VERDICT_IDS, type Vendor } from '../../dataset/vendor/vendor.ts';
import { VENDOR_VERDICT_WORDS } from '../words/verdict-words.ts';
import { COA_TYPE_LABELS, counted } from '../words/words.ts';
import { type Chart, element, text } from './chart.ts';

const WIDTH = 400;
/** Room for the longest label in letters that are wide. */
const BAR_FROM = 236;
const ROW = 26;

/** How many vendors publish certificates of one kind, in all and by verdict in the order of VENDOR_VERDICT_IDS. */
interface TypeCount {
  type: CoaType;
  total: number;
  verdicts: number[];
}

/** Kind of certificates by verdict: how many vendors publish which. */
export function typeByVerdict({ site, vendors }: Dataset): Chart {
  const counts = COA_TYPE_IDS.map((type): TypeCount => {
    const of = vendors.filter((vendor) => vendor.coa_type === type);
    return {
      type,
      total: of.length,
      verdicts: VENDOR_VERDICT_IDS.map((verdict) => of.filter((vendor) => vendor.verdict === verdict).length),
    };
  }).filter(({ total }) => total > 0);
  const footAt = counts.length * ROW + 18;
  return {
    id: 'type-by-verdict',
    title: titleOf(counts, vendors),
    n: counted(vendors.length, 'vendor'),
    asOf: site.dataset.version,
    note: '',
    columns: ['Certificates', ...VENDOR_VERDICT_IDS.map((verdict) => VENDOR_VERDICT_WORDS[verdict].label), 'Vendors'],
    rows: counts.map(({ type, verdicts, total }) => [COA_TYPE_LABELS[type], ...verdicts, total]),
    width: WIDTH,
    height: footAt + 6,
    drawing: drawBars(counts) + drawKey(footAt),
  };
}

function drawBars(counts: readonly TypeCount[]): string {
  const largest = Math.max(1, ...counts.map(({ total }) => total));
  const scale = (WIDTH - BAR_FROM - 30) / largest;
  let drawing = '';
  for (const [index, { type, total, verdicts }] of counts.entries()) {
    const y = index * ROW;
    drawing += text(BAR_FROM - 8, y + 17, COA_TYPE_LABELS[type], 'c-end');
    let x = BAR_FROM;
    for (const [i, verdict] of VENDOR_VERDICT_IDS.entries()) {
      const count = verdicts[i] ?? 0;
      if (count === 0) continue;
      drawing += element('rect', {
        x: x + 1,
        y: y + 5,
        width: Math.max(2, count * scale - 2),
        height: ROW - 10,
        class: verdict === 'verified' ? 'c-good' : 'c-watch',
      });
      x += count * scale;
    }
    drawing += text(x + 6, y + 17, String(total));
  }
  return drawing;
}

function drawKey(y: number): string {
  const entry = (x: number, tone: 'c-good' | 'c-watch', label: string) =>
    element('rect', { x: x + 1, y: y - 11, width: 12, height: 12, class: tone }) + text(x + 19, y, label);
  return (
    entry(BAR_FROM - 20, 'c-good', VENDOR_VERDICT_WORDS.verified.label) +
    entry(BAR_FROM + 75, 'c-watch', VENDOR_VERDICT_WORDS.watch.label)
  );
}

/** The finding as a sentence. */
function titleOf(counts: readonly TypeCount[], vendors: readonly Vendor[]): string {
  const others = counts.filter(({ type }) => type !== 'independent-own').toSorted((a, b) => b.total - a.total);
  if (others.length === 0) return `All ${vendors.length} vendors publish their own independent certificates.`;
  const verified = vendors.filter(({ verdict }) => verdict === 'verified').length;
  const most = others
    .filter(({ total }) => total === others[0]?.total)
    .map(({ type }) => COA_TYPE_LABELS[type].toLowerCase());
  const often =
    most.length <= 2
      ? `of the others most often: ${most.join(' and ')} (${others[0]?.total}${most.length > 1 ? ' each' : ''})`
      : `the others spread over ${others.length} kinds`;
  return `${verified} of ${vendors.length} vendors publish their own independent certificates; ${often}.`;
}
