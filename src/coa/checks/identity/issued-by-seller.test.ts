import { describe, expect, test } from 'vitest';
import type { Fields } from '../../fields/fields.ts';
import type { Box } from '../../geometry/box.ts';
import type { KnownVendor } from '../../records/records.ts';
import { codeHost, date, field, host, registered, testArtifacts, unregistered } from '../../testing/fields.ts';
import check from './issued-by-seller.ts';

const vendors: KnownVendor[] = [
  { id: 'tamar', name: 'Tamar Peptide Works', aliases: ['Estuary Biochemicals'], domains: ['tamarpeptides.example'] },
];

test('passes a page of a registered laboratory, whatever else it says', () => {
  const finding = check.run(
    testArtifacts(
      {
        laboratory: registered(),
        client: field('Tamar Peptide Works'),
        selfIssuedPhrases: [{ text: 'in-house', box: [0, 0, 1, 1] }],
      },
      { vendor: 'tamarpeptides.example', vendors },
    ),
  );
  expect(finding).toMatchObject({ outcome: 'pass', why: 'A laboratory issued it: Quarrybank Analytical.' });
});

test.each([
  ['the client', { client: field('Tamar Peptide Works') }, null],
  ['the manufacturer', { manufacturer: field('Tamar Peptide Works Ltd') }, null],
  ["the vendor's host", {}, 'tamarpeptideworks.example'],
  ["the vendor's name on record", {}, 'tamarpeptides.example'],
] as const)('a page headed with the name of %s is its own statement', (_, found, vendor) => {
  const finding = check.run(testArtifacts({ letterhead: field('Tamar Peptide Works'), ...found }, { vendor, vendors }));
  expect(finding).toMatchObject({
    outcome: 'fail',
    severity: 'decisive',
    why: expect.stringContaining('“Tamar Peptide Works”, is the client'),
    flag: '“Tamar Peptide Works” issued it for itself; no independent laboratory is named.',
    rests: [],
    boxes: [[10, 20, 100, 15]],
  });
});

test.each([
  ['the client', { client: field('Tamar Peptide Works') }, null],
  ['the manufacturer', { manufacturer: field('Tamar Peptide Works Ltd') }, null],
  ["the vendor's host", {}, 'tamarpeptideworks.example'],
])('so it is where we never audited that vendor: by the name of %s', (_, found, vendor) => {
  const finding = check.run(testArtifacts({ letterhead: field('Tamar Peptide Works'), ...found }, { vendor }));
  expect(finding.severity).toBe('decisive');
});

test('a date of manufacture is the maker’s own, but not where a laboratory must agree to a copy', () => {
  const page = { dates: [{ ...date('manufactured', '2025-11-18'), label: 'Production date' }] };
  const laboratory = unregistered('Kestrel Fell Analytical');
  expect(check.run(testArtifacts({ ...page, laboratory })).severity).toBe('decisive');
  const issuer = { ...laboratory, grantsCopies: true as const };
  expect(check.run(testArtifacts({ ...page, laboratory: issuer })).severity).not.toBe('decisive');
});

test('a maker that samples its own batch has received nothing from anybody', () => {
  const page = {
    letterhead: field('Suvarna Peptide Laboratories'),
    selfIssuedPhrases: [{ text: 'Quality Control Department', box: [0, 0, 1, 1] as [number, number, number, number] }],
  };
  const run = (label: string) =>
    check.run(testArtifacts({ ...page, dates: [{ ...date('received', '2025-11-18'), label }] })).severity;
  for (const label of ['Sampled on', 'Sampling date']) expect(run(label), label).toBe('decisive');
  expect(run('Sampled or received')).not.toBe('decisive');
  expect(run('Received on')).not.toBe('decisive');
});

