import { describe, expect, test } from 'vitest';
import type { HostField } from '../../fields/fields.ts';
import { codeHost, field, host, registerEntry, registered, testArtifacts, unregistered } from '../../testing/fields.ts';
import check, { lookAlike } from './verification-host-not-laboratorys.ts';

const laboratory = registered({
  name: 'Quarrybank Analytical',
  hosts: [
    { host: 'quarrybank.example', use: 'site' },
    { host: 'verify.quarrybank.example', use: 'verification' },
  ],
});
const run = (...hosts: HostField[]) => check.run(testArtifacts({ laboratory, hosts }));

test.each(['quarrybank.example', 'www.quarrybank.example', 'verify.quarrybank.example', 'reports.quarrybank.example'])(
  '%s is the laboratory’s',
  (name) => {
    expect(run(host(name))).toMatchObject({ outcome: 'pass', rests: ['host_1'] });
  },
);

test('a code that leads to the laboratory passes', () => {
  expect(run(codeHost('https://verify.quarrybank.example/t/1'))).toMatchObject({ outcome: 'pass' });
});

const IMITATIONS = [
  ['a swapped letter', 'quarrybnak.example'],
  ['an added word', 'quarrybank-verify.example'],
  ['another ending', 'quarrybank.test'],
  ['the laboratory as a subdomain of somebody', 'quarrybank.example.coa-lookup.test'],
  ['the laboratory anywhere before somebody else’s name', 'verify.quarrybank.coa-lookup.test'],
] as const;

test.each(IMITATIONS)('%s is decisive in a code and in print: %s', (_, name) => {
  for (const shown of [host(name), codeHost(`https://${name}/verify`)]) {
    const finding = run(shown);
    expect(finding).toMatchObject({ outcome: 'fail', severity: 'decisive', rests: ['host_1'] });
    const where = shown.fromCode ? 'Its code leads' : 'The verification address printed leads';
    expect(finding.flag).toContain(`${where} to “${name}”, which is not an address of Quarrybank Analytical`);
  }
});

test.each(['none', 'few'])(
  'of a laboratory of whose reports we have seen %s, only a changed letter is decisive',
  (seen) => {
    const unseen = registered({ ...laboratory.laboratory, reports_seen: seen });
    const severityOf = (name: string) =>
      check.run(testArtifacts({ laboratory: unseen, hosts: [codeHost(`https://${name}/verify`)] })).severity;
    expect(severityOf('quarrybnak.example')).toBe('decisive');
    for (const name of ['quarrybank-lims.example', 'quarrybank.test']) expect(severityOf(name), name).toBe('doubt');
  },
);

test.each(IMITATIONS)('%s anywhere on the page is a doubt, code of the laboratory or not: %s', (_, name) => {
  const elsewhere = host(name, { forVerification: false, label: '' });
  for (const hosts of [[elsewhere], [codeHost('https://quarrybank.example/verify'), elsewhere]]) {
    const finding = run(...hosts);
    expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: [`host_${hosts.length}`] });
    expect(finding.flag).toMatch(/^An address printed leads to /);
  }
  expect(run({ ...elsewhere, email: true }).outcome).toBe('not-applicable');
});

test('an address near the laboratory’s that verifies nothing is a doubt until a second reading reads it otherwise', () => {
  const near = host('quarrybankk.example', { forVerification: false });
  for (const shown of [near, { ...near, readings: 2 }])
    expect(run(shown)).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['host_1'] });
  expect(run({ ...near, disputed: true }).outcome).toBe('not-applicable');
  expect(run({ ...near, email: true, readings: 2 }).outcome).toBe('not-applicable');
});

test.each([
  ['a letter that a reader may have added', 'quarrybankk.example', 'doubt'],
  ['one beside a hyphen', 'quarry-bankk.example', 'doubt'],
  ['two letters that a reader may have misread', 'quarryhamk.example', 'doubt'],
  ['two neighbours, of which one has the other’s letter', 'quarrybxak.example', 'doubt'],
  ['two neighbours, of which the other has the one’s letter', 'quarrybnxk.example', 'doubt'],
  ['two that may have changed places where a third is missing', 'quarrybna.example', 'doubt'],
])('%s is decisive in a code only', (_, name, inPrint) => {
  expect(run(codeHost(`https://${name}/verify`))).toMatchObject({ outcome: 'fail', severity: 'decisive' });
  expect(run(host(name))).toMatchObject({ outcome: 'fail', severity: inPrint, rests: ['host_1'] });
});

