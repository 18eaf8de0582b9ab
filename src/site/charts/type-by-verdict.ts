import type { Dataset } from '../../dataset/dataset.ts';
import { COA_TYPE_IDS, VENDOR_VERDICT_IDS } from '../../dataset/vendor.ts';
import { VENDOR_VERDICT_WORDS } from '../words/verdict-words.ts';
import { COA_TYPE_LABELS, counted } from '../words/words.ts';
import { type Chart, element, text } from './chart.ts';

const WIDTH = 400;
const BAR_FROM = 206;
const ROW = 26;

/** Kind of certificates by verdict: how many vendors publish which. */
export function typeByVerdict({ site, vendors }: Dataset): Chart {
  const counts = COA_TYPE_IDS.map((type) => {
    const of = vendors.filter((vendor) => vendor.coa_type === type);
    return {
      type,
      total: of.length,
      verdicts: VENDOR_VERDICT_IDS.map((verdict) => of.filter((vendor) => vendor.verdict === verdict).length),
    };
  }).filter(({ total }) => total > 0);
  const largest = Math.max(1, ...counts.map(({ total }) => total));
  const scale = (WIDTH - BAR_FROM - 30) / largest;
  let drawing = '';
  for (const [index, { type, total, verdicts }] of counts.entries()) {
    const y = index * ROW;
    drawing += text(BAR_FROM - 8, y + 17, COA_TYPE_LABELS[type], 'c-end');
    let x = BAR_FROM;
    for (const [i, verdict] of VENDOR_VERDICT_IDS.entries()) {
      const count = verdicts[i]!;
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
  const foot = counts.length * ROW + 18;
  drawing +=
    element('rect', { x: BAR_FROM + 1, y: foot - 11, width: 12, height: 12, class: 'c-good' }) +
    text(BAR_FROM + 19, foot, VENDOR_VERDICT_WORDS.verified.label);
  drawing +=
    element('rect', { x: BAR_FROM + 90, y: foot - 11, width: 12, height: 12, class: 'c-watch' }) +
    text(BAR_FROM + 108, foot, VENDOR_VERDICT_WORDS.watch.label);
  const verified = vendors.filter(({ verdict }) => verdict === 'verified').length;
  const watched = counts.filter(({ type }) => type !== 'independent-own').toSorted((a, b) => b.total - a.total);
  const most = watched
    .filter(({ total }) => total === watched[0]?.total)
    .map(({ type }) => COA_TYPE_LABELS[type].toLowerCase());
  const often =
    most.length <= 2
      ? `of the others most often: ${most.join(' and ')} (${watched[0]?.total}${most.length > 1 ? ' each' : ''})`
      : `the others spread over ${watched.length} kinds`;
  const title =
    watched.length === 0
      ? `All ${vendors.length} vendors publish their own independent certificates.`
      : `${verified} of ${vendors.length} vendors publish their own independent certificates; ${often}.`;
  return {
    id: 'type-by-verdict',
    title,
    n: counted(vendors.length, 'vendor'),
    asOf: site.dataset.version,
    note: '',
    columns: ['Certificates', ...VENDOR_VERDICT_IDS.map((verdict) => VENDOR_VERDICT_WORDS[verdict].label), 'Vendors'],
    rows: counts.map(({ type, verdicts, total }) => [COA_TYPE_LABELS[type], ...verdicts, total]),
    width: WIDTH,
    height: foot + 6,
    drawing,
  };
}