test('a client’s mark over a report on its sample is no seller’s sheet, where somebody else tested', () => {
  const page = {
    letterhead: field('Tamar Peptide Works'),
    client: { ...field('Tamar Peptide Works Ltd'), label: 'Client' },
    dates: [{ ...date('received', '2026-07-20'), label: 'Booked in' }],
  };
  const run = (found: Partial<Fields>) => check.run(testArtifacts({ ...page, ...found })).severity;
  expect(run({ laboratory: unregistered('Kestrel Fell Analytical') })).toBeUndefined();
  expect(run({ hosts: [host('kestrelfell.example')] })).toBe('doubt');
  // A sheet on which nobody else stands, and one without a receipt, is the seller's own.
  expect(run({ hosts: [host('tamarpeptideworks.example')] })).toBe('decisive');
  expect(run({ laboratory: unregistered('Kestrel Fell Analytical'), dates: [] })).toBe('decisive');
  const sent = { ...page.client, label: 'sent in by' };
  expect(run({ laboratory: unregistered('Kestrel Fell Analytical'), dates: [], client: sent })).toBeUndefined();
});

test('a page headed with the name of any vendor that we audit is that vendor’s, whoever shows it', () => {
  for (const head of ['Tamar Peptide Works', 'Estuary Biochemicals'])
    for (const vendor of [null, 'fenlandreagents.example'])
      expect(check.run(testArtifacts({ letterhead: field(head) }, { vendor, vendors })).severity).toBe('decisive');
});

test('a seller’s name over a page made out to somebody else may be that of who shows it', () => {
  const page = { letterhead: field('Tamar Peptide Works'), client: field('Fenland Reagents') };
  const run = (found: object = {}) => check.run(testArtifacts({ ...page, ...found }, { vendors }));
  expect(run()).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    why: expect.stringContaining(
      "“Tamar Peptide Works”, is a seller's or maker's, but the page was made out to “Fenland Reagents”",
    ),
    flag: 'We could not find a laboratory’s name on it.',
    rests: ['client'],
    boxes: [[10, 20, 100, 15]],
  });
  expect(run({ client: field('Estuary Biochemicals'), letterhead: field('Estuary Biochemicals') }).severity).toBe(
    'decisive',
  );
  expect(run({ client: field('N/A') }).severity).toBe('decisive');
  expect(run({ laboratory: unregistered() }).outcome).toBe('not-applicable');
});

test('without a vendor asked about or a client named, nobody at the head is the seller', () => {
  const head = field('Quiet Mill Chemistry');
  expect(check.run(testArtifacts({ letterhead: head }, { vendors })).severity).toBe('doubt');
  expect(check.run(testArtifacts({ letterhead: head, client: field('Tamar Peptide Works') })).severity).toBe('doubt');
});

test('a seller’s head on a page that names a laboratory is the seller’s, unless it is set as the laboratory’s are', () => {
  const wordings = ['Results relate only to the sample as received'];
  const run = (of: ReturnType<typeof registered>, head: string) =>
    check.run(
      testArtifacts({ laboratory: of, letterhead: field(head), client: field('Tamar Peptide Works') }, { vendors }),
    );
  expect(run(registered({ wordings }), 'Tamar Peptide Works')).toMatchObject({
    outcome: 'fail',
    severity: 'decisive',
    flag: '“Tamar Peptide Works” issued it for itself; it names Quarrybank Analytical, but does not look like its reports.',
  });
  // A logo laid over a laboratory's report: its own wording is still there.
  expect(run({ ...registered({ wordings }), wordings: 1 }, 'Tamar Peptide Works').outcome).toBe('pass');
  // Of a laboratory whose wording we do not know it cannot be told.
  expect(run(registered(), 'Tamar Peptide Works').outcome).toBe('pass');
});

test('a laboratory that is its own client issues its own report', () => {
  const laboratory = registered({ wordings: ['Results relate only to the sample'], aliases: ['QB Testing Services'] });
  for (const head of ['Quarrybank Analytical', 'QB Testing Services'])
    expect(check.run(testArtifacts({ laboratory, letterhead: field(head), client: field(head) })).outcome).toBe('pass');
});

