import { expect, test } from 'vitest';
import { fieldsOn } from '../../../testing/fields-on-page.ts';

test('whoever heads a report with its own address is the laboratory, where a client’s sample was received', () => {
  const laboratory = (head: string, rows: string) =>
    fieldsOn(`# ${head}\n\nReport\nVerify: norrfjord.example\n\n${rows}`).laboratory?.name;
  const rows = 'Client     Humber Molecular\nReceived     2 June 2026';
  expect(laboratory('Norrfjord Science AB', rows)).toBe('Norrfjord Science AB');
  expect(laboratory('Norrfjord Science AB', 'Client     Humber Molecular')).toBeUndefined();
  expect(laboratory('Norrfjord Science AB', 'Received     2 June 2026')).toBeUndefined();
  expect(laboratory('Norrfjord Peptides', rows)).toBeUndefined();
  expect(laboratory('Ostrel Science AB', rows)).toBeUndefined();
  expect(laboratory('Norrfjord', 'Client     Norrfjord\nReceived     2 June 2026')).toBeUndefined();
});

test('whoever heads a report is a business by its legal form, where no address is another’s', () => {
  const page = (head: string, foot: string) =>
    fieldsOn(`# ${head}\n\nReport\n\nClient     Humber Molecular\nReceived     2 June 2026\n\n${foot}`).laboratory
      ?.name;
  expect(page('Ostrel & Vale Kemi AB', '')).toBe('Ostrel & Vale Kemi AB');
  expect(page('Ostrel & Vale Kemi AB', 'humbermolecular.example')).toBe('Ostrel & Vale Kemi AB');
  expect(page('Ostrel & Vale Kemi AB', 'norrfjord.example')).toBeUndefined();
  expect(page('Ostrel & Vale Kemi', '')).toBeUndefined();
});

test('whoever is called “Labs” at the head is the laboratory of a client’s sample that it received', () => {
  const laboratory = (page: string) => fieldsOn(page).laboratory?.name;
  const rows = 'Client     Humber Molecular\nReceived     2 June 2026';
  expect(laboratory(`# Quorlane Labs\n\nReport\n\n${rows}`)).toBe('Quorlane Labs');
  expect(laboratory('# Quorlane Labs\n\nReport\n\nClient     Humber Molecular\nReport No.     Q-123')).toBeUndefined();
  expect(laboratory(`# & Quorlane Labs\n\nReport\n\n${rows}`)).toBe('Quorlane Labs');
  expect(laboratory('# Quorlane Labs\n\nReport\n\nReceived     2 June 2026')).toBeUndefined();
  expect(laboratory(`# Quorlane Peptides Labs\n\nReport\n\n${rows}`)).toBeUndefined();
  expect(laboratory(`# Humber Molecular Labs\n\nReport\n\n${rows}`)).toBeUndefined();
  // A shop's page, or the client's mark, over the report.
  expect(laboratory(`# Humber Molecular\n\nQUORLANE BAY LABS\n\nReport\n\n${rows}`)).toBe('QUORLANE BAY LABS');
  // The client of a card, without a label.
  const card = (third: string) => `# Quorlane Labs\n\nfor Humber Molecular\n\nReport No.     Q-123\n${third}`;
  expect(laboratory(card('Received     2 June 2026'))).toBe('Quorlane Labs');
  expect(laboratory(card('Verify at quorlane.example'))).toBe('Quorlane Labs');
});

test('“Sciences” and “Services” head such a report as “Labs” do, and no other page', () => {
  const laboratory = (head: string, rows: string) => fieldsOn(`# ${head}\n\nReport\n\n${rows}`).laboratory?.name;
  const rows = 'Client     Humber Molecular\nReceived     2 June 2026';
  expect(laboratory('Quorlane Protein Sciences', rows)).toBe('Quorlane Protein Sciences');
  expect(laboratory('Quorlane Services', rows)).toBe('Quorlane Services');
  expect(laboratory('Quorlane Protein Sciences', 'Client     Humber Molecular')).toBeUndefined();
  expect(laboratory('Quorlane Peptide Sciences', rows)).toBeUndefined();
  // What stands under it says what it does.
  const motto = 'Quorlane Protein Services\nProteins & Sterility Testing';
  expect(laboratory(motto, `${rows}\n\nquorlane.example`)).toBe('Quorlane Protein Services');
  expect(laboratory('Sciences of Quorlane', rows)).toBeUndefined();
});

test('a laboratory stands with its address at the foot of a report that nobody heads', () => {
  const laboratory = (foot: string, rows = 'Client     Humber Molecular\nReport No.     Q-123', space = 34) =>
    fieldsOn(`Chromatography results\n\n${rows}${'\n'.repeat(space)}${foot}`).laboratory?.name;
  const foot = 'Quorlane Instrumental Pty Ltd — Unit 6, 41 Dock Rd, Ostrel';
  expect(laboratory(foot)).toBe('Quorlane Instrumental Pty Ltd');
  expect(laboratory('Quorlane Peptide Testing — 41 Dock Rd, Ostrel')).toBe('Quorlane Peptide Testing');
  const small =
    'Results apply to the sample only. Quorlane Labs s.r.o., Dock 18, Ostrel. verify.quorlanelabs.example/48';
  expect(laboratory(small)).toBe('Quorlane Labs s.r.o.');
  // Not of another page than a report, nor higher up, nor a shop's or the client's.
  expect(laboratory(foot, 'Report No.     Q-123')).toBeUndefined();
  expect(laboratory(foot, undefined, 12)).toBeUndefined();
  expect(laboratory('Quorlane Peptides Ltd — Unit 6, 41 Dock Rd, Ostrel')).toBeUndefined();
  expect(laboratory('Humber Molecular Ltd — Unit 6, 41 Dock Rd, Ostrel')).toBeUndefined();
  // Without an address, or beside another's.
  expect(laboratory('Quorlane Instrumental Pty Ltd')).toBeUndefined();
  expect(laboratory(`${foot}\nostrelshop.example`)).toBeUndefined();
});

