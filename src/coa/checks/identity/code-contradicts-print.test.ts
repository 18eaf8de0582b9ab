import { describe, expect, test } from 'vitest';
import { codeHost, field, host, registered, testArtifacts } from '../../testing/fields.ts';
import check from './code-contradicts-print.ts';

const hosts = [codeHost('https://quarrybank.example/verify?t=89260&k=3KFEG35YQ8P7')];
const run = (reportNumber: string | null, key: string | null, from = hosts) =>
  check.run(
    testArtifacts({
      hosts: from,
      reportNumber: reportNumber === null ? null : field(reportNumber),
      key: key === null ? null : field(key),
    }),
  );

test('passes when the code carries the printed number and key', () => {
  expect(run('89260', '3KFEG35YQ8P7')).toMatchObject({ outcome: 'pass', rests: ['key', 'report_number'] });
  expect(run('89260', null)).toMatchObject({ outcome: 'pass', rests: ['report_number'] });
});

test('forgives letters that a reader takes for one another', () => {
  expect(run(null, '3KFEG35YOBP7').outcome).toBe('pass');
});

test('a number or key that differs in a letter or two speaks for nothing, and is a doubt where every reading shows it so', () => {
  const read = (text: string, readings: number) =>
    check.run(
      testArtifacts({
        hosts,
        reportNumber: field('89260', { text: `#${text}`, readings: 2, inPrint: { text, readings } }),
      }),
    );
  expect(read('89250', 3)).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    why: 'The report number printed is “89250” in every reading; the code contains “89260”.',
    flag: 'The report number printed, “89250”, differs a little from the one in its own code, “89260”.',
    rests: ['report_number'],
    boxes: [[500, 500, 90, 90]],
  });
  expect(read('9260', 3)).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  const once = read('89250', 1);
  expect(once.outcome).toBe('pass');
  expect(once.flag).toBeUndefined();
  const misread = field('89260', { text: '#89250', readings: 2 });
  expect(check.run(testArtifacts({ hosts, reportNumber: misread })).flag).toBeUndefined();
  const besides = check.run(testArtifacts({ hosts, reportNumber: misread, key: field('3KFEG35YQ8P7') }));
  expect(besides).toMatchObject({ outcome: 'pass', rests: ['key'], why: 'The code contains the printed key.' });
  expect(besides.flag).toBe('The number or key printed is the one in its code.');
  const alike = field('89260', { text: '#8926O', readings: 2 });
  expect(check.run(testArtifacts({ hosts, reportNumber: alike })).flag).toBe(
    'The number or key printed is the one in its code.',
  );
  const key = field('3KFEG35YQ8P7', { text: '3KFE635Y Q8' });
  expect(check.run(testArtifacts({ hosts, key }))).toMatchObject({ outcome: 'pass', rests: ['key'] });
});

test('another key than the code carries is a doubt where the laboratory’s codes are not known, and points at both', () => {
  const finding = run('89260', 'M7TTXWNAH42C');
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['key'], boxes: [[500, 500, 90, 90]] });
  expect(finding.flag).toContain('M7TTXWNAH42C');
});

test('so is another number', () => {
  expect(run('41755', null)).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['report_number'] });
});

test('cannot judge without a code, without print, or when the code carries neither', () => {
  expect(run('89260', '3KFEG35YQ8P7', []).outcome).toBe('not-applicable');
  expect(run('89260', '3KFEG35YQ8P7', [host('quarrybank.example')]).outcome).toBe('not-applicable');
  expect(run(null, null).outcome).toBe('not-applicable');
  expect(run('89260', '3KFEG35YQ8P7', [codeHost('https://quarrybank.example/verify-coa')]).outcome).toBe(
    'not-applicable',
  );
});

test('a small code that is another report’s is a doubt, where none could be read', () => {
  const artifacts = testArtifacts({ key: field('3KFEG35YQ8P7') });
  const small = { ...artifacts, codeMark: { ...artifacts.codeMark, isOfAnother: true } };
  expect(check.run(small)).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['key'] });
  const read = { ...small, fields: { ...small.fields, hosts } };
  expect(check.run(read)).toMatchObject({ outcome: 'pass' });
});

test('a code that carries the key alone says nothing of the number, whatever the two look like', () => {
  const keyOnly = [codeHost('https://quarrybank.example/verify/vsanHkf8')];
  expect(run('827-2822', 'vsanHkf8', keyOnly)).toMatchObject({ outcome: 'pass', rests: ['key'] });
  expect(run('AB12-34CD', 'vsanHkf8', keyOnly)).toMatchObject({ outcome: 'pass', rests: ['key'] });
  expect(run('827-2822', null, keyOnly).outcome).toBe('not-applicable');
  expect(run('AB12-34CD', null, keyOnly).outcome).toBe('not-applicable');
});

