import { describe, expect, it } from 'vitest';
import { headlineFinding } from '../headline.ts';
import { testCertificate, testSite } from '../test-data.ts';
import { demonstrationApart } from './demonstration-apart.ts';
import { foundBy, realLaboratory, realSite, realVendor, testPublication } from './test-publication.ts';

const found = (...args: Parameters<typeof testPublication>) => foundBy(demonstrationApart, testPublication(...args));

describe('demonstrationApart', () => {
  it('lets through what is wholly invented, and what is wholly real', () => {
    expect(found()).toEqual([]);
    expect(found({ site: realSite, vendor: realVendor, laboratory: realLaboratory })).toEqual([]);
  });

  it('takes parts of other words for none of a demonstration', () => {
    const site = { ...realSite, publisher: 'Reinvented Audits' };
    expect(found({ site, vendor: realVendor, laboratory: realLaboratory })).toEqual([]);
  });

  it('lets real laboratories stand beside invented vendors that do not name them', () => {
    expect(found({ laboratory: realLaboratory, vendor: { certificates: [] } })).toEqual([]);
  });

  it.each<[string, Parameters<typeof testPublication>[0], RegExp]>([
    [
      'a real vendor among invented ones',
      { vendor: { ...realVendor, certificates: [] } },
      /^demonstration: .*only invented/,
    ],
    [
      'an invented vendor among real ones',
      { site: realSite, laboratory: realLaboratory, vendor: { certificates: [] } },
      /^demonstration: .*no invented vendor/,
    ],
    [
      'an invented laboratory in a real publication',
      { site: realSite, vendor: { ...realVendor, certificates: [] } },
      /^demonstration: .*no invented laboratory/,
    ],
    [
      'an invented certificate of a real laboratory',
      { laboratory: realLaboratory },
      /^certificates\.0\.laboratory: .*is a real one/,
    ],
    [
      'an invented certificate that prints the name of a real laboratory',
      {
        laboratory: realLaboratory,
        vendor: { certificates: [{ ...testCertificate(), laboratory: null, laboratory_name: 'LABORATORY Lab-One' }] },
      },
      /^certificates\.0\.laboratory: .*is a real one/,
    ],
    [
      'a real certificate of an invented laboratory',
      { site: realSite, vendor: realVendor },
      /^certificates\.0\.laboratory: .*is invented/,
    ],
    [
      'an invented laboratory on a real host',
      { laboratory: { hosts: [{ host: 'lab-one.co.uk', use: 'site' }] } },
      /^hosts\.0\.host: .*"\.example"/,
    ],
    [
      'a real laboratory on an invented host',
      { laboratory: { demonstration: false }, vendor: { certificates: [] } },
      /^hosts\.0\.host: .*nobody can own/,
    ],
    [
      'a second domain of the other kind',
      {
        vendor: {
          domains: [
            { domain: 'vendor-one.example', first_seen: '2026-01-01' },
            { domain: 'shop.co.uk', first_seen: '2026-01-01' },
          ],
        },
      },
      /^domains\.1\.domain/,
    ],
    [
      'a demonstration that catalogues cannot tell',
      { site: { dataset: { ...testSite().dataset, description: realSite.dataset.description } } },
      /^dataset\.description: .*invented/,
    ],
    [
      'the words of the demonstration in a real publication',
      {
        site: { ...realSite, publisher: 'Somebody (demonstration)' },
        vendor: realVendor,
        laboratory: realLaboratory,
      },
      /^publisher: .*"demonstration"/,
    ],
    ...['invented', 'fictitious', 'made up', 'made-up'].map(
      (word): [string, Parameters<typeof testPublication>[0], RegExp] => [
        `a real publication that is called ${word}`,
        {
          site: { ...realSite, dataset: { ...realSite.dataset, title: `An audit of ${word} vendors` } },
          vendor: realVendor,
          laboratory: realLaboratory,
        },
        new RegExp(`^dataset\\.title: .*"${word}"`),
      ],
    ),
    [
      'an address of nobody in its texts',
      {
        site: { ...realSite, publisher: 'Somebody, audit.example' },
        vendor: realVendor,
        laboratory: realLaboratory,
      },
      /^publisher: .*"\.example"/,
    ],
    [
      'an address of nobody in a real publication',
      { site: { ...realSite, base_url: 'https://audit.example' }, vendor: realVendor, laboratory: realLaboratory },
      /^base_url: .*nobody owns/,
    ],
  ])('stops %s', (_what, replaced, expected) => {
    expect(found(replaced)).toContainEqual(expect.stringMatching(expected));
  });

  it('is kept by the headline: a finding about invented vendors says so in its first words', () => {
    expect(headlineFinding(testPublication()).text).toMatch(/^1 of 1 invented /);
    expect(headlineFinding(testPublication({ site: realSite, vendor: realVendor })).text).toMatch(/^1 of 1 UK /);
  });
});
