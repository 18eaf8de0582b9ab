import { describe, expect, test } from 'vitest';
import { fixtureDataset } from '../../../../../tests/support/dataset.ts';
import { pageGraph } from '../../../layout/page-graph.ts';
import { cellsOf, graphOf, LETTERS } from '../../../testing/page.ts';
import {
  findRegisteredLaboratory,
  findUnregisteredLaboratory,
  headOfReport,
  type LaboratoryClues,
} from './find-laboratory.ts';
import { findLetterhead } from './find-letterhead.ts';
import { findStatedLaboratory } from './find-stated-laboratory.ts';

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
  });
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

  test('is known by its sentences where no name is read, but a printed name or address outranks them', () => {
    const [one, other] = laboratories;
    const wordings = ['with the following unique key', 'Assessment of a peptide vial', 'Testing ordered by the client'];
    const worded = [{ ...one!, wordings }, other!];
    const page = wordings.join('\n\n');
    expect(find(page, { laboratories: worded })).toMatchObject({ name: one!.name, wordings: 3 });
    expect(find(`# ${other!.name}\n\n${page}`, { laboratories: worded })?.name).toBe(other!.name);
    expect(find(wordings[0]!, { laboratories: worded })).toBeNull();
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

describe('the letterhead', () => {
  const letterhead = (page: string, isValue = () => false) => findLetterhead(graphOf(page), isValue)?.text;

  test('is the most prominent name at the head, not the title, an address or a value', () => {
    expect(letterhead('# Larkfield Laboratories\n\nCertificate of Analysis\n\n12 Mill Street')).toBe(
      'Larkfield Laboratories',
    );
    expect(letterhead('# Certificate of Analysis\n\nLarkfield Laboratories\nwww.larkfield.example')).toBe(
      'Larkfield Laboratories',
    );
    expect(letterhead('Humber Molecular', () => true)).toBeUndefined();
  });

  test('is neither a misread title nor the title of a row', () => {
    expect(letterhead('# Certiticate ot Ana_ysis\n\nHumber Molecular')).toBe('Humber Molecular');
    expect(letterhead('# Certi-icate o- Ana_ysis\n\nHumber Molecular')).toBe('Humber Molecular');
    expect(letterhead('# Cert 1-1Cale O- Ana_ysis\n\nHumber Molecular')).toBe('Humber Molecular');
    expect(letterhead('# 1A SUBMISSION')).toBeUndefined();
    expect(letterhead('# FA SUBMISSION')).toBeUndefined();
    expect(letterhead('# Analytical Memorandum\n\nHumber Molecular')).toBe('Humber Molecular');
    expect(letterhead('# PO Box 7, Example Quay\n\nHumber Molecular')).toBe('Humber Molecular');
    expect(letterhead('Assay / vial                    10.2 mg')).toBeUndefined();
    expect(letterhead('# Certified Analytics')).toBe('Certified Analytics');
  });

  test('is not looked for far down', () => {
    expect(letterhead(`Certificate of Analysis${'\n'.repeat(30)}# Larkfield Laboratories`)).toBeUndefined();
  });
});

describe('a laboratory that is not on our list', () => {
  const unregistered = (page: string, labelled: string[] = [], parties: string[] = [], hosts: string[] = []) =>
    findUnregisteredLaboratory(
      findLetterhead(graphOf(page), () => false),
      labelled,
      parties,
      hosts.map((value) => ({ value })),
      findStatedLaboratory(cellsOf(page)),
    );

  test('is named by a letterhead that calls itself one', () => {
    expect(unregistered('# Tollgate Chromatography\n\nCertificate of Analysis')).toMatchObject({
      name: 'Tollgate Chromatography',
      laboratory: null,
    });
    expect(unregistered('# Tollgate BioAssay Inc.\n\nCertificate of Analysis')?.name).toBe('Tollgate BioAssay Inc.');
    expect(unregistered('# Laboratoire du Séracq\n\nCertificat d’analyse')?.name).toBe('Laboratoire du Séracq');
  });

  test('is told at once where the letterhead is a list of short marks', () => {
    // Tried in every way in which forty marks can be parted, this would not end.
    const [letterhead = null] = cellsOf(`${'a) '.repeat(40)}laboratory`);
    expect(findUnregisteredLaboratory(letterhead, [], [], [])).toBeNull();
  });

  test('is named without the mark of its logo, which was read as a letter, and in Spanish', () => {
    expect(unregistered('# M TARNSEN BIOANALYTICS\n\nCertificate of Analysis')?.name).toBe('TARNSEN BIOANALYTICS');
    expect(unregistered('# INSTITUTO ANALITICO TARN\n\nInforme')?.name).toBe('INSTITUTO ANALITICO TARN');
  });

  test('is named without what it tests behind a dash, and with its kind', () => {
    expect(unregistered('# TARN HOUSE - CHROMATOGRAPHY & MS\n\nReport')?.name).toBe('TARN HOUSE');
    expect(unregistered('# TARN - ANALYTICAL LABORATORIES\n\nReport')?.name).toBe('TARN - ANALYTICAL LABORATORIES');
  });

  test('is named with its legal form, in small letters and as readers have it', () => {
    expect(unregistered('# Pracownia Badan Chromatograficznych TARN sp. z 0.0.\n\nSprawozdanie')?.name).toBe(
      'Pracownia Badan Chromatograficznych TARN sp. z o.o.',
    );
  });

  test('is named in a language that writes its kind small, and with an l read as a figure', () => {
    expect(unregistered('# Zkusebni laborator Tarnov s.r.o.\n\nProtokol')?.name).toBe(
      'Zkusebni laborator Tarnov s.r.o.',
    );
    expect(unregistered('# LABORATORIO ANALISI TARNO S.r.1.\n\nRapporto')?.name).toBe(
      'LABORATORIO ANALISI TARNO S.r.l.',
    );
    expect(unregistered('# laboratory at Tarn\n\nReport')).toBeNull();
    expect(unregistered('# TARN TESTLAB PVT. LTD.\n\nReport')?.name).toBe('TARN TESTLAB PVT. LTD.');
  });

  test('heads a report under its own address, behind a mark that was read as a letter', () => {
    const [head = null] = cellsOf('Q Quorlane Labs');
    expect(headOfReport(head, ['Tarn Peptides'], [{ value: 'app.quorlanelabs.example' }])?.name).toBe('Quorlane Labs');
    expect(headOfReport(head, ['Tarn Peptides'], [{ value: 'elsewhere.example' }])).toBeNull();
  });

  test('is named behind a label', () => {
    expect(unregistered('Certificate of Analysis', ['Larkfield Laboratories'])).toMatchObject({
      name: 'Larkfield Laboratories',
      laboratory: null,
    });
  });

  test('is not what a seller calls its laboratory without naming it', () => {
    for (const said of ['Our partner laboratory (Canada)', 'Partner lab', 'Independent laboratory'])
      expect(unregistered('Certificate of Analysis', [said]), said).toBeNull();
  });

  test('is named behind a label where an address of its own says that it is a business', () => {
    const named = ['Thornbury Instrumental Ltd, Bristol BS2 - report TI-26-2209'];
    const page = '# Apexglow Peptides\n\nAnalytical report';
    expect(unregistered(page, named, [], ['thornbury-instrumental.example'])?.name).toBe('Thornbury Instrumental Ltd');
    expect(unregistered(page, named, [], ['apexglow.example'])).toBeNull();
    // Who heads the page with its own name and address is not somebody else who tested.
    expect(unregistered(page, ['Apexglow Peptides'], [], ['apexglowpeptides.example'])).toBeNull();
  });

  test('is not the client, nor a business that is no laboratory by its name', () => {
    expect(unregistered('# Larkfield Laboratories', [], ['Larkfield Laboratories Ltd'])).toBeNull();
    expect(unregistered('# Humber Molecular')).toBeNull();
    expect(unregistered('Certificate of Analysis', ['John Smith'])).toBeNull();
    expect(unregistered('Certificate of Analysis', ['Laboratory Director'])).toBeNull();
    const method = 'HPLC with UV Detection Coupled with Mass Spectrometry';
    expect(unregistered(`# ${method}`)).toBeNull();
    expect(unregistered('Certificate of Analysis', [method])).toBeNull();
    expect(unregistered('Certificate of Analysis', ['555-010 0199 email lab@larkfield.example'])).toBeNull();
  });

  test('calls itself more than sellers do, or stands in a sentence that says who tested', () => {
    expect(unregistered('# Larkfield Bio Labs')).toBeNull();
    expect(unregistered('# Larkfield Testing Labs')!.name).toBe('Larkfield Testing Labs');
    const page = '# Larkfield Labs\n\nThis sample was received by Larkfield Labs in a sealed container';
    expect(unregistered(page)).toMatchObject({ name: 'Larkfield Labs', basis: ['a sentence that says who tested'] });
    expect(unregistered(page, [], ['Larkfield Labs'])).toBeNull();
  });

  test('has a name of its own: what is left of a logo that was not read is none', () => {
    expect(unregistered('# DIAGNOSTICS\n\nCertificate of Analysis')).toBeNull();
    expect(unregistered('# Research Laboratory\n\nCertificate of Analysis')).toBeNull();
    expect(unregistered('# Analytical Services Division\n\nCertificate of Analysis')).toBeNull();
    expect(unregistered('# Analytical Testing Laboratories\n\nCertificate of Analysis')).toBeNull();
    expect(unregistered('# ANALYTICAL METHODS\n\nCertificate of Analysis')).toBeNull();
    expect(unregistered('# Tarn Diagnostics\n\nCertificate of Analysis')!.name).toBe('Tarn Diagnostics');
  });
});
