import { Compound } from '../../dataset/compound.ts';
import { Laboratory } from '../../dataset/laboratory.ts';
import { testCompound, testLaboratory } from '../../dataset/test-data.ts';
import type { Artifacts } from '../checks/check.ts';
import type { NamedLaboratory } from '../fields/extract/parties/laboratory/named-laboratory.ts';
import type { CompoundMatch } from '../fields/extract/sample/compounds/compound-match.ts';
import type {
  ComponentField,
  DateField,
  DateRole,
  Field,
  Fields,
  HostField,
  MassField,
  PeakRow,
  PurityField,
} from '../fields/fields.ts';
import type { LocalEdits } from '../forensics/model/local-edits/local-edits.ts';
import { testContainer } from './container.ts';

/** What was read of a page on which nothing was found, but for the fields given. */
export function testFields(found: Partial<Fields> = {}): Fields {
  return {
    laboratory: null,
    laboratoryBox: null,
    imitated: null,
    letterhead: null,
    client: null,
    manufacturer: null,
    parties: [],
    sample: null,
    compound: null,
    others: [],
    identified: null,
    batch: null,
    reportNumber: null,
    key: null,
    elsewhere: { reportNumber: [], batch: [] },
    dates: [],
    purity: null,
    masses: [],
    peaks: null,
    cas: null,
    composition: [],
    content: null,
    labelClaim: null,
    activity: null,
    activityClaim: null,
    components: [],
    hosts: [],
    selfIssuedPhrases: [],
    quotingPhrases: [],
    fullName: null,
    sheetMarks: [],
    certificateMarks: [],
    labels: { found: [], repeated: [] },
    pageKind: 'other',
    ...found,
  };
}

/** What the comparison of fields gives of a page on which none stands out. */
export function testLocalEdits(found: Partial<LocalEdits> = {}): LocalEdits {
  return {
    pageClass: 'render',
    compared: 8,
    leftOut: 0,
    laboratoryKnown: false,
    anotherDesign: false,
    unlike: [],
    faint: [],
    usual: [],
    copied: null,
    ...found,
  };
}

/** Everything a check can ask for: an empty page read well, on 20 November 2026, and no vendor asked about. */
export function testArtifacts(found: Partial<Fields> = {}, replaced: Partial<Artifacts> = {}): Artifacts {
  return {
    fields: testFields(found),
    container: testContainer(),
    reading: { words: 200, confidence: 0.9, cutShort: false },
    today: '2026-11-20',
    localEdits: null,
    outOfTime: [],
    compression: null,
    meltedCodes: [],
    codeMark: {
      learned: null,
      isRead: false,
      isOwnRead: false,
      leadsTo: null,
      isOfAnother: false,
      isUnreadable: false,
      isLarge: true,
      place: null,
    },
    repeats: { learned: {}, words: [] },
    readElsewhere: [],
    timing: { intervals: [], sequences: [], printed: null },
    vendor: null,
    vendors: [],
    onRecord: [],
    chromatogram: 'none-on-record',
    hasRecords: false,
    laboratories: [],
    compounds: [],
    partnerLaboratory: 'lab-one',
    staleMonths: 12,
    ...replaced,
  };
}

/** A field read once, plainly, beside a label. */
export function field<Value = string>(value: Value, replaced: Partial<Field<Value>> = {}): Field<Value> {
  return {
    text: String(value),
    value,
    confidence: 0.95,
    box: [10, 20, 100, 15],
    label: 'Label',
    readings: 1,
    ...replaced,
  };
}

/** How reports call their days. */
const LABELS_OF_DAYS: Partial<Record<DateRole, string>> = {
  received: 'Date received',
  analysed: 'Date tested',
  reported: 'Date reported',
};

/** A labelled date; two days for one whose day and month are ambiguous. */
export function date(role: DateRole, days: string | string[], replaced: Partial<DateField> = {}): DateField {
  const label = LABELS_OF_DAYS[role];
  return {
    ...field([days].flat(), { text: [days].flat()[0]!, ...(label === undefined ? {} : { label }) }),
    role,
    ...replaced,
  };
}

/** A purity in per cent, printed with so many decimals. */
export function purity(value: number, decimals = 2): PurityField {
  return { ...field(value, { text: `${value.toFixed(decimals)}%` }), decimals };
}

/** A mass measured, in dalton, without a tolerance unless told otherwise. */
export function mass(value: number, replaced: Partial<MassField> = {}): MassField {
  return { ...field(value), kind: 'measured', decimals: 2, tolerance: null, ...replaced };
}

/** Rows of a peak table: area percent as printed, and area where the table has that column. */
export function peaks(
  rows: readonly (readonly [percent: string, area?: number])[],
  totals: { totalPercent?: number; totalArea?: number; complete?: boolean } = {},
): NonNullable<Fields['peaks']> {
  return {
    rows: rows.map(
      ([percent, area], index): PeakRow => ({
        ...field(parseFloat(percent), { text: percent }),
        decimals: /[.,](\d*)/.exec(percent)?.[1]?.length ?? 0,
        retention: index + 1,
        area: area === undefined ? null : field(area),
        valueBox: [60, 20 * index, 40, 15],
      }),
    ),
    totalPercent: totals.totalPercent ?? null,
    totalArea: totals.totalArea ?? null,
    complete: totals.complete ?? false,
  };
}

/** A host printed where reports are verified, unless told otherwise. */
export function host(value: string, replaced: Partial<HostField> = {}): HostField {
  return { ...field(value), path: '', forVerification: true, email: false, fromCode: false, ...replaced };
}

/** A host read from a code, which corrects its own errors. */
export function codeHost(address: string): HostField {
  const { hostname, pathname, search } = new URL(address);
  return host(hostname, {
    text: address,
    path: pathname + search,
    fromCode: true,
    readings: 2,
    confidence: 1,
    label: 'QRCode',
    box: [500, 500, 90, 90],
  });
}

/** A laboratory as our list holds one. */
export function registerEntry(replaced: Record<string, unknown> = {}): Laboratory {
  return Laboratory.parse({
    ...testLaboratory(),
    name: 'Quarrybank Analytical',
    hosts: [{ host: 'quarrybank.example', use: 'verification' }],
    ...replaced,
  });
}

/** A laboratory that the page names and our list knows. */
export function registered(replaced: Record<string, unknown> = {}): NamedLaboratory {
  const laboratory = registerEntry(replaced);
  return { name: laboratory.name, laboratory, basis: ['printed name'], cell: null, confidence: 0.9, wordings: 0 };
}

/** A laboratory that the page names and no register knows. */
export function unregistered(name = 'Larkfield Laboratories'): NamedLaboratory {
  return { name, laboratory: null, basis: ['letterhead'], cell: null, confidence: 0.9, wordings: 0 };
}

/** A compound as our list holds one. */
export function compound(replaced: Record<string, unknown> = {}): Compound {
  return Compound.parse({ ...testCompound(), ...replaced });
}

/** A component of a blend: what was found of it, in milligrams as printed, and what was claimed. */
export function component(name: string, content: string | null, claim: number | null = null): ComponentField {
  return {
    ...field(name),
    compounds: [],
    content: content === null ? null : field(Number(content), { text: `${content} mg` }),
    claim: claim === null ? null : field(claim),
    purity: null,
  };
}

/** A product name that was read letter by letter and means these compounds. */
export function named(compounds: Compound[], replaced: Partial<CompoundMatch> = {}): CompoundMatch {
  return { compounds, name: compounds[0]!.name, certainty: 1, whole: true, ...replaced };
}
