import { describe, expect, test } from 'vitest';
import { fixtureDataset } from '../../../../../tests/support/dataset.ts';
import { pageGraph } from '../../../layout/build-graph.ts';
import { groupCells } from '../../../layout/cells.ts';
import { graphOf, LETTERS, layOut } from '../../../testing/page.ts';
import { indexCompounds } from '../sample/compounds/compound-index.ts';
import { findContent } from './find-content.ts';

const compounds = indexCompounds(fixtureDataset().compounds);

function find(page: string) {
  const { content, claim } = findContent(graphOf(page), compounds);
  return { content: content?.value ?? null, claim: claim?.value ?? null };
}

describe('the content found', () => {
  test.each([
    ['right of it', 'Net content          10.43 mg', 10.43],
    ['below it', 'QUANTITY\n10.43 mg', 10.43],
    ['with its unit joined', 'Amount in vial    10.43mg', 10.43],
    ['with a decimal comma', 'Content    10,43 mg', 10.43],
    ['and not its limit in words', 'Net content    not less than 9.5 mg    10.43 mg', 10.43],
    ['and not what the label says below it', 'Net content\n106.2 % of label (10 mg)', null],
    ['and not what a line of sentences says of another', 'ppm). UV purity 97.86 %. Water in the vial 10.3 mg.', null],
    [
      'in a sentence of two lines',
      'Reversed-phase HPLC gave a chromatographic purity of 99.1 %. The amount of\npeptide found was 10.43 mg per vial.',
      10.43,
    ],
    ['and not what capsules weigh', 'Mean of 3 capsules: 611 mg gross weight', null],
    ['as the average', 'Net content           Vial 1: 531.1 mg\npAverage net peptide   528.61 mg', 528.61],
    [
      'right of its label where the head of its column was not read',
      'Specification                      Method         Status\nContent           5.61 mg          HPLC           Conforms',
      5.61,
    ],
    ['in a row titled by the compound', 'Results\nSemax          10.46 mg\nPurity         98.501%', 10.46],
    ['over its caption', '# 10.31 mg\n\nMeasured amount', 10.31],
    [
      'before the word that says it was found, on a card',
      'Identity matched     98.03% pure     53.8 mg measured',
      53.8,
    ],
    ['and none before what says that it was filled in', '53.8 mg weighed in', null],
    [
      'of a total under a head of one line, beside heads of two',
      'Component     CAS              Label                       % of\n                               (mg)    Found (mg)          label\n\nGHK-Cu        89030-95-5          50.0              52.7        105.4\n\nBPC-157       137525-51-0         10.0              10.6        106.0\n\nTotal                             60.0              63.3        105.5',
      63.3,
    ],
  ])('%s', (_, page, content) => {
    expect(find(page).content).toBe(content);
  });

  test.each([
    ['what else is weighed', 'Gross content, cake     24.81 mg'],
    ['water', 'Water content per vial     0.41 mg'],
    [
      'its uncertainty, over its unit',
      'Determination     Result     U (k=2)\nIdentity          conforms   0.16\n                             mg',
    ],
    ['the amount in the product’s name', 'Melanotan II (MT-2) 10 mg/vial'],
    ['a limit', 'Assay per vial     NLT 9.5 mg'],
  ])('is not %s', (_, page) => {
    expect(find(page).content).toBeNull();
  });

  test('of a table is the result; the specification is the claim', () => {
    const page = 'Test          Specification     Result      Status\nNet content   5 mg              6.92 mg     Pass';
    expect(find(page)).toEqual({ content: 6.92, claim: 5 });
  });

  test('between two ends is neither a result nor a claim', () => {
    expect(find('Content per vial     9.87 mg     9.0 — 11.0 mg')).toEqual({ content: 9.87, claim: null });
    expect(find('Content per vial     10.38 mg     9.5     - 11.5 mg')).toEqual({ content: 10.38, claim: null });
    expect(find('Content per vial, mean of V1 and V2     27.0 - 33.0 mg     31.4 mg').content).toBe(31.4);
    expect(find('Content per vial     10.71 mg     9-11meg')).toEqual({ content: 10.71, claim: null });
  });

  test('is the result, not the claim that stands above under the same word', () => {
    const page =
      'Compound: Epitalon\nQuantity: 10 mg\n\nAnalysis               Method        Result\nChromatographic purity   HPLC-UV    98.73%\nQuantity               HPLC-UV       10.38 mg';
    expect(find(page)).toEqual({ content: 10.38, claim: 10 });
  });
});

