import { describe, expect, test } from 'vitest';
import { fixtureDataset } from '../../../../../../tests/support/dataset.ts';
import { pageGraph } from '../../../../layout/build-graph.ts';
import { cellsOf, graphOf, LETTERS } from '../../../../testing/page.ts';
import { findRegisteredLaboratory, type LaboratoryClues } from './find-registered-laboratory.ts';

const { laboratories, vendors } = fixtureDataset();

function find(page: string, replaced: Partial<LaboratoryClues> = {}) {
  return findRegisteredLaboratory({
    graph: graphOf(page),
    letterhead: null,
    hosts: [],
    parties: [],
    labelled: [],
    laboratories,
    ...replaced,
  }).laboratory;
}

/** Abbreviations of a few letters stand on pages of others too. */
const isWhole = (name: string) => name.replace(/[^A-Za-z]/g, '').length >= 5;

describe('a registered laboratory', () => {
  test('is known by the name in its letterhead, each of our list', () => {
    for (const { id, name, aliases } of laboratories) {
      for (const printed of [name, ...aliases].filter(isWhole)) {
        expect(find(`# ${printed}\n\nCertificate of Analysis`)?.laboratory?.id, printed).toBe(id);
      }
    }
  });

  test('is not known by a name that is the end of a longer one, or only its kind of business', () => {
    const [one] = laboratories;
    const known = (name: string) => [{ ...one!, name, aliases: [], hosts: [], wordings: [] }];
    const bridge = known('Bridge Analytical');
    expect(find('# Bridge Analytical', { laboratories: bridge })?.name).toBe('Bridge Analytical');
    expect(find('# Bridqe Analytical', { laboratories: bridge })?.name).toBe('Bridge Analytical');
    expect(find('# Cobalt Ridge Analytical', { laboratories: bridge })).toBeNull();
    expect(find('# Cambridge Analytical', { laboratories: bridge })).toBeNull();
    expect(find('# JuBridge Analytical', { laboratories: bridge })?.name).toBe('Bridge Analytical');
    const eagle = { laboratories: known('Eagle Analytical Services'), hosts: [{ value: 'eagleanalyticalx.example' }] };
    expect(find('# Marlowe Analytical Services', eagle)).toBeNull();
  });

  test('is not known by a name that is hardly legible and the same among its sentences', () => {
    const [one] = laboratories;
    const name = 'Eagle Analytical Services';
    const eagle = (wordings: string[]) => ({ laboratories: [{ ...one!, name, aliases: [], hosts: [], wordings }] });
    const page = '# CEDAR FALLS ANALYTICAL SERVICES\n\nScience for all of us';
    expect(find(page, eagle([name]))).toBeNull();
    expect(find(page, eagle(['Science for all of us']))?.name).toBe(name);
  });

  test('is known by its sentences where no name is read, but a printed name or address outranks them', () => {
    const [one, other] = laboratories;
    const wordings = ['with the following unique key', 'Assessment of a peptide vial', 'Testing ordered by the client'];
    const worded = [{ ...one!, wordings }, other!];
    const page = wordings.join('\n\n');
    expect(find(page, { laboratories: worded })).toMatchObject({ name: one!.name, wordings: 3 });
    expect(find(`# ${other!.name}\n\n${page}`, { laboratories: worded })?.name).toBe(other!.name);
    expect(find(wordings[0]!, { laboratories: worded })).toBeNull();
  });

  test('is not known by its sentences where the page gives another address for looking its report up', () => {
    const [one] = laboratories;
    const wordings = ['with the following unique key', 'Assessment of a peptide vial', 'Testing ordered by the client'];
    const laboratory = {
      ...one!,
      name: 'Harbourside',
      aliases: [],
      hosts: [{ host: 'harbourside.example', use: 'site' as const }],
      wordings,
    };
    const clues = (head: string, value: string, more = {}, site = value): LaboratoryClues => ({
      graph: graphOf(`# ${head}\n\n${wordings.join('\n\n')}`),
      letterhead: null,
      hosts: [{ value, forVerification: true, ...more }, { value: site }],
      parties: [],
      labelled: [],
      laboratories: [laboratory],
    });
    const copy = clues('MARLOWE', 'www.marloweassay.example');
    expect(findRegisteredLaboratory(copy)).toEqual({
      laboratory: null,
      imitated: { name: 'Harbourside', host: 'www.marloweassay.example' },
    });
    for (const own of [
      clues('HARBOURSIDE', 'www.marloweassay.example'),
      clues('', 'harbourside.example'),
      clues('', 'harbourside1.example'),
      clues('MARLOWE', 'marlowe.example', { forVerification: false }),
      clues('MARLOWE', 'marlowe.example', { fromCode: true }),
      clues('MARLOWE', 'marlowe.example', { email: true }),
      clues('MARLOWE', 'hxrb0urslde.example', {}, 'hrb0urslde.example'),
    ]) {
      expect(findRegisteredLaboratory(own)).toMatchObject({ laboratory: { name: 'Harbourside' }, imitated: null });
    }
  });

  test('is known by an abbreviation only together with its host', () => {
    expect(find('# ILS\n\nCertificate of Analysis')).toBeNull();
    expect(find('# ILS\n\nCertificate of Analysis', { hosts: [{ value: 'portal.ils-lab.com' }] })?.laboratory?.id).toBe(
      'ils',
    );
  });

  test('is known by a host alone, with or without a subdomain, and by each of our list', () => {
    for (const { id, hosts } of laboratories) {
      for (const { host } of hosts)
        expect(find('Certificate of Analysis', { hosts: [{ value: host }] })?.laboratory?.id, host).toBe(id);
    }
    expect(find('', { hosts: [{ value: 'coa.janoshik.com' }] })?.laboratory?.id).toBe('janoshik');
  });

  test('is known by the letterhead of a sheet that begins far down the picture', () => {
    const page = 'Colmaric Analyticals     Certificate of Analysis\nPurity   99.1 %';
    const graph = pageGraph(cellsOf(page), LETTERS, { top: -900, bottom: 300 });
    expect(find('', { graph })).toBeNull();
    expect(find('', { graph, letterhead: graph.cells[0]! })?.laboratory?.id).toBe('colmaric-analyticals');
  });

  test('is known behind a label', () => {
    expect(find('Tested by    Horizon Analytical', { labelled: ['Horizon Analytical'] })?.laboratory?.id).toBe(
      'horizon-analytical',
    );
  });

  test('is known with a misread letter', () => {
    expect(find('# Horizon Ana1ytical\n\nCertificate of Analysis')?.laboratory?.id).toBe('horizon-analytical');
    expect(find('# Freedorn Diagnostics\n\nCertificate of Analysis')?.laboratory?.id).toBe('freedom-diagnostics');
  });

  test('is known behind a logo that was read as letters, unless the name is short or in the text', () => {
    for (const read of ['juChromate', 'UGhromate', 'JJJChromate'])
      expect(find(`# ${read}\n\nCertificate of Analysis`)?.laboratory?.id, read).toBe('chromate');
    for (const read of ['JJJJChromate', 'JUGhrornate', 'Chromateju'])
      expect(find(`# ${read}\n\nCertificate of Analysis`), read).toBeNull();
    const far = `Certificate of Analysis${'\n\n'.repeat(12)}Certified by juChromate for its clients and for no one else${'\n\n'.repeat(12)}end`;
    expect(find(far)).toBeNull();
    expect(find('# juKovera\n\nCertificate of Analysis')).toBeNull();
  });

  test('is known by a mailbox that is its name only together with more', () => {
    const chromate = laboratories.find(({ id }) => id === 'chromate')!;
    const wordings = ['Appearance: Lyophilized peptide vial', 'Principal Chemist'];
    const known = { laboratories: [{ ...chromate, wordings }] };
    expect(find('Write to chromate@seller.example', known)).toBeNull();
    expect(
      find('Write to chromate@seller.example\n\nPrincipal Chemist\n\nAppearance: Lyophilized peptide vial', known),
    ).toMatchObject({
      name: 'Chromate',
      basis: ['a mailbox of its name', 'wording of its pages: “Appearance: Lyophilized peptide vial” and 1 more'],
    });
    expect(
      find(
        'Write to my.chromatebox@seller.example\n\nPrincipal Chemist\n\nAppearance: Lyophilized peptide vial',
        known,
      ),
    ).toBeNull();
  });

  test('says what it rests on', () => {
    const found = find('# Horizon Analytical\n\nCertificate of Analysis', {
      hosts: [{ value: 'horizonanalytical.com' }],
    })!;
    expect(found.basis.join()).toMatch(/Horizon Analytical/);
    expect(found.basis.join()).toMatch(/horizonanalytical\.com/);
    expect(found.cell?.text).toBe('Horizon Analytical');
  });

  test('with the most telling marks wins', () => {
    const page = `
      # Freedom Diagnostics

      Certificate of Analysis



      An earlier sample of this batch was tested by Horizon Analytical
    `;
    expect(find(page, { hosts: [{ value: 'freedomdiagnosticstesting.com' }] })?.laboratory?.id).toBe(
      'freedom-diagnostics',
    );
  });
});

