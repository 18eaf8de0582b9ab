import { PRINTED_TEXTS } from '../certificates/printed-texts.ts';
import { puritiesFrom } from '../confirm/compared-fields.ts';
import { type Apply, emptyToNull, list, numberOr, numberOrNull, orNull, text, within } from './cells.ts';

/** Texts of a certificate whose columns are named as they are. */
const TEXTS = [
  ...PRINTED_TEXTS,
  'page_sha256',
  'sha256',
  'perceptual_hash',
  'chromatogram_hash',
  'published_at',
  'captured_at',
  'archive_url',
  'gone_since',
] as const;

/** Fills in what was looked up: the address, who, and a copy of what was shown. */
const lookUp =
  (field: string): Apply =>
  (certificate, cell) => {
    const verification = { ...(certificate['verification'] as Record<string, unknown>) };
    within('look_up', field, orNull)(verification, cell);
    certificate['verification'] = verification;
  };

/** The columns of certificates.csv that an auditor writes, by what they fill. */
export const CERTIFICATE_IMPORT_COLUMNS: Readonly<Record<string, Apply>> = {
  ...Object.fromEntries(TEXTS.map((field) => [field, text(field)])),
  purity: text('purity', numberOrNull),
  verification_status: within('verification', 'status', orNull),
  verified_at: within('verification', 'verified_at', orNull),
  look_up_url: lookUp('url'),
  look_up_by: lookUp('by'),
  look_up_archive_url: lookUp('archive_url'),
  strength: within('strength', 'value', numberOrNull),
  strength_unit: within('strength', 'unit', orNull),
  content: within('content', 'value', numberOrNull),
  content_unit: within('content', 'unit', orNull),
  purities: (certificate, cell) => {
    if (cell !== '' || certificate['purities'] !== undefined) certificate['purities'] = puritiesFrom(cell);
  },
  page: text('page', numberOrNull),
  further_pages: (certificate, cell) => {
    if (cell !== '' || certificate['further_pages'] !== undefined)
      certificate['further_pages'] = list(cell).map(numberOr);
  },
  confirmed_by: within('confirmed', 'by', orNull),
  confirmed_at: within('confirmed', 'at', orNull),
};

/** Columns of certificates.csv that follow from others, or that only `verify` and `add-coa` write: read past. */
export const DERIVED_CERTIFICATE_COLUMNS = [
  'demonstration',
  'audit_url',
  'schema_version',
  'copy_result',
  'copy_changed',
  'copy_sha256',
  'copy_url',
  'copy_compared_at',
  'copy_by',
  'copies',
];

/** What a certificate says before its row was read. */
export const BLANK_CERTIFICATE = {
  ...Object.fromEntries(TEXTS.map((field) => [field, null])),
  purity: null,
  verification: { status: 'not-tried', verified_at: null, look_up: null, copy: null },
};

/** Objects whose columns were all empty are none. */
export function tidyCertificate(certificate: Record<string, unknown>): void {
  for (const object of ['strength', 'content', 'confirmed']) emptyToNull(certificate, object);
  const verification = { ...(certificate['verification'] as Record<string, unknown>) };
  emptyToNull(verification, 'look_up');
  certificate['verification'] = verification;
}

const BY_PATH: Readonly<Record<string, string>> = {
  'verification.status': 'verification_status',
  'verification.verified_at': 'verified_at',
  'verification.look_up': 'look_up_url',
  'verification.look_up.url': 'look_up_url',
  'verification.look_up.by': 'look_up_by',
  'verification.look_up.archive_url': 'look_up_archive_url',
  'strength.value': 'strength',
  'strength.unit': 'strength_unit',
  'content.value': 'content',
  'content.unit': 'content_unit',
  confirmed: 'confirmed_by',
  'confirmed.by': 'confirmed_by',
  'confirmed.at': 'confirmed_at',
  id: 'certificate_id',
};

/** The column that a field of a certificate came from. */
export function certificateColumnOf(path: readonly PropertyKey[]): string {
  return BY_PATH[path.map(String).join('.')] ?? String(path[0] ?? 'certificate_id');
}