test.each([
  'Semax 10 mg',
  'Sample     Semax 10mg',
  'Net content   ≥ 5 mg',
  'Peptide content   85.9 %',
  'BPC-157    5.1 mg\nTB-500     5.2 mg',
  '11:37     4G',
  '',
])('"%s" tells none', (page) => {
  expect(find(page).content).toBeNull();
});

test('a digit of which a sign was made is a doubtful reading', () => {
  const { content } = findContent(graphOf('Determined Content (mg)\n$.11'), compounds);
  expect(content).toMatchObject({ value: 5.11 });
  expect(content!.confidence).toBeLessThan(0.5);
  const withUnit = findContent(graphOf('Net content    $.32 mg'), compounds).content;
  expect(withUnit).toMatchObject({ value: 5.32 });
  expect(withUnit!.confidence).toBeLessThan(0.5);
});

test.each([
  [
    'of several vials the average',
    'Vial     Purity (%)     Mass (mg)\n1        99.38          10.61\nMean     99.39          10.51 mg',
    10.51,
  ],
  [
    'against a standard',
    'Measurement                               Expected    Found\nMass of peptide in vial (vs. standard)    10 mg       9.86 mg',
    9.86,
  ],
  [
    'and not its share of the claim, which has no unit',
    'Component          Claim     Found (ext. std.)   % of claim\nTotal peptide      10 mg     10.39 mg            103.9',
    10.39,
  ],
  ['and not its uncertainty', 'Content per vial     31.26 mg     Method S-13, U     0.8 mg (k 2)', 31.26],
  [
    'and no weight filled in that is not what was required',
    'Analysis        Limits        Results\nFill weight     10 mg         52.3 mg',
    null,
  ],
])('%s', (_, page, wanted) => {
  expect(find(page).content).toBe(wanted);
});

test('the content of a total is called so, so that the claim of one part is not held against it', () => {
  const page =
    'Peptide     Claim     Assay (mg/vial)     Purity (%)\nBPC-157     50 mg     50.92               99.37\nTB-500      10 mg     10.57               99.17\nTOTAL       60 mg     61.49               99.27';
  expect(findContent(graphOf(page), compounds).content).toMatchObject({ value: 61.49, label: 'TOTAL' });
  const below =
    'Peptide      Quantity     Purity\nBPC-157      5.26 mg      99.02%\nTB-500       5.11 mg      99.38%\n\nTotal quantity: 10.37 mg';
  expect(findContent(graphOf(below), compounds).content?.value).toBe(10.37);
});

test('an amount in one cell with its title is what was asked for where it stands in that column', () => {
  const page =
    'Component          Test     Specification          Result\nCholine Chloride   Quantitative Assay 50mg (NLT 90%)   53.05mg Pass';
  expect(findContent(graphOf(page), compounds)).toMatchObject({ content: { value: 53.05 }, claim: { value: 50 } });
});

test('a product that no list has is the title of its row', () => {
  const page = 'Test                  Limit            Result\nNocasine chloride     475-575 mg      508 mg/capsule';
  const content = (product: string | null) => findContent(graphOf(page), compounds, product).content?.value ?? null;
  expect(content('Nocasine HCl 500 mg')).toBe(508);
  expect(content('Tarnine HCl 500 mg')).toBeNull();
  expect(content(null)).toBeNull();
  const head = graphOf('Sample\nNocasine    500mg\n\nWeighed     611 mg');
  expect(findContent(head, compounds, 'Nocasine').content).toBeNull();
  const weighed = graphOf(
    'Test               Limit       Result\nMaterial as sent   11-13 mg    12.1 mg\nStopper            2-4 mg      3.2 mg',
  );
  expect(findContent(weighed, compounds, 'Material A').content).toBeNull();
});

