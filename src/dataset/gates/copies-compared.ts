import type { Laboratory } from '../laboratory.ts';
import type { VendorCertificate } from '../vendor-certificate.ts';
import { notAtLaboratory } from './at-laboratory.ts';
import { type Fault, vendorGate } from './gate.ts';

/** A copy proves what it is of and where it was taken from: the laboratory's own, and not the vendor's file once more. */
export const copiesCompared = vendorGate(
  'copies-compared',
  "A copy that is not the laboratory's own, or one that says otherwise than the record.",
  (vendor, { laboratories }) =>
    vendor.certificates.flatMap((certificate, i) =>
      copyFaults(
        certificate,
        laboratories.find(({ id }) => id === certificate.laboratory),
      ).map(({ field, expected }) => ({ field: `certificates.${i}.verification.${field}`, expected })),
    ),
);

function copyFaults(
  { verification, sha256, copies }: VendorCertificate,
  laboratory: Laboratory | undefined,
): Omit<Fault, 'record'>[] {
  const { copy, status, verified_at: lookedUpAt } = verification;
  if (copy === null) return [];
  const fault = (field: string, expected: string) => ({ field, expected });
  const isOwnFile = [sha256, ...copies.map((file) => file.sha256)].includes(copy.sha256);
  const isPassedOver = copy.result === 'same' && (status === 'not-tried' || status === 'no-look-up');
  // A later look-up may say otherwise: laboratories take reports back.
  const isContradicted = copy.result === 'changed' && status === 'confirmed' && (lookedUpAt ?? '') <= copy.compared_at;
  return [
    ...(laboratory === undefined
      ? [fault('copy', "Expected no laboratory's copy beside a certificate whose laboratory is not on our list.")]
      : notAtLaboratory('copy.url', copy.url, laboratory)),
    ...(isOwnFile
      ? [
          fault(
            'copy.sha256',
            "Expected the laboratory's own copy; this is the file that the vendor published. Comparing it with itself proves nothing.",
          ),
        ]
      : []),
    ...(isPassedOver ? [fault('status', 'Expected "confirmed": the laboratory\'s own copy is the same report.')] : []),
    ...(isContradicted
      ? [
          fault(
            'status',
            'Expected "differs", since values on the laboratory\'s copy do; or a look-up of a later day, if the laboratory says otherwise by now.',
          ),
        ]
      : []),
  ];
}
