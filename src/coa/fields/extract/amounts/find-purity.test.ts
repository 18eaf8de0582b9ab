import { describe, expect, test } from 'vitest';
import { graphOf } from '../../../testing/page.ts';
import { findPurity } from './find-purity.ts';
import { isQualified } from './purity/qualified-purity.ts';

function find(page: string) {
  return findPurity(graphOf(page))[0];
}

describe('a purity', () => {
  test.each([
    ['behind its label', 'Purity: 99.35 %', 99.35, 2],
    ['right of it', 'Purity (HPLC)          99.355%', 99.355, 3],
    ['and not what a seller promises', '99%+ purity          3rd-party verified\n\nPurity (HPLC)\n99.64%', 99.64, 2],
    ['below it', 'PURITY\n99.4 %', 99.4, 1],
    [
      'under its head of two lines, of which the second is a remark in brackets',
      'Purity            Net content\n(HPLC area)\n\n99.87%            51.92 mg',
      99.87,
      2,
    ],
    ['beside its uncertainty', 'Parameter    Ergebnis    Messunsicherheit\nReinheit     99,31 %     0,10 %', 99.31, 2],
    [
      'alone below a table with a column of claims',
      'Component       Label claim    Found\nSS-31           5 mg           5.03 mg\nARA-290         10 mg          9.75 mg\nSelank          5 mg           5.20 mg\n\nBlend purity    97.8 %',
      97.8,
      1,
    ],
    ['behind the unit and the wavelength of its title', 'Purity, HPLC area % at 220 nm 99.5', 99.5, 1],
    ['on a dial, over its unit', '# 99.46\n\n  % area\n\n\n\n  Purity', 99.46, 2],
    [
      'under the share of the area, in a table of what was found',
      'Analyte        LOQ (mg)    Result (mg/vial)    % of label    Area %    Status\nRetatrutide    0.05        21.18               105.9         99.42     PASS',
      99.42,
      2,
    ],
    ['as an assay in per cent of the area', 'Assay, area % : 98.730 %', 98.73, 3],
    ['whose sign was read as a quotation mark', 'PURITY\n\n# 99.71 «', 99.71, 2],
    ['over its caption, beside the figure of another card', '# 98.3 %\nPurity, RP-HPLC          0.4 %', 98.3, 1],
    [
      'over a caption of small words',
      '# 99.71%         21.6 mg\n\n  pure by HPLC                   in the vial',
      99.71,
      2,
    ],
    ['over its caption', '# 97.82 %\n\narea at 214 nm       98.6 % of the claim', 97.82, 2],
    [
      'as the mean, set to the right of its head',
      'Vial    Main peak, area %                       RT        Flag\n1                               99.352          11.20     final\n2                               99.348          11.20     final\nMean                            99.351',
      99.351,
      3,
    ],
    ['as the mean of five', 'Vial            Purity\nNo. 1           99.44 %\nMean of five    99.41 %', 99.41, 2],
    ['beside “report”', 'Test      Method     Expected    Result\nPurity    RP-HPLC    report      99.31 %', 99.31, 2],
    ['beside what it is to be above', 'HPLC purity    Above 98 % target    99.41 %', 99.41, 2],
    ['whole', 'Purity    98 %', 98, 0],
    [
      'of the total peptide area',
      'Purity. By integration at 214 nm the main peak accounts for 98.7 % of the total peptide area. Two minor',
      98.7,
      1,
    ],
    [
      'as the mean of vials side by side',
      'Results by vial                  Vial 1    Vial 2    Mean     SD\nPurity, area % (214 nm)          98.97     99.05     99.02    0.04',
      99.02,
      2,
    ],
    [
      'of a total, under a head of the parts',
      'Component      Claim     Found       Purity (component)\nBPC-157        10 mg     10.83 mg    99.09 %\nTB-500         10 mg     9.77 mg     98.95 %\nTotal blend    20 mg     20.60 mg    99.02 %',
      99.02,
      2,
    ],
    [
      'of total area',
      'mg of peptide. Main peak 98.07 % of total area at 220 nm. Mass 849.34 (M+H), as it should be for',
      98.07,
      2,
    ],
    [
      'in Italian, with its unit aside',
      'Prova                     U.M       Risultato\nTitolo cromatografico     % area    99,12',
      99.12,
      2,
    ],
    [
      'behind the colon of a long title',
      'Blend purity by HPLC (sum of both main peaks, at 214 nm): 99.14 % (spec. 98 % min.)',
      99.14,
      2,
    ],
    [
      'in a sentence that speaks of impurities, too',
      'purity was 98.6 % by area against what we require of it; no single impurity exceeded 0.7 %',
      98.6,
      1,
    ],
    ['and not the confidence that closes before it', 'Purity    99.46 %\n(k = 2, 95 %): purity ± 0.3', 99.46, 2],
    ['behind what it is not to be less than', 'Czystość (HPLC), nie mniej niż 98,0 %     99,37 %', 99.37, 2],
    ['behind a title that ends in an accent', 'Pureté chromatographique     CLHP-UV 220 nm     99,14 %', 99.14, 2],
    [
      'beside a title with its unit in brackets',
      'Tested feature     Requirement     Result ± U\nPurity [%]         min. 98.0       98.74 ± 0.20',
      98.74,
      2,
    ],
    [
      'beside its unit and the limit of detection, where its column has no head',
      '                  Test Item(s)    Unit      MDL                 Client’s limit\nPurity (HPLC)                     area-%    0.05     99.08      98.0 min.',
      99.08,
      2,
    ],
    [
      'of the whole blend, beside a column of its parts',
      'Component      Claim      Found        Purity\nGHK-Cu         50 mg      51.84 mg     99.3%\nBPC-157        10 mg      10.27 mg     99.1%\n\nTotal purity 99.2%',
      99.2,
      1,
    ],
    ['with a decimal comma', 'Purity    99,35 %', 99.35, 2],
    ['behind a colon that was read as a one', 'Main component    199.8 %', 99.8, 1],
    ['above the whole, whose one no colon can be', 'Purity    112.38 %', 112.38, 2],
    ['far above it', 'Purity    179.9 %', 179.9, 1],
    ['from which on a colon may be before it', 'Purity    180.0 %', 80, 1],
    ['above the whole without decimals', 'Purity    135 %', 135, 0],
    ['with a zero that was read as a letter', 'Purity    99.Q5%', 99.05, 2],
    ['above the possible', 'Purity    100.4 %', 100.4, 1],
    ['with its spread', 'Purity    99.35 % ± 0.18 %', 99.35, 2],
    ['with a misread title', 'Punty     99.35 %', 99.35, 2],
    ['without its sign under a title that gives it', 'Determined Purity (%)\n99.74', 99.74, 2],
    [
      'right of its label where the head of its column was not read',
      'Specification                      Method         Status\nOverall Purity    99.9 %           RP-HPLC        Conforms',
      99.9,
      1,
    ],
    ['with the sign read as degrees', 'Purity    99.35°', 99.35, 2],
    ['in per cent as a word', 'Purity    99.6 per cent', 99.6, 1],
    ['in area per cent', 'Purity    98.2 area-%', 98.2, 1],
    ['with its unit in a cell of its own', 'Purity (RP-HPLC)     99,46     area %', 99.46, 2],
    ['with its unit in the title of its row', 'Purity, %     99.46', 99.46, 2],
    ['beside the upper of two lines of its title', 'Reinheit        99.12 %\nPurity', 99.12, 2],
    ['called an assay, where nothing is called a purity', 'Assay (HPLC), area at 214 nm     96.7 %', 96.7, 1],
    ['under a title that gives its unit', 'Purity, % area\n99.64', 99.64, 2],
    ['of a long title with brackets', 'Blend purity (sum of declared peaks, 214 nm)\n99.13 %', 99.13, 2],
    [
      'on the line after that of its sentence',
      'By reversed-phase HPLC with UV detection at 214 nm it was found to have a purity of\n99.27 % by area normalisation.',
      99.27,
      2,
    ],
    ['as the share of the peaks’ area', 'At 214 nm it accounted for 98.7 % of the integrated peak area.', 98.7, 1],
  ])('%s', (_, page, value, decimals) => {
    expect(find(page)).toMatchObject({ value, decimals });
  });

  test('is no assay of the claim', () => {
    expect(find('Assay (HPLC)     103.6 %')).toBeUndefined();
    expect(find('Assay (HPLC)     97.4 %\nPurity           99.6 %')).toMatchObject({ value: 99.6 });
  });

  test('of a table is the result, not the specification, in whichever order', () => {
    expect(find('Test        Specification     Result\nPurity      ≥ 98.0 %          99.35 %')).toMatchObject({
      value: 99.35,
    });
    expect(find('Test        Result            Specification\nPurity      99.35 %           98.0 %')).toMatchObject({
      value: 99.35,
    });
    expect(find('Test        Specification     Result\nPurity      NLT 98.0 %        99.35')).toMatchObject({
      value: 99.35,
    });
  });

  test.each([
    ['is a bound with its spread', 'Test        Result\nPurity      >99.80% + 0.18%', 99.8],
    ['is a bound with its spread without heads', 'Purity (HPLC)      >99.80% ± 0.18%', 99.8],
    ['is none of its spreads', 'Test        Result\nPurity      99.22% + 0.18%', 99.22],
    ['stands beside the substance', 'Mass Identification      Result\nOrexin A                 99.529%', 99.529],
    [
      'is the whole number where another has lost its first digit',
      'Purity    9.327%\n\nMass Identification      Result\nOrexin A                 99.327%',
      99.327,
    ],
    [
      'is the average of several vials',
      'Purity   Vial 1: 99.48%\n\nMass Identification     Average purity\nOrexin A                99.46%',
      99.46,
    ],
    [
      'is that of the whole, not of a trace',
      'Test              Result\nPurity (amide)    0.78%\nPurity (total)    99.22%',
      99.22,
    ],
    [
      'stands in a column whose head was not read',
      'Test                               Method          Status\nPurity         99.9%               RP-HPLC (nm)    Conforms',
      99.9,
    ],
  ])('%s', (_, page, value) => {
    expect(find(page)?.value).toBe(value);
  });

  test('is no specification, bound or not', () => {
    expect(find('Purity (HPLC)      >99.0%')).toBeUndefined();
    expect(find('Specification: purity 98.5% or better, 100% to 110% of claim')).toBeUndefined();
    expect(find('Test        Specification    Result\nPurity      >98.0% ± 1%      ND')).toBeUndefined();
  });

  test('without its first digit is a doubtful reading', () => {
    expect(find('Purity    9.327%')!.confidence).toBeLessThan(find('Purity    99.327%')!.confidence);
  });

  test('read in two is no single digit', () => {
    expect(find('Purity    199.65 1%')).toBeUndefined();
  });

  test('carries its words and label', () => {
    const found = find('Purity (HPLC)          99.355%')!;
    expect(found.words.map(({ text }) => text)).toEqual(['99.355%']);
    expect(found.label).toContain('Purity');
  });
});

