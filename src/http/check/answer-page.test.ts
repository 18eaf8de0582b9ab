import { expect, test } from 'vitest';
import { HttpProblem } from '../problem.ts';
import { answerPage, problemPage } from './answer-page.ts';

const REPORT = {
  verdict: 'unclear' as const,
  confidence: 0.4,
  lab_named: '',
  client_field: '',
  green_flags: ['Its dates are in a possible order.'],
  red_flags: ['It names no laboratory.'],
  plain_english: 'Nine words were read.',
  what_to_do: 'Send a larger picture.',
};
const words = { heading: 'It is unclear', meaning: 'What that means.', sure: 'How sure: firm.' };
const headings = (html: string) => [...html.matchAll(/<h[12]>(.*?)<\/h[12]>/g)].map(([, text]) => text);

test('the page says what was found, what to do, and what speaks against and for it', async () => {
  const html = await answerPage(REPORT, words, 'page.png').text();
  expect(headings(html)).toEqual([
    'It is unclear',
    'What to do',
    'What speaks against it, or is in doubt',
    'What was seen',
    'Routine checks that held',
  ]);
  for (const text of [
    'The file: page.png.',
    'What that means.',
    'How sure: firm.',
    'Send a larger picture.',
    'It names no laboratory.',
    'Nine words were read.',
    'Its dates are in a possible order.',
  ])
    expect(html).toContain(`>${text}<`);
});

test('what there is none of has no heading, and a file without a name no line', async () => {
  const html = await answerPage({ ...REPORT, green_flags: [], red_flags: [] }, words, '').text();
  expect(headings(html)).toEqual(['It is unclear', 'What to do', 'What was seen']);
  expect(html).not.toMatch(/The file|<p><\/p>|<ul>/);
  expect(html).toContain('<title>It is unclear · Check a certificate</title>');
});

test('a refusal is a page with its status, its sentence and its headers', async () => {
  const page = problemPage(new HttpProblem('check-unavailable', 'Try <again>.', { headers: { 'Retry-After': '5' } }));
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toContain('<p>Try &#60;again&#62;.</p>');
});