describe('a sheet that quotes a report', () => {
  const phrases = ['Third-party tested', 'See full report'].map((text, at) => ({
    text,
    box: [5, 20 * at, 90, 12] as [number, number, number, number],
  }));
  const run = (fields: Partial<Fields>) => check.run(testArtifacts({ quotingPhrases: phrases, ...fields }));

  test('is the seller’s own, with the phrase and its place', () => {
    expect(run({ laboratory: registered() })).toMatchObject({
      outcome: 'fail',
      severity: 'decisive',
      why: expect.stringContaining('It says “Third-party tested”'),
      flag: "It is a seller's own sheet that quotes a report of Quarrybank Analytical, not the laboratory's page.",
      rests: [],
      boxes: [phrases[0]!.box],
    });
    for (const laboratory of [null, unregistered()])
      expect(run({ laboratory })).toMatchObject({
        severity: 'decisive',
        flag: "It is a seller's own sheet that quotes a report, not the laboratory's page.",
      });
  });

  test('is not told by a single such phrase, nor under the laboratory’s own head', () => {
    const laboratory = registered({ aliases: ['QB Testing Services'] });
    expect(run({ laboratory, quotingPhrases: phrases.slice(1) }).outcome).toBe('pass');
    for (const head of ['Quarrybank Analytical', 'QB Testing Services'])
      expect(run({ laboratory, letterhead: field(head) }).outcome).toBe('pass');
    expect(run({ laboratory, letterhead: field('Fenland Reagents') }).severity).toBe('decisive');
    // Under another's head too where our list does not know the laboratory.
    expect(run({ letterhead: field('Fenland Reagents') }).severity).toBe('decisive');
  });

  test('nor where a client is named whose sample came in: some laboratories call their tests so', () => {
    const laboratory = unregistered('Vireo Testing');
    const dates = [{ ...date('received', '2026-10-12'), label: 'Received' }];
    expect(run({ laboratory, client: field('Saltmarsh Supply'), dates }).severity).not.toBe('decisive');
    expect(run({ laboratory, client: field('Saltmarsh Supply') }).severity).toBe('decisive');
    // Nor where it names itself and says when: the client may not have been read.
    expect(run({ laboratory, dates }).severity).not.toBe('decisive');
    expect(run({ dates }).severity).toBe('decisive');
  });
});

test.each([
  'Company name',
  'Business',
  'Brand',
  'Organisation',
  'Organization',
  'Account',
  'Firm',
  'Empresa',
  'Societe',
])('“%s” is a label of any business: a number beside it shows no report to a client', (label) => {
  const page = (of: string) =>
    check.run(
      testArtifacts({
        laboratory: registered(),
        client: field('Saltmarsh Supply', { label: of }),
        reportNumber: field('R-4711'),
        quotingPhrases: ['Third-party tested', 'See full report'].map((text) => ({ text, box: [5, 20, 90, 12] })),
      }),
    );
  expect(page(label).severity).toBe('decisive');
  expect(page('Client').outcome).toBe('pass');
});

