import { describe, expect, it } from 'vitest';
import { translation } from '../../../src/coa/image/transform.ts';
import { LETTERS, layOut } from '../../../src/coa/testing/page.ts';
import { findFurtherResults } from './further-results.ts';

const found = (text: string) =>
  findFurtherResults({
    words: layOut(text),
    prepared: { letters: LETTERS, toPicture: translation(100, 0) },
  }).map(({ field, text: result }) => `${field}: ${result}`);

describe('findFurtherResults', () => {
  it('takes what stands beside the title of a test, with its place in the picture', () => {
    const page = `
      Endotoxin                2.604 EU/Vial.
      Heavy Metals             <10ppb
      Sterility                No Growth
    `;
    expect(found(page)).toEqual(['endotoxin: 2.604 EU/Vial', 'sterility: No Growth', 'metals: <10ppb']);
    const [first] = findFurtherResults({
      words: layOut(page),
      prepared: { letters: LETTERS, toPicture: translation(100, 0) },
    });
    expect(first).toMatchObject({ field: 'endotoxin', box: [400, 0, expect.any(Number), 16] });
  });

  it('takes the lines below a title, and never a limit', () => {
    expect(
      found(`
        ScanRDI Sterility Test
          Result:                     Incompatible

        USP <85> Bacterial Endotoxin Test
          Numerical Value:            <2 EU/mL
          Endotoxin Limit:            900 EU/mL
          Result:                     Pass
      `),
    ).toEqual(['endotoxin: <2 EU/mL, Pass', 'sterility: Incompatible']);
  });

  it('passes over the column of specifications', () => {
    expect(
      found(`
        Test               Specification        Result
        Endotoxin          5 EU/mg              0.3 EU/mg
      `),
    ).toEqual(['endotoxin: 0.3 EU/mg']);
  });

  it.each([
    ['two amounts of which one may be a limit', 'Endotoxin            5 EU/mg          0.3 EU/mg'],
    ['a test that was only asked for', 'Endotoxin Analysis'],
    ['a sentence', 'The endotoxin test quantifies bacterial endotoxin levels to confirm    Pass'],
    ['results of two samples', 'Endotoxin     Pass\nEndotoxin     Fail'],
    ['a page without such a test', 'Purity             99.1 %'],
  ])('leaves out %s', (_what, page) => {
    expect(found(page)).toEqual([]);
  });
});
