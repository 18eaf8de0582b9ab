import type { Compound } from '../../dataset/compound.ts';
import {
  type CompoundIndex,
  indexCompounds,
  matchCompound,
  withoutDose,
} from '../fields/extract/sample/match-compound.ts';
import { plainIdentifier } from '../fields/text/code-parts.ts';
import { editDistance } from '../fields/text/edit-distance.ts';
import { sameBusiness } from '../fields/text/names.ts';
import { quote } from '../words/quote.ts';

/** The part of an answer that says which report a page claims to be: its laboratory and its fields as evidence gives them. */
export interface ClaimedReport {
  /** What the page is called among those it is held against, such as its file name. */
  name: string;
  /** Name of the laboratory, "" when none was found. */
  laboratory: string;
  fields: readonly {
    field: string;
    text: string;
    value: string | number | null;
    confidence: number;
    readings: number;
  }[];
}

/** Pages that claim to be one report and name different products or clients. */
export interface Contradiction {
  /** What they have in common, as printed: a report number, a key, content and purity to the last digit. */
  marks: { mark: 'report_number' | 'key' | 'values'; text: string }[];
  laboratory: string;
  differs: 'product' | 'client';
  /** Every page with that mark, and what it names there. */
  pages: { name: string; text: string }[];
}

/** Shorter identifiers are shared by chance. */
const SHORTEST = 5;
/** Digits that content and purity must have together to be one measurement rather than two that came out alike. */
const FEWEST_DIGITS = 6;
/** A name read with less confidence, or by fewer readings, speaks against nothing; products are read once. */
const SURE = { sample: { confidence: 0.8, readings: 1 }, client: { confidence: 0.6, readings: 2 } } as const;
/** Share of letters in which two readings of one product's name may differ. */
const MISREAD_SHARE = 0.34;

/**
 * Finds pages of one laboratory that carry the same report number, the same key, or the same content and purity to the last
 * digit, but name different products or clients. A laboratory gives each report a number of its own, so at least one of
 * such pages is not as it was issued; which, they do not say. Of pages read alone nothing can be said.
 * @param compounds to tell that two names mean one product.
 */
export function contradictionsAmong(pages: readonly ClaimedReport[], compounds: readonly Compound[]): Contradiction[] {
  const index = indexCompounds(compounds);
  const marked = pages.flatMap((page) => marksOf(page).map((mark) => ({ ...mark, page })));
  const found = [...Map.groupBy(marked, ({ id }) => id).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length < 2) return [];
    const own = group.map(({ page }) => page);
    return [
      { differs: 'product' as const, pages: differing(own, 'sample', (a, b) => sameProduct(a, b, index)) },
      { differs: 'client' as const, pages: differing(own, 'client', sameBusiness) },
    ].flatMap(({ differs, pages: named }) =>
      named.length === 0
        ? []
        : [{ mark: { mark: first.mark, text: first.text }, laboratory: first.page.laboratory, differs, pages: named }],
    );
  });
  // The same pages by their number and by their key are one contradiction.
  const same = Map.groupBy(
    found,
    ({ differs, pages: named }) => `${differs} ${named.map(({ name }) => name).join('\n')}`,
  );
  return [...same.values()].map((group) => {
    const { laboratory, differs, pages: named } = group[0]!;
    return { marks: group.map(({ mark }) => mark), laboratory, differs, pages: named };
  });
}

const MARKS_IN_WORDS = { report_number: 'the report number', key: 'the key', values: 'content and purity' } as const;

/** What a contradiction says, as a sentence. */
export function describeContradiction({ marks, laboratory, differs, pages }: Contradiction): string {
  const shared = marks.map(({ mark, text }) => `${MARKS_IN_WORDS[mark]} ${quote(text)}`).join(' and ');
  const named = pages.map((page) => `${page.name} ${quote(page.text)}`).join(', ');
  return `${pages.length} pages of ${laboratory} share ${shared} but name different ${differs}s: ${named}. A report has one ${differs}: at least one of these pages is not as it was issued.`;
}

type Mark = Contradiction['marks'][number] & {
  /** The same for pages that claim to be one report. */
  id: string;
};

function marksOf({ laboratory, fields }: ClaimedReport): Mark[] {
  if (laboratory === '') return [];
  const textOf = (field: string): string => fields.find((entry) => entry.field === field)?.text ?? '';
  const identifiers = (['report_number', 'key'] as const).flatMap((mark): Mark[] => {
    const plain = plainIdentifier(textOf(mark));
    return plain.length < SHORTEST ? [] : [{ mark, text: textOf(mark), id: `${laboratory} ${mark} ${plain}` }];
  });
  const values = [textOf('content'), textOf('purity')];
  const digits = values.map((text) => text.replace(/\D/g, ''));
  if (digits.includes('') || digits.join('').length < FEWEST_DIGITS) return identifiers;
  return [...identifiers, { mark: 'values', text: values.join(', '), id: `${laboratory} values ${digits.join(' ')}` }];
}

type Named = Contradiction['pages'][number];

/** What the pages name in a field, where two of them name different things and both were read for sure; none otherwise. */
function differing(
  pages: readonly ClaimedReport[],
  field: keyof typeof SURE,
  isSame: (one: string, other: string) => boolean,
): Named[] {
  const sure = SURE[field];
  const named = pages.flatMap(({ name, fields }): Named[] => {
    const read = fields.find((entry) => entry.field === field);
    return read === undefined || read.confidence < sure.confidence || read.readings < sure.readings
      ? []
      : [{ name, text: read.text }];
  });
  const differ = named.some((one) => named.some((other) => !isSame(one.text, other.text)));
  return differ ? named : [];
}

/** Whether two names can mean one product: a compound in common, one part of the other, or alike but for misread letters. */
function sameProduct(one: string, other: string, index: CompoundIndex): boolean {
  const [first = [], second = []] = [one, other].map((text) => matchCompound(text, index, true)?.compounds ?? []);
  if (first.some(({ id }) => second.some((compound) => compound.id === id))) return true;
  const [a = '', b = ''] = [one, other].map((text) =>
    withoutDose(text)
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase(),
  );
  if (a === '' || b === '' || a.includes(b) || b.includes(a)) return true;
  return editDistance(a, b) <= Math.floor(Math.max(a.length, b.length) * MISREAD_SHARE);
}
