import { daysBetween } from '../../dataset/days-between.ts';
import type { Vendor } from '../../dataset/vendor/vendor.ts';
import { VENDOR_VERDICT_WORDS } from '../words/verdict-words.ts';
import { counted, dayText } from '../words/words.ts';
import { type Chart, element, text } from './chart.ts';

const WIDTH = 400;

interface Event {
  day: string;
  kind: 'Certificate' | 'Audit' | 'Verdict' | 'Reply' | 'Next review by';
  what: string;
}

/** What happened when: certificates, audits, changes of the verdict, the reply, the next review; oldest first. */
function vendorEvents(vendor: Vendor): Event[] {
  const audits = new Set([
    vendor.audited_at,
    ...vendor.history.filter(({ field }) => field === 'audited_at').map(({ from }) => from ?? ''),
  ]);
  const verdicts = vendor.history.filter(({ field }) => field === 'verdict');
  const events: Event[] = [
    ...vendor.certificates.flatMap(({ reported_on, product }): Event[] =>
      reported_on === null ? [] : [{ day: reported_on, kind: 'Certificate', what: `report for ${product}` }],
    ),
    ...[...audits].filter((day) => day !== '').map((day): Event => ({ day, kind: 'Audit', what: 'audited' })),
    ...verdicts.map(({ at, from, to }): Event => ({ day: at, kind: 'Verdict', what: `verdict from ${from} to ${to}` })),
    ...(vendor.right_of_reply.answered_at === null
      ? []
      : [{ day: vendor.right_of_reply.answered_at, kind: 'Reply', what: 'the vendor replied' } as const]),
    { day: vendor.next_review_at, kind: 'Next review by', what: 'the audit is out of date after this day' },
  ];
  return events.sort((a, b) => a.day.localeCompare(b.day));
}

/** The timeline of one vendor's audit. */
export function vendorTimeline(vendor: Vendor, asOf: string): Chart {
  const events = vendorEvents(vendor);
  const first = events[0]!.day;
  const span = Math.max(30, daysBetween(first, events.at(-1)!.day));
  const x = (day: string): number => 12 + (daysBetween(first, day) / span) * (WIDTH - 24);
  const rows = ['Certificate', 'Audit', 'Verdict', 'Reply'] as const;
  const used = rows.filter((kind) => events.some((event) => event.kind === kind));
  let drawing = '';
  for (const [index, kind] of used.entries()) {
    const y = index * 40;
    drawing += text(
      2,
      y + 14,
      kind === 'Certificate'
        ? 'Reports'
        : kind === 'Audit'
          ? 'Audits'
          : kind === 'Verdict'
            ? 'Changes to the verdict'
            : 'The vendor’s reply',
      'c-soft',
    );
    drawing += element('path', { d: `M2 ${y + 27}H${WIDTH - 2}`, class: 'c-axis' });
    for (const { day } of events.filter((event) => event.kind === kind)) {
      drawing +=
        kind === 'Audit'
          ? element('rect', { x: x(day) - 5, y: y + 22, width: 10, height: 10, class: 'c-bar' })
          : kind === 'Certificate'
            ? element('circle', { cx: x(day), cy: y + 27, r: 5, class: 'c-open c-fill' })
            : element('path', { d: `M${Math.round(x(day))} ${y + 20}l6 7l-6 7l-6 -7z`, class: 'c-bar' });
    }
  }
  const foot = used.length * 40 + 8;
  const end = x(vendor.next_review_at);
  drawing +=
    element('path', { d: `M${Math.round(end)} 0V${foot}`, class: 'c-grid' }) +
    text(2, foot + 12, dayText(first)) +
    text(WIDTH - 2, foot + 12, `next review by ${dayText(vendor.next_review_at)}`, 'c-end');
  const audits = events.filter(({ kind }) => kind === 'Audit').length;
  const changed = events.filter(({ kind }) => kind === 'Verdict').length;
  return {
    id: vendor.id,
    title: `${VENDOR_VERDICT_WORDS[vendor.verdict].label} as of ${dayText(vendor.audited_at)}. Audited ${times(audits)}; the verdict has ${changed === 0 ? 'never changed' : `changed ${times(changed)}`}.`,
    n: counted(events.length, 'event'),
    asOf,
    note: '',
    columns: ['Day', 'Kind', 'What'],
    rows: events.map(({ day, kind, what }) => [day, kind, what]),
    width: WIDTH,
    height: foot + 18,
    drawing,
  };
}

/** "once", "twice", "3 times" */
function times(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
}
