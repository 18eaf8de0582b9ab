import { describe, expect, it } from 'vitest';
import { loadData } from '../../../data/index.ts';
import { contextFrom } from '../../../src/coa/context.ts';
import type { TextReader } from '../../../src/coa/ocr/text-reader.ts';
import { TAKINGS } from '../../copies/captures.ts';
import { loadLayouts } from '../../layouts/load-layouts.ts';
import { takingOf, unlisted } from './as-if.ts';

describe('a page as another would send it', () => {
  it('is taken in the way asked for, and a PDF as it is', () => {
    expect(takingOf('phone', 'page.png')).toBe('phone');
    expect(takingOf('message', 'page.png')).toBe('message');
    expect(takingOf('phone', 'pdf/page.pdf')).toBe('as found');
    expect(takingOf(undefined, 'page.png')).toBe('as found');
  });

  it('is taken in another way each, the same of one file every time', () => {
    const ways = Array.from({ length: 60 }, (_, index) => takingOf('each', `page-${index}.png`));
    expect(ways).toEqual(Array.from({ length: 60 }, (_, index) => takingOf('each', `page-${index}.png`)));
    expect(new Set(ways)).toEqual(new Set(Object.keys(TAKINGS)));
  });
});

describe('a laboratory that nobody recorded', () => {
  const known = contextFrom(loadData(), {} as TextReader, '2026-11-20', loadLayouts());
  const ids = (context: typeof known) => context.laboratories.map(({ id }) => id);

  it('is off the list, with how it sets its pages', () => {
    const left = unlisted(known, 'Janoshik');
    expect(ids(known)).toContain('janoshik');
    expect(ids(left)).toEqual(ids(known).filter((id) => id !== 'janoshik'));
    expect(left.layouts).toHaveLength(known.layouts.length - 1);
    expect(left.layouts.map(({ laboratory }) => laboratory)).not.toContain('janoshik');
  });

  it('changes nothing where a label names none of our list', () => {
    expect(unlisted(known, null)).toBe(known);
    expect(unlisted(known, 'Some Laboratory')).toBe(known);
  });
});
