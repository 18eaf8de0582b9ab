import { type Dataset, parseDataset } from '../dataset.ts';
import { testCertificate, testFiles, testVendor } from '../test-data.ts';
import { liveEdition } from './build-exports.ts';
import type { Edition } from './edition.ts';

/** A data set of two vendors for tests: one plain, one with texts that formats must escape. */
export function testDataset(): Dataset {
  return parseDataset(testFiles({ 'data/vendors/awkward.json': awkwardVendor() }));
}

/** The live edition of it. */
export const testEdition = (): Edition => liveEdition(testDataset());

/** A vendor whose texts hold what CSV, XML, TeX and RIS give a meaning to. */
export const awkwardVendor = () => ({
  ...testVendor('awkward'),
  name: 'Smith & Söhne "50 %" <Ltd>, 日本_{x}',
  aliases: ['=HYPERLINK("https://evil.example")', 'A / B'],
  verdict_reason: 'Line one,\nline two; "quoted".',
  certificates: [
    {
      ...testCertificate(),
      id: 'c-1',
      purity: 99.105,
      batch: '-1+2',
      published_at: 'https://awkward.example/a?b=1&c=2',
    },
  ],
  review_rating: {
    site: 'Reviews',
    rating: 4.5,
    scale: 5,
    count: 0,
    captured_at: '2026-10-01',
    url: 'https://reviews.example/?q=a,b',
  },
  right_of_reply: {
    contacted_at: '2026-09-01',
    means: 'A letter, "recorded" & <sent>',
    answer_by: '2026-09-15',
    answered_at: '2026-09-02',
    text: '@everyone: no.',
  },
  corrections: [
    { raised_at: '2026-10-01', at: '2026-10-05', raised_by: 'vendor', text: 'Not <so>.', outcome: 'rejected' },
  ],
  history: [{ at: '2026-10-06', field: 'verdict', from: 'watch', to: 'verified', why: 'A & B.' }],
});