describe('dates of manufacture or expiry without receipt and client', () => {
  const run = (fields: Partial<Fields>) => check.run(testArtifacts(fields));
  const made = (role: 'manufactured' | 'expiry', label: string) => date(role, '2026-05-01', { label });

  test.each([
    ['manufactured', 'Mfg. date', 'a date of manufacture'],
    ['expiry', 'Retest before', 'an expiry date'],
  ] as const)('show a maker’s sheet: %s', (role, label, word) => {
    expect(run({ dates: [date('reported', '2026-05-02'), made(role, label)] })).toMatchObject({
      outcome: 'fail',
      severity: 'decisive',
      why: expect.stringContaining(`${word} (“${label}”)`),
      flag: expect.stringContaining('It reads as a maker’s own sheet'),
      rests: [],
      boxes: [[10, 20, 100, 15]],
    });
    expect(run({ dates: [{ ...made(role, label), box: null }] })).toMatchObject({ severity: 'decisive', boxes: [] });
  });

  test('a sheet made for stock is made for nobody', () => {
    expect(run({ client: field('retail'), dates: [made('expiry', 'Expires')] })).toMatchObject({
      severity: 'decisive',
    });
    const labels = { found: ['client'], repeated: [] } as const;
    const phrase = { text: 'In-House', box: [5, 6, 70, 8] as Box };
    const asking = (client: string) => run({ client: field(client), labels, selfIssuedPhrases: [phrase] });
    expect(asking('Export stock')).toMatchObject({ severity: 'decisive' });
    expect(asking('redacted').severity).toBe('doubt');
  });

  test('show nothing beside a client, a date of receipt, or no label', () => {
    for (const fields of [
      { client: field('Humber Molecular'), dates: [made('expiry', 'Expires')] },
      { dates: [made('expiry', 'Expires'), date('received', '2026-05-02')] },
      { dates: [made('expiry', '')] },
      { dates: [made('expiry', 'Expires'), date('ordered', '2026-04-20')] },
      { dates: [made('manufactured', 'Mfg. date')], letterhead: field('Quarry Testing') },
      { dates: [date('reported', '2026-05-02')] },
    ])
      expect(run(fields).severity).toBe('doubt');
  });
});

test('a logo read as a short word before the name does not hide it', () => {
  const finding = check.run(
    testArtifacts({ letterhead: field('nN Tamar Peptide Works') }, { vendor: 'tamarpeptides.example', vendors }),
  );
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive' });
});

test("a vendor's other trading name is the vendor's", () => {
  expect(
    check.run(
      testArtifacts({ letterhead: field('Estuary Biochemicals') }, { vendor: 'tamarpeptides.example', vendors }),
    ),
  ).toMatchObject({ outcome: 'fail', severity: 'decisive' });
});

test('a "laboratory" that bears the vendor\'s name is the vendor', () => {
  const finding = check.run(
    testArtifacts(
      { laboratory: unregistered('Tamar Peptide Works Laboratory') },
      { vendor: 'tamarpeptides.example', vendors },
    ),
  );
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive' });
});

test("a manufacturer's phrase shows a manufacturer's sheet, and the box where it stands", () => {
  const finding = check.run(
    testArtifacts({
      letterhead: field('Quiet Mill Chemicals'),
      selfIssuedPhrases: [{ text: 'complies with Enterprise Standard', box: [5, 6, 70, 8] }],
    }),
  );
  expect(finding).toMatchObject({
    outcome: 'fail',
    severity: 'decisive',
    why: expect.stringContaining('It says “complies with Enterprise Standard”'),
    flag: expect.stringContaining('in-house sheet (“complies with Enterprise Standard”)'),
    rests: [],
    boxes: [[5, 6, 70, 8]],
  });
});

test('nobody named at the head and no laboratory anywhere is in doubt: it may not have been read', () => {
  const unread = {
    outcome: 'fail',
    severity: 'doubt',
    why: 'No laboratory and no other issuer could be read on the page.',
    flag: 'We could not find a laboratory’s name on it.',
    rests: [],
  };
  expect(check.run(testArtifacts({ letterhead: null }))).toMatchObject(unread);
  expect(check.run(testArtifacts({ hosts: [host('tamarpeptides.example')] }))).toMatchObject(unread);
  // One word, or one read badly, is no name.
  for (const head of [field('Certificate'), field('Quiet Mill', { confidence: 0.75 })])
    expect(check.run(testArtifacts({ letterhead: head }))).toMatchObject(unread);
});

test('where only the vendor’s own address is printed it says so, in doubt: a mark laid over a laboratory’s report looks the same', () => {
  const run = (client: string | null, ...hosts: string[]) =>
    check.run(
      testArtifacts(
        { hosts: hosts.map((name) => host(name)), client: client === null ? null : field(client) },
        { vendor: 'tamarpeptides.example', vendors },
      ),
    );
  expect(run(null, 'www.tamarpeptides.example')).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    rests: ['host_1'],
    why: expect.stringContaining('the vendor’s own, www.tamarpeptides.example'),
    flag: expect.stringContaining('vendor’s own'),
  });
  for (const other of [
    run(null, 'tamarpeptides.example', 'lab.example'),
    run('Humber Molecular', 'tamarpeptides.example'),
    run(null),
  ])
    expect(other.flag).not.toContain('vendor’s own');
});

