import { vendorGate } from './gate.ts';

/** What a machine read is no record until somebody held it against the page. Invented certificates have no page. */
export const confirmedBySomebody = vendorGate(
  'confirmed-by-somebody',
  'A certificate of a real vendor that nobody compared with its page.',
  ({ id, demonstration, certificates }) =>
    demonstration
      ? []
      : certificates.flatMap(({ confirmed }, i) =>
          confirmed === null
            ? [
                {
                  field: `certificates.${i}.confirmed`,
                  expected: `Expected who compared it with its page, and when. Put it under unconfirmed_certificates and run: npm run audit -- confirm ${id} --by WHO`,
                },
              ]
            : [],
        ),
);