test.each([
  'Purity    ≥ 98.0 %',
  'Purity    not less than 98 %',
  'Optical purity    99.1 %',
  'Impurities    0.65 %',
  'Water    2.1 %',
  'Purity    298.9 %',
  'Purity    200 %',
  'Purity    626 %',
  'Purity    99.B5%',
  'Purity',
  '',
])('"%s" holds none', (page) => {
  expect(find(page)).toBeUndefined();
});

test('the plainest place comes first', () => {
  const page = `
    Purity results above 95.0 % are what this product is usually known for in the trade today

    Purity     99.35 %
  `;
  expect(find(page)).toMatchObject({ value: 99.35 });
});

test('of several vials is in the row of the mean, also where the unit stands under the head', () => {
  expect(
    find(
      'Vial     Content     Area purity\n         mg/vial     %\n1        10.62       99.52\n2        10.41       99.47\nMean     10.52       99.49',
    ),
  ).toMatchObject({ value: 99.49 });
});

test('of two wavelengths is that at which the peptide bond absorbs', () => {
  expect(find('Purity, 214 nm     98.94 %\n\nPurity, 280 nm     99.20 %')).toMatchObject({ value: 98.94 });
  expect(find('Purity, 254 nm     99.20 %\n\nPurity, 214 nm     98.94 %')).toMatchObject({ value: 98.94 });
  expect(find('Purity, 254 nm     99.20 %')).toMatchObject({ value: 99.2 });
});

