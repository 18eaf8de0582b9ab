import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CheckReport, CheckReportWithEvidence } from '../src/coa/report/report.ts';

const BORROWED = 'fixtures/certificates/borrowed.jpg';
const RECEIPT = 'fixtures/certificates/not-certificate.jpg';
const TODAY = ['--today', '2026-11-20'];

const folder = mkdtempSync(join(tmpdir(), 'coa-'));
afterAll(() => rmSync(folder, { recursive: true }));
const TEXT = join(folder, 'notes.png');
writeFileSync(TEXT, 'This is no picture.');
const SPACED = join(folder, 'a name with spaces & “marks”.jpg');
copyFileSync(RECEIPT, SPACED);

async function coa(parameters: readonly string[], input = ''): Promise<{ code: number; out: string; err: string }> {
  const child = spawn('node_modules/.bin/node', ['scripts/coa.ts', ...parameters]);
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  child.stdin.on('error', () => undefined).end(input);
  const code = await new Promise<number>((resolve) => child.on('close', resolve));
  return { code, out, err };
}

describe('how it is called', () => {
  test.each([['--wrong'], ['--vendor'], ['--json=yes', RECEIPT]])(
    '%s: a plain message and the usage, no stack',
    async (...parameters) => {
      const { code, out, err } = await coa(parameters);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain('--ndjson');
      expect(err).not.toMatch(/\bat .*:\d+:\d+/);
    },
  );

  test('without a file: the usage, as an error', async () => {
    expect(await coa([])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('FILE… [--page N] [--vendor HOST]'),
    });
  });

  test('for help', async () => {
    expect(await coa(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--ndjson'), err: '' });
  });

  test.each([
    ['--today', '2026-02-30'],
    ['--vendor', 'not a host'],
  ])('with a wrong %s %s: which one', async (option, value) => {
    expect(await coa([RECEIPT, option, value])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(new RegExp(`^${option}: .+`)),
    });
  });

  test('with an option that there is not', async () => {
    const { code, out } = await coa([RECEIPT, '--vendr', 'a.example']);
    expect(code).not.toBe(0);
    expect(out).toBe('');
  });
});

/** Each of these starts a reader of its own. */
const SLOW = { timeout: 60_000 };

describe('files', SLOW, () => {
  test('are described for a person; one that cannot be read does not stop the others', async () => {
    const { code, out, err } = await coa([
      join(folder, 'missing.jpg'),
      TEXT,
      BORROWED,
      '--vendor',
      'fenlandreagents.example',
      ...TODAY,
    ]);
    expect(code).toBe(1);
    expect(err).toContain('missing.jpg: There is no such file.');
    expect(err).toMatch(/notes\.png: This is not a picture/);
    expect(out).toMatch(new RegExp(`^${BORROWED}: borrowed \\(confidence 0\\.\\d+\\)`));
    for (const part of ['laboratory: Partnerlab', 'client: Humber Molecular', 'Against it', 'What to do: '])
      expect(out).toContain(part);
  });

  test('as JSON: exactly the eight fields, held against the day given', async () => {
    const plain = await coa([BORROWED, '--json', '--today', '2028-01-15']);
    expect(plain.code).toBe(0);
    expect(CheckReport.parse(JSON.parse(plain.out))).toMatchObject({ lab_named: 'Partnerlab', verdict: 'stale' });
  });
});

describe('held against a second copy', SLOW, () => {
  const PAGE = 'fixtures/certificates/reallab-png.png';
  const smaller = join(folder, 'from the laboratory.webp');
  const saved = join(folder, 'saved.jpg');

  beforeAll(async () => {
    const { width = 0 } = await sharp(PAGE).metadata();
    await sharp(PAGE)
      .resize(Math.round(width * 0.8))
      .extend({ top: 150, left: 200, right: 200, background: '#dde3ea' })
      .webp({ quality: 88 })
      .toFile(smaller);
    await sharp(PAGE).jpeg({ quality: 80 }).toFile(saved);
  });

  test('one line says what it came to, under the answer', async () => {
    const { code, out } = await coa([saved, '--against', smaller, ...TODAY]);
    expect(code).toBe(0);
    expect(out).toMatch(/Against the copy: The same report\.\n {2}- All \d+ words/);
  });

  test('in bulk a second field; the same file proves nothing', async () => {
    const line = JSON.stringify({ image: PAGE, against: PAGE });
    const { out } = await coa(['--ndjson', ...TODAY], line);
    expect(JSON.parse(out)).toMatchObject({ comparison: { verdict: 'cannot-tell', hindrance: 'same-file', page: 1 } });
  });

  test('a copy that is not there is named, not the file that was to be held against it', async () => {
    const none = join(folder, 'none.png');
    const { code, err } = await coa([PAGE, '--against', none, ...TODAY]);
    expect(code).toBe(2);
    expect(err).toMatch(`--against: ${none}: There is no such file.`);
    expect(err).not.toContain(PAGE);
    const bulk = await coa(['--ndjson', ...TODAY], JSON.stringify({ image: PAGE, against: none }));
    expect(JSON.parse(bulk.out)).toMatchObject({ error: `The copy ${none} cannot be read: There is no such file.` });
  });
});