describe('never by chance', () => {
  test('no vendor of the data set is taken for a laboratory', () => {
    for (const { name, aliases, legal_name } of vendors) {
      for (const printed of [name, ...aliases, ...(legal_name === null ? [] : [legal_name])]) {
        expect(find(`# ${printed}\n\nCertificate of Analysis\n\nClient: ${printed}`), printed).toBeNull();
      }
    }
  });

  test.each([
    'Summit Peptides',
    'Horizon Peptides',
    'Freedom Research Supply',
    'Vanguard Biolabs',
    'Chroma Peptides',
    'Axis Peptide Works',
    'Krauser Chemicals',
    'Bridge Peptides',
  ])('%s shares a word with a laboratory and is none', (printed) => {
    expect(find(`# ${printed}\n\nCertificate of Analysis`)).toBeNull();
  });

  test('a laboratory named as the client is not the laboratory', () => {
    expect(find('Client    Horizon Analytical', { parties: ['Horizon Analytical'] })).toBeNull();
  });

  test('a name somewhere in the prose is not enough', () => {
    const page = `${'\n'.repeat(20)}Reference material was bought from Horizon Analytical in an earlier year`;
    expect(find(`Certificate of Analysis${page}`)).toBeNull();
  });

  test('any text behind a label is not the laboratory with the longest name', () => {
    expect(find('', { labelled: ['Larkfield Laboratories'] })).toBeNull();
    expect(find('', { labelled: ['A quite different business with a name as long as some'] })).toBeNull();
  });

  test('a page that names none has none', () => {
    expect(find('Certificate of Analysis\n\nPurity    99.35 %')).toBeNull();
  });
});
