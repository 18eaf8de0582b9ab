import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { fixtureDataset } from '../../tests/support/dataset.ts';
import { checkCoa } from './check-coa.ts';
import { contextFrom } from './context.ts';
import { createTextReader } from './ocr/read-text.ts';
import { CheckReportWithEvidence } from './report/report.ts';
import { COVER, FIRST_OBJECT, lines, SPECTRUM, stream, testPdf, textAt, whiteOut } from './testing/pdf.ts';

const reader = createTextReader();
const context = contextFrom(fixtureDataset(), reader, '2026-11-20');
afterAll(() => reader.close());

async function check(pdf: Uint8Array, vendor: string | null = null) {
  const report = CheckReportWithEvidence.parse(
    await checkCoa({ picture: pdf, declaredType: 'application/pdf', vendor }, context),
  );
  return { report, outcome: (id: string) => report.evidence.checks.find((check) => check.id === id)! };
}

const REPORT = [
  'Partnerlab',
  'Certificate of Analysis',
  'Client: Fenland Reagents',
  'Sample: BPC-157',
  'Batch: LOT4711',
  'Date received: 26 October 2026',
  'Date reported: 30 October 2026',
  'Method: RP-HPLC, UV 220 nm',
  'Purity (HPLC): 97.21 %',
  'Verify this report at www.partnerlab.example/verify with the key below.',
  'The results refer to the sample as received.',
];

test('a report sent as a PDF is read and judged like a picture', async () => {
  const { report, outcome } = await check(readFileSync('fixtures/pdf/genuine.pdf'), 'ottermoor.example');
  expect(report).toMatchObject({
    verdict: 'genuine-independent',
    lab_named: 'Partnerlab',
    client_field: 'Ottermoor Biologics',
  });
  expect(report.evidence.page.format).toBe('pdf');
  expect(report.evidence.file).toEqual(
    expect.arrayContaining(['Page 1 of 1 was read.', expect.stringContaining('Text layer:')]),
  );
  expect(outcome('text-layer-contradicts-picture').outcome).toBe('pass');
  expect(outcome('edited-by-software').outcome).toBe('not-applicable');
});

test('a report behind a letter is found on the second page, and said to stand there', async () => {
  const { report } = await check(readFileSync('fixtures/pdf/letter-then-report.pdf'), 'fenlandreagents.example');
  expect(report).toMatchObject({ verdict: 'borrowed', client_field: 'Humber Molecular' });
  expect(report.evidence.file).toContain('Page 2 of 2 was read.');
  expect(report.evidence.page).toMatchObject({ number: 2, pages: 2, kind: 'certificate' });
  expect(report.evidence.other_pages).toMatchObject([{ page: 1, place: 'whole', read: 'picture', kind: 'letter' }]);
  expect(report.evidence.cannot_be_checked).toContain(report.evidence.other_pages[0]!.what);
  expect(report.what_to_do).not.toContain('Check the page you want next');
});

const OTHER = REPORT.map((line) => line.replace('BPC-157', 'TB-500').replace('LOT4711', 'LOT4712'));

test('of several certificates the first is judged; the others are named with page, laboratory and product', async () => {
  const pages = [COVER, SPECTRUM, SPECTRUM, REPORT, OTHER].map((page) => lines(...page));
  const { report } = await check(testPdf({ pages }));
  expect(report.verdict).toBe('genuine-independent');
  expect(report.evidence.page.number).toBe(4);
  expect(report.evidence.other_pages.map(({ page, kind, product, read }) => [page, kind, product, read])).toEqual([
    [1, 'little-text', '', 'picture'],
    [2, 'spectrum', '', 'text layer'],
    [3, 'spectrum', '', 'text layer'],
    [5, 'certificate', 'TB-500', 'text layer'],
  ]);
  expect(report.what_to_do).toContain('The same file holds another: page 5 (Partnerlab, “TB-500”).');
});

test('where a page was asked for that is none, the answer names the page with the certificate', async () => {
  const pdf = testPdf({ pages: [lines(...REPORT), lines(...SPECTRUM)] });
  const { verdict, what_to_do, evidence } = await checkCoa({ picture: pdf, vendor: null, page: 2 }, context);
  expect(verdict).toBe('unclear');
  expect(evidence.page).toMatchObject({ number: 2, kind: 'spectrum' });
  expect(what_to_do).toContain(
    'The certificate seems to be on another page of this file: page 1 (Partnerlab, “BPC-157”)',
  );
});

