import { describe, expect, test } from 'vitest';
import { cellsOf, graphOf } from '../../../../testing/page.ts';
import { PARTING_SIGNS } from '../../../vocabulary/letterhead.ts';
import { findLetterhead } from '../find-letterhead.ts';
import { findStatedLaboratory } from '../find-stated-laboratory.ts';
import { findUnregisteredLaboratory, headInFull, headOfReport, nameBefore } from './find-unregistered-laboratory.ts';

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

  test('is named in full where its letterhead begins with a logo, and a sentence has all of it', () => {
    const issuer = (name: string) => `not be reproduced without the written approval of ${name}.`;
    const head = '# COMPLIANCE TESTING LAB, LLC\n\nReport\n\nThis report shall';
    expect(unregistered(`${head} ${issuer('Tarn Compliance Testing Lab, LLC')}`)?.name).toBe(
      'Tarn Compliance Testing Lab, LLC',
    );
    expect(unregistered(`${head} ${issuer('Quay Analytical Laboratories')}`)?.name).toBe('COMPLIANCE TESTING LAB, LLC');
    expect(unregistered(head)?.name).toBe('COMPLIANCE TESTING LAB, LLC');
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
    for (const name of ['TARN COMPOUNDING TEST LABS', 'TARN MASS SPEC', 'Tarnqvist Analys'])
      expect(unregistered(`# ${name}\n\nReport`)?.name).toBe(name);
  });

  test('heads a report under its own address, behind a mark that was read as a letter', () => {
    const head = cellsOf('Q Quorlane Labs')[0]!;
    expect(headOfReport(head, ['Tarn Peptides'], [{ value: 'app.quorlanelabs.example' }])?.name).toBe('Quorlane Labs');
    expect(headOfReport(head, ['Tarn Peptides'], [{ value: 'elsewhere.example' }])).toBeNull();
  });

  test('heads a report before what it says of itself behind a stroke', () => {
    const head = cellsOf('quorlane | community testing pool')[0]!;
    expect(headOfReport(head, ['Tarn Peptides'], [{ value: 'quorlane.example' }])?.name).toBe('quorlane');
  });

  test('heads a report with its first word, and says in another line that it tests', () => {
    const named = (line: string, parties: string[] = []) => {
      const graph = graphOf(`# quorlane\n\n${line}\nHarbour Park, Tarnmouth`);
      return headInFull(graph.cells[0]!, graph, parties);
    };
    expect(named('Quorlane Pharma Testing DAC')?.name).toBe('Quorlane Pharma Testing DAC');
    expect(named('Quorlane Pharma Testing DAC', ['Quorlane Pharma Testing'])).toBeNull();
    const graph = graphOf('# quorlane pharma testing\n\nQuorlane Pharma Testing DAC\nHarbour Park, Tarnmouth');
    expect(headInFull(graph.cells[0]!, graph, [])?.name).toBe('Quorlane Pharma Testing DAC');
    for (const line of ['Quorlane Compounds DAC', 'Quorlane Labs', 'Quorlane Peptides Testing', 'Another Testing DAC'])
      expect(named(line), line).toBeNull();
  });

  test('is named behind a label', () => {
    expect(unregistered('Certificate of Analysis', ['Larkfield Laboratories'])).toMatchObject({
      name: 'Larkfield Laboratories',
      laboratory: null,
    });
  });

  test('is no address alone, behind a label or under one', () => {
    expect(unregistered('# Certificate of Analysis', ['www.tarn-lab.example'])).toBeNull();
    expect(unregistered('# Tarn Diagnostics', ['www.tarn-lab.example'])?.name).toBe('Tarn Diagnostics');
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
    expect(unregistered('# PRACOWNIA ANALITYCZNA\n\nSprawozdanie')).toBeNull();
    expect(unregistered('# Tarn Diagnostics\n\nCertificate of Analysis')!.name).toBe('Tarn Diagnostics');
  });
});

test('a name ends before a comma, or a sign that stands by itself', () => {
  for (const sign of PARTING_SIGNS) expect(nameBefore(`Tarn Instrumental ${sign} Bristol`)).toBe('Tarn Instrumental');
  expect(nameBefore('Tarn Instrumental Ltd, Bristol')).toBe('Tarn Instrumental Ltd');
  expect(nameBefore('Tarn-Vale Instrumental')).toBe('Tarn-Vale Instrumental');
});