test('another host altogether is a doubt in a code, as of a vial or a shop, and a note in print', () => {
  expect(run(codeHost('https://coa-lookup.example/verify'))).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(run(host('coa-lookup.example'))).toMatchObject({ outcome: 'fail', severity: 'note', rests: ['host_1'] });
});

test('what a reader left of a known address is that address', () => {
  const long = registered({
    hosts: [
      { host: 'quarrybankassaytesting.example', use: 'site' },
      { host: 'fellside.example', use: 'verification' },
    ],
  });
  const shown = (...hosts: HostField[]) => check.run(testArtifacts({ laboratory: long, hosts })).outcome;
  expect(shown(host('testing.example'))).toBe('pass');
  expect(shown(host('quarrybank.example'))).toBe('pass');
  expect(shown(host('testing.exam'))).toBe('pass');
  expect(shown(host('sting.example'))).toBe('pass');
  // In a code nothing gets lost.
  expect(shown(codeHost('https://testing.example/1'))).toBe('fail');
  // Too little is left of it to be told from others.
  expect(shown(host('ting.example'))).toBe('fail');
});

test('of an address that was read in part the whole one is told as the laboratory’s', () => {
  const long = registered({
    name: 'Quarrybank Analytical',
    hosts: [{ host: 'quarrybankassaytesting.example', use: 'site' }],
  });
  const said = (...hosts: HostField[]) => check.run(testArtifacts({ laboratory: long, hosts }));
  expect(said(host('testing.example'), host('quarrybank.example'), host('testing.example'))).toMatchObject({
    outcome: 'pass',
    why: 'quarrybankassaytesting.example: known to belong to Quarrybank Analytical. In print we read only “testing.example” and “quarrybank.example” of it.',
    flag: 'The verification address leads to quarrybankassaytesting.example, which belongs to Quarrybank Analytical.',
  });
  expect(said(host('coa-lookup.example'), host('testing.example'))).toMatchObject({
    outcome: 'pass',
    why: 'quarrybankassaytesting.example: known to belong to Quarrybank Analytical. In print we read only “testing.example” of it.',
    flag: 'The verification address leads to quarrybankassaytesting.example, which belongs to Quarrybank Analytical.',
  });
});

test.each([
  ['the client', { client: field('Millbeck Peptides') }],
  ['the manufacturer', { manufacturer: field('Millbeck Peptides') }],
])('the own site of %s is no verification address', (_, party) => {
  expect(check.run(testArtifacts({ laboratory, hosts: [host('millbeckpeptides.example')], ...party }))).toMatchObject({
    outcome: 'not-applicable',
    why: 'No verification address of a laboratory could be read.',
  });
});

test('nor is that of the vendor asked about', () => {
  const artifacts = testArtifacts(
    { laboratory, hosts: [host('www.millbeck.example')] },
    { vendor: 'millbeck.example' },
  );
  expect(check.run(artifacts).outcome).toBe('not-applicable');
});

test('an address that somebody added does not weigh beside the laboratory’s own', () => {
  expect(run(host('coa-lookup.example'), host('quarrybank.example'))).toMatchObject({
    outcome: 'pass',
    why: 'quarrybank.example: known to belong to Quarrybank Analytical.',
    flag: 'The verification address leads to quarrybank.example, which belongs to Quarrybank Analytical.',
    rests: ['host_2'],
  });
});

test('where print and code both lead to the laboratory it is the code that is named', () => {
  expect(run(host('quarrybank.example'), codeHost('https://verify.quarrybank.example/t/1'))).toMatchObject({
    outcome: 'pass',
    flag: 'Its code leads to verify.quarrybank.example, which belongs to Quarrybank Analytical.',
    rests: ['host_2'],
  });
});

test('a code that leads elsewhere beside the laboratory’s own address may be of a vial or of a shop: a doubt', () => {
  const code = codeHost('https://coa-lookup.example/verify');
  const finding = run(code, host('quarrybank.example'));
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['host_1'] });
  expect(run(code).severity).toBe('doubt');
});

test('it weighs where the same address is printed as the one to look at, or imitates the laboratory’s', () => {
  const code = codeHost('https://coa-lookup.example/verify?t=R-8495');
  const shown = [code, host('quarrybank.example'), host('www.coa-lookup.example')];
  const reportNumber = field('R-8495');
  expect(check.run(testArtifacts({ laboratory, hosts: shown, reportNumber })).severity).toBe('decisive');
  expect(check.run(testArtifacts({ laboratory, hosts: shown, key: reportNumber })).severity).toBe('decisive');
  expect(run(codeHost('https://quarrybank-verify.example/v'), host('quarrybank.example')).severity).toBe('decisive');
});

