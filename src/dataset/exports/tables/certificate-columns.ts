import type { PublishedVendor } from '../../published.ts';
import { LaboratoryCopy, LookUp, VendorCertificate } from '../../vendor-certificate.ts';
import { type Column, LIST_SEPARATOR } from './csv.ts';
import { fieldColumns } from './field-column.ts';
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

const own = fieldColumns('', shape, ({ certificate }: CertificateRow) => certificate);
const ofLookUp = fieldColumns(
  'look_up_',
  lookUp,
  ({ certificate }: CertificateRow) => certificate.verification.look_up,
);
const ofCopy = fieldColumns('copy_', copy, ({ certificate }: CertificateRow) => certificate.verification.copy);
const ofConfirmed = fieldColumns(
  'confirmed_',
  shape.confirmed.unwrap().unwrap().shape,
  ({ certificate }: CertificateRow) => certificate.confirmed,
);

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
  own('laboratory', 'string'),
  own('laboratory_name', 'string'),
  own('report_number', 'string'),
  own('key', 'string'),
  own('client', 'string'),
  own('product', 'string', { constraints: { required: true } }),
  own('compound', 'string'),
  own('batch', 'string'),
  own('received_on', 'date'),
  own('analysed_on', 'date'),
  own('reported_on', 'date'),
  own('purity', 'number', { constraints: { minimum: 0, maximum: 100 } }),
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
  own('sha256', 'string', { constraints: { pattern: '[0-9a-f]{64}' } }),
  own('perceptual_hash', 'string', { constraints: { pattern: '[0-9a-f]{16}' } }),
  own('chromatogram_hash', 'string', { constraints: { pattern: '[0-9a-f]{128}' } }),
  own('published_at', 'string', { format: 'uri' }),
  own('captured_at', 'date', { constraints: { required: true } }),
  own('archive_url', 'string', { format: 'uri' }),
  {
    name: 'audit_url',
    type: 'string',
    format: 'uri',
    description: "The page of the vendor's audit.",
    constraints: { required: true },
    value: ({ vendor }) => vendor.audit_url,
  },
  // Columns are only added at the end: positions stay.
  own('issuer', 'string'),
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
  own('endotoxin', 'string'),
  own('metals', 'string'),
  own('sterility', 'string'),
  own('page', 'integer'),
  {
    name: 'further_pages',
    type: 'string',
    description: `${said(shape.further_pages)} Separated by "${LIST_SEPARATOR}".`,
    value: ({ certificate }) => certificate.further_pages.join(LIST_SEPARATOR) || null,
  },
  own('page_sha256', 'string'),
  own('code_url', 'string', { format: 'uri' }),
  ofLookUp('url', 'string', { format: 'uri' }),
  ofLookUp('by', 'string'),
  ofLookUp('archive_url', 'string', { format: 'uri' }),
  ofCopy('result', 'string', { constraints: { enum: copy.result.options } }),
  {
    name: 'copy_changed',
    type: 'string',
    description: `${said(copy.changed)} Separated by "${LIST_SEPARATOR}".`,
    value: ({ certificate }) => certificate.verification.copy?.changed.join(LIST_SEPARATOR) || null,
  },
  ofCopy('sha256', 'string', { constraints: { pattern: '[0-9a-f]{64}' } }),
  ofCopy('url', 'string', { format: 'uri' }),
  ofCopy('compared_at', 'date'),
  ofCopy('by', 'string'),
  ofConfirmed('by', 'string'),
  ofConfirmed('at', 'date'),
  {
    name: 'copies',
    type: 'string',
    description: `${said(shape.copies)} Each by its SHA-256, with the address after a space where there is one. Items are separated by "${LIST_SEPARATOR}".`,
    value: ({ certificate }) =>
      certificate.copies
        .map(({ sha256, published_at: address }) => [sha256, address ?? []].flat().join(' '))
        .join(LIST_SEPARATOR) || null,
  },
  own('gone_since', 'date'),
  schemaVersionColumn(),
];
