import { DataError, type DataProblem } from './data-error.ts';
import { type DataFile, parseDataset } from './dataset.ts';
import { CLAIMED_FIELDS } from './vendor/claims.ts';

/** Small valid records for tests that then break one thing. Each call returns new objects. */
export const testSite = () => ({
  name: 'Test',
  publisher: 'Test publisher',
  base_url: 'https://audit.example',
  contact_email: 'post@audit.example',
  demonstration: true,
  partner_laboratory: 'lab-one',
  stale_months: 12,
  methodology: [{ version: '1.0', since: '2026-01-01', changes: 'The first version.' }],
  dataset: {
    version: '2026-11-20',
    title: 'Test data',
    description:
      'A data set that exists only for tests; its vendors are invented, and nothing in it says anything about anybody.',
    keywords: ['test'],
    licence: { id: 'CC-BY-4.0', name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    attribution: 'Test publisher, CC BY 4.0',
  },
});

const testSource = () => ({
  title: 'Seen in a test',
  url: null as string | null,
  captured_at: '2026-10-01',
  archive_url: 'https://archive.example/seen' as string | null,
});

/** A source that supports all that a vendor claims, and its right of reply. */
export const testVendorSource = () => ({
  ...testSource(),
  supports: [...CLAIMED_FIELDS, 'right_of_reply'],
});

/** A laboratory whose reports are verified by their number, at a host named after its id. */
export const testLaboratory = (id = 'lab-one') => ({
  id,
  name: `Laboratory ${id}`,
  aliases: [] as string[],
  demonstration: true,
  reports_seen: 'many',
  country: null,
  hosts: [{ host: `${id}.example`, use: 'site' }],
  verification: {
    url: `https://${id}.example/verify`,
    address_pattern: null,
    deep_link: null,
    needs: ['report_number'],
    how: 'Type the number.',
  } as object | null,
  identifiers: [{ field: 'report_number', label: 'No.', pattern: '^T-\\d{3}$', example: 'T-123', carries: null }],
  titles: [],
  methods: [],
  accreditation: null,
  notes: [],
  sources: [testSource()],
});

/** A peptide with a CAS number and nothing else that could be compared. */
export const testCompound = (id = 'compound-one') => ({
  id,
  name: `Compound ${id}`,
  kind: 'peptide',
  aliases: [] as string[],
  cas: ['137525-51-0'],
  formula: null,
  sequence: null,
  modifications: null,
  pubchem_cid: null,
  average_mass: null,
  monoisotopic_mass: null,
  variants: [],
  components: [] as string[],
  note: null,
  verified: false,
  verified_basis: 'Not applicable.',
  sources: [testSource()],
});

/** A certificate that its laboratory confirmed, with three days in order. */
export const testCertificate = () => ({
  id: '2026-09-a',
  laboratory: 'lab-one' as string | null,
  laboratory_name: 'Laboratory lab-one',
  report_number: 'T-123' as string | null,
  key: null,
  client: 'Vendor one' as string | null,
  product: 'Product 10mg',
  compound: 'compound-one' as string | null,
  batch: 'B1',
  received_on: '2026-09-01' as string | null,
  analysed_on: '2026-09-02' as string | null,
  reported_on: '2026-09-03' as string | null,
  purity: 99.1,
  verification: {
    status: 'confirmed',
    verified_at: '2026-10-01' as string | null,
    look_up: { url: 'https://lab-one.example/verify?n=T-123', by: 'the auditor' } as object | null,
  },
  issuer: 'laboratory' as string | null,
  sha256: null,
  perceptual_hash: null,
  chromatogram_hash: null,
  published_at: 'https://vendor-one.example/report' as string | null,
  captured_at: '2026-10-01',
  archive_url: null,
});

/** A vendor audited and verified on the ground of one certificate. */
export const testVendor = (id = 'vendor-one') => ({
  id,
  demonstration: true,
  name: `Vendor ${id}`,
  // The client of its certificates, whatever a test renames it to.
  legal_name: 'Vendor One Ltd' as string | null,
  company_number: null,
  domain: `${id}.example`,
  domains: [{ domain: `${id}.example`, first_seen: '2026-01-01' }],
  aliases: [] as string[],
  verdict: 'verified',
  verdict_reason: 'One report was looked up and confirmed.',
  verdict_basis: ['One of one reports was confirmed.'],
  coa_type: 'independent-own',
  coa_access: 'open',
  certificates: [testCertificate()],
  review_rating: null as unknown,
  findings: [] as unknown[],
  right_of_reply: {
    contacted_at: null as string | null,
    not_asked_because: 'It exists only in tests.' as string | null,
    answered_at: null as string | null,
    text: null as string | null,
  },
  corrections: [] as unknown[],
  conflict_of_interest: 'None.',
  audited_at: '2026-10-01',
  next_review_at: '2027-04-01',
  methodology_version: '1.0',
  added_at: '2026-10-01',
  history: [] as unknown[],
  sources: [testVendorSource()],
});

/** A whole valid data set of one record a kind, with some files replaced or added. */
export function testFiles(replaced: Record<string, unknown> = {}): DataFile[] {
  const files: Record<string, unknown> = {
    'data/site.json': testSite(),
    'data/labs/lab-one.json': testLaboratory(),
    'data/compounds/compound-one.json': testCompound(),
    'data/vendors/vendor-one.json': testVendor(),
    ...replaced,
  };
  return Object.entries(files).map(([path, content]) => ({ path, content }));
}

/** What is wrong with that data set; nothing where it can be published. */
export function problemsOf(replaced: Record<string, unknown>): readonly DataProblem[] {
  try {
    parseDataset(testFiles(replaced));
  } catch (error) {
    if (error instanceof DataError) return error.problems;
    throw error;
  }
  return [];
}
