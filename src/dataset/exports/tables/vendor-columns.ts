import type { PublishedVendor } from '../../published.ts';
import { COA_ACCESS_IDS, COA_TYPE_IDS, ReviewRating, VENDOR_VERDICT_IDS, Vendor } from '../../vendor/vendor.ts';
import { newestDay } from '../../vendor-certificate.ts';
import { type Column, LIST_SEPARATOR } from './csv.ts';
import { schemaVersionColumn } from './schema-version-column.ts';

const { shape } = Vendor;
const rating = ReviewRating.shape;
const reply = shape.right_of_reply.shape;
const list = (items: readonly string[]) => (items.length === 0 ? null : items.join(LIST_SEPARATOR));
const listed = `Items are separated by "${LIST_SEPARATOR}".`;
const said = (field: { description?: string | undefined }) => field.description ?? '';

/** The columns of vendors.csv: one row a vendor; lists of evidence are counted, and stand in the JSON files in full. */
export const VENDOR_COLUMNS: readonly Column<PublishedVendor>[] = [
  {
    name: 'id',
    type: 'string',
    description: 'Identifier of the vendor.',
    constraints: { required: true, unique: true },
    value: (v) => v.id,
  },
  {
    name: 'demonstration',
    type: 'boolean',
    description: said(shape.demonstration),
    constraints: { required: true },
    value: (v) => v.demonstration,
  },
  {
    name: 'name',
    type: 'string',
    description: said(shape.name),
    constraints: { required: true },
    value: (v) => v.name,
  },
  { name: 'legal_name', type: 'string', description: said(shape.legal_name), value: (v) => v.legal_name },
  { name: 'company_number', type: 'string', description: said(shape.company_number), value: (v) => v.company_number },
  {
    name: 'domain',
    type: 'string',
    description: said(shape.domain),
    constraints: { required: true },
    value: (v) => v.domain,
  },
  {
    name: 'domains',
    type: 'string',
    description: `${said(shape.domains)} Each with the day it was first seen, after a space. ${listed}`,
    constraints: { required: true },
    value: (v) => list(v.domains.map((d) => `${d.domain} ${d.first_seen}`)),
  },
  { name: 'aliases', type: 'string', description: `${said(shape.aliases)} ${listed}`, value: (v) => list(v.aliases) },
  {
    name: 'verdict',
    type: 'string',
    description: said(shape.verdict),
    constraints: { required: true, enum: VENDOR_VERDICT_IDS },
    value: (v) => v.verdict,
  },
  {
    name: 'verdict_reason',
    type: 'string',
    description: said(shape.verdict_reason),
    constraints: { required: true },
    value: (v) => v.verdict_reason,
  },
  {
    name: 'verdict_basis',
    type: 'string',
    description: `${said(shape.verdict_basis)} ${listed}`,
    constraints: { required: true },
    value: (v) => list(v.verdict_basis),
  },
  {
    name: 'coa_type',
    type: 'string',
    description: said(shape.coa_type),
    constraints: { required: true, enum: COA_TYPE_IDS },
    value: (v) => v.coa_type,
  },
  {
    name: 'coa_access',
    type: 'string',
    description: said(shape.coa_access),
    constraints: { required: true, enum: COA_ACCESS_IDS },
    value: (v) => v.coa_access,
  },
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
    description: 'The newest day printed on a certificate on record; empty when none prints one.',
    value: (v) => v.certificates.map(newestDay).toSorted().at(-1) || null,
  },
  { name: 'review_site', type: 'string', description: said(rating.site), value: (v) => v.review_rating?.site ?? null },
  {
    name: 'review_rating',
    type: 'number',
    description: said(rating.rating),
    constraints: { minimum: 0 },
    value: (v) => v.review_rating?.rating ?? null,
  },
  {
    name: 'review_scale',
    type: 'number',
    description: said(rating.scale),
    value: (v) => v.review_rating?.scale ?? null,
  },
  {
    name: 'review_count',
    type: 'integer',
    description: said(rating.count),
    constraints: { minimum: 0 },
    value: (v) => v.review_rating?.count ?? null,
  },
  {
    name: 'review_captured_at',
    type: 'date',
    description: said(rating.captured_at),
    value: (v) => v.review_rating?.captured_at ?? null,
  },
  {
    name: 'review_url',
    type: 'string',
    format: 'uri',
    description: said(rating.url),
    value: (v) => v.review_rating?.url ?? null,
  },
  {
    name: 'reply_contacted_at',
    type: 'date',
    description: said(reply.contacted_at),
    value: (v) => v.right_of_reply.contacted_at,
  },
  {
    name: 'reply_answered_at',
    type: 'date',
    description: said(reply.answered_at),
    value: (v) => v.right_of_reply.answered_at,
  },
  { name: 'reply_text', type: 'string', description: said(reply.text), value: (v) => v.right_of_reply.text },
  {
    name: 'conflict_of_interest',
    type: 'string',
    description: said(shape.conflict_of_interest),
    constraints: { required: true },
    value: (v) => v.conflict_of_interest,
  },
  {
    name: 'audited_at',
    type: 'date',
    description: said(shape.audited_at),
    constraints: { required: true },
    value: (v) => v.audited_at,
  },
  {
    name: 'next_review_at',
    type: 'date',
    description: said(shape.next_review_at),
    constraints: { required: true },
    value: (v) => v.next_review_at,
  },
  {
    name: 'methodology_version',
    type: 'string',
    description: said(shape.methodology_version),
    constraints: { required: true },
    value: (v) => v.methodology_version,
  },
  {
    name: 'added_at',
    type: 'date',
    description: said(shape.added_at),
    constraints: { required: true },
    value: (v) => v.added_at,
  },
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
  { name: 'country', type: 'string', description: said(shape.country), value: (v) => v.country },
  { name: 'reply_means', type: 'string', description: said(reply.means), value: (v) => v.right_of_reply.means },
  {
    name: 'reply_answer_by',
    type: 'date',
    description: said(reply.answer_by),
    value: (v) => v.right_of_reply.answer_by,
  },
  {
    name: 'reply_not_asked_because',
    type: 'string',
    description: said(reply.not_asked_because),
    value: (v) => v.right_of_reply.not_asked_because,
  },
  schemaVersionColumn(),
];