test('of several vials, and of a blend and its parts, the one of the whole', () => {
  expect(
    find(
      'Vial     Purity (%)     Mass (mg)\n1        99.38          10.61\n2        99.44          10.38\nMean     99.39          10.51',
    ),
  ).toMatchObject({ value: 99.39 });
  expect(
    find(
      'Vial conformity      Vial 1     Vial 2     Mean\nContent (mg)         5.47       5.39       5.43\nHPLC purity (%)      99.08      99.15      99.12',
    ),
  ).toMatchObject({ value: 99.12 });
  expect(
    find(
      'Peptide         Found        Purity\nTesamorelin     10.44 mg     98.96 %\nIpamorelin      3.17 mg      99.12 %\nSum             13.61 mg     99.00 %',
    ),
  ).toMatchObject({ value: 99 });
  expect(
    find('Vial 1      Vial 2      Mean value\n5.18 mg     5.25 mg     5.22 mg\n99.62 %     99.58 %     99.61 %'),
  ).toMatchObject({ value: 99.61 });
  expect(find('Component purity     99.6 %\n\nOverall purity       99.1 %')).toMatchObject({ value: 99.1 });
});

test.each([
  [
    'as the share of the area in words',
    'The principal peak represents 99.6\nper cent of the total peak area. The balance is one late-eluting peak.',
    99.6,
  ],
  [
    'and not as what is asked for',
    'By reversed-phase HPLC with detection at 220 nm the purity was found to be 98.6% by\narea. A purity of 98% or greater is customarily expected of this type of material.',
    98.6,
  ],
  [
    'behind the verb of its sentence',
    'The vial contained 20.64 mg of the peptide. The purity by HPLC at\n214 nm was 99.55 %. The mass spectrum showed the protonated molecule at m/z 391.36, as expected.',
    99.55,
  ],
  [
    'in the words of a shop, and not as what it accepts',
    'This batch was tested on 8 May 2026 and the result is 98.6\n% pure by reverse phase HPLC. Mass as expected.\n\nMinimum purity we accept: 98 %',
    98.6,
  ],
  ['before the word', 'HPLC       Shows 98.4% purity', 98.4],
  ['before what was ordered', 'HPLC purity:       98.6% (ordered: >98%)', 98.6],
  ['under a head that gives its unit behind a stroke', 'Purity / % area\n99.62', 99.62],
  ['before what is asked for, whose sign was read as a figure', 'HPLC purity     99.03%     2 98%     OK', 99.03],
  [
    'of the whole in a sentence',
    'Analyte      Purity\nBPC-157      99.4 %\n\nOverall blend purity 99.29 % (sum of the two named peaks at 214 nm). Contents were determined against reference vials. Not',
    99.29,
  ],
  ['beside the word alone, whose sign was not read', 'Purity     99.206\nAmount     31.44 mg', 99.206],
  ['as the area of a card', '# 98.71 %\narea at 220 nm', 98.71],
  ['in another language', 'Pureza cromatográfica     98,9 %', 98.9],
])('%s', (_, page, wanted) => {
  expect(find(page)).toMatchObject({ value: wanted });
});

