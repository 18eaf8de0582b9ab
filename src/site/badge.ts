import type { Vendor } from '../dataset/vendor.ts';
import { element, escaped } from './charts/chart.ts';
import { VENDOR_VERDICT_WORDS } from './verdict-words.ts';
import { dayText } from './words.ts';

const WIDTH = 300;
const HEIGHT = 56;

/** Shapes of the badge, 20 units square: one a state, so that colour is never the only difference. */
const SHAPES = {
  verified: '<circle cx="10" cy="10" r="9" fill="#14613a"/><path d="m5.8 10.3 3 3 5.5-6.3" fill="none" stroke="#fff" stroke-width="2.2"/>',
  watch: '<path d="M10 2 19 18H1z" fill="none" stroke="#80450a" stroke-width="2" stroke-linejoin="round"/><path d="M10 7.5v5M10 14.5v1.5" stroke="#80450a" stroke-width="2"/>',
  expired: '<circle cx="10" cy="10" r="8" fill="none" stroke="#3f4c5a" stroke-width="2"/><path d="M10 5v5.5l3.5 2" fill="none" stroke="#3f4c5a" stroke-width="2"/>',
} as const;

const COLOURS = { verified: '#14613a', watch: '#80450a', expired: '#3f4c5a' } as const;

/** What a badge says on a day: the verdict with its dates, or that the audit is out of date. */
export function badgeWords(vendor: Vendor, today: string): { state: keyof typeof SHAPES; headline: string; dates: string } {
  const isCurrent = today <= vendor.next_review_at;
  return {
    state: isCurrent ? vendor.verdict : 'expired',
    headline: isCurrent ? `Certificates: ${VENDOR_VERDICT_WORDS[vendor.verdict].label}` : 'Audit out of date',
    dates: isCurrent ? `audited ${dayText(vendor.audited_at)}, valid until ${dayText(vendor.next_review_at)}` : `the audit of ${dayText(vendor.audited_at)} ended ${dayText(vendor.next_review_at)}`,
  };
}

/**
 * A badge that a vendor or an article can embed. It always prints the day until which it is valid; once the site is built
 * after that day it no longer shows the verdict.
 * @param today `YYYY-MM-DD`, the day of the build
 */
export function badgeSvg(vendor: Vendor, siteName: string, today: string): string {
  const { state, headline, dates } = badgeWords(vendor, today);
  const said = `${vendor.name}. ${headline}; ${dates}. ${siteName}${vendor.demonstration ? ', demonstration: an invented business' : ''}`;
  const line = (y: number, size: number, words: string, more: Record<string, string>): string =>
    element('text', { x: 44, y, 'font-family': 'system-ui, sans-serif', 'font-size': size, fill: '#18222c', ...more }, escaped(words));
  return `${element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': said },
    [
      `<title>${escaped(said)}</title>`,
      element('rect', { x: 0.5, y: 0.5, width: WIDTH - 1, height: HEIGHT - 1, rx: 6, fill: '#fff', stroke: COLOURS[state] }),
      element('g', { transform: 'translate(12 12)' }, SHAPES[state]),
      line(20, 14, headline, { 'font-weight': '700', fill: COLOURS[state] }),
      line(34, 9.5, dates, {}),
      line(48, 9.5, `${siteName}${vendor.demonstration ? ' (demonstration: invented business)' : ''}`, { fill: '#4b5864' }),
    ].join(''),
  )}\n`;
}
