import type { Compound } from '../../dataset/compound.ts';
import type { Box } from '../geometry/box.ts';
import type { ImitatedLaboratory, NamedLaboratory } from './extract/parties/laboratory/named-laboratory.ts';
import type { CompoundMatch } from './extract/sample/compounds/compound-match.ts';
import type { LabelKinds } from './extract/search/label-kinds.ts';
import type { PageKind } from './page-kinds.ts';
import type { DateRole, FieldName } from './specs.ts';
import type { SheetMark } from './vocabulary/certificate.ts';

export type { DateRole } from './specs.ts';

/** One field as it was read; boxes are in pixels of the upright picture. */
export interface Field<Value = string> {
  /** Text as read. */
  text: string;
  value: Value;
  /** 0 to 1. */
  confidence: number;
  box: Box | null;
  /** Where the value alone stands, if `box` holds more: of a row of a table. */
  valueBox?: Box;
  label: string;
  /** How many readings agree on it. */
  readings: number;
  /** Set where the recogniser of scene text read it first: a second reading by that would only repeat it. */
  bySight?: true;
  /** How the first reading spelt it, where a second one that agrees spelt it otherwise. */
  first?: string;
  /** Read again and not alike; the value may be the second reading's. Reading it once more would only repeat it. */
  disputed?: true;
  /** Set where it reaches the picture's edge, outside of which part of it may stand; it is disputed then. */
  cutAtEdge?: true;
  /** What stands in print, where the value is a code's that differs in more than letters of one shape, and how many readings agree on it. */
  inPrint?: { text: string; readings: number };
}

/** A date with its role; `days` holds two when day and month are ambiguous. */
export interface DateField extends Field<string[]> {
  /** Set where day and month are told by the laboratory's habit alone: the other day, which this page does not rule out. */
  otherDay?: string;
  role: DateRole;
}

/** Every day that a date can mean; more than one where this page does not tell day and month apart. */
export function possibleDays({ value, otherDay }: Pick<DateField, 'value' | 'otherDay'>): string[] {
  return otherDay === undefined ? value : [...value, otherDay];
}

/** A mass with what tells which it is. */
export interface MassField extends Field<number> {
  /** As `MassReading.kind`: what was looked up, what an instrument found, or the m/z of one ion in a spectrum. */
  kind: 'stated' | 'measured' | 'ion';
  decimals: number;
  /** Daltons, as printed behind "±"; null when none is. */
  tolerance: number | null;
}

/** What a sign before a number says, with which it is a bound. */
export type Bound = 'more than' | 'at least' | 'less than' | 'at most';

/** The purity of the page, per cent, with what tells how it was measured. */
export interface PurityField extends Field<number> {
  decimals: number;
  /** Of a result that is printed as a bound, as "> 99.80 %": what its sign says. */
  bound?: Bound;
  /** Of a page that prints none: the share of the main peak of its table. */
  isMainPeak?: boolean;
  /** Other percentages of its row, and of its column where its title heads that. */
  beside?: readonly number[];
  /** Every percentage of the page but those of its peaks. */
  onPage?: readonly number[];
  /** The largest share of impurities that the page gives, together or the largest of them, per cent. */
  impurities?: number;
  /** Set where its line says that it is more, or something else, than the area of the main peak in one injection of the sample. */
  isQualified?: true;
}

/** One row of a peak table; `text` is its area percent as read. */
export interface PeakRow extends Field<number> {
  /** Decimals as printed, a point that the reader lost put back. */
  decimals: number;
  retention: number | null;
  area: Field<number> | null;
}

/** One share of the content by weight, percent. */
export interface CompositionField extends Field<number> {
  part: 'peptide' | 'counter-ion' | 'water';
}

/** A component of a blend, by its name as printed, with what the page gives of it. */
export interface ComponentField extends Field<string> {
  /** What the name can mean on our list. */
  compounds: readonly Compound[];
  /** Amount found and amount claimed, milligrams. */
  content: Field<number> | null;
  claim: Field<number> | null;
  /** Per cent. */
  purity: Field<number> | null;
}

/** An address that the page prints, or that a code leads to. */
export interface HostField extends Field<string> {
  path: string;
  forVerification: boolean;
  email: boolean;
  fromCode: boolean;
}

