import type { Dataset } from '../../dataset/dataset.ts';
import { daysBetween } from '../../dataset/days-between.ts';
import type { Vendor } from '../../dataset/vendor/vendor.ts';
import { isStillPublished } from '../../dataset/vendor-certificate.ts';
import { VENDOR_VERDICT_WORDS } from '../words/verdict-words.ts';
import { counted } from '../words/words.ts';
import { type Chart, element, stacked, text, vendorMark } from './chart.ts';

const WIDTH = 400;
const LINES = [90, 180, 365];
const MARK = 12;

/** The newest day that the certificates print which a vendor still publishes, of those that have come; null when none does. */
export function newestCertificate({ certificates }: Vendor, asOf: string): string | null {
  return (
    certificates
      .filter(isStillPublished)
      .flatMap(({ reported_on, analysed_on, received_on }) => reported_on ?? analysed_on ?? received_on ?? [])
      .filter((day) => day <= asOf)
      .sort()
      .at(-1) ?? null
  );
}

/** Age of each vendor's newest certificate, with lines at 90, 180 and 365 days. */
export function ageOfNewestCertificate({ site, vendors }: Dataset): Chart {
  const asOf = site.dataset.version;
  const dated = vendors.flatMap((vendor) => {
    const day = newestCertificate(vendor, asOf);
    return day === null ? [] : [{ vendor, day, age: daysBetween(day, asOf) }];
  });
  const oldest = Math.max(400, ...dated.map(({ age }) => age));
  const x = (age: number): number => 10 + (age / oldest) * (WIDTH - 24);
  let y = 18;
  let drawing = '';
  let lines = LINES.map((age) => text(x(age), 12, String(age), 'c-soft c-middle')).join('');
  for (const verdict of ['verified', 'watch'] as const) {
    const laid = stacked(
      dated.filter(({ vendor }) => vendor.verdict === verdict).map(({ age }) => x(age)),
      MARK,
    );
    drawing += text(4, y + 14, `${VENDOR_VERDICT_WORDS[verdict].label} (${laid.length})`);
    const base = y + 24 + Math.max(1, ...laid.map(({ row }) => row + 1)) * MARK;
    // From below the words, so that no line runs through them.
    for (const age of LINES)
      lines += element('path', { d: `M${Math.round(x(age))} ${y + 19}V${base}`, class: 'c-grid' });
    for (const { position, row } of laid)
      drawing += vendorMark(position, base - 7 - row * MARK, verdict === 'verified');
    drawing += element('path', { d: `M4 ${base}H${WIDTH - 4}`, class: 'c-axis' });
    y = base + 10;
  }
  drawing = lines + drawing + text(WIDTH / 2, y + 8, 'days since the newest certificate', 'c-soft c-middle');
  const within = (days: number): number => dated.filter(({ age }) => age <= days).length;
  const undated = vendors.length - dated.length;
  return {
    id: 'age-of-newest-certificate',
    title: `${within(90)} of ${counted(dated.length, 'vendor')} with a dated certificate ${within(90) === 1 ? 'has' : 'have'} one from the last 90 days; ${dated.length - within(365)} ${dated.length - within(365) === 1 ? 'has' : 'have'} none from the last year.`,
    n: `${counted(dated.length, 'vendor')} with a dated certificate on record, of ${vendors.length}`,
    asOf,
    note:
      undated > 0
        ? `${counted(undated, 'vendor')} ${undated === 1 ? 'has' : 'have'} no certificate on record with a printed day that has come.`
        : '',
    columns: ['Vendor', 'Verdict', 'Newest certificate', 'Age in days'],
    rows: dated
      .toSorted((a, b) => a.age - b.age)
      .map(({ vendor, day, age }) => [vendor.name, VENDOR_VERDICT_WORDS[vendor.verdict].label, day, age]),
    width: WIDTH,
    height: y + 14,
    drawing,
  };
}