test('a day in the address is no number', () => {
  expect(run('8926014', null, [codeHost('https://quarrybank.example/coa/20260512')]).outcome).toBe('not-applicable');
});

test('says what was compared, and what it came to', () => {
  expect(check).toMatchObject({
    decides: { decisive: 'fabricated', doubt: 'unclear' },
    uses: ['fields', 'codeMark'],
    corroboratesPixels: true,
  });
  expect(run('89260', '3KFEG35YQ8P7')).toMatchObject({
    why: 'The code contains the printed key and report number.',
    flag: 'The number or key printed is the one in its code.',
  });
  const two = [{ ...codeHost('https://quarrybank.example/verify?t=89260&u=77123'), box: null }];
  expect(run('41755', null, two)).toMatchObject({
    why: 'The report number printed is “41755”; the code contains “89260” and “77123”.',
    flag: 'The report number printed, “41755”, is not the one in its own code.',
    boxes: [],
  });
  expect(run('77123', null, two).outcome).toBe('pass');
  expect(run(null, null).why).toBe('No printed number or key to compare with the code.');
  expect(run('89260', null, [codeHost('https://quarrybank.example/verify-coa')]).why).toBe(
    'The code contains neither a number nor a key.',
  );
});

test('a number too short to be one is not compared, nor what was read off the code itself', () => {
  const unprinted = { outcome: 'not-applicable', why: 'No printed number or key to compare with the code.' };
  expect(run('8926', null)).toMatchObject(unprinted);
  const reportNumber = field('41755', { label: 'QRCode' });
  expect(check.run(testArtifacts({ hosts, reportNumber }))).toMatchObject(unprinted);
});

test('only numbers of about one length can be one another', () => {
  const five = [codeHost('https://quarrybank.example/verify?t=89260')];
  expect(run('4175512', null, five)).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(run('41755123', null, five).outcome).toBe('not-applicable');
});

test('what the code says of one field is not held against the other', () => {
  const five = [codeHost('https://quarrybank.example/verify?t=89260')];
  expect(run('89260', '55512', five)).toMatchObject({ outcome: 'pass', rests: ['report_number'] });
});

test('a laboratory without a look-up is judged like one that is not known', () => {
  const laboratory = registered({ verification: null });
  const found = check.run(testArtifacts({ laboratory, hosts, reportNumber: field('41755') }));
  expect(found).toMatchObject({ outcome: 'fail', severity: 'doubt' });
});

test('what somebody else’s code holds is of one piece with whose it is', () => {
  const shops = [codeHost('https://tarnpeptides.example/o/81234')];
  const rests = (from: typeof hosts, number: string) =>
    check.run(testArtifacts({ laboratory: registered(), hosts: from, reportNumber: field(number) })).rests;
  expect(rests(shops, '90989')).toEqual(['report_number', 'host_1']);
  expect(rests(hosts, '41755')).toEqual(['report_number']);
});

describe('where the laboratory’s own addresses are known', () => {
  const laboratory = registered({
    verification: {
      url: 'https://quarrybank.example/verify',
      address_pattern: '^quarrybank\\.example/verify\\?t=(?<report_number>(?:R-)?\\d{5})&k=(?<key>[A-Z0-9]{12})$',
      deep_link: null,
      needs: [],
      how: 'Scan the code.',
    },
    identifiers: [
      { field: 'report_number', label: 'Report', pattern: '^(?:R-)?\\d{5}$', example: 'R-12345', carries: null },
    ],
  });
  const compare = (reportNumber: string, carried: string) =>
    check.run(
      testArtifacts({
        laboratory,
        hosts: [codeHost(`https://quarrybank.example/verify?t=${carried}&k=3KFEG35YQ8P7`)],
        reportNumber: field(reportNumber, { label: 'Report' }),
      }),
    );

  test('a number is held against the one meant, in whichever form the two are printed', () => {
    expect(compare('34921', 'R-39277')).toMatchObject({
      outcome: 'fail',
      severity: 'decisive',
      rests: ['report_number'],
    });
    expect(compare('39277', 'R-39277').outcome).toBe('pass');
    expect(compare('R-39277', '39277').outcome).toBe('pass');
  });

  test('a number is not held to the grammar of its keys', () => {
    const key = { field: 'key', label: 'Key', pattern: '^[A-Z0-9]{12}$', example: '3KFEG35YQ8P7', carries: null };
    const both = registered({ ...laboratory.laboratory, identifiers: [key, ...laboratory.laboratory!.identifiers] });
    const reportNumber = field('ABCDEFGHIJ12');
    expect(check.run(testArtifacts({ laboratory: both, hosts, reportNumber })).outcome).toBe('not-applicable');
  });

  test('a number of another kind than the laboratory prints is not', () => {
    expect(compare('2026/07', 'R-39277').outcome).toBe('not-applicable');
  });

  test('where we have seen few reports of it, it is a doubt', () => {
    const found = (reports_seen: string) =>
      testArtifacts({
        laboratory: registered({ ...laboratory.laboratory, reports_seen }),
        hosts: [codeHost('https://quarrybank.example/verify?t=39277&k=3KFEG35YQ8P7')],
        reportNumber: field('34921', { label: 'Report' }),
      });
    expect(check.run(found('few')).severity).toBe('doubt');
    expect(check.run(found('many')).severity).toBe('decisive');
  });

  test('where its codes lead to a search page, a number in one is a doubt', () => {
    const search = registered({
      ...laboratory.laboratory,
      verification: {
        ...laboratory.laboratory!.verification!,
        address_pattern: '^quarrybank\\.example/search(?:\\?.*)?$',
      },
    });
    const found = testArtifacts({
      laboratory: search,
      hosts: [codeHost('https://quarrybank.example/search?t=39277')],
      reportNumber: field('34921'),
    });
    expect(check.run(found)).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['report_number'] });
  });

  test('nor is one against a folder that is numbered otherwise', () => {
    const folders = registered({
      ...laboratory.laboratory,
      verification: {
        ...laboratory.laboratory!.verification!,
        address_pattern: '^quarrybank\\.example/(?<report_number>[A-Z0-9-]+)$',
      },
    });
    expect(
      check.run(
        testArtifacts({
          laboratory: folders,
          hosts: [codeHost('https://quarrybank.example/COA0632-5')],
          reportNumber: field('R-39277'),
        }),
      ).outcome,
    ).toBe('not-applicable');
  });
});

