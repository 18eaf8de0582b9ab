import { describe, expect, it } from 'vitest';
import { fixtureDataset } from '../../../tests/support/dataset.ts';
import { type ClaimedReport, contradictionsAmong, describeContradiction } from './contradictions.ts';

const { compounds } = fixtureDataset();

const FIGURES = new Set(['content', 'purity']);

function page(
  name: string,
  values: Record<string, string>,
  { readings = 2, confidence = 0.9, laboratory = 'Lab One' } = {},
): ClaimedReport {
  const fields = Object.entries(values).map(([field, text]) => ({
    field,
    text,
    value: FIGURES.has(field) ? Number.parseFloat(text) / (text.includes('mcg') ? 1000 : 1) : text,
    confidence,
    readings,
  }));
  return { name, laboratory, fields };
}
const among = (...pages: ClaimedReport[]) => contradictionsAmong(pages, compounds);

describe('pages that claim to be one report', () => {
  const first = page('a.png', { report_number: 'R-35113', sample: 'BPC-157 10 mg', client: 'Fenland Reagents' });

  it('contradict one another where one number stands under two products', () => {
    const found = among(first, page('b.png', { report_number: 'R 35113', sample: 'Semaglutide 5 mg' }));
    expect(found).toEqual([
      {
        marks: [{ mark: 'report_number', text: 'R-35113' }],
        laboratory: 'Lab One',
        differs: 'product',
        pages: [
          { name: 'a.png', text: 'BPC-157 10 mg' },
          { name: 'b.png', text: 'Semaglutide 5 mg' },
        ],
      },
    ]);
    expect(describeContradiction(found[0]!)).toBe(
      '2 pages of Lab One share the report number “R-35113” but name different products: a.png “BPC-157 10 mg”, b.png “Semaglutide 5 mg”. A report has one product: at least one of these pages is not as it was issued, so rely on none of them until the laboratory says which.',
    );
  });

  it('contradict one another where one key or number stands under two clients', () => {
    const key = { key: 'XA774ZLZMMTW' };
    expect(
      among(
        page('a.png', { ...key, client: 'Fenland Reagents' }),
        page('b.png', { ...key, client: 'Humber Molecular' }),
      ).map(({ marks, differs }) => [marks.map(({ mark }) => mark), differs]),
    ).toEqual([[['key'], 'client']]);
  });

  it('contradict one another where content and purity agree to the last digit under two products', () => {
    const values = { content: '10.96 mg', purity: '99.944 %' };
    expect(
      among(page('a.png', { ...values, sample: 'Ipamorelin' }), page('b.png', { ...values, sample: 'KLOW blend' })).map(
        ({ marks }) => marks,
      ),
    ).toEqual([[{ mark: 'values', text: '10.96 mg, 99.944 %' }]]);
    const rough = { content: '10 mg', purity: '99 %' };
    expect(
      among(page('a.png', { ...rough, sample: 'Ipamorelin' }), page('b.png', { ...rough, sample: 'KLOW blend' })),
    ).toEqual([]);
  });

  it('are named once, whatever they have in common', () => {
    const both = { report_number: 'R-35113', key: 'XA774ZLZMMTW' };
    const found = among(page('a.png', { ...both, sample: 'KPV' }), page('b.png', { ...both, sample: 'Semaglutide' }));
    expect(found.map(({ marks }) => marks.map(({ mark }) => mark))).toEqual([['report_number', 'key']]);
    expect(describeContradiction(found[0]!)).toContain(
      'share the report number “R-35113” and the key “XA774ZLZMMTW” but',
    );
  });

  it('are told apart from other pages that contradict one another', () => {
    const [one, two] = [{ report_number: 'R-35113' }, { report_number: 'R-99999' }];
    const found = among(
      page('a.png', { ...one, sample: 'KPV' }),
      page('b.png', { ...one, sample: 'Semaglutide' }),
      page('c.png', { ...two, sample: 'KPV' }),
      page('d.png', { ...two, sample: 'Semaglutide' }),
    );
    expect(found.map(({ marks, pages }) => [marks.map(({ text }) => text), pages.map(({ name }) => name)])).toEqual([
      [['R-35113'], ['a.png', 'b.png']],
      [['R-99999'], ['c.png', 'd.png']],
    ]);
  });

  it('are all named where one of them could be the same as either', () => {
    const number = { report_number: 'R-35113' };
    const samples = ['KPV', 'Semaglutide', 'KPV / Semaglutide'];
    const found = among(...samples.map((sample) => page(sample, { ...number, sample })));
    expect(found.map(({ pages }) => pages.map(({ name }) => name))).toEqual([samples]);
  });

  it('share an identifier of five signs, and a product that was read just well enough', () => {
    const short = { report_number: 'R1234' };
    const sure = { confidence: 0.8 };
    expect(
      among(page('a', { ...short, sample: 'KPV' }, sure), page('b', { ...short, sample: 'Semaglutide' }, sure)),
    ).toHaveLength(1);
  });

  it('are asked about where nothing but figures agrees, and not said to be altered', () => {
    const values = { content: '10.96 mg', purity: '99.944 %' };
    const [found] = among(page('a', { ...values, sample: 'KPV' }), page('b', { ...values, sample: 'Semaglutide' }));
    expect(describeContradiction(found!)).toBe(
      '2 pages of Lab One share content and purity “10.96 mg, 99.944 %” but name different products: a “KPV”, b “Semaglutide”. The same figures to the last digit are seldom chance: ask the laboratory which of these reports it issued.',
    );
  });

  it.each([
    ['to one and two decimals', '10.2 mg', '99.35 %', 0],
    ['to two and two', '10.21 mg', '99.35 %', 0],
    ['to two and three', '10.21 mg', '99.353 %', 1],
    ['of so small an amount', '1.21 mg', '99.353 %', 0],
    ['of so large an amount', '62.1 mg', '99.353 %', 1],
    ['in micrograms', '1213.1 mcg', '99.353 %', 1],
    ['of which one is the whole', '10.21 mg', '100.000 %', 0],
  ])('may by chance agree in figures %s: %s, %s', (_, content, purity, found) => {
    const values = { content, purity };
    expect(
      among(page('a', { ...values, sample: 'KPV' }), page('b', { ...values, sample: 'Semaglutide' })),
    ).toHaveLength(found);
  });

  it('may be two reports with the same figures where number, key, batch and days differ', () => {
    const values = { content: '10.96 mg', purity: '99.944 %' };
    const one = { ...values, sample: 'KPV', report_number: 'R-35113', date_reported: '2026-05-12' };
    const other = { ...values, sample: 'Semaglutide', report_number: 'R-35114' };
    expect(among(page('a', one), page('b', { ...other, date_reported: '2026-06-02' }))).toEqual([]);
    expect(among(page('a', one), page('b', { ...other, date_reported: '2026-05-12' }))).toHaveLength(1);
    expect(among(page('a', one), page('b', { ...other, batch: 'MP0912' }))).toEqual([]);
  });

  it.each([
    ['other digits', { content: '10.96 mg', purity: '99.944 %' }, { content: '10.97 mg', purity: '99.944 %' }],
    [
      'the same digits in other values',
      { content: '10.9 mg', purity: '69.944 %' },
      { content: '10.96 mg', purity: '9.944 %' },
    ],
    [
      'the same digits, the point elsewhere',
      { content: '10.960 mg', purity: '99.944 %' },
      { content: '109.60 mg', purity: '99.944 %' },
    ],
    ['another unit', { content: '1213.1 mg', purity: '99.944 %' }, { content: '1213.1 mcg', purity: '99.944 %' }],
    ['a purity alone', { purity: '99.9441 %' }, { purity: '99.9441 %' }],
  ])('do not share their values with %s', (_, one, other) => {
    expect(among(page('a', { ...one, sample: 'KPV' }), page('b', { ...other, sample: 'Semaglutide' }))).toEqual([]);
  });

  it.each([
    ['names of one compound that look nothing alike', 'Melanotan II', 'MT-2', true],
    ['a name of trade for two compounds and the name of one', 'TB-500', 'Thymosin Beta-4', true],
    ['the same and the name of the other', 'TB-500', 'Ac-LKKTETQ', true],
    ['blends with a part in common', 'KPV + Semaglutide', 'Semaglutide + GHK-Cu', true],
    ['punctuation', 'Zorb-laxin', 'ZORBLAXIN', true],
    ['a third of the letters misread', 'Zorblaxin', 'Zorbqqqin', true],
    ['a third of the longer name’s letters', 'Zorblaxin', 'Zobxin', true],
    ['a dose alone', '10 mg', 'Zorblaxin', true],
    ['more letters than are misread', 'Zorblaxin', 'Zorqqqqin', false],
    ['compounds of blends that have none in common', 'KPV + GHK-Cu', 'Semaglutide + Tirzepatide', false],
  ])('name the same product or not: %s', (_, one, other, isSame) => {
    const number = { report_number: 'R-35113' };
    const pages = [page('a', { ...number, sample: one }), page('b', { ...number, sample: other })];
    expect(among(...pages).length === 0).toBe(isSame);
    expect(among(...pages.toReversed()).length === 0).toBe(isSame);
  });

  it.each([
    ['the same product otherwise written', { report_number: 'R-35113', sample: 'BPC 157' }],
    ['a misread letter', { report_number: 'R-35113', sample: 'BPC-l57 10 mg' }],
    ['a blend of which it is a part', { report_number: 'R-35113', sample: 'BPC-157 / TB-500' }],
    ['the client in another form', { report_number: 'R-35113', client: 'FENLAND REAGENTS LTD' }],
    ['another number', { report_number: 'R-35114', sample: 'Semaglutide' }],
    ['a number too short to be one', { report_number: '12', sample: 'Semaglutide' }],
  ])('do not for %s', (_, values) => {
    expect(among(first, page('b.png', values))).toEqual([]);
  });

  it('do not where a name is doubtful, or at another laboratory', () => {
    const other = { report_number: 'R-35113', sample: 'Semaglutide' };
    expect(among(first, page('b.png', other, { confidence: 0.79 }))).toEqual([]);
    expect(among(first, page('b.png', other, { laboratory: 'Lab Two' }))).toEqual([]);
    const nameless = { laboratory: '' };
    expect(among(page('a.png', other, nameless), page('b.png', { ...other, sample: 'KPV' }, nameless))).toEqual([]);
    const client = { report_number: 'R-35113', client: 'Humber Molecular' };
    expect(among(first, page('b.png', client))).toHaveLength(1);
    expect(among(first, page('b.png', client, { readings: 1 }))).toEqual([]);
  });
});