test('a head that is neither seller nor on our list is in doubt, not self-issued', () => {
  const head = field('Quiet Mill Chemistry', { confidence: 0.95 });
  expect(check.run(testArtifacts({ letterhead: head }))).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    why: expect.stringContaining('The page is headed “Quiet Mill Chemistry”'),
    flag: 'We could not find a laboratory’s name on it.',
    rests: ['letterhead'],
  });
  expect(check.run(testArtifacts({ letterhead: field('Quiet Mill') })).rests).toEqual(['letterhead']);
});

test('a laboratory that is not on our list is not called the seller', () => {
  expect(
    check.run(
      testArtifacts(
        {
          laboratory: unregistered(),
          letterhead: field('Larkfield Laboratories'),
          client: field('Tamar Peptide Works'),
        },
        { vendor: 'tamarpeptides.example', vendors },
      ),
    ),
  ).toMatchObject({
    outcome: 'not-applicable',
    why: 'A laboratory is named that is not on our list: “Larkfield Laboratories”.',
  });
});

test('a redacted client is nobody, and so not the issuer', () => {
  const laboratory = unregistered('Confidential Laboratories');
  expect(check.run(testArtifacts({ laboratory, client: field('Confidential') })).outcome).toBe('not-applicable');
});

describe('a sheet of goods', () => {
  const marks = (...found: Fields['sheetMarks'][number]['mark'][]): Fields['sheetMarks'] =>
    found.map((mark) => ({ mark, text: mark, box: [0, 0, 1, 1] }));
  const of = (fields: Partial<Fields>) => check.run(testArtifacts({ pageKind: 'certificate', ...fields }));

  test('is headed by a name that says what a seller deals in', () => {
    for (const head of ['Fenland Peptides', 'Penrose Research Chemicals', 'Tasman Amino Supply', 'Silver Reagents'])
      expect(of({ letterhead: field(head) }), head).toMatchObject({ severity: 'decisive', rests: ['letterhead'] });
    expect(of({ letterhead: field('PEAKLINE'), hosts: [host('peaklinepeptides.example')] }).severity).toBe('decisive');
  });

  test('and a name that was hardly read is not shown', () => {
    const flag = (head: object) => of({ letterhead: { ...field('F Fenland 2eptides Supply'), ...head } }).flag;
    expect(flag({ confidence: 0.9 })).toContain('“Fenland 2eptides Supply” issued it for its own product');
    expect(flag({ confidence: 0.5 })).toMatch(/^A seller or maker issued it for its own product/);
  });

  test('or says several of what only such sheets say together', () => {
    const page = { letterhead: field('Corvid Science') };
    expect(of({ ...page, sheetMarks: marks('storage', 'shelf life') })).toMatchObject({ severity: 'decisive' });
    expect(of({ ...page, sheetMarks: marks('storage') }).severity).toBe('doubt');
    expect(of({ ...page, sheetMarks: marks('tested elsewhere') }).severity).toBe('doubt');
    expect(of({ ...page, sheetMarks: marks('tested by others') })).toMatchObject({ severity: 'decisive' });
    const tester = unregistered('Larkfield Laboratories');
    expect(of({ ...page, laboratory: tester, sheetMarks: marks('tested by others') }).outcome).toBe('not-applicable');
    expect(of({ ...page, sheetMarks: marks('tested by others', 'tested elsewhere') }).why).toContain(
      '(tested elsewhere)',
    );
    expect(of({ ...page, pageKind: 'chromatogram', sheetMarks: marks('storage', 'shelf life') }).severity).toBe(
      'doubt',
    );
  });

  test('copies the receipt of a report, too, where it says that others tested', () => {
    const page = { letterhead: field('Corvid Science'), dates: [date('received', '2026-03-02')] };
    expect(of({ ...page, sheetMarks: marks('tested by others') }).severity).toBe('decisive');
    expect(of({ ...page, sheetMarks: marks('tested elsewhere', 'storage') }).severity).toBe('doubt');
    const tester = unregistered('Larkfield Laboratories');
    expect(of({ ...page, laboratory: tester, sheetMarks: marks('tested by others') }).severity).not.toBe('decisive');
  });

  test('is none where a sample was received, a client is asked for, or somebody who tests heads it', () => {
    const sheet = { letterhead: field('Fenland Peptides'), sheetMarks: marks('storage', 'release') };
    const isSheet = (fields: Partial<Fields>) => of({ ...sheet, ...fields }).severity === 'decisive';
    expect(isSheet({})).toBe(true);
    expect(isSheet({ dates: [date('received', '2026-03-02')] })).toBe(false);
    expect(isSheet({ labels: { found: ['date_received'], repeated: [] } })).toBe(false);
    expect(isSheet({ letterhead: field('Fenland Peptide Testing') })).toBe(false);
    // A maker may name its customer; then its name and its sheet must both say so.
    expect(isSheet({ client: field('Humber Molecular') })).toBe(true);
    expect(isSheet({ client: field('Humber Molecular'), sheetMarks: [] })).toBe(false);
    expect(isSheet({ client: field('Humber Molecular'), letterhead: field('Corvid Science') })).toBe(false);
  });
});