/** Everything read from one page. */
export interface Fields {
  laboratory: NamedLaboratory | null;
  laboratoryBox: Box | null;
  /** Set where the page is worded like the reports of a laboratory on our list that it does not name. */
  imitated: ImitatedLaboratory | null;
  /** The name at the head of the page, laboratory or not. */
  letterhead: Field | null;
  client: Field | null;
  manufacturer: Field | null;
  /** Every party that stands behind a label, with all of its cell: a customer and its company, an agent and for whom it acts. */
  parties: readonly string[];
  /** Product as named in the header. */
  sample: Field | null;
  compound: CompoundMatch | null;
  /** What lines of the page name besides, and nothing else: components of a blend, or a standard. */
  others: Compound[];
  /** Product as identified in the results, where it is named there. */
  identified: (Field & { compounds: Compound[] }) | null;
  batch: Field | null;
  reportNumber: Field | null;
  key: Field | null;
  /** Words made like the report number or the batch that are another; `onTrace` in what an instrument printed over its trace. */
  elsewhere: Readonly<Record<'reportNumber' | 'batch', readonly { text: string; box: Box; onTrace: boolean }[]>>;
  dates: DateField[];
  purity: PurityField | null;
  masses: MassField[];
  /** Of several peak tables that with the purity; `others` counts the rest. */
  peaks: {
    rows: PeakRow[];
    totalPercent: number | null;
    totalArea: number | null;
    complete: boolean;
    others?: number;
  } | null;
  cas: Field | null;
  /** Shares of the vial's content by weight, percent: peptide, counter-ion, water. */
  composition: CompositionField[];
  /** Amount found and amount claimed, milligrams. */
  content: Field<number> | null;
  labelClaim: Field<number> | null;
  /** The same in international units, in which hormones are measured: their milligrams say little of what they do. */
  activity: Field<number> | null;
  activityClaim: Field<number> | null;
  /** Of a blend, those components of which the page gives a content or purity; two at least, or none. */
  components: ComponentField[];
  hosts: HostField[];
  /** Set where the page says itself that it replaces another, or is about a second sample. */
  saysAmended?: true;
  /** Set where the page says itself that the sample is not what it should be. */
  saysNonconforming?: true;
  /** Phrases of manufacturers and in-house quality control that were seen. */
  selfIssuedPhrases: { text: string; box: Box }[];
  /** Phrases with which sellers' sheets quote a laboratory's report. */
  quotingPhrases: { text: string; box: Box }[];
  /** The whole name of who heads the page, where a logo shows only how it begins; null where no line has it. */
  fullName: string | null;
  /** What sheets of goods say, the first of each kind that was seen. */
  sheetMarks: { mark: SheetMark; text: string; box: Box }[];
  /** How many kinds of certificate content were found: purity, batch, sample, dates, … */
  certificateMarks: string[];
  /** Of which fields labels stand on the page, and of which more than one. */
  labels: LabelKinds;
  /** What the page is. */
  pageKind: PageKind;
}

type AnyField = Field<unknown>;
/** What stands in a field's place; null takes it away. Another field there is of the same type. */
type Change = (field: AnyField) => AnyField | null;

/** A property of `Fields` that holds fields: the names by which evidence and checks refer to them, and how to change them. */
interface Slot {
  list: (fields: Fields) => [name: string, field: AnyField][];
  change: (fields: Fields, change: Change) => Partial<Fields>;
}

/** A property that holds one field, or null. */
function one<Key extends keyof Fields>(key: Fields[Key] extends AnyField | null ? Key : never, name: FieldName): Slot {
  const of = (fields: Fields): AnyField | null => fields[key] as AnyField | null;
  return {
    list: (fields) => [of(fields)].flatMap((field) => (field === null ? [] : [[name, field]])),
    change: (fields, change) => {
      const field = of(fields);
      return { [key]: field === null ? null : change(field) };
    },
  };
}

/** The properties that hold several fields, by what each of theirs is. */
interface Several {
  dates: DateField;
  masses: MassField;
  composition: CompositionField;
  hosts: HostField;
}
type Lists = { readonly [Key in keyof Several]: readonly Several[Key][] };

/** A property that holds several fields, each named by itself and its place among the others. */
function several<Key extends keyof Several>(
  key: Key,
  nameOf: (field: Several[Key], index: number, all: readonly Several[Key][]) => string,
): Slot {
  const of = (lists: Lists): readonly Several[Key][] => lists[key];
  return {
    list: (fields) => of(fields).map((field, index, all) => [nameOf(field, index, all), field]),
    change: (fields, change) => ({ [key]: of(fields).flatMap((field) => change(field) ?? []) }),
  };
}

/** A name with the number of fields before that bear it, from the second on: `date_received`, `date_received1`. */
function counted<Item>(name: string, before: readonly Item[], isLike: (other: Item) => boolean): string {
  return `${name}${before.filter(isLike).length || ''}`;
}