test.each([
  [
    'beside a label in two scripts of which the reader makes a figure',
    'Items               Specification     Result\n44% Purity (HPLC)   2 99.0%           99.27%',
    99.27,
  ],
  [
    'in brackets at the end of its sentence',
    'Purity of the blend is the sum of the assigned peptide peaks (99.15 %).',
    99.15,
  ],
  ['beside a title that gives the unit and of what it is a share', 'Purity, % of total UV area     99.05', 99.05],
  ['under a question', 'How pure      How much\n99.9%         9.7 mg', 99.9],
  [
    'of the parts that were claimed, in a column of units',
    'Parameter                            Result    Units\nSum of claimed components, 214 nm    98.9      area %',
    98.9,
  ],
])('%s', (_, page, wanted) => {
  expect(find(page)).toMatchObject({ value: wanted });
});

test('a bare number of the table over a heading is no purity', () => {
  const page = `
    Analyte            Result    Units
    BPC-157            10.8      mg/vial
    Total peptides     83.8      mg/vial
    Purity
    Parameter          Result    Units
    Unassigned peaks   1.1       area %
  `;
  expect(find(page)?.value).not.toBe(83.8);
});

describe('a purity is qualified where its line says that it is more than the main peak of one injection', () => {
  const qualified = (page: string): boolean => {
    const graph = graphOf(page);
    const [purity] = findPurity(graph);
    return purity !== undefined && isQualified(purity, graph);
  };

  test.each([
    'Purity (mean of three injections)     99.36 %',
    'Purity by qNMR     99.8 %',
    'Peak purity (DAD)     99.98 %',
    'Purity (declared)     99.80 %',
    'Purity (214 nm)     99.62 %\n\nChromatogram at 280 nm',
    'Purity (UV/Vis)     102.41 %',
    'Purity by UV-Vis     102.4 %',
    'Purity found by UV     101.9 %',
    'Test     Method     Result\nPurity     UV/Vis     102.4 %',
    'Purity     101.92 % w/w',
    'Purity     101.92     % w/w',
    'Purity 101.1 % (weight)',
    'Purity     101.1 % wt',
    'Purity (HPLC)     101.1 % m/m',
  ])('%s', (page) => {
    expect(qualified(page)).toBe(true);
  });

  test.each([
    'Purity     99.36 %',
    'Purity (HPLC, 214 nm)     99.36 %\n\nDetection 214 nm',
    'Purity (HPLC-UV)     99.36 %',
    'Purity by UPLC/UV     99.36 %',
    'Test     Method     Result\nPurity (UV)     LC-MS     99.36 %',
    'Purity (area %)     UV     99.36 %',
    'Purity     99.36 %     Molecular weight     1419.5',
  ])('not by %s', (page) => {
    expect(qualified(page)).toBe(false);
  });
});

test('beside what was not found stands the figure of something else', () => {
  expect(find('Purity     not tested     Fill     102 %')).toBeUndefined();
});

test('a stroke of a signature in the row of a result says nothing', () => {
  const page = 'Component          Specification     Result\nPercent Purity     NLT 98%     -     99.2%';
  expect(find(page)).toMatchObject({ value: 99.2 });
});

test('in the first row of the group that its title heads', () => {
  const page = (first: string) => `
    Analysis               Result      Units       Limit       Method

    Purity by RP-HPLC
    ${first}            99.42       area %      NLT 98.0    OA-LC-11
    Largest unknown        0.26        area %      NMT 1.0     OA-LC-11
  `;
  expect(find(page('Retatrutide'))?.value).toBe(99.42);
  expect(find(page('Any impurity'))?.value).not.toBe(99.42);
});
