import type { PublishedVendor } from '../../published.ts';
import { LaboratoryCopy, LookUp, VendorCertificate } from '../../vendor-certificate.ts';
import { type Column, LIST_SEPARATOR } from './csv.ts';
import { schemaVersionColumn } from './schema-version-column.ts';

const { shape } = VendorCertificate;
const verification = shape.verification.shape;
const lookUp = LookUp.shape;
const copy = LaboratoryCopy.shape;
const said = (field: { description?: string | undefined }) => field.description ?? '';

/** A certificate with the vendor that published it: one row of certificates.csv. */
export interface CertificateRow {
  vendor: PublishedVendor;
  certificate: VendorCertificate;
}

/** Every certificate on record, vendor by vendor. */
export function certificateRows(vendors: readonly PublishedVendor[]): CertificateRow[] {
  return vendors.flatMap((vendor) => vendor.certificates.map((certificate) => ({ vendor, certificate })));
}

/** The columns of certificates.csv. */
export const CERTIFICATE_COLUMNS: readonly Column<CertificateRow>[] = [
  {
    name: 'vendor_id',
    type: 'string',
    description: 'Identifier of the vendor that published it; see vendors.csv.',
    constraints: { required: true },
    value: ({ vendor }) => vendor.id,
  },
  {
    name: 'certificate_id',
    type: 'string',
    description: said(shape.id),
    constraints: { required: true },
    value: ({ certificate }) => certificate.id,
  },
  {
    name: 'demonstration',
    type: 'boolean',
    description: 'True for a certificate of an invented business.',
    constraints: { required: true },
    value: ({ vendor }) => vendor.demonstration,
  },
  {
    name: 'laboratory',
    type: 'string',
    description: said(shape.laboratory),
    value: ({ certificate }) => certificate.laboratory,
  },
  {
    name: 'laboratory_name',
    type: 'string',
    description: said(shape.laboratory_name),
    value: ({ certificate }) => certificate.laboratory_name,
  },
  {
    name: 'report_number',
    type: 'string',
    description: said(shape.report_number),
    value: ({ certificate }) => certificate.report_number,
  },
  { name: 'key', type: 'string', description: said(shape.key), value: ({ certificate }) => certificate.key },
  { name: 'client', type: 'string', description: said(shape.client), value: ({ certificate }) => certificate.client },
  {
    name: 'product',
    type: 'string',
    description: said(shape.product),
    constraints: { required: true },
    value: ({ certificate }) => certificate.product,
  },
  {
    name: 'compound',
    type: 'string',
    description: said(shape.compound),
    value: ({ certificate }) => certificate.compound,
  },
  { name: 'batch', type: 'string', description: said(shape.batch), value: ({ certificate }) => certificate.batch },
  {
    name: 'received_on',
    type: 'date',
    description: said(shape.received_on),
    value: ({ certificate }) => certificate.received_on,
  },
  {
    name: 'analysed_on',
    type: 'date',
    description: said(shape.analysed_on),
    value: ({ certificate }) => certificate.analysed_on,
  },
  {
    name: 'reported_on',
    type: 'date',
    description: said(shape.reported_on),
    value: ({ certificate }) => certificate.reported_on,
  },
  {
    name: 'purity',
    type: 'number',
    description: said(shape.purity),
    constraints: { minimum: 0, maximum: 100 },
    value: ({ certificate }) => certificate.purity,
  },
  {
    name: 'verification_status',
    type: 'string',
    description: said(verification.status),
    constraints: { required: true, enum: verification.status.options },
    value: ({ certificate }) => certificate.verification.status,
  },
  {
    name: 'verified_at',
    type: 'date',
    description: said(verification.verified_at),
    value: ({ certificate }) => certificate.verification.verified_at,
  },
  {
    name: 'sha256',
    type: 'string',
    description: said(shape.sha256),
    constraints: { pattern: '[0-9a-f]{64}' },
    value: ({ certificate }) => certificate.sha256,
  },
  {
    name: 'perceptual_hash',
    type: 'string',
    description: said(shape.perceptual_hash),
    constraints: { pattern: '[0-9a-f]{16}' },
    value: ({ certificate }) => certificate.perceptual_hash,
  },
  {
    name: 'chromatogram_hash',
    type: 'string',
    description: said(shape.chromatogram_hash),
    constraints: { pattern: '[0-9a-f]{128}' },
    value: ({ certificate }) => certificate.chromatogram_hash,
  },
  {
    name: 'published_at',
    type: 'string',
    format: 'uri',
    description: said(shape.published_at),
    value: ({ certificate }) => certificate.published_at,
  },
  {
    name: 'captured_at',
    type: 'date',
    description: said(shape.captured_at),
    constraints: { required: true },
    value: ({ certificate }) => certificate.captured_at,
  },
  {
    name: 'archive_url',
    type: 'string',
    format: 'uri',
    description: said(shape.archive_url),
    value: ({ certificate }) => certificate.archive_url,
  },
  {
    name: 'audit_url',
    type: 'string',
    format: 'uri',
    description: "The page of the vendor's audit.",
    constraints: { required: true },
    value: ({ vendor }) => vendor.audit_url,
  },
  // Columns are only added at the end: positions stay.
  {
    name: 'issuer',
    type: 'string',
    description: said(shape.issuer),
    value: ({ certificate }) => certificate.issuer,
  },
  {
    name: 'strength',
    type: 'number',
    description: said(shape.strength),
    value: ({ certificate }) => certificate.strength?.value ?? null,
  },
  {
    name: 'strength_unit',
    type: 'string',
    description: 'Unit of the strength as printed.',
    value: ({ certificate }) => certificate.strength?.unit ?? null,
  },
  {
    name: 'content',
    type: 'number',
    description: said(shape.content),
    value: ({ certificate }) => certificate.content?.value ?? null,
  },
  {
    name: 'content_unit',
    type: 'string',
    description: 'Unit of the content as printed.',
    value: ({ certificate }) => certificate.content?.unit ?? null,
  },
  {
    name: 'purities',
    type: 'string',
    description: `Every purity in per cent with what it is of, where the page prints more than one. Items are separated by "${LIST_SEPARATOR}".`,
    value: ({ certificate }) =>
      certificate.purities.map(({ of, value }) => `${value} ${of}`).join(LIST_SEPARATOR) || null,
  },
  {
    name: 'endotoxin',
    type: 'string',
    description: said(shape.endotoxin),
    value: ({ certificate }) => certificate.endotoxin,
  },
  {
    name: 'metals',
    type: 'string',
    description: said(shape.metals),
    value: ({ certificate }) => certificate.metals,
  },
  {
    name: 'sterility',
    type: 'string',
    description: said(shape.sterility),
    value: ({ certificate }) => certificate.sterility,
  },
  {
    name: 'page',
    type: 'integer',
    description: said(shape.page),
    value: ({ certificate }) => certificate.page,
  },
  {
    name: 'further_pages',
    type: 'string',
    description: `${said(shape.further_pages)} Separated by "${LIST_SEPARATOR}".`,
    value: ({ certificate }) => certificate.further_pages.join(LIST_SEPARATOR) || null,
  },
  {
    name: 'page_sha256',
    type: 'string',
    description: said(shape.page_sha256),
    value: ({ certificate }) => certificate.page_sha256,
  },
  {
    name: 'code_url',
    type: 'string',
    format: 'uri',
    description: said(shape.code_url),
    value: ({ certificate }) => certificate.code_url,
  },
  {
    name: 'look_up_url',
    type: 'string',
    format: 'uri',
    description: said(lookUp.url),
    value: ({ certificate }) => certificate.verification.look_up?.url ?? null,
  },
  {
    name: 'look_up_by',
    type: 'string',
    description: said(lookUp.by),
    value: ({ certificate }) => certificate.verification.look_up?.by ?? null,
  },
  {
    name: 'look_up_archive_url',
    type: 'string',
    format: 'uri',
    description: said(lookUp.archive_url),
    value: ({ certificate }) => certificate.verification.look_up?.archive_url ?? null,
  },
  {
    name: 'copy_result',
    type: 'string',
    description: said(copy.result),
    constraints: { enum: copy.result.options },
    value: ({ certificate }) => certificate.verification.copy?.result ?? null,
  },
  {
    name: 'copy_changed',
    type: 'string',
    description: `${said(copy.changed)} Separated by "${LIST_SEPARATOR}".`,
    value: ({ certificate }) => certificate.verification.copy?.changed.join(LIST_SEPARATOR) || null,
  },
  {
    name: 'copy_sha256',
    type: 'string',
    description: said(copy.sha256),
    constraints: { pattern: '[0-9a-f]{64}' },
    value: ({ certificate }) => certificate.verification.copy?.sha256 ?? null,
  },
  {
    name: 'copy_url',
    type: 'string',
    format: 'uri',
    description: said(copy.url),
    value: ({ certificate }) => certificate.verification.copy?.url ?? null,
  },
  {
    name: 'copy_compared_at',
    type: 'date',
    description: said(copy.compared_at),
    value: ({ certificate }) => certificate.verification.copy?.compared_at ?? null,
  },
  {
    name: 'copy_by',
    type: 'string',
    description: said(copy.by),
    value: ({ certificate }) => certificate.verification.copy?.by ?? null,
  },
  schemaVersionColumn(),
];
