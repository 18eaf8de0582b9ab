import { describe, expect, it } from 'vitest';
import type { Field } from '../../fields/fields.ts';
import { field } from '../../testing/fields.ts';
import { formsOn, LearnedForms, learnForms, unlikeForms } from './forms.ts';

const page = (texts: Record<string, string>, confidence = 0.95) =>
  formsOn(
    new Map<string, Field<unknown>>(Object.entries(texts).map(([name, text]) => [name, field(text, { confidence })])),
  );

describe('how a laboratory writes its fields', () => {
  it.each([
    ['report_number', '#90384', '#99999'],
    ['report_number', 'SBA-26-0086', 'AAA-99-9999'],
    ['batch', 'lot b2', 'aaa XX'],
    ['key', '7KQ4M9XD', 'XXXXXXXX'],
    ['purity', '99.325 %', '9.999 %'],
    ['purity', '≥98,1', '≥9,9'],
    ['content', '10.61 mg', '9.99 mg'],
    ['content', '10,61 mg/vial;', '9,99 mg/vial'],
    ['label_claim', 'BPC-157 10mg', '9mg'],
    ['key', 'ABCDEFGH', 'XXXXXXXX'],
    ['key', 'AB-1234', 'XX-9999'],
    ['mass_measured', '4813', '9'],
    ['date_received', '25 NOV 2025', '99 MON 9999'],
    ['date_reported', 'June 3, 2026', 'Month 9, 9999'],
    ['date_reported', '3-Jun-26', '9-Mon-99'],
  ])('%s %j has the form %j', (name, text, form) => {
    expect([...page({ [name]: text }).values()]).toEqual([form]);
  });

  it('passes over what is hardly read, and other fields', () => {
    expect([...page({ key: '7KQ4M9XD' }, 0.84)]).toEqual([]);
    expect([...page({ client: 'Humber Molecular' })]).toEqual([]);
  });

  it('counts the forms, the most usual first, and names a field that has none of few', () => {
    const pages = [...Array(3).fill(page({ purity: '99.1%' })), page({ purity: '9.12%' }), page({ key: 'AB12' })];
    const learned = learnForms(pages);
    expect(LearnedForms.parse(learned)).toEqual({ purity: { '9.9%': 3, '9.99%': 1 }, key: { XXXX: 1 } });
    expect(Object.keys(learned.purity!)).toEqual(['9.9%', '9.99%']);
    const kept = { purity: { '9.9%': 7, '9.99%': 1 } };
    expect(unlikeForms(page({ purity: '99.123%' }), kept)).toEqual([
      { name: 'purity', form: '9.999%', usual: ['9.9%', '9.99%'], pages: 8 },
    ]);
    expect(unlikeForms(page({ purity: '98.2%' }), kept)).toEqual([]);
  });

  it.each([
    ['too few pages show it', { purity: { '9.9%': 3 } }],
    ['it is written in many ways', { purity: { '9.9%': 2, '9.99%': 1, '9%': 1 } }],
    ['nothing was learned of it', {}],
  ])('names nothing where %s', (_, learned) => {
    expect(unlikeForms(page({ purity: '99.123%' }), learned)).toEqual([]);
  });
});
