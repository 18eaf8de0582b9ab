import { describe, expect, test } from 'vitest';
import type { Laboratory } from '../../../src/dataset/laboratory.ts';
import { Random } from '../random.ts';
import { loadWorld } from '../world.ts';
import { identify } from './identify.ts';
import { registered } from './issuers.ts';
import { makeFacts } from './make-certificate.ts';

const world = loadWorld();

function certificateOf(laboratory: Laboratory, seed: string) {
  const random = new Random(seed);
  return identify(
    makeFacts(registered(laboratory, random), 'Ribble Valley Peptides', random.pick(world.compounds), random),
    laboratory,
    random,
  );
}

describe.each([world.partner, ...world.laboratories].map((laboratory) => ({ id: laboratory.id, laboratory })))(
  '$id',
  ({ laboratory }) => {
    const made = Array.from({ length: 200 }, (_, i) => certificateOf(laboratory, `${laboratory.id}-${i}`));

    test('identifiers follow our list', () => {
      for (const certificate of made) {
        for (const { field } of laboratory.identifiers) {
          // A laboratory may have had another form of number before.
          const forms = laboratory.identifiers.filter((other) => other.field === field).map(({ pattern }) => pattern);
          const value = { report_number: certificate.reportNumber, key: certificate.key, batch: certificate.batch }[
            field
          ];
          expect(value).toMatch(new RegExp(forms.join('|')));
        }
      }
    });

    test('the QR code holds an address of the laboratory with the printed identifiers', () => {
      const { verification } = laboratory;
      for (const certificate of made) {
        if (!verification?.address_pattern) continue;
        const groups =
          new RegExp(verification.address_pattern).exec(certificate.qr?.replace('https://', '') ?? '')?.groups ?? {};
        if (groups['report_number'] !== undefined)
          expect(groups['report_number']).toBe(certificate.reportNumber.replace('#', ''));
        if (groups['key'] !== undefined) expect(groups['key']).toBe(certificate.key);
        expect(certificate.qr?.replace('https://', '')).toMatch(new RegExp(verification.address_pattern));
      }
    });
  },
);

test('a report number that carries the day of receipt carries the one printed', () => {
  const vanguard = world.laboratories.find(({ id }) => id === 'vanguard-laboratory') as Laboratory;
  const certificate = certificateOf(vanguard, 'a');
  expect(certificate.reportNumber).toContain(certificate.dates.received.slice(2).replaceAll('-', ''));
});
