import type { Laboratory } from '../../../src/dataset/laboratory.ts';
import { MONTHS } from '../../../src/site/words/words.ts';
import type { Random } from '../random.ts';
import type { Certificate } from './certificate.ts';
import { sample } from './grammar.ts';

const KEY_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Gives a certificate its report number, key, batch, verification address and QR text, by the laboratory's grammar
 * where our list has one. Identifiers that carry a date carry the day in `dates`.
 */
export function identify(
  certificate: Certificate,
  laboratory: Laboratory | null,
  random: Random,
  dates = certificate.dates,
): Certificate {
  const { verification } = certificate.issuer;
  const made = (field: 'report_number' | 'key' | 'batch') => {
    const identifier = laboratory?.identifiers.find((one) => one.field === field);
    return identifier && sample(identifier.pattern, random, dateParts(identifier.carries, dates)).replace(/\s+/g, ' ');
  };
  const address = sampleAddress(laboratory, random, {});
  const reportNumber = made('report_number') ?? address?.report_number ?? genericNumber(dates.received, random);
  const needsKey = laboratory === null && verification !== null;
  const ownKey =
    made('key') ?? address?.key ?? (needsKey ? random.text(KEY_CHARACTERS, random.pick([8, 10, 12])) : null);
  const key = laboratory?.id === 'freedom-diagnostics' ? searchCode(certificate.client, reportNumber) : ownKey;
  const batch = initialled(made('batch'), certificate.client) ?? certificate.batch;
  return {
    ...certificate,
    ...{ reportNumber, key, batch },
    reportNumberBelow: reportNumber,
    batchOnTrace: batch,
    verifyAt: verification?.shown ?? null,
    qr: addressOf(laboratory, verification?.shown ?? null, random, reportNumber, key),
  };
}

/** The verification address of one report, as its QR code gives it; null when the laboratory has none. */
export function addressOf(
  laboratory: Laboratory | null,
  shown: string | null,
  random: Random,
  reportNumber: string,
  key: string | null,
): string | null {
  const parts = { report_number: reportNumber.replace(/^#/, ''), key: key ?? '' };
  if (laboratory === null)
    return shown && `https://${shown}?r=${encodeURIComponent(parts.report_number)}&k=${parts.key}`;
  const link = laboratory.verification?.deep_link;
  if (link) return link.replace('{report_number}', parts.report_number).replace('{key}', parts.key);
  const address = sampleAddress(laboratory, random, parts);
  return address && `https://${address.text}`;
}

/** A pattern with two stretches of anything, neither of which may touch an identifier, is met by one attempt in 25. */
const ATTEMPTS = 1_000;

/** An address made from our list's pattern, and what its named groups hold. */
function sampleAddress(laboratory: Laboratory | null, random: Random, fixed: Readonly<Record<string, string>>) {
  const pattern = laboratory?.verification?.address_pattern;
  if (!pattern) return null;
  // A word boundary is not always met at the first attempt, and what follows an identifier may run into it.
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const text = sample(pattern, random, fixed);
    const match = new RegExp(pattern).exec(text);
    const kept = Object.entries(fixed).every(([name, value]) => (match?.groups?.[name] ?? value) === value);
    if (match && kept)
      return { text, report_number: match.groups?.['report_number'] ?? null, key: match.groups?.['key'] ?? null };
  }
  throw new Error(`No address could be made from ${pattern} with ${JSON.stringify(fixed)}.`);
}

type Carries = Laboratory['identifiers'][number]['carries'];

function dateParts(carries: Carries, dates: Certificate['dates']): Record<string, string> {
  if (carries === null) return {};
  const day =
    (carries === 'year' ? (dates.reported ?? dates.analysed) : dates[carries]) ?? dates.analysed ?? dates.received;
  const [year, month, date] = day.split('-') as [string, string, string];
  return {
    yymmdd: year.slice(2) + month + date,
    yyyymmdd: year + month + date,
    ddMonyyyy: date + (MONTHS[Number(month) - 1] as string).slice(0, 3) + year,
    yy: year.slice(2),
  };
}

/** Freedom's search code: the first four letters of the client before the digits of the accession number. */
function searchCode(client: string | null, accession: string): string {
  return (client ?? 'Anon').replace(/[^A-Za-z]/g, '').slice(0, 4) + accession;
}

/** A lot that begins with letters begins with the client's initials. */
function initialled(batch: string | undefined, client: string | null): string | undefined {
  const initials = (client ?? '').match(/\b[A-Z]/g)?.join('') ?? '';
  return initials.length < 2 ? batch : batch?.replace(/^[A-Z]{2,5}/, initials);
}

function genericNumber(received: string, random: Random): string {
  const digits = (n: number) => random.text('0123456789', n);
  return random.pick([
    `R-${digits(5)}`,
    digits(6),
    `AR${received.slice(2, 4)}-${digits(4)}`,
    `${digits(3)}-${digits(4)}`,
  ]);
}