/** What stands for the laboratory among the fields is put together from several places: it cannot be changed here. */
const LABORATORY: Slot = {
  list: ({ laboratory, laboratoryBox }) => {
    if (laboratory === null) return [];
    const { name, confidence, basis } = laboratory;
    const readings = Math.max(1, basis.length);
    return [['laboratory', { text: name, value: name, confidence, box: laboratoryBox, label: '', readings }]];
  },
  change: () => ({}),
};

const PEAKS: Slot = {
  list: ({ peaks }) =>
    (peaks?.rows ?? []).flatMap((row, index) => [
      [`peak_${index + 1}`, row],
      ...(row.area === null ? [] : [[`peak_${index + 1}_area`, row.area] satisfies [string, AnyField]]),
    ]),
  change: ({ peaks }, change) => ({
    peaks: peaks && {
      ...peaks,
      rows: peaks.rows
        .flatMap((row) => (change(row) as PeakRow | null) ?? [])
        .map((row) => ({ ...row, area: row.area && (change(row.area) as Field<number> | null) })),
    },
  }),
};

/** The results of a component, by how its name in the evidence ends. */
const OF_COMPONENT = ['content', 'claim', 'purity'] as const;

const COMPONENTS: Slot = {
  list: ({ components }) =>
    components.flatMap((component, index): [string, AnyField][] => {
      const name = `component_${index + 1}`;
      const results = OF_COMPONENT.flatMap((result): [string, AnyField][] => {
        const field = component[result];
        return field === null ? [] : [[`${name}_${result}`, field]];
      });
      return [[name, component], ...results];
    }),
  change: ({ components }, change) => {
    const changed = (field: Field<number> | null): Field<number> | null => field && (change(field) as typeof field);
    return {
      components: components
        .flatMap((component) => (change(component) as ComponentField | null) ?? [])
        .map((component) => ({
          ...component,
          content: changed(component.content),
          claim: changed(component.claim),
          purity: changed(component.purity),
        })),
    };
  },
};

/** In the order of the evidence. */
const SLOTS: readonly Slot[] = [
  LABORATORY,
  one('letterhead', 'letterhead'),
  one('client', 'client'),
  one('manufacturer', 'manufacturer'),
  one('sample', 'sample'),
  one('identified', 'identified'),
  one('batch', 'batch'),
  one('reportNumber', 'report_number'),
  one('key', 'key'),
  several('dates', ({ role }, index, all) =>
    counted(`date_${role}`, all.slice(0, index), (other) => other.role === role),
  ),
  one('purity', 'purity'),
  several('masses', ({ kind }, index, all) =>
    counted(`mass_${kind}`, all.slice(0, index), (other) => other.kind === kind),
  ),
  PEAKS,
  one('cas', 'cas'),
  several('composition', ({ part }, index, all) =>
    counted(`share_${part}`, all.slice(0, index), (other) => other.part === part),
  ),
  one('content', 'content'),
  one('labelClaim', 'label_claim'),
  one('activity', 'activity'),
  one('activityClaim', 'activity_claim'),
  COMPONENTS,
  several('hosts', (_, index) => `host_${index + 1}`),
];

/** Every field that was read, by the name under which evidence and checks refer to it (see `specOf`). */
export function namedFields(fields: Fields): Map<string, Field<unknown>> {
  return new Map(SLOTS.flatMap((slot) => slot.list(fields)));
}

/** Names under which some of a page's own fields are referred to: a check rests on just those that it compared, of two of a kind as well. */
export function namesOf(fields: Fields, wanted: readonly Field<unknown>[]): string[] {
  return [...namedFields(fields)].flatMap(([name, field]) => (wanted.includes(field) ? [name] : []));
}

/**
 * The same fields with others in place of some: a copy; what is not replaced is shared with the original.
 * @param replaced by name as in `namedFields`; null takes a field away. The laboratory and names that the page does not
 *   have are passed over.
 */
export function replaceFields(fields: Fields, replaced: ReadonlyMap<string, Field<unknown> | null>): Fields {
  const byField = new Map<AnyField, AnyField | null>();
  for (const [name, field] of namedFields(fields)) {
    const other = replaced.get(name);
    if (other !== undefined) byField.set(field, other);
  }
  if (byField.size === 0) return fields;
  const change: Change = (field) => {
    const other = byField.get(field);
    return other === undefined ? field : other;
  };
  return Object.assign({ ...fields }, ...SLOTS.map((slot) => slot.change(fields, change)));
}
