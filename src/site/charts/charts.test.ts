import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { headlineFinding } from '../../dataset/headline.ts';
import type { CoaType } from '../../dataset/vendor/vendor.ts';
import { loadCharts, loadSite } from '../../pages/_site.ts';
import { changesBySnapshot } from './changes-by-snapshot.ts';
import { chartSvg, escaped, stacked } from './chart.ts';
import { chartCsv } from './embeds.ts';
import { headlineBar } from './headline-bar.ts';
import { ageOfNewestCertificate, newestCertificate } from './newest-certificate.ts';
import { median, starsAgainstVerdict } from './stars-against-verdict.ts';
import { typeByVerdict } from './type-by-verdict.ts';
import { vendorTimeline } from './vendor-timeline.ts';

const data = loadSite();
const none = { ...data, vendors: [] };

describe.each([...loadCharts(), ...data.vendors.map((vendor) => vendorTimeline(vendor, data.site.dataset.version))])(
  '$id',
  (chart) => {
    test('has a sentence for a title, n, a date and a full table', () => {
      expect(chart.title).toMatch(/^[A-Z0-9].*\.$/s);
      expect(chart.n).toMatch(/^\d/);
      expect(chart.asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(chart.rows.every((row) => row.length === chart.columns.length)).toBe(true);
    });

    test('its CSV reads back as its table, its SVG is self-contained', () => {
      const [head, ...rows] = parse(chartCsv(chart)) as string[][];
      expect(head).toEqual(chart.columns);
      expect(rows).toEqual(chart.rows.map((row) => row.map((cell) => String(cell ?? ''))));
      const svg = chartSvg(chart, 'Source');
      expect(svg).not.toMatch(/NaN|undefined|href|<script/);
      expect(svg.match(/<svg/g)).toHaveLength(1);
      const written = Array.from(svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, words]) => words).join(' ');
      expect(written).toContain(escaped(chart.title));
      expect(written).toMatch(/Source$/);
    });
  },
);

test('every vendor with a rating is one mark', () => {
  const chart = starsAgainstVerdict(data);
  const rated = data.vendors.filter(({ review_rating }) => review_rating !== null);
  expect(chart.rows).toHaveLength(rated.length);
  expect(chart.drawing.match(/class="c-(good|watch)"/g)).toHaveLength(rated.length);
});

test('the title on stars prints medians that lie close together apart, each with how many vendors it is of', () => {
  const rated = (verdict: 'verified' | 'watch', ...ratings: number[]) =>
    ratings.map((rating) => ({
      ...data.vendors[0]!,
      verdict,
      review_rating: {
        site: 'Reviews',
        url: 'https://r.example/',
        rating,
        scale: 5,
        count: 9,
        captured_at: '2026-11-01',
      },
    }));
  const unrated = { ...data.vendors[0]!, review_rating: null };
  const chart = (...vendors: (typeof unrated | ReturnType<typeof rated>[number])[]) =>
    starsAgainstVerdict({ ...data, vendors });
  const { title, n } = chart(...rated('watch', 4.2, 4.3, 4.3, 4.5), ...rated('verified', 4.3, 4.4), unrated);
  expect(title).toBe('The median rating is 4.3 of 5 for 4 vendors on watch and 4.35 for 2 verified ones.');
  expect(n).toBe('4 vendors on watch and 2 verified with a rating, of 7');
  expect(chart(...rated('watch', 4.4, 4.5), ...rated('verified', 4)).title).toBe(
    'Good stars do not mean good certificates: the median rating is 4.45 of 5 for 2 vendors on watch and 4 for 1 verified one.',
  );
});

