import type { Compound } from '../../dataset/compound.ts';
import { type CompoundIndex, indexCompounds } from '../fields/extract/sample/compounds/compound-index.ts';
import { withoutDose } from '../fields/extract/sample/compounds/dose-in-name.ts';
import { matchCompound } from '../fields/extract/sample/compounds/match-compound.ts';
import { editDistance } from '../fields/text/edit-distance.ts';
import { plainIdentifier } from '../fields/text/letter-shapes.ts';
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
/**
 * Chance above which content and purity of two unrelated reports of one product come out alike too often: of 50 reports there are 1,225
 * pairs, of which one in eighty such sets then holds two. To one and two decimals (“10.2 mg, 99.35 %”) it is 1 in 2,000, and two of
 * 50 reports agree nearly every second time; to two and three decimals 1 in 200,000.
 */
const MAX_CHANCE = 1e-5;
/** How far reports of one product spread: contents by this share of their amount, purities by so many per cent (standard deviations). */
const SPREAD = { content: 0.05, purity: 0.3 } as const;
/** A name read with less confidence, or by fewer readings, speaks against nothing; products are read once. */
const SURE = { sample: { confidence: 0.8, readings: 1 }, client: { confidence: 0.6, readings: 2 } } as const;
/** Share of letters in which two readings of one product's name may differ. */
const MISREAD_SHARE = 0.34;

/**
 * Finds pages of one laboratory that carry the same report number, the same key, or the same content and purity to the last
 * digit, but name different products or clients. A laboratory gives each report a number of its own, so at least one of
 * such pages is not as it was issued; which, they do not say. Figures alone may agree by chance: they are a reason to ask, where so many
 * digits agree that chance is unlikely and the pages do not differ in everything else that says which report they are.
 * @param compounds to tell that two names mean one product.
 */
export function contradictionsAmong(pages: readonly ClaimedReport[], compounds: readonly Compound[]): Contradiction[] {
  const index = indexCompounds(compounds);
  const marked = pages.flatMap((page) => marksOf(page).map((mark) => ({ ...mark, page })));
  const found = [...Map.groupBy(marked, ({ id }) => id).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length < 2) return [];
    const all = group.map(({ page }) => page);
    const own =
      first.mark === 'values' ? all.filter((one) => all.some((other) => other !== one && mayBeOne(one, other))) : all;
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
  const seen = `${pages.length} pages of ${laboratory} share ${shared} but name different ${differs}s: ${named}.`;
  return marks.every(({ mark }) => mark === 'values')
    ? `${seen} The same figures to the last digit are seldom chance: ask the laboratory which of these reports it issued.`
    : `${seen} A report has one ${differs}: at least one of these pages is not as it was issued, so rely on none of them until the laboratory says which.`;
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
  const [content, purity] = [figureOf('content', fields), figureOf('purity', fields)];
  if (content === null || purity === null || purity.value >= 100) return identifiers;
  const chance = chanceOf(content.step / SPREAD.content) * chanceOf((purity.step * purity.value) / SPREAD.purity);
  if (chance > MAX_CHANCE) return identifiers;
  // The decimals stay with the figure, and the unit with its milligrams: 1.02 and 10.2 are not alike.
  const values = [content, purity].map(({ value, step }) => `${value} ${step.toPrecision(3)}`);
  const text = [textOf('content'), textOf('purity')].join(', ');
  return [...identifiers, { mark: 'values', text, id: `${laboratory} values ${values.join(' ')}` }];
}

/** A figure in milligrams or per cent, and the step of its last printed decimal as a share of it. */
interface Figure {
  value: number;
  step: number;
}

function figureOf(name: string, fields: ClaimedReport['fields']): Figure | null {
  const read = fields.find(({ field }) => field === name);
  const [printed, decimals = ''] = /\d+(?:[.,](\d+))?/.exec(read?.text ?? '') ?? [];
  if (printed === undefined || typeof read?.value !== 'number' || !(read.value > 0)) return null;
  return { value: read.value, step: 10 ** -decimals.length / Number(printed.replace(',', '.')) };
}

/** Chance that two figures which spread normally around one come out alike: the sum of the squared shares of all steps. @param step in standard deviations. */
function chanceOf(step: number): number {
  return Math.min(1, step / (2 * Math.sqrt(Math.PI)));
}

/** What says which report a page is. */
const OF_REPORT = /^(report_number|key|batch|date_.*)$/;

/** Whether two pages with the same figures may be one report: they share a number, key, batch or day, or none of these can be compared. */
function mayBeOne(one: ClaimedReport, other: ClaimedReport): boolean {
  const compared = one.fields.flatMap(({ field, text, value }) => {
    const match = OF_REPORT.test(field) ? other.fields.find((entry) => entry.field === field) : undefined;
    return match === undefined ? [] : [plainOf({ text, value }) === plainOf(match)];
  });
  return compared.length === 0 || compared.includes(true);
}

const plainOf = ({ text, value }: Pick<ClaimedReport['fields'][number], 'text' | 'value'>): string =>
  plainIdentifier(typeof value === 'string' ? value : text);

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
