import type { Laboratory } from '../laboratory.ts';
import { isBorneOut, STATED_BY_LABORATORY, type VendorCertificate } from '../vendor-certificate.ts';
import { notAtLaboratory } from './at-laboratory.ts';
import { vendorGate } from './gate.ts';

/**
 * Whether the laboratory of a certificate could be asked about it: it has a look-up, and what must be typed in there
 * (or the code that must be scanned) stands on the certificate.
 */
export function canBeLookedUp(certificate: VendorCertificate, laboratory: Laboratory | undefined): boolean {
  const look = laboratory?.verification ?? null;
  if (look === null) return false;
  return look.needs.length === 0
    ? certificate.code_url !== null
    : look.needs.every((field) => certificate[field] !== null);
}

/** What a laboratory said of a report is a statement about two businesses: it can be repeated, or it is not made. */
export const lookUpsRecorded = vendorGate(
  'look-ups-recorded',
  'A look-up that nobody could repeat, or one that is said not to exist although it does.',
  (vendor, { laboratories }) =>
    vendor.certificates.flatMap((certificate, i) => {
      const { status, look_up: lookUp } = certificate.verification;
      const laboratory = laboratories.find(({ id }) => id === certificate.laboratory);
      const field = `certificates.${i}.verification`;
      if (!(status in STATED_BY_LABORATORY)) {
        if (lookUp !== null)
          return [{ field: `${field}.look_up`, expected: `Expected no look-up beside the status "${status}".` }];
        return status === 'no-look-up' && canBeLookedUp(certificate, laboratory)
          ? [
              {
                field: `${field}.status`,
                expected: `Expected another status than "no-look-up": ${laboratory?.name} has a look-up, and what it needs stands on the certificate. Look it up: ${laboratory?.verification?.url}`,
              },
            ]
          : [];
      }
      if (laboratory === undefined || laboratory.verification === null)
        return [
          {
            field: `${field}.status`,
            expected: `Expected "no-look-up": our list has no look-up of ${certificate.laboratory_name ?? 'the laboratory'}. Where there is one, enter it in the laboratory's file first.`,
          },
        ];
      if (!isBorneOut(certificate.verification))
        return [
          {
            field: `${field}.look_up`,
            expected: `Expected the look-up behind "${status}": the address that was opened under "url", and under "by" who opened it; or hold it against the laboratory's own copy: npm run audit -- verify ${vendor.id} COPY. Not looked up is "not-tried".`,
          },
        ];
      return lookUp === null ? [] : notAtLaboratory(`${field}.look_up.url`, lookUp.url, laboratory);
    }),
);
