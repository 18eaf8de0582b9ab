import { expect, test } from 'vitest';
import { loadData } from '../../../data/index.ts';
import { settleProduct } from './settle-product.ts';

const { compounds } = loadData();

test.each([
  ['TB-S00 10mg', 'TB-500 10mg'],
  ['Tesamorelin Smg', 'Tesamorelin 5mg'],
  ['BPC-157 lOmg', 'BPC-157 10mg'],
  ['BPC-157 10 mg', 'BPC-157 10 mg'],
  ['CJG-1295 NO DAC 10MG', 'CJC-1295 NO DAC 10MG'],
  ['cic-1295 no DAC 5mg', 'cjc-1295 no DAC 5mg'],
  ['8PC-I57', 'BPC-157'],
  ['Retatrutlde 30 mg', 'Retatrutide 30 mg'],
  ['Tesamorelin/|pamorelin', 'Tesamorelin/Ipamorelin'],
  ['CHK', 'CHK'],
  ['Retatrutade 30 mg', 'Retatrutade 30 mg'],
  ['SS-31 50mg', 'SS-31 50mg'],
  ['MOTS-c 10mg', 'MOTS-c 10mg'],
  ['LL-37', 'LL-37'],
  ['KPV/SOS mix', 'KPV/SOS mix'],
  ['Unknown S00 10mg', 'Unknown S00 10mg'],
])('%s is %s', (read, settled) => {
  expect(settleProduct(read, compounds)).toBe(settled);
});
