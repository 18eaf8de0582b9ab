import { describe, expect, it } from 'vitest';
import { loadData } from '../../../../data/index.ts';
import { testCertificate, testVendorSource } from '../../test-data.ts';
import { foundBy, testPublication } from '../test-publication.ts';
import { privateNames } from './private-names.ts';

const found = (vendor: object) => foundBy(privateNames, testPublication({ vendor }));
const reply = (text: string) => ({
  right_of_reply: {
    contacted_at: '2026-10-01',
    means: 'Email',
    answer_by: '2026-10-15',
    answered_at: '2026-10-02',
    text,
  },
});

describe('privateNames', () => {
  it('lets through a record without one, and one from which it was taken out', () => {
    expect(found({})).toEqual([]);
    expect(found(reply('The reports follow. Kind regards, [name removed]'))).toEqual([]);
  });

  it.each<[string, object, RegExp]>([
    [
      'in an answer',
      reply('The reports follow. Kind regards, Sarah Whitcombe'),
      /^right_of_reply\.text: .*"Sarah Whitcombe"/,
    ],
    [
      'as the client of a certificate',
      { certificates: [{ ...testCertificate(), client: 'Peter Marlow' }] },
      /^certificates\.0\.client: .*"\[name removed\]"/,
    ],
    [
      'in a decision on an objection',
      {
        corrections: [
          {
            raised_at: '2026-10-01',
            at: '2026-10-02',
            raised_by: 'vendor',
            text: 'Mr Marlow objected.',
            outcome: 'rejected',
          },
        ],
      },
      /^corrections\.0\.text/,
    ],
    [
      'in the history',
      { history: [{ at: '2026-10-02', field: 'aliases', from: 'Peter Marlow', to: null, why: 'Taken out.' }] },
      /^history\.0\.from/,
    ],
    [
      'as the one who looked a report up',
      {
        certificates: [
          {
            ...testCertificate(),
            verification: {
              ...testCertificate().verification,
              look_up: { url: 'https://lab-one.example/v', by: 'Sarah Whitcombe' },
            },
          },
        ],
      },
      /^certificates\.0\.verification\.look_up\.by/,
    ],
    [
      'as the one who compared the page',
      { certificates: [{ ...testCertificate(), confirmed: { by: 'Sarah Whitcombe', at: '2026-10-02' } }] },
      /^certificates\.0\.confirmed\.by/,
    ],
  ])('stops a name %s', (_what, vendor, expected) => {
    expect(found(vendor)).toEqual([expect.stringMatching(expected)]);
  });

  it('looks at every text of a record', () => {
    const name = 'Sarah Whitcombe';
    const { supports: _, ...source } = { ...testVendorSource(), title: name, says: name };
    const { verification } = testCertificate();
    const copy = {
      result: 'same',
      sha256: 'a'.repeat(64),
      url: 'https://lab-one.example/r',
      compared_at: '2026-10-02',
    };
    const certificate = {
      ...testCertificate(),
      laboratory_name: name,
      client: name,
      product: name,
      batch: name,
      confirmed: { by: name, at: '2026-10-02' },
      verification: {
        ...verification,
        look_up: { url: 'https://lab-one.example/v', by: name },
        copy: { ...copy, by: name },
      },
    };
    const fields = found({
      verdict_reason: `${name} says so.`,
      verdict_basis: [name],
      certificates: [certificate],
      findings: [{ text: name, source }],
      sources: [{ ...testVendorSource(), title: name, says: name }],
      right_of_reply: { ...reply(name).right_of_reply, means: name, not_asked_because: name },
      conflict_of_interest: name,
      corrections: [
        { raised_at: '2026-10-01', at: '2026-10-02', raised_by: 'vendor', text: name, outcome: 'rejected' },
      ],
      history: [{ at: '2026-10-02', field: 'aliases', from: name, to: name, why: name }],
    }).map((line) => line.split(':')[0]);
    expect(fields.sort()).toEqual(
      [
        'verdict_reason',
        'verdict_basis.0',
        ...['laboratory_name', 'client', 'product', 'batch', 'confirmed.by'].map((field) => `certificates.0.${field}`),
        'certificates.0.verification.look_up.by',
        'certificates.0.verification.copy.by',
        ...['text', 'source.title', 'source.says'].map((field) => `findings.0.${field}`),
        'sources.0.title',
        'sources.0.says',
        ...['means', 'not_asked_because', 'text'].map((field) => `right_of_reply.${field}`),
        'conflict_of_interest',
        'corrections.0.text',
        ...['from', 'to', 'why'].map((field) => `history.0.${field}`),
      ].sort(),
    );
  });

  describe('as the product of a certificate', () => {
    const { compounds } = loadData('fixtures/dataset');
    const tested = (product: string, further: object = {}) =>
      foundBy(privateNames, {
        ...testPublication({ vendor: { certificates: [{ ...testCertificate(), product, ...further }] } }),
        compounds,
      });

    it.each(['Glen Tirzepatide 10 mg', 'Alan Retatrutlde', 'L. Glutathione', 'Ana Semax', 'J. Epitalon 10 mg'])(
      'lets through %s, which is a substance',
      (product) => {
        expect(tested(product)).toEqual([]);
      },
    );

    it.each([
      'Peter Marlow',
      'Tirzepatide, signed Peter Marlow',
      'Anna Kiss',
      'Amy Long',
      'David Copper',
      'Tirzepatide Dr Okonkwo-Reed',
    ])('stops %s, which is a person', (product) => {
      expect(tested(product)).toEqual([expect.stringMatching(/^certificates\.0\.product/)]);
    });

    it('and as its client, whatever the name ends in', () => {
      expect(tested('KPV', { client: 'Glen Tirzepatide' })).toEqual([
        expect.stringMatching(/^certificates\.0\.client/),
      ]);
    });
  });

  it('lets through a name that is kept with a reason, and that of the business', () => {
    const kept = { names_kept: [{ name: 'Sarah Whitcombe', why: 'She answered as the director in the register.' }] };
    expect(found({ ...reply('Kind regards, Sarah Whitcombe'), ...kept })).toEqual([]);
    expect(found({ ...reply('Kind regards, Peter Marlow'), ...kept })).toHaveLength(1);
    expect(found({ name: 'Peter Marlow', certificates: [{ ...testCertificate(), client: 'Peter Marlow' }] })).toEqual(
      [],
    );
  });
});
