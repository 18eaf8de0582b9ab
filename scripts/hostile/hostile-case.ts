import { Random } from '../certificates/random.ts';
import { mutate } from './mutate.ts';

/** One hostile request, as it reaches the function. */
export interface HostileCase {
  /** Which kind of trouble it makes. */
  kind: 'json' | 'text' | 'vendor' | 'picture' | 'head';
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  '﷽',
  '𝕏',
  'ＡＢ',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-0',
  '1e999',
  '../../etc/passwd',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an attempt at a template, to be taken as text.
  '${7*7}',
  "'; DROP TABLE",
  '<script>alert(1)</script>',
  '%00',
  '%s%s%n',
  'data:',
  'data:,x',
  'data:image/png;base64,',
  'data:image/png;base64;base64,AAAA',
  'http://169.254.169.254/',
  'file:///etc/passwd',
  'A'.repeat(70_000),
];
const ODD_HOSTS = [
  'vеndor.example',
  'xn--a',
  'xn--',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(200)}example`,
  'vendor.example.',
  '.example',
  'vendor..example',
  '127.1',
  '0x7f.1',
  '[::1]',
  'vendor.example:0',
  'user@vendor.example',
  'vendor。example',
  'ＶＥＮＤＯＲ.example',
  'ß.example',
  'faß.example',
  '\u200dvendor.example',
  'a\u0300.example',
  'vendor.example\0.evil',
  'vendor_example',
  '-vendor.example',
  'localhost',
  'ﬁ.example',
  '١٢٣.example',
  '💩.example',
  'x.'.repeat(5_000),
];
const CONTENT_TYPES = [
  'application/json',
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'image/png',
  'multipart/form-data',
  'application/problem+json',
  ';',
  'application/',
];

/** A JSON value that nobody expects; nested at most a few levels, or very deep by its text. */
function oddValue(random: Random, depth = 0): string {
  if (depth > 3 || random.chance(0.4))
    return random.pick([
      JSON.stringify(random.pick(ODD_TEXTS)),
      'null',
      'true',
      '1e400',
      '-1',
      '[]',
      '{}',
      '0.1e-400',
      '"\\ud83d"',
      '"\\u0000"',
    ]);
  if (random.chance(0.1)) return `${'['.repeat(20_000)}${']'.repeat(random.chance(0.5) ? 20_000 : 19_999)}`;
  if (random.chance(0.5))
    return `[${Array.from({ length: random.whole(0, 5) }, () => oddValue(random, depth + 1)).join(',')}]`;
  return `{${Array.from({ length: random.whole(0, 5) }, () => `${JSON.stringify(random.pick(['image', 'vendor', '__proto__', 'constructor', 'toString', '', ...ODD_TEXTS.slice(0, 8)]))}:${oddValue(random, depth + 1)}`).join(',')}}`;
}

/**
 * The hostile request of a number: the same seed and number give the same request on every machine.
 * @param files sound files to start from (seedFiles).
 */
export function hostileCase(seed: string, number: number, files: readonly Buffer[]): HostileCase {
  const random = new Random(`${seed}/${number}`);
  const kind = random.next();
  if (kind < 0.55) return brokenPicture(random, files);
  if (kind < 0.7) return oddJson(random);
  if (kind < 0.8) return oddText(random, files);
  if (kind < 0.92) return oddVendor(random, files);
  return oddHead(random);
}

function post(random: Random, kind: HostileCase['kind'], body: Buffer | string): HostileCase {
  return {
    kind,
    method: 'POST',
    path: random.chance(0.1) ? '/api/check-coa?evidence=1&evidence=%00' : '/api/check-coa?evidence=1',
    headers: { 'Content-Type': 'application/json' },
    body: Buffer.from(body as string),
  };
}

/** A file with bytes changed, moved or mixed with those of another. */
function brokenPicture(random: Random, files: readonly Buffer[]): HostileCase {
  const picture = mutate(random.pick(files), random, random.pick(files)).toString('base64');
  const prefix = random.chance(0.3)
    ? random.pick([
        'data:image/png;base64,',
        'data:application/pdf;base64,',
        'data:;base64,',
        'data:text/html;charset=x;base64,',
      ])
    : '';
  const vendor = random.chance(0.3) ? { vendor: 'vendor.example' } : {};
  return post(random, 'picture', JSON.stringify({ image: prefix + picture, ...vendor }));
}

/** JSON of values that nobody expects, now and then broken off. */
function oddJson(random: Random): HostileCase {
  const json = random.chance(0.5)
    ? `{"image":${oddValue(random)},"vendor":${oddValue(random)},${JSON.stringify(random.pick(ODD_TEXTS))}:1}`
    : oddValue(random);
  const bytes = Buffer.from(json);
  if (random.chance(0.3) && bytes.length > 0) bytes[random.whole(0, bytes.length - 1)] = random.whole(0, 255);
  return post(random, 'json', random.chance(0.2) ? bytes.subarray(0, random.whole(0, bytes.length)) : bytes);
}

/** Base64 with something in it that does not belong there. */
function oddText(random: Random, files: readonly Buffer[]): HostileCase {
  let text = random.pick(files).toString('base64');
  for (let n = random.whole(1, 4); n > 0; n--) {
    const at = random.whole(0, text.length);
    text =
      text.slice(0, at) +
      random.pick(['=', '==', '-', '_', '\n', ' ', '\0', 'é', '%2B', 'data:image/png;base64,', ...ODD_TEXTS]) +
      text.slice(at + random.whole(0, 3));
  }
  return post(random, 'text', JSON.stringify({ image: text }));
}

function oddVendor(random: Random, files: readonly Buffer[]): HostileCase {
  const vendor = random.chance(0.6)
    ? random.pick(ODD_HOSTS)
    : random.text('aе.-_xn/:@%\u0000\u202e٠ß', random.whole(1, 40));
  return post(random, 'vendor', JSON.stringify({ image: files[0]!.subarray(0, 30).toString('base64'), vendor }));
}

/** A method and headers that do not go with the body. */
function oddHead(random: Random): HostileCase {
  const method = random.pick(['GET', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'POST']);
  const headers = {
    'Content-Type': random.pick(CONTENT_TYPES),
    ...(random.chance(0.3) ? { 'Content-Encoding': random.pick(['gzip', 'identity', 'x', '']) } : {}),
    ...(random.chance(0.3) ? { 'Content-Length': random.pick(['0', '-1', '99999999999', 'x', '1e9']) } : {}),
  };
  return {
    kind: 'head',
    method,
    path: '/api/check-coa',
    headers,
    body:
      method === 'GET' || method === 'HEAD'
        ? null
        : Buffer.from(random.pick(['', '{}', '\xef\xbb\xbf{}', 'null', '\0']), 'latin1'),
  };
}