test('the name of a record in a data base is none of the printed numbers', () => {
  const record = (id: string) => run('QA-220517-9322', null, [codeHost(`https://quarrybank.example/coa/${id}`)]);
  expect(record('ee1b30d13037a54').outcome).toBe('not-applicable');
  expect(record('EE1B30D13037A54')).toMatchObject({ outcome: 'fail', severity: 'doubt' });
  expect(run('qa-220517-9322', null, [codeHost('https://quarrybank.example/coa/qa-220518-1111')])).toMatchObject({
    outcome: 'fail',
  });
});

test('a number that only the code has is no other key', () => {
  const code = codeHost('https://harbourline.example/s/HTS250806117');
  const found = (label: string) =>
    check.run(
      testArtifacts({
        hosts: [code],
        key: field('HLX558026133'),
        reportNumber: { ...field('HTS250806117'), label },
      }),
    );
  expect(found(code.label).outcome).toBe('not-applicable');
});

describe('a laboratory whose codes carry its keys', () => {
  const laboratory = registered({
    hosts: [{ host: 'quarrybank.example', use: 'site' }],
    verification: {
      url: 'https://quarrybank.example/',
      address_pattern: '^quarrybank\\.example/v/(?<key>[A-Z0-9]{8})$',
      deep_link: null,
      needs: ['key'],
      how: 'Type it.',
    },
    identifiers: [{ field: 'key', label: 'Key', pattern: '^[A-Z0-9]{8}$', example: 'AB12CD34', carries: null }],
  });
  const own = codeHost('https://quarrybank.example/v/AXJ2GBQJ');
  const severity = (label: string, value: string, codes = [own]) =>
    check.run(testArtifacts({ laboratory, hosts: codes, key: field(value, { label }) })).severity;

  test('is contradicted by another key, not by a coupon or by the code of a client’s account', () => {
    expect(severity('Unique key', 'M7TT2WNA')).toBe('decisive');
    for (const label of ['Use code:', 'Code', 'Client portal access code', 'Anti-counterfeit code'])
      expect(severity(label, 'M7TT2WNA'), label).toBe('doubt');
  });

  test.each(['Key', 'Task no.', 'Report no.', 'Certificate no.', 'COA no.', 'Accession', 'Analysis no.'])(
    '“%s” is a label of its numbers',
    (label) => {
      expect(severity(label, 'M7TT2WNA')).toBe('decisive');
    },
  );

  test.each([
    'Coupon key',
    'Discount key',
    'Promo key',
    'Portal key',
    'Client key',
    'Account key',
    'Counterfeit key',
    'ORDER KEY',
    'Invoice key',
    'Vendor key',
    'Key of standard',
    'Keyword',
    'Lot',
  ])('“%s” is a label of something else', (label) => {
    expect(severity(label, 'M7TT2WNA')).toBe('doubt');
  });

  test('nor by what another code on the page carries, or by the code of somebody else', () => {
    expect(severity('Unique key', 'M7TT2WNA', [own, codeHost('https://quarrybank.example/v/M7TT2WNA')])).toBe('doubt');
    const vial = codeHost('https://vial-shop.example/v/AXJ2GBQJ');
    expect(severity('Unique key', 'M7TT2WNA', [vial])).toBe('doubt');
    expect(severity('Unique key', 'M7TT2WNA', [vial, own])).toBe('decisive');
  });
});