test('of two sheets side by side the first certificate is judged, boxes being those of the whole picture', async () => {
  const beside = (left: readonly string[], right: readonly string[]) =>
    testPdf({
      pages: [
        [left, right]
          .flatMap((sheet, side) => sheet.map((line, row) => textAt(60 + side * 595, 780 - 24 * row, line)))
          .join('\n'),
      ],
      size: [1190, 842],
    });
  const first = await check(beside(REPORT, OTHER));
  expect(first.report.evidence.fields.find(({ field }) => field === 'batch')?.value).toBe('LOT4711');
  expect(first.report.evidence.other_pages).toMatchObject([
    { page: 1, place: 'right half', kind: 'certificate', product: 'TB-500' },
  ]);
  const second = await check(beside([...SPECTRUM, 'Partnerlab', 'Certificate of Analysis', ...SPECTRUM], OTHER));
  expect(second.report.evidence.other_pages).toMatchObject([{ place: 'left half', kind: 'spectrum' }]);
  const batch = second.report.evidence.fields.find(({ field }) => field === 'batch');
  expect(batch?.value).toBe('LOT4712');
  expect(batch?.box?.[0]).toBeGreaterThan(second.report.evidence.page.width / 2);
});

test('of two sheets one above the other the first certificate is judged, by its own words and in its own place', async () => {
  const above = (upper: readonly string[], lower: readonly string[]) =>
    testPdf({
      pages: [
        [upper, lower]
          .flatMap((sheet, part) => sheet.map((line, row) => textAt(60, 1600 - 842 * part - 24 * row, line)))
          .join('\n'),
      ],
      size: [595, 1684],
    });
  const { report } = await check(above(REPORT, OTHER));
  const read = (name: string) => report.evidence.fields.find(({ field }) => field === name)?.value;
  expect([read('batch'), read('sample')]).toEqual(['LOT4711', 'BPC-157']);
  expect(report.evidence.other_pages).toMatchObject([
    { page: 1, place: 'lower part', kind: 'certificate', product: 'TB-500' },
  ]);
  expect(report.what_to_do).toContain('Crop the picture to it and send that separately.');
  // Its own second page under a certificate is no other certificate.
  const title = ['Test results', 'Certificate of Analysis', 'Purity by HPLC 99.1 %'];
  for (const lower of [
    [...SPECTRUM, ...SPECTRUM],
    [...SPECTRUM, ...title, ...SPECTRUM],
  ])
    expect((await check(above(REPORT, lower))).report.evidence.other_pages).toEqual([]);
});

test('of four certificates in a square no value is given as one’s own, and the answer says to cut the picture', async () => {
  const corners = [0, 1].flatMap((row) => [0, 1].map((column) => [60 + 595 * column, 1600 - 842 * row] as const));
  const { report } = await check(
    testPdf({
      pages: [
        corners
          .flatMap(([x, y], corner) =>
            (corner % 2 === 0 ? REPORT : OTHER).map((line, index) => textAt(x, y - 24 * index, line)),
          )
          .join('\n'),
      ],
      size: [1190, 1684],
    }),
  );
  expect(report).toMatchObject({ verdict: 'unclear', client_field: '' });
  expect(report.red_flags).toEqual(['The picture seems to show several certificates.']);
  expect(report.what_to_do).toMatch(/^Crop the picture to one certificate/);
  expect(report.evidence.fields.map(({ field }) => field)).not.toContain('batch');
});

test('any page can be asked for, and one that there is not is refused with how many there are', async () => {
  const picture = readFileSync('fixtures/pdf/letter-then-report.pdf');
  const { evidence, verdict } = await checkCoa({ picture, vendor: null, page: 1 }, context);
  expect([verdict, evidence.file.find((line) => line.startsWith('Page'))]).toEqual([
    'unclear',
    'Page 1 of 2 was read.',
  ]);
  await expect(checkCoa({ picture, vendor: null, page: 3 }, context)).rejects.toMatchObject({
    kind: 'no-such-page',
    message: 'Page 3 was asked for; the PDF has 2 pages.',
  });
  const image = readFileSync('fixtures/certificates/stale.png');
  await expect(checkCoa({ picture: image, vendor: null, page: 2 }, context)).rejects.toMatchObject({
    kind: 'no-such-page',
  });
});

test('a value covered and set anew is doubted, with both values and the place', async () => {
  const y = 780 - 24 * 8;
  const honest = lines(...REPORT);
  const purity = 'Purity (HPLC): ';
  const edited = `${honest}\n${whiteOut(60, y - 4, 130, 15)}\n${textAt(60, y, `${purity}99.81 %`)}`;
  const clean = await check(testPdf({ pages: [honest] }));
  expect(clean.outcome('text-layer-contradicts-picture').outcome).toBe('pass');
  const { report, outcome } = await check(testPdf({ pages: [edited] }));
  expect(outcome('text-layer-contradicts-picture')).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    fields: expect.arrayContaining(['purity']),
  });
  expect([clean.report.verdict, report.verdict]).toEqual(['genuine-independent', 'unclear']);
  expect(outcome('text-layer-contradicts-picture').boxes).not.toEqual([]);
  expect(report.red_flags.join(' ')).toContain('Different text is hidden behind “99.81” on the page: “97.21”');
  expect(report.evidence.fields.find(({ field }) => field === 'purity')?.value).toBe(99.81);
});

