import type { Compound } from '../../../dataset/compound.ts';
import type { VendorCertificate } from '../../../dataset/vendor-certificate.ts';
import { fieldInWords } from '../../fields/field-in-words.ts';
import { type Field, type Fields, namesOf, type PurityField } from '../../fields/fields.ts';
import { plainIdentifier } from '../../fields/text/letter-shapes.ts';
import { sameBusiness } from '../../fields/text/names.ts';
import { withCapital } from '../../words/capital.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'differs-from-record',
  title: 'What is printed agrees with the record under its number',
  description:
    'A report number and key belong to one report. If we hold that report, a page with the same number but a different product, purity, batch, client or date is not the same report.',
  uses: ['fields', 'onRecord', 'hasRecords', 'compounds'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  corroboratesPixels: true,
  run({ fields, onRecord, hasRecords, compounds }) {
    if (!hasRecords) return notApplicable('No certificates are on record to compare with.');
    const match = onRecord.find(({ by }) => by.includes('key') || by.includes('report_number'));
    if (match === undefined) return notApplicable('Neither key nor report number is on record.');
    const { certificate } = match;
    const compared = compareWithRecord(fields, certificate, compounds);
    const differing = compared.filter(({ differs }) => differs !== null);
    if (compared.length === 0)
      return notApplicable('None of the values that we hold for the report on record could be read on the page.');
    const marks = match.by.filter((mark) => mark === 'key' || mark === 'report_number');
    if (differing.length === 0)
      return passed(
        `${compared.length === 1 ? 'The one value' : `All ${compared.length} values`} that we could compare with the record ${compared.length === 1 ? 'agrees' : 'agree'}.`,
        'What is printed agrees with the report that we have on record under its number.',
        [...marks, ...compared.map(({ name }) => name)],
      );
    const words = differing.map(({ differs }) => differs).join('; ');
    const confirmed = certificate.verification.status === 'confirmed';
    const basis = confirmed
      ? `which the laboratory’s look-up confirmed on ${certificate.verification.verified_at}`
      : 'which was not confirmed by the laboratory';
    return failed(
      confirmed ? 'decisive' : 'doubt',
      `${withCapital(words)}. The record is that of the report published by ${match.vendor.name}, ${basis}.`,
      `It differs from the report on record under the same ${marks.includes('key') ? 'key' : 'number'}: ${words}.`,
      [...marks, ...differing.map(({ name }) => name)],
    );
  },
});

/** A field that both the page and the record hold, and in words how they differ; null where they agree. */
interface Comparison {
  name: string;
  differs: string | null;
}

function compareWithRecord(
  fields: Fields,
  certificate: VendorCertificate,
  compounds: readonly Compound[],
): Comparison[] {
  const { purity, batch, client } = fields;
  const dates = (
    [
      ['received', certificate.received_on],
      ['analysed', certificate.analysed_on],
      ['reported', certificate.reported_on],
    ] as const
  ).map(([role, recorded]) => {
    const dates = fields.dates.filter((entry) => entry.role === role);
    // Of several of one kind, as of two vials, one is the record's.
    const date = dates.find(({ value }) => recorded !== null && value.includes(recorded)) ?? dates[0] ?? null;
    const [name = ''] = date === null ? [] : namesOf(fields, [date]);
    return compare(name, fieldInWords(`date_${role}`), date, recorded, ({ value }, day) => value.includes(day));
  });
  return [
    compareProduct(fields, certificate, compounds),
    compare('purity', 'purity', purity, certificate.purity, isRoundedTo),
    compare(
      'batch',
      'batch',
      batch,
      certificate.batch,
      ({ value }, recorded) => plainIdentifier(value) === plainIdentifier(recorded),
    ),
    compare('client', 'client', client, certificate.client, ({ value }, recorded) => sameBusiness(value, recorded)),
    ...dates,
  ].filter((comparison) => comparison !== null);
}

/** With which a product must have been read, and be a compound's name, before it speaks against the page. */
const SURE = { confidence: 0.8, certainty: 0.9 } as const;

/** The product on the page beside the recorded one, where both are compounds on our list; a blend may be called by its parts. */
function compareProduct(
  { sample, compound }: Fields,
  certificate: VendorCertificate,
  compounds: readonly Compound[],
): Comparison | null {
  const recorded = certificate.compound;
  if (sample === null || compound === null || recorded === null) return null;
  if (sample.confidence < SURE.confidence || compound.certainty < SURE.certainty) return null;
  const named = [...compound.compounds, ...(compound.alike ?? []), ...(compound.parts ?? [])];
  const parts = compounds.find(({ id }) => id === recorded)?.components ?? [];
  const isSame = named.some(
    ({ id, components }) => id === recorded || components.includes(recorded) || parts.includes(id),
  );
  return {
    name: 'sample',
    differs: isSame
      ? null
      : `${fieldInWords('sample')} ${quote(sample.text)} printed, ${quote(certificate.product)} on record`,
  };
}

function compare<Read extends Field<unknown>, Recorded extends string | number>(
  name: string,
  what: string,
  field: Read | null,
  recorded: Recorded | null,
  isSame: (field: Read, recorded: Recorded) => boolean,
): Comparison | null {
  if (field === null || recorded === null) return null;
  if (isSame(field, recorded)) return { name, differs: null };
  return { name, differs: `${what} ${quote(field.text)} printed, ${quote(String(recorded))} on record` };
}

/** Whether a purity as printed is the recorded one, rounded to as many places as both have. */
function isRoundedTo({ value, decimals }: PurityField, recorded: number): boolean {
  return Math.abs(value - recorded) <= 0.5 * 10 ** -Math.min(decimals, places(recorded)) + 1e-9;
}

const places = (value: number): number => String(value).split('.')[1]?.length ?? 0;
