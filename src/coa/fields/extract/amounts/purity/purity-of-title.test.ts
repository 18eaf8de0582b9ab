import { expect, test } from 'vitest';
import { purityOn } from '../../../../testing/fields-on-page.ts';

test.each([
  ['and not what a seller promises', '99%+ purity          3rd-party verified\n\nPurity (HPLC)\n99.64%', 99.64, 2],
  ['below it', 'PURITY\n99.4 %', 99.4, 1],
  [
    'under its head of two lines, of which the second is a remark in brackets',
    'Purity            Net content\n(HPLC area)\n\n99.87%            51.92 mg',
    99.87,
    2,
  ],
  ['behind the unit and the wavelength of its title', 'Purity, HPLC area % at 220 nm 99.5', 99.5, 1],
  ['on a dial, over its unit', '# 99.46\n\n  % area\n\n\n\n  Purity', 99.46, 2],
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
  ['and not the confidence that closes before it', 'Purity    99.46 %\n(k = 2, 95 %): purity ± 0.3', 99.46, 2],
  [
    'of the whole blend, beside a column of its parts',
    'Component      Claim      Found        Purity\nGHK-Cu         50 mg      51.84 mg     99.3%\nBPC-157        10 mg      10.27 mg     99.1%\n\nTotal purity 99.2%',
    99.2,
    1,
  ],
  ['of a long title with brackets', 'Blend purity (sum of declared peaks, 214 nm)\n99.13 %', 99.13, 2],
])('the purity %s', (_, page, value, decimals) => {
  expect(purityOn(page)).toMatchObject({ value, decimals });
});

test.each([
  ['as the area of a card', '# 98.71 %\narea at 220 nm', 98.71],
  ['under a question', 'How pure      How much\n99.9%         9.7 mg', 99.9],
])('the purity %s', (_, page, wanted) => {
  expect(purityOn(page)).toMatchObject({ value: wanted });
});
