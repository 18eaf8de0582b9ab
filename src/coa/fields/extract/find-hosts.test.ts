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
  ])('%s', (text, host, path) => {
    expect(first(text)).toMatchObject({ host, path, forVerification: true, email: false, text });
  });

  test('an e-mail address gives its host, which verifies nothing', () => {
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
