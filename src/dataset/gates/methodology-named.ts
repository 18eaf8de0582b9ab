import { methodologyOn } from '../methodology.ts';
import { vendorGate } from './gate.ts';

/** An audit names a methodology that a reader can look up, and that was in force when it was made. */
export const methodologyNamed = vendorGate(
  'methodology-named',
  'An audit by a version of the methodology that was not in force on its day.',
  ({ audited_at: day, methodology_version: named }, { site }) => {
    const inForce = methodologyOn(site, day);
    if (inForce === named) return [];
    if (inForce !== null)
      return [
        {
          field: 'methodology_version',
          expected: `Expected "${inForce}", the methodology that site.json gives for ${day}; found "${named}".`,
        },
      ];
    const first = site.methodology[0]?.since;
    return [
      {
        field: 'audited_at',
        expected: `Expected an audit on or after ${first}, the day of the first methodology in site.json; found ${day}.`,
      },
    ];
  },
);