test('a sheet that says who tested, under somebody else’s address, quotes a test', () => {
  const page = { laboratory: unregistered('Jarnow Analytics'), hosts: [host('bloomandbond.example')] };
  expect(check.run(testArtifacts(page))).toMatchObject({
    severity: 'decisive',
    why: expect.stringContaining(
      '“Jarnow Analytics” tested the product, but it carries the address “bloomandbond.example”',
    ),
  });
  for (const other of [
    { hosts: [host('jarnowanalytics.example')] },
    { hosts: [] },
    { client: field('Humber Molecular') },
    { dates: [date('received', '2026-03-02')] },
    { letterhead: field('Jarnow Analytics') },
  ])
    expect(check.run(testArtifacts({ ...page, ...other })).severity).not.toBe('decisive');
});

test('what a laboratory says of a method is no maker’s phrase on a page made out to somebody', () => {
  const page = {
    letterhead: field('Jarnow Chemistry'),
    selfIssuedPhrases: [{ text: 'In-house', box: [0, 0, 1, 1] as const }],
  };
  const run = (fields: object) => check.run(testArtifacts({ ...page, ...fields } as Partial<Fields>)).severity;
  expect(run({})).toBe('decisive');
  expect(run({ client: field('Humber Molecular') })).not.toBe('decisive');
  expect(run({ dates: [date('received', '2026-03-02')] })).not.toBe('decisive');
  expect(run({ letterhead: field('Jarnow Analytics') })).not.toBe('decisive');
  const made = { selfIssuedPhrases: [{ text: 'Mfg. date', box: [0, 0, 1, 1] }], client: field('Humber Molecular') };
  expect(run(made)).toBe('decisive');
  expect(run({ ...made, dates: [date('received', '2026-03-02')] })).not.toBe('decisive');
  expect(run({ ...made, letterhead: field('Jarnow Analytics') })).not.toBe('decisive');
  expect(run({ ...made, letterhead: field('Jarnow Analytics'), client: null })).toBe('decisive');
});

