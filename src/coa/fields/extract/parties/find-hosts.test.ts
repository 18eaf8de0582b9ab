import { describe, expect, test } from 'vitest';
import { bareHost, belongsTo, findHosts, registrableHost } from './find-hosts.ts';

const first = (text: string, forVerification = true) => findHosts(text, forVerification)[0];

describe('hosts in a line', () => {
  test.each([
    ['Verify this test at www.janoshik.com/verify/ with the following unique key', 'www.janoshik.com', '/verify/'],
    [
      'https://partnerlab.example/verify?t=89260&k=3KFEG35YQ8P7',
      'partnerlab.example',
      '/verify?t=89260&k=3KFEG35YQ8P7',
    ],
    ['PARTNERLAB.EXAMPLE', 'partnerlab.example', ''],
    ['See www . janoshik . com', 'www.janoshik.com', ''],
    ['Searchable via horizonanalytical.com.', 'horizonanalytical.com', ''],
    [
      'reports.harbourside-assay.example/HA-260312-028/6ETLF89V',
      'reports.harbourside-assay.example',
      '/HA-260312-028/6ETLF89V',
    ],
    ['www.humber.co.uk', 'www.humber.co.uk', ''],
    ['Report check: larkfieldanalys.se/r/', 'larkfieldanalys.se', '/r/'],
    ['www.larkfield.it', 'www.larkfield.it', ''],
  ])('%s', (text, host, path) => {
    expect(first(text)).toMatchObject({ host, path, forVerification: true, email: false, text });
  });

  test('an email address gives its host, which verifies nothing', () => {
    expect(first('Questions: post@quarrybank.example')).toMatchObject({
      host: 'quarrybank.example',
      email: true,
      forVerification: false,
    });
    expect(first('post @ quarrybank.example')).toMatchObject({ email: true });
  });

  test('several hosts of one line', () => {
    expect(findHosts('www.quarrybank.example or verify.quarrybank.example', false).map(({ host }) => host)).toEqual([
      'www.quarrybank.example',
      'verify.quarrybank.example',
    ]);
  });

  test.each([
    '',
    '99.35 %',
    'Dr. J. Smith',
    'e.g. this',
    'C62H98N16O22',
    '1.234.567',
    'LOT.35822',
    'BPC-157.Batch',
    '2026.08.25',
  ])('"%s" holds none', (text) => {
    expect(findHosts(text, true)).toEqual([]);
  });
});

test('bare without www', () => {
  expect(bareHost('WWW.Janoshik.com')).toBe('janoshik.com');
  expect(bareHost('verify.janoshik.com')).toBe('verify.janoshik.com');
});

test('a host belongs to itself and to what it lies below, not to what it resembles', () => {
  expect(belongsTo('www.janoshik.com', 'janoshik.com')).toBe(true);
  expect(belongsTo('verify.janoshik.com', 'janoshik.com')).toBe(true);
  expect(belongsTo('janoshik.com.evil.test', 'janoshik.com')).toBe(false);
  expect(belongsTo('notjanoshik.com', 'janoshik.com')).toBe(false);
});

test('the part that somebody registers', () => {
  expect(registrableHost('verify.janoshik.com')).toBe('janoshik.com');
  expect(registrableHost('shop.humber.co.uk')).toBe('humber.co.uk');
  expect(registrableHost('a.b.partnerlab.example')).toBe('partnerlab.example');
});

describe('where a host ends and its path begins', () => {
  test.each([
    ['(see quarrybank.example/coa), or call', 'quarrybank.example', '/coa'],
    ['quarrybank.example/coa; quoted', 'quarrybank.example', '/coa'],
    ['“quarrybank.example/coa".', 'quarrybank.example', '/coa'],
    ["quarrybank.example/coa.'.", 'quarrybank.example', '/coa'],
    ['quarrybank.example/a.b c', 'quarrybank.example', '/a.b'],
    ['http://quarrybank.example', 'quarrybank.example', ''],
    ['https:/quarrybank.example/x', 'quarrybank.example', '/x'],
    ['http//quarrybank.example/x', 'quarrybank.example', '/x'],
    ['a-1.b2.quarrybank.co.uk/x', 'a-1.b2.quarrybank.co.uk', '/x'],
  ])('%s', (text, host, path) => {
    expect(findHosts(text, true)).toMatchObject([{ host, path }]);
  });

  test.each([
    'quarrybank.examples',
    'quarrybank.example-lab',
    'quarrybank.com.unknown',
    '-quarrybank.unknown',
    'x_.unknown',
    'quarrybank com',
  ])('"%s" is none, and not the part before', (text) => {
    expect(findHosts(text, true).map(({ host }) => host)).not.toContain('quarrybank.example');
    expect(findHosts(text, true).map(({ host }) => host)).not.toContain('quarrybank.com');
  });
});

describe('spaces that a reader puts in', () => {
  test.each([
    ['quarrybank . example', 'quarrybank.example'],
    ['quarrybank. com', 'quarrybank.com'],
    ['quarrybank .com', 'quarrybank.com'],
    ['lab1 . com', 'lab1.com'],
    ['WWW . QUARRYBANK.COM', 'www.quarrybank.com'],
    ['www. quarrybank.com', 'www.quarrybank.com'],
    ['www .quarrybank.com', 'www.quarrybank.com'],
  ])('%s', (text, host) => {
    expect(findHosts(text, true)).toMatchObject([{ host }]);
  });

  test('a sentence that ends before a word is no host', () => {
    expect(findHosts('Received in vial 12. Complete', true)).toEqual([]);
    expect(findHosts('99 . com', true)).toEqual([]);
    expect(findHosts('No impurity was found.It is pure', true)).toEqual([]);
  });
});

describe('mail addresses', () => {
  test.each([
    'post@quarrybank.example',
    'post @quarrybank.example',
    'post@ quarrybank.example',
    'post[at]quarrybank.example',
  ])('%s', (text) => {
    expect(findHosts(text, true)).toEqual([
      { host: 'quarrybank.example', path: '', forVerification: false, email: true, text },
    ]);
  });

  test('beside an address where reports are verified, each is what it is', () => {
    expect(findHosts('quarrybank.example or post@quarrybank.example', true)).toMatchObject([
      { email: false, forVerification: true },
      { email: true, forVerification: false },
    ]);
    expect(findHosts('post@quarrybank.example or quarrybank.example', true)).toMatchObject([
      { email: true, forVerification: false },
      { email: false, forVerification: true },
    ]);
    expect(findHosts('quarrybank.example', false)).toMatchObject([{ email: false, forVerification: false }]);
  });
});

test('bare without a numbered www, which nothing but the beginning is', () => {
  expect(bareHost('www2.quarrybank.example')).toBe('quarrybank.example');
  expect(bareHost('my.www.quarrybank.example')).toBe('my.www.quarrybank.example');
  expect(bareHost('wwwquarrybank.example')).toBe('wwwquarrybank.example');
});

test.each([
  ['shop.quarrybank.com.au', 'quarrybank.com.au'],
  ['shop.quarrybank.org.uk', 'quarrybank.org.uk'],
  ['shop.quarrybank.net.nz', 'quarrybank.net.nz'],
  ['lab.quarrybank.ac.uk', 'quarrybank.ac.uk'],
  ['lab.quarrybank.gov.uk', 'quarrybank.gov.uk'],
  ['co.uk', 'co.uk'],
  ['a.b.co.info', 'co.info'],
  ['x.y.de.uk', 'de.uk'],
  ['quarrybank.example', 'quarrybank.example'],
])('of %s somebody registers %s', (host, registered) => {
  expect(registrableHost(host)).toBe(registered);
});
