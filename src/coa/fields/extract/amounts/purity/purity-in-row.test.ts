import { expect, test } from 'vitest';
import { purityOn } from '../../../../testing/fields-on-page.ts';

test.each([
  ['right of it', 'Purity (HPLC)          99.355%', 99.355, 3],
  ['beside its uncertainty', 'Parameter    Ergebnis    Messunsicherheit\nReinheit     99,31 %     0,10 %', 99.31, 2],
  [
    'alone below a table with a column of claims',
    'Component       Label claim    Found\nSS-31           5 mg           5.03 mg\nARA-290         10 mg          9.75 mg\nSelank          5 mg           5.20 mg\n\nBlend purity    97.8 %',
    97.8,
    1,
  ],
  [
    'over its spread, in a row of two lines',
    'Chromatographic     HPLC-      102.83% +\n        Purity     UV/VIS       0.18%',
    102.83,
    2,
  ],
  ['whose point was not read', 'Purity (HPLC)    9918 %', 99.18, 2],
  ['beside “report”', 'Test      Method     Expected    Result\nPurity    RP-HPLC    report      99.31 %', 99.31, 2],
  ['beside what it is to be above', 'HPLC purity    Above 98 % target    99.41 %', 99.41, 2],
  ['whole', 'Purity    98 %', 98, 0],
  [
    'in Italian, with its unit aside',
    'Prova                     U.M       Risultato\nTitolo cromatografico     % area    99,12',
    99.12,
    2,
  ],
  ['behind what it is not to be less than', 'Czystość (HPLC), nie mniej niż 98,0 %     99,37 %', 99.37, 2],
  ['behind a title that ends in an accent', 'Pureté chromatographique     CLHP-UV 220 nm     99,14 %', 99.14, 2],
  [
    'beside a title with its unit in brackets',
    'Tested feature     Requirement     Result ± U\nPurity [%]         min. 98.0       98.74 ± 0.20',
    98.74,
    2,
  ],
  ['with a decimal comma', 'Purity    99,35 %', 99.35, 2],
  ['behind a colon that was read as a one', 'Main component    199.8 %', 99.8, 1],
  ['above the whole, whose one no colon can be', 'Purity    112.38 %', 112.38, 2],
  ['far above it', 'Purity    179.9 %', 179.9, 1],
  ['from which on a colon may be before it', 'Purity    180.0 %', 80, 1],
  ['above the whole without decimals', 'Purity    135 %', 135, 0],
  ['with a zero that was read as a letter', 'Purity    99.Q5%', 99.05, 2],
  ['above the possible', 'Purity    100.4 %', 100.4, 1],
  ['with a misread title', 'Punty     99.35 %', 99.35, 2],
  [
    'right of its label where the head of its column was not read',
    'Specification                      Method         Status\nOverall Purity    99.9 %           RP-HPLC        Conforms',
    99.9,
    1,
  ],
  ['with the sign read as degrees', 'Purity    99.35°', 99.35, 2],
  ['in per cent as a word', 'Purity    99.6 per cent', 99.6, 1],
  ['in area per cent', 'Purity    98.2 area-%', 98.2, 1],
  ['beside the upper of two lines of its title', 'Reinheit        99.12 %\nPurity', 99.12, 2],
])('the purity %s', (_, page, value, decimals) => {
  expect(purityOn(page)).toMatchObject({ value, decimals });
});

test.each([
  ['is a bound with its spread', 'Test        Result\nPurity      >99.80% + 0.18%', 99.8],
  ['is a bound with its spread without heads', 'Purity (HPLC)      >99.80% ± 0.18%', 99.8],
  ['is none of its spreads', 'Test        Result\nPurity      99.22% + 0.18%', 99.22],
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
])('the purity %s', (_, page, value) => {
  expect(purityOn(page)?.value).toBe(value);
});

test.each([
  ['before what was ordered', 'HPLC purity:       98.6% (ordered: >98%)', 98.6],
  ['before what is asked for, whose sign was read as a figure', 'HPLC purity     99.03%     2 98%     OK', 99.03],
  ['beside the word alone, whose sign was not read', 'Purity     99.206\nAmount     31.44 mg', 99.206],
  ['in another language', 'Pureza cromatográfica     98,9 %', 98.9],
  [
    'beside a label in two scripts of which the reader makes a figure',
    'Items               Specification     Result\n44% Purity (HPLC)   2 99.0%           99.27%',
    99.27,
  ],
  [
    'of the parts that were claimed, in a column of units',
    'Parameter                            Result    Units\nSum of claimed components, 214 nm    98.9      area %',
    98.9,
  ],
])('the purity %s', (_, page, wanted) => {
  expect(purityOn(page)).toMatchObject({ value: wanted });
});
