import { isOverdue } from '../../dataset/vendor/is-overdue.ts';
import type { Vendor } from '../../dataset/vendor/vendor.ts';
import { drawShape, INKS } from '../words/shapes.ts';
import { OUT_OF_DATE, VENDOR_VERDICT_WORDS } from '../words/verdict-words.ts';
import { dayText } from '../words/words.ts';
import { element, escaped } from './chart.ts';

const WIDTH = 300;
const HEIGHT = 56;

type State = Vendor['verdict'] | 'expired';

const COLOURS: Readonly<Record<State, string>> = { verified: INKS.good, watch: INKS.watch, expired: '#3f4c5a' };

/** What a badge says on a day: the verdict with its dates, or that the audit is out of date. */
export function badgeWords(vendor: Vendor, today: string): { state: State; headline: string; dates: string } {
  const isCurrent = !isOverdue(vendor, today);
  return {
    state: isCurrent ? vendor.verdict : 'expired',
    headline: isCurrent ? `Certificates: ${VENDOR_VERDICT_WORDS[vendor.verdict].label}` : OUT_OF_DATE,
    dates: isCurrent
      ? `audited ${dayText(vendor.audited_at)}, valid until ${dayText(vendor.next_review_at)}`
      : `the audit of ${dayText(vendor.audited_at)} ended ${dayText(vendor.next_review_at)}`,
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
    element(
      'text',
      { x: 44, y, 'font-family': 'system-ui, sans-serif', 'font-size': size, fill: '#18222c', ...more },
      escaped(words),
    );
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: WIDTH,
      height: HEIGHT,
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      role: 'img',
      'aria-label': said,
    },
    [
      `<title>${escaped(said)}</title>`,
      element('rect', {
        x: 0.5,
        y: 0.5,
        width: WIDTH - 1,
        height: HEIGHT - 1,
        rx: 6,
        fill: '#fff',
        stroke: COLOURS[state],
      }),
      element(
        'g',
        { transform: 'translate(12 12)' },
        drawShape(state === 'expired' ? 'clock' : VENDOR_VERDICT_WORDS[state].shape, COLOURS[state], '#fff'),
      ),
      line(20, 14, headline, { 'font-weight': '700', fill: COLOURS[state] }),
      line(34, 9.5, dates, {}),
      line(48, 9.5, `${siteName}${vendor.demonstration ? ' (demonstration: invented business)' : ''}`, {
        fill: '#4b5864',
      }),
    ].join(''),
  )}\n`;
}
