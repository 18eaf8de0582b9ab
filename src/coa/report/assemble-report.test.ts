import { expect, test } from 'vitest';
import type { Fields } from '../fields/fields.ts';
import { testContainer } from '../testing/container.ts';
import { field, registered, testFields, unregistered } from '../testing/fields.ts';
import { result } from '../testing/results.ts';
import type { Decision } from '../verdict/decide.ts';
import { assembleReport } from './assemble-report.ts';

const read = testFields({
  laboratory: registered({ name: 'Quarrybank Analytical' }),
  client: field('Humber Molecular'),
});

/** The report on a page of few words in a picture of the size given. */
function report(decision: Decision, fields: Fields = read, width = 1200) {
  return assembleReport({
    page: {
      picture: { width, height: 1600, format: 'png' },
      container: testContainer(),
      codes: [],
      reading: { words: 9, confidence: 0.4 },
      placed: [],
      others: [],
      sent: { turned: 0, width, height: 1600, toSent: [1, 0, 0, 0, 1, 0, 0, 0, 1] },
    },
    judgement: {
      fields,
      results: [result('a', 'pass'), ...decision.because.map((id) => result(id, 'decisive'))],
      decision,
      confidence: { value: 0.7, answer: 'unclear', right: 1, given: 2, why: [] },
    },
    vendor: null,
    partnerName: 'Partnerlab',
    staleMonths: 12,
    today: '2026-11-20',
    timings: {},
  });
}

test('of a page that was read it names laboratory and client and says what held', () => {
  expect(report({ verdict: 'real-lab-not-partnerlab', because: [] })).toMatchObject({
    verdict: 'real-lab-not-partnerlab',
    confidence: 0.7,
    lab_named: 'Quarrybank Analytical',
    client_field: 'Humber Molecular',
    green_flags: ['Green a.'],
    red_flags: [],
  });
  expect(report({ verdict: 'unclear', because: ['several-frames'] }).green_flags).toEqual(['Green a.']);
});

test('of one of which too little was read it takes no name, and nothing speaks for it', () => {
  const poor = report({ verdict: 'unclear', because: ['too-little-read'] });
  expect(poor).toMatchObject({
    lab_named: '',
    client_field: '',
    green_flags: [],
    red_flags: ['Red too-little-read.'],
  });
  expect(poor.evidence.checks.map(({ flag }) => flag)).toEqual([null, 'Red too-little-read.']);
  expect(poor.what_to_do).toContain('too blurred');
  expect(report({ verdict: 'unclear', because: ['too-little-read'] }, read, 500).what_to_do).toContain('500 by 1600');
});

test('a laboratory that a seller’s own sheet quotes is not named, another issuer is', () => {
  const selfMade = { verdict: 'self-made', because: ['issued-by-seller'] } as const;
  const named = (fields: Fields) => report({ ...selfMade, because: [...selfMade.because] }, fields).lab_named;
  expect(named(read)).toBe('');
  expect(named({ ...read, laboratory: unregistered('Tarn Chemicals') })).toBe('Tarn Chemicals');
  expect(named({ ...read, laboratory: null })).toBe('');
});

test('names are repeated within bounds', () => {
  const laboratory = unregistered(`Tarn <b>${'x'.repeat(200)}`);
  const { lab_named, client_field } = report(
    { verdict: 'unclear', because: [] },
    { ...read, laboratory, client: field('<b>Humber') },
  );
  expect(lab_named).toMatch(/^Tarn bx+…$/);
  expect(client_field).toBe('bHumber');
});
