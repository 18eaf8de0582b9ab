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
  expect(laboratory?.laboratory?.id).toBe('partnerlab');
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