test('a shop’s code with the words to scan it, laid over a report, is a doubt', () => {
  const shops = [codeHost('https://millbeck.example/coa/1'), host('millbeck.example')];
  for (const own of [[], [host('quarrybank.example')]])
    expect(
      check.run(testArtifacts({ laboratory, hosts: [...shops, ...own], reportNumber: field('R-8495') })).severity,
    ).toBe('doubt');
});

test('an imitation in print beside the laboratory’s own address may be what it warns of: a doubt', () => {
  expect(run(host('quarrybank-verify.example'), host('quarrybank.example')).severity).toBe('doubt');
  expect(run(host('quarrybank-verify.example')).severity).toBe('decisive');
});

test('another laboratory that is called much alike has an address of its own', () => {
  const found = (letterhead: string) =>
    check.run(
      testArtifacts({
        laboratory,
        letterhead: field(letterhead),
        hosts: [codeHost('https://quarrybank-services.example/r/1')],
      }),
    ).severity;
  expect(found('Quarrybank Services Ltd')).toBe('doubt');
  expect(found('Quarrybank Analytical')).toBe('decisive');
});

test('beside a code that agrees a letter misread in print is no contradiction, and one that was read twice is', () => {
  const code = codeHost('https://quarrybank.example/v/1');
  expect(run(code, host('quarryhank.example', { disputed: true })).outcome).toBe('pass');
  const twice = run(code, host('quarryhank.example', { readings: 2 }));
  expect(twice).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['host_2'] });
});

test('an address misread in print says nothing, and a code is read as it is', () => {
  expect(run(host('quarryhank.example', { disputed: true })).outcome).toBe('not-applicable');
  expect(run(host('quarrybnak.example', { disputed: true })).severity).toBe('decisive');
  expect(run({ ...codeHost('https://quarryhank.example/v/1'), disputed: true }).severity).toBe('decisive');
});

test('an imitation in print that no reader makes is a doubt beside a code that agrees', () => {
  const finding = run(codeHost('https://quarrybank.example/v/1'), host('quarrybank.test'));
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['host_2'] });
  expect(finding.flag).toContain('quarrybank.test');
});

test('an ending that was cut off may be the reader’s doing', () => {
  expect(run(host('quarrybank.exam'))).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(run(codeHost('https://quarrybank.example/v/1'), host('quarrybank.exam')).outcome).toBe('pass');
  const two = registered({
    hosts: [
      { host: 'fellside.example', use: 'site' },
      { host: 'quarrybank.example', use: 'verification' },
    ],
  });
  expect(check.run(testArtifacts({ laboratory: two, hosts: [host('quarrybank.exam')] })).severity).toBe('doubt');
});

test('mail addresses, hosts printed for other ends, and hosts that anybody can use say nothing', () => {
  expect(run(host('coa-lookup.example', { forVerification: false, email: true })).outcome).toBe('not-applicable');
  expect(run(host('drive.google.com')).outcome).toBe('not-applicable');
});

test('cannot judge without a registered laboratory, or one of which no host is known', () => {
  const hosts = [host('coa-lookup.example')];
  expect(check.run(testArtifacts({ hosts })).outcome).toBe('not-applicable');
  expect(check.run(testArtifacts({ hosts, laboratory: unregistered() })).outcome).toBe('not-applicable');
  expect(check.run(testArtifacts({ hosts, laboratory: registered({ hosts: [] }) })).outcome).toBe('not-applicable');
  expect(run().outcome).toBe('not-applicable');
});

