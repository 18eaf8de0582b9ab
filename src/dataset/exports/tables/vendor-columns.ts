import type { PublishedVendor } from '../../published.ts';
import {
  COA_ACCESS_IDS,
  COA_TYPE_IDS,
  ReviewRating,
  VENDOR_VERDICT_IDS,
  Vendor,
  Withdrawal,
} from '../../vendor/vendor.ts';
import { isStillPublished, newestDay } from '../../vendor-certificate.ts';
import { type Column, LIST_SEPARATOR } from './csv.ts';
import { fieldColumns } from './field-column.ts';
import { schemaVersionColumn } from './schema-version-column.ts';

const { shape } = Vendor;
const rating = ReviewRating.shape;
const reply = shape.right_of_reply.shape;
const list = (items: readonly string[]) => (items.length === 0 ? null : items.join(LIST_SEPARATOR));
const listed = `Items are separated by "${LIST_SEPARATOR}".`;
const said = (field: { description?: string | undefined }) => field.description ?? '';

const own = fieldColumns('', shape, (v: PublishedVendor) => v);
const ofRating = fieldColumns('review_', rating, (v: PublishedVendor) => v.review_rating);
const ofWithdrawal = fieldColumns('withdrawal_', Withdrawal.shape, (v: PublishedVendor) => v.withdrawal);
const ofReply = fieldColumns('reply_', reply, (v: PublishedVendor) => v.right_of_reply);

/** The columns of vendors.csv: one row a vendor; lists of evidence are counted, and stand in the JSON files in full. */
export const VENDOR_COLUMNS: readonly Column<PublishedVendor>[] = [
  {
    name: 'id',
    type: 'string',
    description: 'Identifier of the vendor.',
    constraints: { required: true, unique: true },
    value: (v) => v.id,
  },
  own('demonstration', 'boolean', { constraints: { required: true } }),
  own('name', 'string', { constraints: { required: true } }),
  own('legal_name', 'string'),
  own('company_number', 'string'),
  own('domain', 'string', { constraints: { required: true } }),
  {
    name: 'domains',
    type: 'string',
    description: `${said(shape.domains)} Each with the day it was first seen, after a space. ${listed}`,
    constraints: { required: true },
    value: (v) => list(v.domains.map((d) => `${d.domain} ${d.first_seen}`)),
  },
  { name: 'aliases', type: 'string', description: `${said(shape.aliases)} ${listed}`, value: (v) => list(v.aliases) },
  own('verdict', 'string', { constraints: { required: true, enum: VENDOR_VERDICT_IDS } }),
  own('verdict_reason', 'string', { constraints: { required: true } }),
  {
    name: 'verdict_basis',
    type: 'string',
    description: `${said(shape.verdict_basis)} ${listed}`,
    constraints: { required: true },
    value: (v) => list(v.verdict_basis),
  },
  own('coa_type', 'string', { constraints: { required: true, enum: COA_TYPE_IDS } }),
  own('coa_access', 'string', { constraints: { required: true, enum: COA_ACCESS_IDS } }),
  {
    name: 'certificates',
    type: 'integer',
    description: 'Number of certificates on record; they stand in certificates.csv.',
    constraints: { required: true, minimum: 0 },
    value: (v) => v.certificates.length,
  },
  {
    name: 'certificates_confirmed',
    type: 'integer',
    description: "Of these: confirmed by the laboratory's own look-up.",
    constraints: { required: true, minimum: 0 },
    value: (v) => v.certificates.filter((c) => c.verification.status === 'confirmed').length,
  },
  {
    name: 'newest_certificate',
    type: 'date',
    description:
      'The newest day printed on a certificate on record that was not taken down; empty when none prints one.',
    value: (v) => v.certificates.filter(isStillPublished).map(newestDay).toSorted().at(-1) || null,
  },
  ofRating('site', 'string'),
  ofRating('rating', 'number', { constraints: { minimum: 0 } }),
  ofRating('scale', 'number'),
  ofRating('count', 'integer', { constraints: { minimum: 0 } }),
  ofRating('captured_at', 'date'),
  ofRating('url', 'string', { format: 'uri' }),
  ofReply('contacted_at', 'date'),
  ofReply('answered_at', 'date'),
  ofReply('text', 'string'),
  own('conflict_of_interest', 'string', { constraints: { required: true } }),
  own('audited_at', 'date', { constraints: { required: true } }),
  own('next_review_at', 'date', { constraints: { required: true } }),
  own('methodology_version', 'string', { constraints: { required: true } }),
  own('added_at', 'date', { constraints: { required: true } }),
  {
    name: 'findings',
    type: 'integer',
    description: 'Number of findings.',
    constraints: { required: true, minimum: 0 },
    value: (v) => v.findings.length,
  },
  {
    name: 'corrections',
    type: 'integer',
    description: 'Number of corrections and rejected objections; they stand in corrections.json.',
    constraints: { required: true, minimum: 0 },
    value: (v) => v.corrections.length,
  },
  {
    name: 'changes',
    type: 'integer',
    description: 'Number of changes since the record was first published; they stand in changes.json.',
    constraints: { required: true, minimum: 0 },
    value: (v) => v.history.length,
  },
  {
    name: 'audit_url',
    type: 'string',
    format: 'uri',
    description: 'The page that shows this audit to people.',
    constraints: { required: true },
    value: (v) => v.audit_url,
  },
  // Columns are only added at the end: positions stay.
  own('country', 'string'),
  ofReply('means', 'string'),
  ofReply('answer_by', 'date'),
  ofReply('not_asked_because', 'string'),
  ofWithdrawal('kind', 'string', { constraints: { enum: Withdrawal.shape.kind.options } }),
  ofWithdrawal('since', 'date'),
  ofWithdrawal('why', 'string'),
  schemaVersionColumn(),
];