describe('in bulk', SLOW, () => {
  const lines = [
    JSON.stringify({ image: BORROWED, vendor: 'fenlandreagents.example' }),
    '',
    JSON.stringify({ image: join(folder, 'missing.jpg') }),
    '{"image": "cut short',
    JSON.stringify({ image: TEXT }),
    JSON.stringify({ image: BORROWED, vendor: 'not a host' }),
    JSON.stringify({ image: BORROWED, seller: 'a.example' }),
    JSON.stringify({ image: SPACED, vendor: null }),
  ];

  test('each line is answered by one line in the same order, with evidence if asked for; a bad one carries an error and the run goes on', async () => {
    const { code, out, err } = await coa(['--ndjson', '--evidence', ...TODAY], lines.join('\n'));
    expect(code).toBe(0);
    // Progress is for a terminal only.
    expect(err).not.toContain('checked');
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answers).toHaveLength(lines.length - 1);
    for (const { ms } of answers) expect(ms).toBeGreaterThanOrEqual(0);
    const [checked, missing, malformed, text, host, unknown, spaced] = answers.map(({ ms: _, ...answer }) => answer);

    const { image, ...report } = checked!;
    expect(image).toBe(BORROWED);
    expect(CheckReportWithEvidence.parse(report).verdict).toBe('borrowed');
    expect(missing).toEqual({ image: join(folder, 'missing.jpg'), error: 'There is no such file.' });
    expect(malformed).toEqual({ image: '', error: expect.any(String) });
    expect(text).toEqual({ image: TEXT, error: expect.stringContaining('not a picture') });
    for (const refused of [host, unknown])
      expect(refused).toEqual({ image: expect.any(String), error: expect.any(String) });
    expect(spaced).toMatchObject({ image: SPACED, verdict: 'unclear' });
  });

  test('nothing to do is no error', async () => {
    expect(await coa(['--ndjson'], '\n\n')).toMatchObject({ code: 0, out: '' });
  });
});

describe('several files', () => {
  test('pages that carry one number and key and name two products are said to contradict one another', async () => {
    const other = join(folder, 'another-product.png');
    const [left, top, width, height] = [640, 204, 180, 36];
    const text = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><text x="4" y="26" font-family="Liberation Sans, DejaVu Sans" font-size="24">KPV 10 mg</text></svg>`;
    await sharp('fixtures/certificates/genuine-qr.png')
      .composite([{ input: Buffer.from(text), left, top }])
      .png()
      .toFile(other);
    const both = ['fixtures/certificates/genuine-qr.png', other];
    const { out } = await coa([...both, ...TODAY]);
    expect(out).toMatch(/2 pages of Partnerlab share the report number “27457” and .* but name different products/);
    expect(out).toContain('so rely on none of them until the laboratory says which');
    const lines = both.map((image) => JSON.stringify({ image })).join('\n');
    const answers = (await coa(['--ndjson', ...TODAY], lines)).out.trim().split('\n');
    const found = answers.slice(2).map((line) => JSON.parse(line).contradiction);
    expect(found).toMatchObject([{ differs: 'product', pages: both.map((name) => ({ name })), unclear: both }]);
    expect(found[0].marks.map(({ mark }: { mark: string }) => mark)).toEqual(
      expect.arrayContaining(['report_number', 'key']),
    );
  }, 60_000);

  test('the same page twice contradicts nothing', async () => {
    const { out } = await coa([BORROWED, BORROWED, ...TODAY]);
    expect(out).not.toContain('name different');
  }, 60_000);
});