describe('what is said', () => {
  test('of an address that is the laboratory’s, printed and in a code', () => {
    expect(
      run(host('verify.quarrybank.example'), host('verify.quarrybank.example'), host('quarrybank.example')),
    ).toEqual({
      outcome: 'pass',
      why: 'verify.quarrybank.example, quarrybank.example: known to belong to Quarrybank Analytical.',
      flag: 'The verification address leads to verify.quarrybank.example, which belongs to Quarrybank Analytical.',
      rests: ['host_1'],
    });
    expect(run(codeHost('https://quarrybank.example/t/1')).flag).toBe(
      'Its code leads to quarrybank.example, which belongs to Quarrybank Analytical.',
    );
  });

  test('of a strange address in a code, with three addresses of the laboratory at most', () => {
    const many = registered({
      name: 'Quarrybank Analytical',
      hosts: ['a', 'b', 'c', 'd'].map((part) => ({ host: `${part}.quarrybank-${part}.example`, use: 'site' })),
    });
    expect(check.run(testArtifacts({ laboratory: many, hosts: [codeHost('https://coa-lookup.example')] }))).toEqual({
      outcome: 'fail',
      severity: 'doubt',
      why: 'Its code leads to “coa-lookup.example”; Quarrybank Analytical is known at a.quarrybank-a.example, b.quarrybank-b.example, c.quarrybank-c.example.',
      flag: 'Its code leads to “coa-lookup.example”, which is not an address of Quarrybank Analytical that we know.',
      rests: ['host_1'],
      boxes: [],
    });
  });

  test('of a look-alike in a code', () => {
    expect(run(codeHost('https://quarrybank.test/v'))).toMatchObject({
      why: 'Its code leads to “quarrybank.test”; Quarrybank Analytical is known at quarrybank.example, verify.quarrybank.example. It differs only in the ending.',
      flag: 'Its code leads to “quarrybank.test”, which is not an address of Quarrybank Analytical that we know, but looks like one.',
    });
  });

  test('of a laboratory whose site is its look-up, too: its address once', () => {
    const one = registered({
      name: 'Quarrybank Analytical',
      hosts: [
        { host: 'quarrybank.example', use: 'site' },
        { host: 'quarrybank.example', use: 'verification' },
      ],
    });
    const hosts = [codeHost('https://quarrybank.test/v')];
    expect(check.run(testArtifacts({ laboratory: one, hosts })).why).toContain(
      'Quarrybank Analytical is known at quarrybank.example. It',
    );
  });

  test('of a misread address beside a code that agrees: what the code says, and that it rests on the code', () => {
    const misread = host('quarryhank.example', { disputed: true });
    expect(run(misread, codeHost('https://quarrybank.example/v/1'))).toEqual({
      outcome: 'pass',
      why: 'quarrybank.example: known to belong to Quarrybank Analytical.',
      flag: 'Its code leads to quarrybank.example, which belongs to Quarrybank Analytical.',
      rests: ['host_2'],
    });
  });

  test('why it cannot judge', () => {
    const hosts = [host('coa-lookup.example')];
    expect(check.run(testArtifacts({ hosts })).why).toBe('No laboratory on our list to compare the address with.');
    expect(run().why).toBe('No verification address could be read.');
    expect(check.run(testArtifacts({ hosts, laboratory: registered({ hosts: [] }) })).why).toBe(
      'Our list has no address for this laboratory.',
    );
  });
});

test('of two strange addresses the one in the code is named; an address printed first is not', () => {
  expect(run(host('first.test'), codeHost('https://second.test/v'))).toMatchObject({
    severity: 'doubt',
    rests: ['host_2'],
    flag: expect.stringContaining('second.test'),
  });
  expect(run(host('quarrybank.example'), host('quarrybank.test')).rests).toEqual(['host_2']);
});

test('two codes: beside one that agrees another may be that of a photographed vial, unless it imitates', () => {
  expect(run(codeHost('https://quarrybank.example/v/1'), codeHost('https://quarrybank.test/v'))).toMatchObject({
    severity: 'decisive',
    rests: ['host_2'],
  });
  expect(run(codeHost('https://quarrybank.example/v/1'), codeHost('https://second.test/v'))).toMatchObject({
    outcome: 'fail',
    severity: 'note',
    why: 'One code leads to quarrybank.example, which belongs to Quarrybank Analytical; another leads to “second.test”.',
    flag: 'A second code on the page leads to “second.test”; use the one that leads to quarrybank.example.',
    rests: ['host_2'],
  });
});

test.each([
  'docs.google.com',
  'dropbox.com',
  'onedrive.live.com',
  'imgur.com',
  'bit.ly',
  'tinyurl.com',
  'qrco.de',
  'linktr.ee',
  'box.com',
  's3.amazonaws.com',
  'x.sharepoint.com',
  'scanned.page',
  'me-qr.com',
  'qr.io',
  'icloud.com',
  'pubchem.ncbi.nlm.nih.gov',
  'nih.gov',
])('%s is anybody’s', (name) => {
  expect(run(host(name)).outcome).toBe('not-applicable');
});

