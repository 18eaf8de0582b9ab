import { type Apply, list, listed, numberOr, orNull, text, within } from './cells.ts';

/** The columns of vendors.csv that an auditor writes, by what they fill. */
export const IMPORT_COLUMNS: Readonly<Record<string, Apply>> = {
  name: text('name'),
  legal_name: text('legal_name'),
  company_number: text('company_number'),
  country: text('country'),
  domain: text('domain'),
  domains: (record, cell) => {
    record['domains'] = list(cell).map((item) => ({
      domain: item.split(' ')[0],
      first_seen: item.split(' ')[1] ?? null,
    }));
  },
  aliases: listed('aliases'),
  verdict: text('verdict'),
  verdict_reason: text('verdict_reason'),
  verdict_basis: listed('verdict_basis'),
  coa_type: text('coa_type'),
  coa_access: text('coa_access'),
  review_site: within('review_rating', 'site', orNull),
  review_rating: within('review_rating', 'rating', numberOr),
  review_scale: within('review_rating', 'scale', numberOr),
  review_count: within('review_rating', 'count', numberOr),
  review_captured_at: within('review_rating', 'captured_at', orNull),
  review_url: within('review_rating', 'url', orNull),
  reply_contacted_at: within('right_of_reply', 'contacted_at', orNull),
  reply_means: within('right_of_reply', 'means', orNull),
  reply_answer_by: within('right_of_reply', 'answer_by', orNull),
  reply_not_asked_because: within('right_of_reply', 'not_asked_because', orNull),
  reply_answered_at: within('right_of_reply', 'answered_at', orNull),
  reply_text: within('right_of_reply', 'text', orNull),
  conflict_of_interest: text('conflict_of_interest'),
  audited_at: text('audited_at'),
  next_review_at: text('next_review_at'),
  methodology_version: text('methodology_version'),
  added_at: text('added_at'),
};

/** Columns of vendors.csv that follow from others: read past. `id` says which record a row is about. */
export const DERIVED_COLUMNS = [
  'id',
  'demonstration',
  'certificates',
  'certificates_confirmed',
  'newest_certificate',
  'findings',
  'corrections',
  'changes',
  'audit_url',
  'schema_version',
  // `withdraw` writes them.
  'withdrawal_kind',
  'withdrawal_since',
  'withdrawal_why',
];

/** Columns that only an import has: the source of a new record, and the reason of a change. */
export const EXTRA_COLUMNS = ['source_title', 'source_url', 'source_captured_at', 'source_archive_url', 'why'];

const BY_FIELD: Readonly<Record<string, string>> = {
  right_of_reply: 'reply',
  review_rating: 'review',
  sources: 'source',
};
const SOURCE_FIELDS: Readonly<Record<string, string>> = {
  title: 'source_title',
  url: 'source_url',
  captured_at: 'source_captured_at',
  archive_url: 'source_archive_url',
};

/** The column that a field of the record came from, for whoever mends the table. */
export function columnOf(path: readonly PropertyKey[]): string {
  const [field = '', inner = ''] = path.map(String);
  if (field === 'sources') return SOURCE_FIELDS[String(path[2] ?? '')] ?? 'source_title';
  const prefix = BY_FIELD[field];
  if (prefix === undefined) return field;
  return inner === '' || `${prefix}_${inner}` in IMPORT_COLUMNS ? `${prefix}_${inner || 'contacted_at'}` : field;
}
