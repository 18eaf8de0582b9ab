import { describe, expect, test } from 'vitest';
import { fixtureDataset } from '../../../../../tests/support/dataset.ts';
import { pageGraph } from '../../../layout/build-graph.ts';
import { groupCells } from '../../../layout/cells.ts';
import { graphOf, LETTERS, layOut } from '../../../testing/page.ts';
import { indexCompounds } from '../sample/match-compound.ts';
import { findContent } from './find-content.ts';
import {
  claimInThousands,
  doubtedIfCutOff,
  inThousands,
  isStillParted,
  readAmount,
  withMissingPoint,
  withoutMisreadColon,
} from './read-amount.ts';

const compounds = indexCompounds(fixtureDataset().compounds);

function find(page: string) {
  const { content, claim } = findContent(graphOf(page), compounds);
  return { content: content?.value ?? null, claim: claim?.value ?? null };
}

describe('the content found', () => {
  test.each([
    ['behind its label', 'Content found: 10.43 mg', 10.43],
    ['right of it', 'Net content          10.43 mg', 10.43],
    ['below it', 'QUANTITY\n10.43 mg', 10.43],
    ['with its unit joined', 'Amount in vial    10.43mg', 10.43],
    ['with a decimal comma', 'Content    10,43 mg', 10.43],
    ['with its spread', 'Quantity    10.43 mg ± 0.20 mg', 10.43],
    ['with a misread unit', 'Net content    10.43 rng', 10.43],
    ['with a unit set small and misread', 'Net content    10.43 mn', 10.43],
    [
      'with its spread in brackets, of which the sign was misread',
      'Assay per vial    5.31 mg (U + 0.16 mg, k 2)',
      5.31,
    ],
    ['and not its limit in words', 'Net content    not less than 9.5 mg    10.43 mg', 10.43],
    ['and not what the label says below it', 'Net content\n106.2 % of label (10 mg)', null],
    ['behind a short title in a line of sentences', 'ppm). UV purity 97.86 %. Peptide in the vial 10.3 mg.', 10.3],
    ['and not what a line of sentences says of another', 'ppm). UV purity 97.86 %. Water in the vial 10.3 mg.', null],
    ['by external standard', 'Semaglutide by external standard (n = 2)     10.29 mg/vial', 10.29],
    ['beside the compound and before the claim', 'Thymosin alpha-1 found     5.46 mg per vial (label 5 mg)', 5.46],
    ['and not what a label of two lines says is claimed', 'Labeled Peptide\nContent: 50 mg', null],
    ['in a sentence', 'Reversed-phase HPLC was used. The amount of peptide found was 10.43 mg per vial.', 10.43],
    [
      'in a sentence of two lines',
      'Reversed-phase HPLC gave a chromatographic purity of 99.1 %. The amount of\npeptide found was 10.43 mg per vial.',
      10.43,
    ],
    ['before the claim', 'Net content     10.43 mg     10mg', 10.43],
    ['with a decimal point that was read as a colon', 'Net content    32:37 mg', 32.37],
    ['where its title says that the peptide was found', 'peptide found          5.24 mg/vial', 5.24],
    [
      'of capsules, of which a line gives the average',
      'Content of single capsules (µg)\n1       2       3\n508     517     511\n\nMean of 3 capsules: 512 µg per capsule (102.4 % of label), range 508-517 µg',
      0.512,
    ],
    ['of capsules, of whose unit a reader makes a y', 'Mean of 3 capsules: 512 yg per capsule', 0.512],
    ['and not what capsules weigh', 'Mean of 3 capsules: 611 mg gross weight', null],
    ['in a row of several vials', 'Results\nSemax          31.99 mg; 30.75 mg.\nPurity         98.501%', 31.99],
    ['in a row titled by the compound with remarks', 'Results\nGHK-Cu (GHK content)     50.14 mg (41.92 mg)', 50.14],
    ['in a list that one unit closes', 'Content    4.78, 5.23 mg', 4.78],
    [
      'behind what says that it is of all parts of a blend',
      'Quantity     5.29 mg          Quantity     5.42 mg\n\nPeptide in the vial, both components: 10.71 mg',
      10.71,
    ],
    [
      'in the total of a blend, which one line gives below its table',
      'Test     Parameter         Unit       Result\nT1       Content GHK-Cu     mg/vial    51.9\nT2       Content KPV        mg/vial    10.9\n\nSum of declared peptides found: 62.8 mg per vial. Eval.: within its limit',
      62.8,
    ],
    ['with a five of which a reader makes a sign', 'Net content    $.32 mg', 5.32],
    ['as a weight of peptide', 'Weight of peptide (mg)     10.45', 10.45],
    [
      'in the first line of a blend',
      'HPLC Potency    Semax 11.1 mg (110.9 %)\n                Selank 11.4 mg (113.7 %)',
      11.1,
    ],
    [
      'alone in its cell, where nothing says what it is',
      'Semax 10mg\nPurity 99.31 %      11.04 mg      Identity',
      11.04,
    ],
    [
      'under the head of the mean',
      'Determination     Method     Vial 1     Vial 2     Mean\nContent (mg)      HPLC       10.22      10.38      10.30',
      10.3,
    ],
    [
      'before its spread in a column of results',
      'Tested feature     Method     Requirement     Result ± U\nContent [mg/vial]  HPLC       5.0 ± 10 %      5.06 ± 0.12',
      5.06,
    ],
    ['and not what a vial may hold', 'Assay (HPLC)     10.04 mg / vial     Spec: 9.0–11.0 mg', 10.04],
    ['set large, whose unit lost its tail', 'NET PEPTIDE CONTENT\n# 9.71m', 9.71],
    ['as the average', 'Net content           Vial 1: 531.1 mg\npAverage net peptide   528.61 mg', 528.61],
    ['without its unit under a title that gives it', 'Determined Content (mg)\n10.16', 10.16],
    [
      'right of its label where the head of its column was not read',
      'Specification                      Method         Status\nContent           5.61 mg          HPLC           Conforms',
      5.61,
    ],
    [
      'without its unit among the results, beside a claim that has one',
      'Test          Specification     Result\nQuantity      5 mg              9.90',
      9.9,
    ],
    ['in a row titled by the compound', 'Results\nSemax          10.46 mg\nPurity         98.501%', 10.46],
    ['in a row whose title says so anywhere', 'Assay (HPLC), as base    5.14 mg per vial', 5.14],
    [
      'with its unit in a column of units',
      'Test item              Unit       Result\nContent per vial       mg         9.87\nMoisture               %          4.1',
      9.87,
    ],
    ['with its unit in the title of its row', 'Test               Result\nAssay, mg/vial     8.46', 8.46],
    [
      'with its unit in the head of its column',
      'Component        Claim, mg     Found, mg\nTotal peptide    80            82.64',
      82.64,
    ],
    [
      'as the average of what was found of a compound',
      'Vial       Gross fill, mg    NAD+ found, mg    Of label, %\n1          541.2             512.4             102.5\n2          537.0             507.9             101.6\nAverage    539.1             510.2             102.0',
      510.2,
    ],
    ['over its unit', '# 31.72\n\nmg / vial', 31.72],
    [
      'of a total, called a blend',
      'Component      Claim     Found\nBPC-157        10 mg     10.83 mg\nTotal blend    20 mg     20.60 mg',
      20.6,
    ],
    [
      'as the mean in a row of its own',
      'Quantity\nVial A              10.44 mg\nVial B              10.31 mg\nMean (RSD 0.9 %)    10.41 mg',
      10.41,
    ],
    ['in milligrams, which its title says', 'Peptide in the vial, milligrams      5.14', 5.14],
    [
      'beside its spread and unit',
      'Measurand                Value + U (k = 2)     Unit\nContent of container     5.27 + 0.11           mg',
      5.27,
    ],
    ['in Dutch', 'Het flesje bevat 10,94 mg ipamoreline (vrije base), dat is meer dan de opgave', 10.94],
    ['beside its purity', 'Results     Semax     10.66 mg; purity 99.542%', 10.66],
    ['behind how much there is', 'How much     9.37 mg free base in the vial (93.7 % of what it says)', 9.37],
    [
      'with a stroke that was read twice, beside its limits',
      'Test      Acceptance criterion     Result\nAssay     4.5 -—5.5 mg/vial        4.89 mgj/vial',
      4.89,
    ],
    ['over its caption', '# 10.31 mg\n\nMeasured amount', 10.31],
    ['before what it is of', 'Of this sample we can say: there were 53.6 mg of peptide in the vial', 53.6],
    [
      'as the mean of a column that its unit heads',
      'Lab ID     Purity %     mg/vial     Identity\nS1         99.36        10.71       conforms\nS2         99.41        10.64       conforms\nMean       99.38        10.68',
      10.68,
    ],
    [
      'as the sum of peptides',
      'Component     Purity     Found\nBPC-157       99.1 %     5.18 mg\nTB-500        98.6 %     5.07 mg\nSum of peptides          10.25 mg',
      10.25,
    ],
    ['behind its label in a long line', 'Net content: 52.6 mg per vial (claim 50 mg, n = 2)', 52.6],
    ['beside a title that gives the claim in brackets', 'Peptide content (label claim 10 mg)     9.72 mg', 9.72],
    ['as the sum of a table', 'Peptide      On label, mg     Found, mg\nSum          70               71,33', 71.33],
    ['in milligrams', 'Compared with a weighed reference, the vial contains 10.9 milligrams of KPV.', 10.9],
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

test('a colon that was read as a digit is told by the claim', () => {
  const amount = (text: string, value: number) => ({ text, value, words: [], label: 'Quantity', confidence: 0.5 });
  expect(withoutMisreadColon(amount('250.74 mg', 250.74), 50)).toMatchObject({ value: 50.74, text: '50.74 mg' });
  expect(withoutMisreadColon(amount('13.65 mg', 13.65), 10).value).toBe(13.65);
  expect(withoutMisreadColon(amount('250.74 mg', 250.74), null).value).toBe(250.74);
});

test('a comma parts thousands where the claim says so', () => {
  const amount = (text: string, value: number) => ({ text, value, label: 'Content', confidence: 0.9, words: [] });
  expect(inThousands(amount('1,546 mg', 1.546), 1500).value).toBe(1546);
  expect(inThousands(amount('1,546 mg', 1.546), 1.5).value).toBe(1.546);
  expect(inThousands(amount('1,546 mg', 1.546), null).value).toBe(1.546);
  expect(inThousands(amount('1.546 mg', 1.546), 1500).value).toBe(1.546);
  expect(claimInThousands(amount('1,500 mg', 1.5)).value).toBe(1500);
  expect(claimInThousands(amount('1,546 mg', 1.546)).value).toBe(1.546);
  expect(claimInThousands(amount('2,5 mg', 2.5)).value).toBe(2.5);
});

test('a decimal point that was not read is told by the claim, and doubted', () => {
  const amount = (text: string, value: number) => ({ text, value, words: [], label: 'Quantity', confidence: 0.8 });
  expect(withMissingPoint(amount('1027 mg', 1027), 10)).toMatchObject({ value: 10.27, confidence: 0.4 });
  expect(withMissingPoint(amount('105m g', 105), 1)).toMatchObject({ value: 1.05, confidence: 0.4 });
  expect(withMissingPoint(amount('1027 mg', 1027), 1000).value).toBe(1027);
  expect(withMissingPoint(amount('1027 mg', 1027), null).value).toBe(1027);
  expect(withMissingPoint(amount('1027.5 mg', 1027.5), 10).value).toBe(1027.5);
});

test('a decimal point of which a gap was made is put back where the claim bears it out; else nothing is known', () => {
  const read = readAmount(layOut('Net content 10 27m g').slice(2))!;
  const amount = { ...read, label: 'Net content', confidence: 0.8 };
  expect(withMissingPoint(amount, 10)).toMatchObject({ value: 10.27, confidence: 0.4 });
  expect(isStillParted(withMissingPoint(amount, 10))).toBe(false);
  expect(isStillParted(withMissingPoint(amount, null))).toBe(true);
  expect(isStillParted(withMissingPoint(amount, 27))).toBe(true);
});

test('a content far below the claim is a doubtful reading', () => {
  const amount = (value: number) => ({ text: `${value} mg`, value, words: [], label: 'Quantity', confidence: 0.8 });
  expect(doubtedIfCutOff(amount(7.73), 50)).toMatchObject({ value: 7.73, confidence: 0.4 });
  expect(doubtedIfCutOff(amount(47.73), 50).confidence).toBe(0.8);
  expect(doubtedIfCutOff(amount(7.73), null).confidence).toBe(0.8);
});

test.each([
  [
    'of several vials the average',
    'Vial     Purity (%)     Mass (mg)\n1        99.38          10.61\nMean     99.39          10.51 mg',
    10.51,
  ],
  [
    'behind a long title with brackets',
    'Mass of peptide in the vial (external standard, n = 3)        10.43 ± 0.25 mg',
    10.43,
  ],
  [
    'against a standard',
    'Measurement                               Expected    Found\nMass of peptide in vial (vs. standard)    10 mg       9.86 mg',
    9.86,
  ],
  ['under a head that gives its unit behind a stroke', 'Amount / mg per vial\n10.38', 10.38],
  [
    'under a head whose unit stands below it, in the rows of compound and total',
    'No.    Name           Time      Amount\n                                mg/vial\n1      n.a.           6.912     n.a.\n2      Ipamorelin     8.236     10.31\n       Total:                   10.31',
    10.31,
  ],
  [
    'before its unit in the row of the compound, and not its retention time',
    'Name           Time      Conc.       Unit\nGHK-Cu         4.905     10.147      mg/vial',
    10.147,
  ],
  [
    'and not its share of the claim, which has no unit',
    'Component          Claim     Found (ext. std.)   % of claim\nTotal peptide      10 mg     10.39 mg            103.9',
    10.39,
  ],
  [
    'before its unit where the last column names the compound',
    'Peak      Time       Conc.        Unit          Area%        Name\n1         4.905      10.284       mg/vial       99.318       GHK-Cu',
    10.284,
  ],
  [
    'beside the limit of detection, with its unit in a column',
    'Test Item(s)         Unit       MDL       Found     Client’s limit\nPeptide quantity     mg         0.01      10.51     10.0',
    10.51,
  ],
  [
    'under a head over a unit that was misread',
    'Analyte      Claim      Found\n                        (mgivial)\nGHK-Cu       30         31.47',
    31.47,
  ],
  ['and not its uncertainty', 'Content per vial     31.26 mg     Method S-13, U     0.8 mg (k 2)', 31.26],
  [
    'in the row of the average',
    'Lab ID        Test     Result   Units\n2511-001      ASSAY    15.42    MG\n2511-002      ASSAY    15.57    MG\nMEAN (N=2)    ASSAY    15.50    MG',
    15.5,
  ],
  [
    'in the column of the average',
    'Vial conformity        Vial 1     Vial 2     Mean\nPeptide content (mg)   5.47       5.39       5.43\nHPLC purity (%)        99.08      99.15      99.12',
    5.43,
  ],
  [
    'in the row of an average whose sign was lost',
    'Vial no.        Net content [mg]     Purity [area-%]\n#1              20.84                99.27\n#2              21.12                99.35\nMean (n 2)      20.98                99.31',
    20.98,
  ],
  [
    'under what was found in each vial, in the row of the average',
    'Sample        Found, mg     % of claim    Purity, %\nVial 1        10.12         101.2         99.47\nVial 2        10.31         103.1         99.51\nAverage       10.22         102.2         99.49',
    10.22,
  ],
  [
    'on the card of the average',
    'Vial 1      Vial 2      Mean value\n5.18 mg     5.25 mg     5.22 mg\n99.62 %     99.58 %     99.61 %',
    5.22,
  ],
  [
    'in the row of a blend’s total',
    'Component     Claim     Found (mg/vial)     Purity (%)\nBPC-157       10 mg     10.31               99.37\nTB-500        10 mg     10.57               99.17\nTotal         20 mg     20.88               99.27',
    20.88,
  ],
  [
    'behind the verb of a long sentence',
    'The quantity of peptide in the vial, determined against a reference standard, was 9.57 mg in the\nvial that was sent in by the client for this test.',
    9.57,
  ],
  [
    'beside its compound, with its share of the claim',
    'Test         Result               Limit\nKPV          10.22 mg (102.2 %)   9.0 mg',
    10.22,
  ],
  [
    'beside what was found',
    'Test                        Result\nKPV found (method HB-09)*          9.84 mg per vial',
    9.84,
  ],
  ['before the word that says it was found, on a card', 'Identity matched     98.03% pure     53.8 mg measured', 53.8],
  ['and none before what says that it was filled in', '53.8 mg weighed in', null],
  [
    'of a total under a head of one line, beside heads of two',
    'Component     CAS              Label                       % of\n                               (mg)    Found (mg)          label\n\nGHK-Cu        89030-95-5          50.0              52.7        105.4\n\nBPC-157       137525-51-0         10.0              10.6        106.0\n\nTotal                             60.0              63.3        105.5',
    63.3,
  ],
  [
    'as the weight filled in, of whose range a reader parted the ends',
    'Parameter       Criteria                     Result\nFill weight     1500        1575 mg          1532 mg',
    1532,
  ],
  [
    'as the weight filled in, where the row requires about as much',
    'Analysis        Limits        Results\nFill weight     475-550 mg    508 mg',
    508,
  ],
  [
    'and no weight filled in that is not what was required',
    'Analysis        Limits        Results\nFill weight     10 mg         52.3 mg',
    null,
  ],
])('%s', (_, page, wanted) => {
  expect(find(page).content).toBe(wanted);
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

test('the content of a total is called so, so that the claim of one part is not held against it', () => {
  const page =
    'Peptide     Claim     Assay (mg/vial)     Purity (%)\nBPC-157     50 mg     50.92               99.37\nTB-500      10 mg     10.57               99.17\nTOTAL       60 mg     61.49               99.27';
  expect(findContent(graphOf(page), compounds).content).toMatchObject({ value: 61.49, label: 'TOTAL' });
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

test.each([
  [
    'behind the whole name of the compound',
    'GHK copper     Task 12\nThymosin beta-4: 10.58 mg\nPurity: 99.239%',
    '10.58 mg',
  ],
  [
    'with the sign of a footnote, in a column behind that of units',
    'Test                                 Units     Result     Rev.\nPeptide per vial, mean of A and B    mg        5.18 *\nCounter-ion, acetate                 % w/w     5.7',
    '5.18',
  ],
])('%s', (_, page, wanted) => {
  expect(findContent(graphOf(page), compounds).content?.text).toBe(wanted);
});