test.each(['mydropbox.com', 'google.com.evil.test', 'googleXcom.test', 'notbit.ly'])('%s is not', (name) => {
  expect(run(host(name)).outcome).toBe('fail');
});

test('any one of a laboratory’s hosts will do, and a look-alike of any of its names is told', () => {
  const one = registered({
    aliases: ['Larkfield Testing'],
    hosts: [
      { host: 'quarrybank.example', use: 'site' },
      { host: 'qb-reports.example', use: 'verification' },
    ],
  });
  const judged = (name: string) => check.run(testArtifacts({ laboratory: one, hosts: [host(name)] }));
  expect([judged('quarrybank.example').outcome, judged('qb-reports.example').outcome]).toEqual(['pass', 'pass']);
  expect(judged('larkfield-testing.test').flag).toContain('but looks like one');
});

test('a site of the laboratory that it prints as another subdomain is its own', () => {
  const one = registered({ hosts: [{ host: 'reports.quarrybank.example', use: 'verification' }] });
  expect(check.run(testArtifacts({ laboratory: one, hosts: [host('www.quarrybank.example')] })).outcome).toBe('pass');
});

test('tells in what a host resembles the laboratory’s', () => {
  const known = ['janoshik.com'];
  expect(lookAlike('janoshilk.com', ['Janoshik'], known)?.says).toMatch(/letter/);
  expect(lookAlike('jano-shik.com', ['Janoshik'], known)?.says).toMatch(/ending|letter/);
  expect(lookAlike('janoshik-verify.com', ['Janoshik'], known)?.says).toMatch(/words/);
  expect(lookAlike('janoshik.top', ['Janoshik'], known)?.says).toMatch(/ending/);
  expect(lookAlike('coa-lookup.example', ['Janoshik'], known)).toBeNull();
  expect(lookAlike('janoshik-analytical.test', ['Janoshik Analytical'], [])?.says).toBe(
    'It differs only in the ending.',
  );
  expect(lookAlike('janoshikk.test', [], known)?.says).toBe('It differs in a letter or two.');
  expect(lookAlike('janoshikkk.test', [], known)?.says).toBe('It differs in a letter or two.');
  expect(lookAlike('get-janoshik.test', [], known)?.says).toBe('It adds words to the name.');
  expect(lookAlike('jano-shik.test', [], ['ja-noshik.com'])?.says).toBe('It differs only in the ending.');
  expect(lookAlike('janoshik.coa.test', [], known)?.says).toBe('It puts the name in front of somebody else’s.');
});

test('a name of four letters or fewer is too short to look like', () => {
  expect(lookAlike('trace.test', ['Trac'], ['trac.example'])).toBeNull();
  expect(lookAlike('traced.test', ['Trace'], [])?.says).toBe('It differs in a letter or two.');
  expect(lookAlike('trace-tests.test', ['ILS'], ['trace.example'])?.says).toBe('It adds words to the name.');
});

test('a code of another laboratory on our list is a doubt, in print a note, and of this one it passes', () => {
  const other = registerEntry({
    id: 'other-laboratory',
    name: 'Fellside Assay',
    hosts: [{ host: 'fellside.example', use: 'site' }],
  });
  const known = laboratory.laboratory!;
  const shown = (...hosts: HostField[]) =>
    check.run({ ...testArtifacts({ laboratory, hosts }), laboratories: [known, other] });
  const finding = shown(codeHost('https://verify.fellside.example/1'));
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['host_1'] });
  expect(finding.why).toBe(
    'Its code leads to “verify.fellside.example”, an address of Fellside Assay; the page reads as a report by Quarrybank Analytical.',
  );
  expect(finding.flag).toContain('Fellside Assay');
  expect(shown(host('fellside.example'))).toMatchObject({
    outcome: 'fail',
    severity: 'note',
    why: 'The address printed, “fellside.example”, is not one that we know for Quarrybank Analytical; it may belong to somebody else named on the page.',
    flag: 'The address printed is “fellside.example”; we know Quarrybank Analytical at quarrybank.example.',
  });
  const [another, nobodys] = ['https://verify.fellside.example/1', 'https://coa-lookup.example/1'].map(codeHost);
  for (const beside of [shown(another!, nobodys!), shown(nobodys!, another!)]) {
    expect(beside).toMatchObject({ outcome: 'fail', severity: 'doubt' });
    expect(beside.flag).toContain('coa-lookup.example');
  }
  expect(shown(codeHost('https://verify.quarrybank.example/1'))).toMatchObject({ outcome: 'pass' });
});
