import { describe, expect, it } from 'vitest';
import { parseDataset } from './dataset.ts';
import {
  problemsOf,
  testCertificate,
  testCompound,
  testFiles,
  testLaboratory,
  testSite,
  testVendor,
} from './test-data.ts';

const VENDOR = 'data/vendors/vendor-one.json';

describe('parseDataset', () => {
  it('accepts a valid set, whatever the order of its files, and sorts it by id', () => {
    const files = testFiles({ 'data/vendors/a-vendor.json': testVendor('a-vendor') });
    const dataset = parseDataset(files);
    expect(dataset.vendors.map(({ id }) => id)).toEqual(['a-vendor', 'vendor-one']);
    expect(JSON.stringify(parseDataset(files.toReversed()))).toBe(JSON.stringify(dataset));
  });

  it('drops the $schema that editors use', () => {
    const { vendors } = parseDataset(testFiles({ [VENDOR]: { $schema: '../schema/vendor.json', ...testVendor() } }));
    expect(vendors[0]).not.toHaveProperty('$schema');
  });

  it('holds back drafts and certificates that no auditor has confirmed', () => {
    const reading = {
      file: 'page.png',
      checked_at: '2026-11-20',
      verdict: 'unclear',
      confidence: 0.4,
      red_flags: [],
      fields: [],
    };
    const files = testFiles({
      [VENDOR]: {
        ...testVendor(),
        unconfirmed_certificates: [{ ...testCertificate(), id: 'new', product: null, reading }],
      },
      'data/vendors/unfinished.json': { draft: true, id: 'unfinished', domain: 'unfinished.example', verdict: null },
    });
    const { vendors } = parseDataset(files);
    expect(vendors.map(({ id }) => id)).toEqual(['vendor-one']);
    expect(vendors[0]).not.toHaveProperty('unconfirmed_certificates');
  });

  it('checks a draft as far as it goes', () => {
    expect(
      problemsOf({
        'data/vendors/unfinished.json': {
          draft: true,
          id: 'unfinished',
          domain: 'unfinished.example',
          verdict: 'maybe',
        },
      }),
    ).toMatchObject([{ field: 'verdict' }]);
  });

  it('reports every problem at once, each on a line with file, field and expectation', () => {
    const broken = { ...testVendor(), verdict: 'maybe', audited_at: '1 October' };
    expect(() =>
      parseDataset(
        testFiles({ [VENDOR]: broken, 'data/labs/lab-one.json': new SyntaxError('Unexpected end of JSON input') }),
      ),
    ).toThrow(
      /3 problems in the data:\n(.*\n)*data\/vendors\/vendor-one\.json: verdict: Expected one of verified, watch; found "maybe"/,
    );
  });

  it.each<[string, Record<string, unknown>, string, string, RegExp]>([
    ['not JSON', { [VENDOR]: new SyntaxError('Unexpected token') }, VENDOR, '', /Expected JSON/],
    [
      'a missing field',
      { [VENDOR]: { ...testVendor(), name: undefined } },
      VENDOR,
      'name',
      /Expected text; nothing is filled in/,
    ],
    [
      'a laboratory that does not say how many of its reports were seen',
      { 'data/labs/lab-one.json': { ...testLaboratory(), reports_seen: undefined } },
      'data/labs/lab-one.json',
      'reports_seen',
      /one of none, few, many; nothing is filled in/,
    ],
    ['an unknown field', { [VENDOR]: { ...testVendor(), stars: 5 } }, VENDOR, 'stars', /only fields/],
    [
      'an unknown field within a list',
      { [VENDOR]: { ...testVendor(), certificates: [{ ...testCertificate(), mass: 1 }] } },
      VENDOR,
      'certificates.0.mass',
      /only fields/,
    ],
    [
      'an id other than the file name',
      { [VENDOR]: { ...testVendor(), id: 'other' } },
      VENDOR,
      'id',
      /"vendor-one"; found "other"/,
    ],
    [
      'an unknown laboratory',
      { [VENDOR]: { ...testVendor(), certificates: [{ ...testCertificate(), laboratory: 'nowhere' }] } },
      VENDOR,
      'certificates.0.laboratory',
      /found "nowhere"/,
    ],
    [
      'an unknown compound',
      { [VENDOR]: { ...testVendor(), certificates: [{ ...testCertificate(), compound: 'nothing' }] } },
      VENDOR,
      'certificates.0.compound',
      /found "nothing"/,
    ],
    [
      'an unknown component',
      { 'data/compounds/compound-one.json': { ...testCompound(), components: ['nothing'] } },
      'data/compounds/compound-one.json',
      'components.0',
      /found "nothing"/,
    ],
    [
      'a CAS number with a wrong check digit',
      { 'data/compounds/compound-one.json': { ...testCompound(), cas: ['137525-51-1'] } },
      'data/compounds/compound-one.json',
      'cas.0',
      /check digit/,
    ],
    [
      'an unknown partner laboratory',
      { 'data/site.json': { ...testSite(), partner_laboratory: 'nowhere' } },
      'data/site.json',
      'partner_laboratory',
      /found "nowhere"/,
    ],
    [
      'a pattern that does not match its example',
      {
        'data/labs/lab-one.json': {
          ...testLaboratory(),
          identifiers: [{ ...testLaboratory().identifiers[0], example: 'T-1' }],
        },
      },
      'data/labs/lab-one.json',
      'identifiers.0.pattern',
      /"T-1"/,
    ],
    [
      'a pattern that is no regular expression',
      {
        'data/labs/lab-one.json': {
          ...testLaboratory(),
          identifiers: [{ ...testLaboratory().identifiers[0], pattern: '(' }],
        },
      },
      'data/labs/lab-one.json',
      'identifiers.0.pattern',
      /regular expression/,
    ],
    [
      'a domain of two vendors',
      {
        'data/vendors/vendor-two.json': {
          ...testVendor('vendor-two'),
          domain: 'vendor-one.example',
          domains: testVendor().domains,
        },
      },
      'data/vendors/vendor-two.json',
      'domains.0.domain',
      /vendor-one\.json/,
    ],
    [
      'a vendor on the host of a laboratory',
      { 'data/vendors/lab-one.json': testVendor('lab-one') },
      'data/vendors/lab-one.json',
      'domains.0.domain',
      /data\/labs\/lab-one\.json/,
    ],
    [
      'an invented vendor where none is announced',
      { 'data/site.json': { ...testSite(), demonstration: false } },
      VENDOR,
      'demonstration',
      /site\.json/,
    ],
    [
      'an audit after the data version',
      { [VENDOR]: { ...testVendor(), audited_at: '2026-11-21' } },
      VENDOR,
      'audited_at',
      /2026-11-20/,
    ],
    [
      '"verified" by an outdated certificate',
      {
        [VENDOR]: {
          ...testVendor(),
          certificates: [{ ...testCertificate(), received_on: null, analysed_on: null, reported_on: '2025-09-30' }],
        },
      },
      VENDOR,
      'certificates',
      /at most 12 months old/,
    ],
    ['a file in no known folder', { 'data/shops/x.json': {} }, 'data/shops/x.json', '', /labs, compounds or vendors/],
  ])('reports %s', (_what, replaced, file, field, expected) => {
    expect(problemsOf(replaced)).toContainEqual({ file, field, expected: expect.stringMatching(expected) });
  });

  it('reports a missing site.json', () => {
    const files = testFiles().filter(({ path }) => path !== 'data/site.json');
    expect(() => parseDataset(files)).toThrow('Expected one site.json; found 0.');
  });

  it('does not report a reference to a file that has problems of its own', () => {
    expect(problemsOf({ 'data/labs/lab-one.json': { ...testLaboratory(), name: 1 } })).toHaveLength(1);
  });
});
