import { describe, expect, it } from 'vitest';
import { translation } from '../../../src/coa/image/transform.ts';
import { registerEntry } from '../../../src/coa/testing/fields.ts';
import { LETTERS, layOut } from '../../../src/coa/testing/page.ts';
import { labelledIdentifiers } from './labelled-identifiers.ts';

const laboratory = registerEntry({
  identifiers: [
    { field: 'key', label: 'Access Code', pattern: '^[A-Z0-9]{6,7}$', example: 'XXXXXXX', carries: null },
    { field: 'report_number', label: 'REPORT #', pattern: '^LB-\\d{4}$', example: 'LB-1234', carries: null },
  ],
});
const find = (text: string, confidence = 0.9) =>
  labelledIdentifiers(
    {
      words: layOut(text).map((word) => ({ ...word, confidence })),
      prepared: { letters: LETTERS, toPicture: translation(100, 0) },
    },
    laboratory,
  );
const texts = (text: string, confidence?: number) =>
  find(text, confidence).map(({ field, text: read }) => [field, read]);

describe('labelledIdentifiers', () => {
  it('takes what stands behind the laboratory’s label and keeps to its grammar, with its place in the picture', () => {
    const [key] = find('Access Code: YLSDGGD');
    expect(key).toMatchObject({ field: 'key', text: 'YLSDGGD', confidence: 0.9 });
    expect(key?.box[0]).toBeGreaterThan(100);
    expect(texts('REPORT # LB-2231')).toEqual([['report_number', 'LB-2231']]);
  });

  it('reads a bare stroke among capitals as their I', () => {
    expect(texts('Access Code: 9NH2!X2')).toEqual([['key', '9NH2IX2']]);
  });

  it.each([
    ['another form than the laboratory’s', 'Access Code: YLS-DGGD'],
    ['another label', 'Entrance Code: YLSDGGD'],
    ['half a label', 'Access: YLSDGGD'],
    ['nothing behind the label', 'Access Code:'],
    ['a heading far away', 'Access Code:                                                              RESULTS'],
    ['two that differ', 'Access Code: YLSDGGD\nAccess Code: YLSDGGX'],
  ])('leaves out %s', (_, text) => {
    expect(find(text)).toEqual([]);
  });

  it('takes one that stands there twice alike, and none that was hardly read', () => {
    expect(find('Access Code: YLSDGGD\nAccess Code: YLSDGGD')).toHaveLength(1);
    expect(find('Access Code: YLSDGGD', 0.59)).toEqual([]);
  });

  it('finds nothing where the laboratory is not on our list', () => {
    const page = {
      words: layOut('Access Code: YLSDGGD'),
      prepared: { letters: LETTERS, toPicture: translation(0, 0) },
    };
    expect(labelledIdentifiers(page, undefined)).toEqual([]);
  });
});