test('the trade under the name at the head of a report is part of it', () => {
  const laboratory = (head: string, rows: string) => fieldsOn(`${head}\n\nReport\n\n${rows}`).laboratory?.name;
  const rows = 'Client     Humber Molecular\nReceived     2 June 2026';
  expect(laboratory('# OSTREL RIDGE\nBIOANALYTICS', rows)).toBe('OSTREL RIDGE BIOANALYTICS');
  expect(laboratory('# OSTREL RIDGE\nBIOANALYTICS', 'Client     Humber Molecular')).toBeUndefined();
  expect(laboratory('# OSTREL RIDGE\nPHARMA', rows)).toBeUndefined();
  expect(laboratory('# OSTREL PEPTIDES\nBIOANALYTICS', rows)).toBeUndefined();
});

test('a German name is spelt with the letter that a reader does not know', () => {
  const page = '# Institut fir Peptidanalytik Ostrel GmbH\n\nBericht\n\nKunde     Humber Molecular';
  expect(fieldsOn(page).laboratory?.name).toBe('Institut für Peptidanalytik Ostrel GmbH');
});

test('the first word of a name stands over the rest of it, as far apart as its type is tall', () => {
  const page = (gap: string, host: string) =>
    fieldsOn(`# HOLLEK${gap}# Microbial & Endotoxin Laboratory\n\n\nReport\n\nClient     Humber Molecular\n\n${host}`)
      .laboratory?.name;
  const whole = 'HOLLEK Microbial & Endotoxin Laboratory';
  expect(page('\n\n', 'holleklab.example')).toBe(whole);
  expect(page('\n\n', 'elsewhere.example')).not.toBe(whole);
  expect(page('\n\n\n\n', 'holleklab.example')).not.toBe(whole);
});

test('a laboratory’s name goes on under the word that says what it is, in languages where that comes first', () => {
  const page = (over: string) =>
    fieldsOn(`${over}\nVale do Ostrel\n\nBoletim\n\nCliente     Humber Molecular\nAmostra     BPC-157 5 mg`).laboratory
      ?.name;
  expect(page('Laboratório')).toBe('Laboratório Vale do Ostrel');
  expect(page('Laboratory')).toBeUndefined();
});

test('what a mark was read as takes nothing from the name beside or under it', () => {
  const page = (head: string) => fieldsOn(`${head}\n\nReport\n\nClient     Humber Molecular`).laboratory?.name;
  expect(page('O08 Ostrel Testing Co')).toBe('Ostrel Testing Co');
  expect(page('4m Ostrel Peptide Assay')).toBe('Ostrel Peptide Assay');
  expect(page('Ostrel Compound Testing x')).toBe('Ostrel Compound Testing');
  expect(page('Prüfstelle Ostrel')).toBe('Prüfstelle Ostrel');
  expect(page('Laboratorium Chromatograficzne „Ostrelka”')).toBe('Laboratorium Chromatograficzne Ostrelka');
});

test('who heads a numbered report to a client under its own address issued it, also without a day of receipt', () => {
  const page = (third: string) =>
    fieldsOn(`# Quorlane Labs\n\nClient: Severn Research Supply\n\n${third}\n\nwww.quorlanelabs.example`).laboratory;
  expect(page('Report No.: QL-0093317')?.name).toBe('Quorlane Labs');
  expect(page('Lot: QL-0093317')).toBeNull();
});

test('a vendor at the head is a letterhead, no laboratory', () => {
  const fields = fieldsOn('# Humber Molecular\n\nCertificate of Analysis\n\nProduct: BPC-157 5mg\nPurity: 99.1 %');
  expect(fields.letterhead?.value).toBe('Humber Molecular');
  expect(fields.laboratory).toBeNull();
});

test('an email address names the laboratory and verifies nothing', () => {
  const fields = fieldsOn('Certificate of Analysis\n\nQuestions: post@horizonanalytical.com');
  expect(fields.laboratory?.laboratory?.id).toBe('horizon-analytical');
  expect(fields.hosts).toMatchObject([{ email: true, forVerification: false }]);
});

test('a laboratory is named below its label, and known by who must agree to a copy', () => {
  const below = fieldsOn('Certificate of Analysis\n\nLaboratory:\nLarkfield Labs\n85 Quay Street');
  expect(below.laboratory).toMatchObject({ name: 'Larkfield Labs', laboratory: null });
  const { laboratory } = fieldsOn('Do not copy without the approval of Partnerlab Analytical Laboratories in writing');
  expect(laboratory).toMatchObject({ laboratory: { id: 'partnerlab' }, grantsCopies: true });
  expect(fieldsOn('# Partnerlab Analytical Laboratories').laboratory?.grantsCopies).toBeUndefined();
});

test('a client that is called by its address is not who issued the page, although the address stands on it', () => {
  const page = `
    # AminoVerify

    AOD-9604 5mg
    for purecoast.example

    Purity     98.19%
    full report: aminoverify.example/AV-70318
    Report     AV-70318
  `;
  const fields = fieldsOn(page);
  expect(fields.client?.value).toBe('purecoast.example');
  expect(fields.reportNumber?.value).toBe('AV-70318');
});

test('the laboratory is called in full where two labels name it', () => {
  const page = `
    # ALPINE WREN

    Tested by              ORRIN
    Testing laboratory     Orrin Analytical Services
    Client                 Alpine Wren Peptides
    orrin.example
  `;
  expect(fieldsOn(page).laboratory?.name).toBe('Orrin Analytical Services');
});