test('text that nobody can see changes nothing', async () => {
  const hidden = `${textAt(60, 400, 'Client: Humber Molecular', '1 g')}\n${textAt(60, 370, 'Purity (HPLC): 99.99 %', '3 Tr')}`;
  const { report } = await check(testPdf({ pages: [`q ${hidden} Q\n${lines(...REPORT)}`] }));
  expect(report.client_field).toBe('Fenland Reagents');
  expect(report.evidence.fields.find(({ field }) => field === 'purity')?.value).toBe(97.21);
});

test('an empty PDF is unclear', async () => {
  expect((await check(testPdf({ pages: ['', ''] }))).report.verdict).toBe('unclear');
  expect((await check(testPdf({ pages: [''], size: [1, 1] }))).report.verdict).toBe('unclear');
});

test('of a file of many pages it is said how many were not looked at, the one that was asked for not among them', async () => {
  const pdf = testPdf({ pages: [...Array<string>(41).fill(''), lines(...REPORT), ''] });
  const { evidence } = await checkCoa({ picture: pdf, vendor: null, page: 42 }, context);
  expect(evidence.page).toMatchObject({ number: 42, pages: 43 });
  expect(evidence.cannot_be_checked).toContain('2 further pages of the PDF, which were not looked at.');
});

test('a value that was typed over in another font is doubted; on the page as it was nothing is', async () => {
  const typed = (font: string): Uint8Array =>
    testPdf({
      pages: [
        [
          ...REPORT.filter((line) => !line.startsWith('Batch')).map((line, row) => textAt(60, 780 - 24 * row, line)),
          textAt(60, 500, 'Batch:'),
          textAt(140, 500, 'LOT4711').replace('/F', font),
          ...[
            'Tested on one vial as received from the client',
            'Stored at minus twenty degrees until the analysis',
          ].map((line, row) => textAt(60, 440 - 24 * row, line)),
        ].join('\n'),
      ],
    });
  const edited = await check(typed('/C'));
  expect(edited.outcome('field-in-another-font')).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(edited.report.verdict).toBe('unclear');
  const { outcome } = await check(typed('/F'));
  expect(outcome('field-in-another-font').outcome).toBe('pass');
});

/** Five scanned pages: pictures of reports, no text. */
async function scans(): Promise<Buffer> {
  const names = ['genuine-png.png', 'reallab-png.png', 'fab-chem.jpg', 'borrowed.jpg', 'genuine-jpeg.jpg'];
  const pictures = await Promise.all(
    names.map((name) =>
      sharp(`fixtures/certificates/${name}`)
        .flatten({ background: '#fff' })
        .jpeg({ quality: 80 })
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  return testPdf({
    pages: pictures.map((_, index) => `q 595 0 0 842 0 0 cm /I${index} Do Q`),
    objects: pictures.map(({ data, info }) =>
      stream(
        data,
        `/Type /XObject /Subtype /Image /Width ${info.width} /Height ${info.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      ),
    ),
    resources: `/XObject << ${pictures.map((_, index) => `/I${index} ${FIRST_OBJECT + index} 0 R`).join(' ')} >>`,
  });
}

test('every page of a scanned file is named while there is time, and those for which there was none are said', async () => {
  const picture = await scans();
  const read = (report: CheckReportWithEvidence) => report.evidence.other_pages.map(({ page, read }) => [page, read]);
  // A clock that stands still five seconds after the start: a file was given up after four.
  const clock = (later: number) => {
    const times = [0];
    return () => times.pop() ?? later;
  };
  const patient = await checkCoa({ picture, vendor: null }, { ...context, now: clock(5_000) });
  expect(read(patient)).toEqual([2, 3, 4, 5].map((page) => [page, 'picture']));
  expect(patient.evidence.other_pages[1]).toMatchObject({ kind: 'certificate', laboratory: 'Harbourside Assay' });

  const hurried = await checkCoa({ picture, vendor: null }, { ...context, now: clock(12_500) });
  expect(read(hurried)).toEqual([2, 3, 4, 5].map((page) => [page, 'not read']));
  expect(hurried.what_to_do).toContain('There was no time to look at pages 2 to 5 of this file');

  const offline = { ...context, now: clock(12_500), otherPagesEndMilliseconds: 600_000 };
  expect(read(await checkCoa({ picture, vendor: null }, offline))).toEqual(
    [2, 3, 4, 5].map((page) => [page, 'picture']),
  );
}, 120_000);
