import type { EditedLabel, RealLabel, WildLabel } from '../../certificates/labels.ts';
import { type Known, saysNothing } from '../normal-forms.ts';
import { namesOf } from './families.ts';
import type { RealPageLabel } from './real-labels.ts';

/** What a real page is, for the questions that are asked of it. */
export type PageKind =
  /** A laboratory's page with nothing known against it, or none at all: it may never be called fabricated. */
  | 'honest'
  /** A seller's or maker's own sheet. */
  | 'own'
  /** Changed by the seller who shows it. */
  | 'altered'
  /** Edited for the measurement. */
  | 'edited'
  /** Nobody altered it, but its laboratory is in doubt. */
  | 'suspect'
  /** No label: only errors, verdict and time are counted. */
  | 'unknown';

/** What is known of one real page. A field that nobody looked for is absent; one that the page does not print is null. */
export interface PageTruth {
  file: string;
  kind: PageKind;
  /** Code of the seller on whose site it stood. */
  seller: string | null;
  /** The laboratory, or the issuer, as the label calls it. */
  laboratory: string | null;
  /** Names under which that laboratory may be read; null when nobody noted any. */
  names: string[] | null;
  /** Nothing is cut off, and it is a certificate rather than a cover letter or second page. */
  complete: boolean;
  client?: Known | null;
  product?: string | null;
  purity?: number | null;
  content?: string | null;
  batch?: Known | null;
  reportNumber?: Known | null;
  key?: Known | null;
  /**
   * Newest of the days received, analysed and reported, or the day reported alone where only that was noted (`reported`);
   * `ambiguous` when the page tells day and month either way.
   */
  newestDate?: { day: string; ambiguous: boolean; reported: boolean } | null;
  code?: boolean;
  edit?: EditedLabel;
}

const CLASS_KIND: Readonly<Record<WildLabel['class'], PageKind>> = {
  laboratory: 'honest',
  'no-certificate': 'honest',
  altered: 'altered',
  'vendor-made': 'own',
  manufacturer: 'own',
  suspect: 'suspect',
};

/** The truth of a page found in the wild; what its own label leaves open is filled from `noted`. */
export function truthOfWild(label: WildLabel, noted?: RealPageLabel): PageTruth {
  const truth: PageTruth = {
    file: label.file,
    kind: CLASS_KIND[label.class],
    seller: label.family,
    laboratory: label.lab,
    names: namesIn(label.lab, label.lab_printed ?? noted?.lab_printed ?? null),
    complete: label.class !== 'no-certificate',
  };
  // A printed name was noted by whoever read the page, who noted the rest with it.
  if (label.lab_printed != null) {
    Object.assign(truth, {
      client: inClear(label.client),
      product: label.product ?? null,
      purity: label.purity ?? null,
      content: label.content ?? null,
      batch: inClear(label.batch),
      reportNumber: inClear(label.report_number),
      key: inClear(label.key),
      newestDate: label.date_reported == null ? null : { day: label.date_reported, ambiguous: false, reported: true },
      code: label.qr ?? undefined,
    } satisfies Partial<PageTruth>);
    return truth;
  }
  if (noted !== undefined) return { ...truth, ...fieldsNoted(noted) };
  if (label.client != null) truth.client = inClear(label.client);
  if (label.product != null) truth.product = label.product;
  if (label.purity != null) truth.purity = label.purity;
  return truth;
}

function fieldsNoted(noted: RealPageLabel): Partial<PageTruth> {
  const hashed = (hash: string | null): Known | null => (hash === null ? null : { hash });
  const newest = [noted.date_received, noted.date_analysed, noted.date_reported]
    .filter((day) => day !== null)
    .sort()
    .at(-1);
  return {
    complete: noted.complete && noted.legible && noted.page_kind === 'certificate',
    client: hashed(noted.client),
    product: noted.product,
    purity: noted.purity,
    content: noted.content,
    batch: hashed(noted.batch),
    reportNumber: hashed(noted.report_number),
    key: hashed(noted.key),
    newestDate: newest === undefined ? null : { day: newest, ambiguous: noted.date_ambiguous, reported: false },
    code: noted.qr,
  };
}

/** The truth of one of the few real pages with labels of the older kind. */
export function truthOfReal(label: RealLabel): PageTruth {
  return {
    file: label.file,
    kind: label.manufacturer ? 'own' : label.suspect !== null ? 'suspect' : 'honest',
    seller: sellerIn(label.file),
    laboratory: label.lab,
    names: label.lab === null ? null : namesOf(label.lab),
    complete: true,
    ...(label.client === null ? {} : { client: { text: label.client } }),
    ...(label.purity === null ? {} : { purity: label.purity }),
  };
}

/** Ways of handling a page that cut some of it off. */
const CUTS = /crop part|whited out/;

/** The truth of a real page that was edited or handled honestly: its label tells what is printed after the edit. */
export function truthOfEdited(label: EditedLabel): PageTruth {
  return {
    file: label.file,
    kind: label.forged ? 'edited' : label.suspect != null ? 'suspect' : 'honest',
    seller: sellerIn(label.source),
    laboratory: label.lab,
    names: label.lab === null ? null : namesOf(label.lab),
    complete: !CUTS.test(label.kind ?? ''),
    ...(label.client === null ? {} : { client: { text: label.client } }),
    ...(label.purity === null ? {} : { purity: label.purity }),
    edit: label,
  };
}

/** File names begin with the code of the seller. */
function sellerIn(file: string): string | null {
  return /^([a-z0-9]+)-/i.exec(file)?.[1] ?? null;
}

function namesIn(label: string | null, printed: string | null): string[] | null {
  const names = [...(label === null ? [] : namesOf(label)), ...(printed === null ? [] : [printed])];
  return names.length === 0 ? null : names;
}

function inClear(value: string | null | undefined): Known | null {
  return value == null || saysNothing(value) ? null : { text: value };
}