test('how sure a result is, is neither a content nor a claim', () => {
  const table = (result: string) =>
    `Determination        Method     Result     Uncertainty\nContent of KPV       HPLC       ${result}    0.16 mg`;
  expect(find(table('5.32 mg'))).toEqual({ content: 5.32, claim: null });
  expect(find(table('~.3? mg'))).toEqual({ content: null, claim: null });
});

test('of the parts of a blend, which share a title, the first, and called so', () => {
  const page =
    'Component      Test                    Specification   Result\nCholine        Quantitative Assay      50 mg           53.05 mg\nCarnitine      Quantitative Assay      15 mg           15.50 mg';
  const words = layOut(page).map((word) => (word.text === '53.05' ? { ...word, confidence: 0.5 } : word));
  expect(findContent(pageGraph(groupCells(words, LETTERS), LETTERS), compounds).content).toMatchObject({
    value: 53.05,
    label: 'Choline: Quantitative Assay',
  });
  const named = 'Test               Result\nContent GHK-Cu     51.9 mg\nContent KPV        10.3 mg';
  expect(findContent(graphOf(named), compounds).content).toMatchObject({ value: 51.9, label: 'Content GHK-Cu' });
  const vial = 'Test               Result\nContent GHK-Cu     51.9 mg\nPurity             99.1 %';
  expect(findContent(graphOf(vial), compounds).content).toMatchObject({ value: 51.9, label: 'Content' });
});

test('the first of a list of parts is called by its name', () => {
  const page = 'Test           Result\n               GHK-Cu 40.5 mg\nQuantity       KPV 8.3 mg';
  expect(findContent(graphOf(page), compounds).content).toMatchObject({ value: 40.5, label: 'GHK-Cu' });
});

test('an end of the range in which the content must lie is neither it nor its claim, whose dash a reader gave a cell of its own', () => {
  const read = (page: string): (number | undefined)[] => {
    const words = layOut(page).map((word) =>
      word.text === '—' ? { ...word, top: word.top + 7, bottom: word.top + 10 } : word,
    );
    const { content, claim } = findContent(pageGraph(groupCells(words, LETTERS), LETTERS), compounds);
    return [content?.value, claim?.value];
  };
  expect(read('Content per vial     9.0 mg — 12.0 mg     10.46 mg')).toEqual([10.46, undefined]);
  // In the place of another value.
  expect(read('Content per vial     10.0 mg       —      10.46 mg')).toEqual([10.46, 10]);
});

test('what was found of another part in the same cell is no claim', () => {
  const page = `
    Test                   Specification     Result
                                             Ipamorelin 4.9 mg (49 %)
    HPLC Potency Assay     Report
                                             CJC-1295 8.0 mg (80 %)
  `;
  // The two lines stand level with the upper and the lower half of the title.
  const lines = [...new Set(layOut(page).map(({ top }) => top))].sort((a, b) => a - b);
  const shifts = [0, 18, 0, -18];
  const words = layOut(page).map((word) => {
    const shift = shifts[lines.indexOf(word.top)]!;
    return { ...word, top: word.top + shift, bottom: word.bottom + shift };
  });
  const { content, claim } = findContent(pageGraph(groupCells(words, LETTERS), LETTERS), compounds);
  expect(content?.value).toBe(4.9);
  expect(claim).toBeNull();
});

test.each(['Amount:', 'Quantity:', 'Strength'])('“%s” of round milligrams alone is what was sent in', (label) => {
  expect(find(`Report\n\n${label}     30 mg`)).toEqual({ content: null, claim: 30 });
  expect(find(`Report\n\n${label}     30.4 mg`)).toMatchObject({ content: 30.4 });
  expect(find(`Report\n\n${label}     503 mg`)).toMatchObject({ content: 503 });
});

test('the amount of a whole lot is no content', () => {
  expect(find('Report\n\nQuantity     500.5 g')).toEqual({ content: null, claim: null });
  expect(find('Report\n\nQuantity     1.52 g')).toMatchObject({ content: 1520 });
});

test('a dose of two parts is what a blend is called, and no content', () => {
  expect(find('Product documentation\n\nBlend 5mg/5mg')).toEqual({ content: null, claim: null });
  expect(find('Blend     10.4 mg')).toMatchObject({ content: 10.4 });
});
