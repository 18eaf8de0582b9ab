import { describe, expect, test } from 'vitest';
import { findCodeHosts } from './find-code-hosts.ts';

const hostsOf = (text: string): string[] => findCodeHosts(text).map(({ host }) => host);

describe('a code leads where a browser goes with the whole of it', () => {
  test.each([
    ['https://lab.example/verify?t=1&k=2', 'lab.example'],
    ['HTTPS://WWW.LAB.EXAMPLE/V/1', 'www.lab.example'],
    ['lab.example/verify/1', 'lab.example'],
    ['lab.example', 'lab.example'],
    ['https://lab.example./P', 'lab.example'],
    ['https://lab.example/verify/1 Sample 12', 'lab.example'],
    ['https://lab.example Sample 12', 'lab.example'],
    // The address of somebody is no part of the host, and a path is none.
    ['https://lab.example@elsewhere.shop/P', 'elsewhere.shop'],
    ['https://lab.example:443@elsewhere.shop/P', 'elsewhere.shop'],
    ['lab.example:443@elsewhere.shop/P', 'elsewhere.shop'],
    ['lab.example@elsewhere.shop/P', 'elsewhere.shop'],
    ['https://elsewhere.sbs\\@lab.example/P', 'elsewhere.sbs'],
    ['http://203.0.113.7/lab.example/P', '203.0.113.7'],
    ['https://203.0.113.7/#lab.example/P', '203.0.113.7'],
    ['https://3405803783/lab.example/P', '203.0.113.7'],
    ['https://[2001:db8::1]/lab.example', '[2001:db8::1]'],
    ['https://elsewhere.sbs/lab.example/P', 'elsewhere.sbs'],
    ['elsewhere.sbs/lab.example/P', 'elsewhere.sbs'],
    ['lab.example;@elsewhere.shop/P', 'elsewhere.shop'],
    ['elsewhere.shop:443/lab.example', 'elsewhere.shop'],
    ['https://elsewhere.onion/P', 'elsewhere.onion'],
    ['https://elsewhere.рф/P', 'elsewhere.xn--p1ai'],
    ['https://l\u0430b.example/P', 'xn--lb-7kc.example'],
    ['https://lab.example\u3002elsewhere.shop/', 'lab.example.elsewhere.shop'],
    ['https://lab.example\n.elsewhere.shop/', 'lab.example.elsewhere.shop'],
  ])('%s', (text, host) => {
    expect(hostsOf(text)).toEqual([host]);
  });

  test.each([
    'javascript:alert(1)//lab.example',
    'data:text/html,<a href=https://lab.example>',
    'intent://lab.example/#Intent;end',
    'smsto:+441632960001:see https://lab.example',
    'other://lab.example/P',
    'https://',
    'https://<where.shop/lab.example',
    'elsewhere.zzz/lab.example/P',
    '27457',
    'BPC-157.Batch',
    'REPORT.P1',
    '1.234.567',
    'C62H98N16O22',
    '',
  ])('%s leads to none', (text) => {
    expect(hostsOf(text)).toEqual([]);
  });
});

describe('a code with other text', () => {
  test.each([
    ['Sample 123 www.lab.com', ['www.lab.com']],
    ['Sample 123: (lab.com/verify/1)', ['lab.com']],
    ['BEGIN:VCARD\nFN:Larkfield\nURL:https://lab.example/x\nEND:VCARD', ['lab.example']],
    ['MECARD:N:Larkfield;URL:lab.example;;', ['lab.example']],
    ['one.example two.example', ['one.example', 'two.example']],
    ['see https://elsewhere.shop/lab.example', ['elsewhere.shop']],
  ])('%s', (text, hosts) => {
    expect(hostsOf(text)).toEqual(hosts);
  });

  test('holds the address of a mailbox, which verifies nothing', () => {
    for (const text of ['mailto:post@lab.example', 'post@lab.example', 'Questions: post@lab.example'])
      expect(findCodeHosts(text)).toMatchObject([{ host: 'lab.example', email: true, forVerification: false }]);
  });
});

test('gives the path with what follows it, and the text as it was read', () => {
  const text = ' https://lab.example/verify?t=1#k ';
  expect(findCodeHosts(text)).toEqual([
    { host: 'lab.example', path: '/verify?t=1#k', forVerification: true, email: false, text },
  ]);
  expect(findCodeHosts('https://lab.example/')[0]?.path).toBe('');
});
