import { expect, test } from 'vitest';
import type { Compound } from '../../../dataset/compound.ts';
import { compound, field, named, testArtifacts } from '../../testing/fields.ts';
import check from './identity-not-product.ts';

const bpc157 = compound({ id: 'bpc-157', name: 'BPC-157' });
const ghrp2 = compound({ id: 'ghrp-2', name: 'GHRP-2' });
const blend = compound({ id: 'wolverine', name: 'Wolverine blend', kind: 'blend', components: ['bpc-157', 'tb-500'] });
const identified = (...compounds: Compound[]) => ({ ...field(compounds[0]!.name), compounds });

test('passes the product itself, and a component of a blend', () => {
  expect(check.run(testArtifacts({ compound: named([bpc157]), identified: identified(bpc157) }))).toMatchObject({
    outcome: 'pass',
    rests: ['sample', 'identified'],
  });
  expect(check.run(testArtifacts({ compound: named([blend]), identified: identified(bpc157) }))).toMatchObject({
    outcome: 'pass',
    why: 'The results name BPC-157, one of the parts of the product, Wolverine blend.',
    flag: 'BPC-157, which was identified, is one of the parts of the blend named.',
  });
});

test('passes a blend that the header calls by its parts, and no single product', () => {
  const tb500 = compound({ id: 'tb-500', name: 'TB-500' });
  const parts = { ...named([bpc157, tb500]), parts: [bpc157, tb500] };
  expect(check.run(testArtifacts({ compound: parts, identified: identified(blend) })).outcome).toBe('pass');
  expect(check.run(testArtifacts({ compound: named([bpc157]), identified: identified(blend) })).outcome).toBe('fail');
});

test('one meaning in common is enough where a trade name means two compounds', () => {
  expect(check.run(testArtifacts({ compound: named([ghrp2, bpc157]), identified: identified(bpc157) })).outcome).toBe(
    'pass',
  );
});

test('another substance is a finding about the product, never an accusation, and is always reported', () => {
  const finding = check.run(
    testArtifacts({ sample: field('BPC-157 10mg'), compound: named([bpc157]), identified: identified(ghrp2) }),
  );
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'note', rests: ['sample', 'identified'] });
  expect(finding.flag).toContain('GHRP-2');
  expect(finding.flag).toContain('BPC-157 10mg');
});

test('cannot judge without both', () => {
  expect(check.run(testArtifacts({ compound: named([bpc157]) })).outcome).toBe('not-applicable');
  expect(check.run(testArtifacts({ identified: identified(bpc157) })).outcome).toBe('not-applicable');
});

test('says what both name, or what each names; the compound where the sample was not read', () => {
  const both = { compound: named([bpc157]), identified: identified(bpc157) };
  expect(check.run(testArtifacts(both))).toMatchObject({
    why: 'Both name BPC-157.',
    flag: 'The substance identified is the product named.',
  });
  const other = { compound: named([bpc157]), identified: identified(ghrp2) };
  expect(check.run(testArtifacts({ ...other, sample: field('BPC-157 10mg') })).why).toBe(
    'The header names “BPC-157 10mg”; the results identify “GHRP-2”.',
  );
  const unread = check.run(testArtifacts({ ...other, sample: null }));
  expect(unread.why).toMatch(/^The header names “.+”; the results identify “GHRP-2”\.$/);
  expect(unread.flag).toMatch(/^The results identify “GHRP-2”, but the product is sold as “.+”\.$/);
});
