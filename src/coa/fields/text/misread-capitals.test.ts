import { expect, test } from 'vitest';
import { withMisreadCapitals } from './misread-capitals.ts';

test.each([
  ['$5-2511', 'S5-2511'],
  ['Cl-55-1125', 'CI-55-1125'],
  ['WF-ClI-22', 'WF-CI-22'],
  ['MG-CAG5-@21', 'MG-CAG5-021'],
  ['QRT$2604', 'QRTS2604'],
  ['£LM2605130320', 'ELM2605130320'],
  ['$$31-1125', 'SS31-1125'],
  ['0V-2508-3316', 'OV-2508-3316'],
  ['0C33107-K4', 'OC33107-K4'],
  ['0C331-07A4', '0C331-07A4'],
  ['TG-MOTS-O7', 'TG-MOTS-07'],
  ['PO-26/OO41', 'PO-26/0041'],
  ['TG-O7A', 'TG-O7A'],
  ['10$ off', '10$ off'],
  ['T|260118-141', 'TI260118-141'],
  ['T|am', 'T|am'],
  ['Illum-22', 'Illum-22'],
  ['Sl1-26', 'Sl1-26'],
  ['bl-26', 'bl-26'],
])('"%s" is the number %s', (read, printed) => {
  expect(withMisreadCapitals(read)).toBe(printed);
});
