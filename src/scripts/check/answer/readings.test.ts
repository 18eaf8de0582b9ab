import { expect, test } from 'vitest';
import type { Evidence, FieldReading } from '../../../coa/report/report.ts';
import { isDoubtful, looksLikeName, readingOf, readingsOf } from './readings.ts';

const field = (given: Partial<FieldReading>): FieldReading => ({
  field: 'key',
  text: 'Y55G6FBQ',
  value: 'Y55G6FBQ',
  confidence: 0.96,
  box: [0, 0, 10, 10],
  label: '',
  readings: 1,
  ...given,
});
const code = (text: string): Evidence['codes'] => [{ format: 'QRCode', text, box: null }];
const evidence = (fields: FieldReading[], codes: Evidence['codes'] = []) => ({ fields, codes }) as unknown as Evidence;

test('a reading of low confidence is doubtful, unless it was read twice alike or a code has it letter for letter', () => {
  expect(isDoubtful(field({}), [])).toBe(false);
  expect(isDoubtful(field({ confidence: 0.6 }), [])).toBe(true);
  expect(isDoubtful(field({ confidence: 0.8, readings: 2 }), [])).toBe(false);
  expect(isDoubtful(field({ confidence: 0.6 }), code('https://lab.example/v?k=Y55G6FBQ'))).toBe(false);
});

test('a code with the same in letters that look alike makes a sure reading doubtful', () => {
  const read = (value: string) => isDoubtful(field({ value }), code('https://lab.example/v?k=Y55G6FB0I'));
  expect(read('YSSG6FBDI')).toBe(true);
  expect(read('Y55G6FB0J')).toBe(true);
  expect(read('Y55G6FBX')).toBe(false);
});

test.each([
  ['Harbourside Assay', true],
  ['Tarn & Vale Bioscience', true],
  ['MZ Biolabs (Arizona)', true],
  ['3B Pharma', true],
  ['lactam) specificity', false],
  ['— = ~', false],
  ['. |', false],
  ['12 4 7 a', false],
])('%j can be a name: %s', (text, can) => {
  expect(looksLikeName(text)).toBe(can);
});

test('what is looked up is the value; letterheads and OCR noise are not listed', () => {
  const read = evidence([
    field({ text: 'IELUVR5SH', value: '1ELUVR5H', confidence: 0.31 }),
    field({ field: 'letterhead', text: '~ = Assay' }),
    field({ field: 'client', text: 'lactam) specificity' }),
    field({ field: 'purity', text: '99.1 %', value: 99.1 }),
  ]);
  expect(readingOf(read, 'key')).toMatchObject({ name: 'Key', text: '1ELUVR5H', doubtful: true });
  expect(readingOf(read, 'batch')).toBeNull();
  expect(readingsOf(read).map(({ field }) => field)).toEqual(['key', 'purity']);
});

test('an address for letters is called one, and what stands at head and foot alike is listed once', () => {
  const host = (n: number, text: string) => field({ field: `host_${n}`, text, value: 'lab.example' });
  const read = evidence([
    host(1, 'lab.example'),
    host(2, 'Office@lab.example'),
    host(3, 'lab.example'),
    host(4, 'lab.example/verify'),
  ]);
  expect(readingsOf(read).map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Web address: lab.example',
    'Email address: Office@lab.example',
    'Web address: lab.example/verify',
  ]);
});

test('of a blend the results of each component are listed under its name, and none as that of the whole', () => {
  const blend = (content: string): (readonly [string, string])[] =>
    readingsOf(
      evidence([
        field({ field: 'content', text: content, label: 'GHK-Cu' }),
        field({ field: 'component_1', text: 'GHK-Cu' }),
        field({ field: 'component_1_content', text: '57.66 mg', label: 'GHK-Cu' }),
        field({ field: 'component_2', text: 'KPV' }),
        field({ field: 'component_2_content', text: '11.53 mg', label: 'KPV' }),
        field({ field: 'component_2_claim', text: '10 mg', label: 'KPV' }),
        field({ field: 'component_2_purity', text: '99.1 %', label: 'KPV' }),
      ]),
    ).map(({ name, text }) => [name, text] as const);
  const components = [
    ['Content of GHK-Cu', '57.66 mg'],
    ['Content of KPV', '11.53 mg'],
    ['Claim of KPV', '10 mg'],
    ['Purity of KPV', '99.1 %'],
  ];
  expect(blend('57.66 mg')).toEqual(components);
  expect(blend('69.19 mg')).toEqual([['Content', '69.19 mg'], ...components]);
});