test('the headline counts as the data and its agents do: verified and on watch are all, what was not seen is part of watch', () => {
  const { n, verified, watch, unknown } = headlineFinding(data);
  const { rows, drawing } = headlineBar(data);
  expect(rows).toEqual([
    ['Verified', verified, 0],
    ['On watch', watch, unknown],
  ]);
  expect(rows.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(n);
  expect(drawing).toContain(`>On watch: ${watch}<`);
  expect(drawing).toContain(`>of them certificates not seen: ${unknown}<`);
});

test('the kinds sum to all vendors', () => {
  expect(typeByVerdict(data).rows.reduce((sum, row) => sum + Number(row.at(-1)), 0)).toBe(data.vendors.length);
});

test('the title on kinds adds up to all vendors, what was not seen and what is not there apart', () => {
  const [first] = data.vendors;
  const titleOf = (...types: CoaType[]) =>
    typeByVerdict({ ...data, vendors: types.map((coa_type) => ({ ...first!, coa_type })) }).title;
  const own = 'independent-own';
  expect(titleOf(own, 'outdated', 'in-house', own, 'none', 'not-seen', 'not-seen')).toBe(
    '2 of 7 vendors publish independent certificates of their own that a laboratory confirmed; 2 publish other certificates, 1 publishes none and the certificates of 2 could not be seen.',
  );
  expect(titleOf(own, 'not-seen')).toBe(
    '1 of 2 vendors publishes independent certificates of its own that a laboratory confirmed; the certificates of 1 could not be seen.',
  );
  expect(titleOf(own, own)).toBe(
    'All 2 vendors publish independent certificates of their own that a laboratory confirmed.',
  );
  expect(titleOf()).toBe('No vendor has been audited.');
});

test('changes by release tell vendors from laboratories and compounds, which the first release leaves out', () => {
  const first = { version: '2026-08-20', changes: 23, register_changes: null };
  const second = { version: '2026-11-20', changes: 203, register_changes: 70 };
  const chart = changesBySnapshot([second, first], '2026-11-28');
  expect(chart.title).toBe(
    'The release of 20 November 2026 holds 203 changes since the previous one: 133 to vendors, 70 to laboratories and compounds.',
  );
  expect(chart.rows).toEqual([
    ['2026-11-20', 203, 133, 70],
    ['2026-08-20', 23, 23, null],
  ]);
  expect(chart.drawing.match(/class="c-bar"/g)).toHaveLength(3);
  expect(changesBySnapshot([first], '2026-11-28').title).toBe(
    'The first release, of 20 August 2026, holds 23 changes to vendors.',
  );
  expect(changesBySnapshot([], '2026-11-28').title).toBe('No release so far.');
});

test('the age is that of the newest day printed; who has none is told apart', () => {
  const chart = ageOfNewestCertificate(data);
  expect(
    chart.rows.length +
      data.vendors.filter((vendor) => newestCertificate(vendor, data.site.dataset.version) === null).length,
  ).toBe(data.vendors.length);
});

test('a certificate that prints a day to come is of no age', () => {
  const [vendor] = data.vendors;
  const certificates = vendor!.certificates.map((one) => ({ ...one, reported_on: '2062-11-29' }));
  expect(certificates).not.toEqual([]);
  const chart = ageOfNewestCertificate({ ...data, vendors: [{ ...vendor!, certificates }] });
  expect(chart.rows).toEqual([]);
  expect(chart.note).toContain('1 vendor has no certificate on record with a printed day that has come.');
});

test.each([starsAgainstVerdict, typeByVerdict, ageOfNewestCertificate])('an empty data set is drawn too', (draw) => {
  const chart = draw(none);
  expect(chart.rows).toEqual([]);
  expect(`${chart.title}${chart.drawing}`).not.toMatch(/NaN|undefined|Infinity/);
});

test('the median of an even number lies between the two in the middle', () => {
  expect([median([]), median([3]), median([4, 1]), median([5, 1, 3])]).toEqual([null, 3, 2.5, 3]);
});

test('marks that would cover each other go up a row', () => {
  expect(stacked([0, 5, 20, 2], 10)).toEqual([
    { position: 0, row: 0 },
    { position: 2, row: 1 },
    { position: 5, row: 2 },
    { position: 20, row: 0 },
  ]);
});
