import { expect, test } from 'vitest';
import { cellsOf } from '../../../testing/page.ts';
import { PARTING_SIGNS } from '../../vocabulary/letterhead.ts';
import { findStatedLaboratory } from './find-stated-laboratory.ts';

const name = (page: string, confidence?: number): string | null =>
  findStatedLaboratory(cellsOf(page, confidence))?.name ?? null;

test.each([
  [
    'Testing was carried out by Larkfield Xplor Analytical at the request of the client named above.',
    'Larkfield Xplor Analytical',
  ],
  [
    'This product has been tested by Larkfield Compliance Testing Lab, LLC using',
    'Larkfield Compliance Testing Lab, LLC',
  ],
  ['except in full, without the written approval of LFT Laboratories LFT makes no', 'LFT Laboratories'],
  ['without written approval, from LFT Laboratory. Results relate to the items', 'LFT Laboratory'],
  ['This sample was received by LFT Labs from an agent in a sealed container', 'LFT Labs'],
  ['Larkfield Valley is an Independent Testing Laboratory accredited by', 'Larkfield Valley'],
  ['Issued by Larkfield Laboratories GmbH, Husum (DE), independent', 'Larkfield Laboratories GmbH'],
  ['This sheet reports results obtained by Larkfield Instrument Laboratory, an', 'Larkfield Instrument Laboratory'],
  ['Analysis performed by LARKFIELD LABORATORIES LTD - 5 Quay Lane', 'LARKFIELD LABORATORIES LTD'],
  ['Signed for and on behalf of Larkfield Analytical Services', 'Larkfield Analytical Services'],
  ['This certificate was issued by Larkfield Assays and has not been altered.', 'Larkfield Assays'],
  ['Head of laboratory, Larkfield Laboratorium', 'Larkfield Laboratorium'],
  ['Larkfield Analytical AB accredited testing laboratory no. 10977', 'Larkfield Analytical AB'],
  ['Larkfield & Quay Testing, 52 Corn Street, Tarnmouth. Issued 20 April 2026.', 'Larkfield & Quay Testing'],
  ['Larkfield Chromatographic Services, 3 Quay Lane, Tarnmouth', 'Larkfield Chromatographic Services'],
  ['described above. Larkfield Laboratory Services, Unit 9, Quay Park.', 'Larkfield Laboratory Services'],
  ['Larkfield Quay Analytics, Inc. | 7 Quay Pkwy, Suite 2 | This report shall not', 'Larkfield Quay Analytics, Inc'],
  ['Larkfield Diagnostics - 61 Corn Street, Tarnmouth - Results relate to the', 'Larkfield Diagnostics'],
  ['Larkfield Laboratories LLC 400 Quay Court, Tarnmouth - The certificate', 'Larkfield Laboratories LLC'],
  ['Larkfield Bioassay - results valid for the tested vial only', 'Larkfield Bioassay'],
  ['Larkfield BioAnalytical · The results refer to the vial that was sent in', 'Larkfield BioAnalytical'],
  ['to see the original. Analysed by LC-UV-MS. Larkfield Labs Ltd, Unit 3, Quay', 'Larkfield Labs Ltd'],
  ['Results were reported by Larkfield Environmental Laboratories', 'Larkfield Environmental Laboratories'],
])('%s', (page, wanted) => {
  expect(name(page)).toBe(wanted);
});

test.each([
  'without the written approval of the laboratory',
  'tested by an independent laboratory',
  'Larkfield Labs, 12 Corn Street, Tarnmouth',
  'sold by Larkfield Testing, 12 Corn Street',
  'sold by Larkfield Testing - 12 Corn Street',
  'Larkfield Labs - results valid for the tested vial only',
  'Larkfield Testing - results in two days',
  'High Performance Liquid Chromatography 220 Larkfield',
  'The samples were tested by Independent Testing Laboratory',
  'This test is accredited under the laboratory’s',
  'Approved by Lab Director',
  'tested by Jane Doe using HPLC',
  'This is a laboratory report',
])('"%s" names none', (page) => {
  expect(name(page)).toBeNull();
});

test('a name that was read badly is none', () => {
  expect(name('This product has been tested by Larkfield Testing Labs', 0.6)).toBeNull();
});

test.each([...PARTING_SIGNS])(
  'a laboratory parted by “%s” from its accreditation, its street or its results',
  (sign) => {
    expect(name(`Larkfield Analytical AB ${sign} accredited testing laboratory no. 10977`)).toBe(
      'Larkfield Analytical AB',
    );
    expect(name(`Larkfield Diagnostics ${sign} 52 Corn Street`)).toBe('Larkfield Diagnostics');
    expect(name(`Larkfield Bioassay ${sign} results valid for the vial only`)).toBe('Larkfield Bioassay');
  },
);
