import { listed } from '../../coa/words/listed.ts';
import type { Dataset } from '../../dataset/dataset.ts';
import { COA_TYPE_IDS, type CoaType, VENDOR_VERDICT_IDS } from '../../dataset/vendor/vendor.ts';
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
    title: titleOf(counts, vendors.length),
    n: counted(vendors.length, 'vendor'),
    asOf: site.dataset.version,
    note: counts.some(({ type }) => type === 'not-seen') ? 'What could not be seen never counts as a pass.' : '',
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

/** The finding as a sentence. It adds up to all vendors: what was not seen and what is not there are no kinds of certificates. */
function titleOf(counts: readonly TypeCount[], n: number): string {
  if (n === 0) return 'No vendor has been audited.';
  const of = (type: CoaType): number => counts.find((count) => count.type === type)?.total ?? 0;
  const [own, unseen, none] = [of('independent-own'), of('not-seen'), of('none')];
  const published = `${own === 1 ? 'publishes independent certificates of its' : 'publish independent certificates of their'} own that a laboratory confirmed`;
  if (own === n) return `${n === 1 ? 'The one vendor' : `All ${n} vendors`} ${published}.`;
  const publish = (count: number, what: string): string[] =>
    count === 0 ? [] : [`${count} ${count === 1 ? 'publishes' : 'publish'} ${what}`];
  const others = [
    ...publish(n - own - unseen - none, 'other certificates'),
    ...publish(none, 'none'),
    ...(unseen === 0 ? [] : [`the certificates of ${unseen} could not be seen`]),
  ];
  return `${own} of ${counted(n, 'vendor')} ${published}; ${listed(others)}.`;
}