describe('a sheet of goods, by its name, its marks and its days', () => {
  const mark = (kind: 'storage' | 'shelf life' | 'release') => ({ mark: kind, text: kind, box: [0, 0, 1, 1] as const });
  const run = (found: object) => check.run(testArtifacts(found));

  test('is told by its name with accents', () => {
    expect(run({ letterhead: field('Péptidos Levante') }).severity).toBe('decisive');
  });

  test('made out to a customer is told by its name, which three kinds of what such sheets say make plain', () => {
    const marks = [mark('storage'), mark('release'), mark('shelf life')];
    const by = (name: string, count: number) =>
      run({
        client: field('Fenland Reagents'),
        pageKind: 'certificate',
        letterhead: field(name),
        sheetMarks: marks.slice(0, count),
      });
    expect(by('Tamar Works', 3).severity).toBe('doubt');
    expect(by('Tamar Peptides', 2)).toMatchObject({ severity: 'decisive', rests: ['letterhead'] });
    expect(by('Tamar Peptides', 3)).toMatchObject({ severity: 'decisive', rests: [] });
    expect(by('Tamar Bio', 3).severity).toBe('doubt');
  });

  test('by the whole name, of which the logo shows only how it begins', () => {
    expect(run({ letterhead: field('IRONVALE'), fullName: 'Ironvale Peptides' }).severity).toBe('decisive');
  });

  test('is no less one where a sentence says when its stock was received', () => {
    const received = { ...date('received', '2026-05-12'), label: '' };
    expect(run({ letterhead: field('Tamar Peptides'), dates: [received] }).severity).toBe('decisive');
    expect(run({ letterhead: field('Tamar Peptides'), dates: [date('received', '2026-05-12')] }).severity).not.toBe(
      'decisive',
    );
  });
});

test('under the name of a business’s own quality control a page is that business’s, whenever its sample was received', () => {
  const headed = (name: string, confidence = 0.95) =>
    check.run(testArtifacts({ letterhead: field(name, { confidence }), dates: [date('received', '2026-05-12')] }));
  expect(headed('Tamar Works In-House QC')).toMatchObject({ severity: 'decisive', rests: ['letterhead'] });
  expect(headed('Tamar Works Quality Control Department').severity).toBe('decisive');
  expect(headed('Tamar Works In-House QC', 0.6).severity).not.toBe('decisive');
  expect(headed('QC Laboratories').severity).not.toBe('decisive');
});

describe('a laboratory of our list that a page under a seller’s name only names', () => {
  const sheet = (more: Partial<Fields> = {}): Partial<Fields> => ({
    laboratory: registered(),
    laboratoryBox: [10, 300, 100, 15],
    letterhead: field('Fenland Peptides'),
    pageKind: 'certificate',
    sheetMarks: [
      { mark: 'storage', text: 'Storage', box: [0, 0, 1, 1] },
      { mark: 'catalogue', text: 'SKU', box: [0, 0, 1, 1] },
    ],
    ...more,
  });
  const run = (fields: Partial<Fields>) => check.run(testArtifacts(fields));

  test('did not issue it: it is a sheet of goods, whatever it copies', () => {
    expect(run(sheet())).toMatchObject({ outcome: 'fail', severity: 'decisive' });
    const release: Fields['sheetMarks'][number] = { mark: 'release', text: 'Released by QA', box: [0, 0, 1, 1] };
    const copied = sheet({
      laboratory: { ...registered(), wordings: 1 },
      hosts: [codeHost('https://quarrybank.example/1')],
    });
    expect(run({ ...copied, sheetMarks: [...copied.sheetMarks!, release] })).toMatchObject({ severity: 'decisive' });
  });

  test.each([
    ['set as its reports are, with two marks', { laboratory: { ...registered(), wordings: 1 } }],
    ['headed by it', { letterhead: field('Quarrybank Analytical') }],
    ['that it must agree to copy', { laboratory: { ...registered(), grantsCopies: true } }],
    ['headed by it over what was read as the head', { laboratoryBox: [10, 5, 100, 15] }],
    ['told by its wordings or addresses, and not by a name', { laboratoryBox: null }],
    ['under a head that was hardly read', { letterhead: field('vs CGLP 4', { confidence: 0.54 }) }],
    ['with a code and two marks', { hosts: [codeHost('https://quarrybank.example/1')] }],
    ['with a receipt', { dates: [date('received', '2026-05-12')] }],
    ['made out to somebody', { client: field('Humber Molecular', { label: 'Client' }) }],
    [
      'under a name that is nobody’s trade, with one mark',
      { letterhead: field('Fenland Works'), sheetMarks: [{ mark: 'storage', text: 'Storage', box: [0, 0, 1, 1] }] },
    ],
    ['that says nothing of goods', { sheetMarks: [] }],
  ] as [string, Partial<Fields>][])('issued it where it is %s', (_, more) => {
    expect(run(sheet(more)).outcome).toBe('pass');
  });
});

