import type { DateField, Field } from '../../fields/fields.ts';
import { plainIdentifier } from '../../fields/text/code-parts.ts';
import { sameBusiness } from '../../fields/text/names.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'differs-from-record',
  title: 'What is printed is what is on record under its number',
  description:
    'A report number and key belong to one report. Where we hold that report, a page with the same number but another purity, batch, client or date is not the same report.',
  uses: ['fields', 'onRecord', 'hasRecords'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  corroboratesPixels: true,
  run({ fields, onRecord, hasRecords }) {
    if (!hasRecords) return notApplicable('No certificates are on record to compare with.');
    const match = onRecord.find(({ by }) => by.includes('key') || by.includes('report_number'));
    if (match === undefined) return notApplicable('Neither key nor report number is on record.');
    const { certificate } = match;
    const compared: string[] = [];
    const differing: { name: string; words: string }[] = [];
    const compare = (
      name: string,
      what: string,
      field: Field<unknown> | null,
      recorded: string | number | null,
      same: boolean,
    ): void => {
      if (field === null || recorded === null) return;
      compared.push(name);
      if (!same)
        differing.push({ name, words: `${what} ${quote(field.text)} printed, ${quote(String(recorded))} on record` });
    };
    const { purity, batch, client } = fields;
    compare(
      'purity',
      'purity',
      purity,
      certificate.purity,
      purity !== null &&
        certificate.purity !== null &&
        Math.abs(purity.value - certificate.purity) <=
          0.5 * 10 ** -Math.min(purity.decimals, places(certificate.purity)) + 1e-9,
    );
    compare(
      'batch',
      'batch',
      batch,
      certificate.batch,
      batch !== null &&
        certificate.batch !== null &&
        plainIdentifier(batch.value) === plainIdentifier(certificate.batch),
    );
    compare(
      'client',
      'client',
      client,
      certificate.client,
      client !== null && certificate.client !== null && sameBusiness(client.value, certificate.client),
    );
    for (const [role, recorded] of [
      ['received', certificate.received_on],
      ['analysed', certificate.analysed_on],
      ['reported', certificate.reported_on],
    ] as const) {
      const date: DateField | null = fields.dates.find((entry) => entry.role === role) ?? null;
      compare(
        `date_${role}`,
        `date ${role}`,
        date,
        recorded,
        date !== null && recorded !== null && date.value.includes(recorded),
      );
    }
    if (compared.length === 0)
      return notApplicable('Nothing that we hold of the report on record could be read on the page.');
    const marks = match.by.filter((mark) => mark === 'key' || mark === 'report_number');
    if (differing.length === 0)
      return passed(
        `Its ${compared.length} values that we hold agree with the record.`,
        'What is printed agrees with the report that we have on record under its number.',
        [...marks, ...compared],
      );
    const words = differing.map((entry) => entry.words).join('; ');
    const confirmed = certificate.verification.status === 'confirmed';
    const basis = confirmed
      ? `which the laboratory’s look-up confirmed on ${certificate.verification.verified_at}`
      : 'which was not confirmed by the laboratory';
    return failed(
      confirmed ? 'decisive' : 'doubt',
      `${words}. The record is of the report published by ${match.vendor.name}, ${basis}.`,
      `It differs from the report on record under the same ${marks.includes('key') ? 'key' : 'number'}: ${words}.`,
      [...marks, ...differing.map(({ name }) => name)],
    );
  },
});

const places = (value: number): number => String(value).split('.')[1]?.length ?? 0;