describe('a sheet that quotes a laboratory of our list under somebody else’s name and address', () => {
  const known = registered({ wordings: ['with the following unique key'] });
  const sheet = (more: Partial<Fields> = {}): Partial<Fields> => ({
    laboratory: known,
    laboratoryBox: [10, 300, 100, 15],
    letterhead: field('FENLAND'),
    hosts: [host('fenlandchems.com')],
    pageKind: 'certificate',
    ...more,
  });
  const run = (more: Partial<Fields> = {}) => check.run(testArtifacts(sheet(more)));

  test('is that one’s own sheet, with a letter of the name misread', () => {
    expect(run()).toMatchObject({
      outcome: 'fail',
      severity: 'decisive',
      why: expect.stringContaining('it carries the name “FENLAND” and the address “fenlandchems.com”'),
      flag: expect.stringContaining('It quotes a test by Quarrybank Analytical'),
    });
    expect(run({ letterhead: field('FENLAND CHEMZ'), hosts: [host('fenlandchems.com')] })).toMatchObject({
      severity: 'decisive',
    });
  });

  test.each([
    ['its sentences', { laboratory: { ...known, wordings: 1 } }],
    ['its address', { hosts: [host('fenlandchems.com'), host('quarrybank.example')] }],
    ['a code of it', { hosts: [host('fenlandchems.com'), codeHost('https://quarrybank.example/1')] }],
    ['a receipt', { dates: [date('received', '2026-05-12')] }],
    ['a client', { client: field('Humber Molecular', { label: 'Client' }) }],
    ['an address that is not the head’s', { hosts: [host('tarnsupply.com')] }],
    ['a head that was hardly read', { letterhead: field('FENLAND', { confidence: 0.5 }) }],
    ['no address', { hosts: [] }],
  ] as [string, Partial<Fields>][])('is none with %s', (_, more) => {
    expect(run(more).outcome).toBe('pass');
  });
});

test('a report all in its client’s dress, signed by who tested with its address, is no seller’s sheet', () => {
  const page = (more: Partial<Fields> = {}) =>
    check.run(
      testArtifacts(
        {
          letterhead: field('Tamar Peptide Works'),
          laboratory: unregistered('Quillon Analytical'),
          hosts: [host('quillon-analytical.example')],
          reportNumber: field('QA-2608-0519'),
          dates: [date('received', '2026-05-12')],
          ...more,
        },
        { vendors },
      ),
    );
  expect(page()).toMatchObject({ outcome: 'not-applicable' });
  for (const more of [{ hosts: [] }, { reportNumber: null }, { dates: [] }])
    expect(page(more)).toMatchObject({ outcome: 'fail', severity: 'decisive' });
});

test('a laboratory whose name stands behind a label of clients is no seller, unless it is the vendor', () => {
  const page = {
    letterhead: field('Quarrybank Analytical'),
    client: field('Quarrybank Analytical Ltd', { label: 'Account name' }),
  };
  expect(check.run(testArtifacts(page)).severity).not.toBe('decisive');
  expect(check.run(testArtifacts(page, { vendor: 'quarrybankanalytical.example' })).severity).toBe('decisive');
});

test('a client that is called much as its laboratory, whose sample was received, is no issuer', () => {
  const page = { letterhead: field('Apex Labs'), client: field('Apex Peptides', { label: 'Client' }) };
  expect(check.run(testArtifacts({ ...page, dates: [date('received', '2026-05-12')] })).severity).not.toBe('decisive');
});
