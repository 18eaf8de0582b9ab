import { describe, expect, test } from 'vitest';
import { CHECKS } from '../checks/index.ts';
import { registered, unregistered } from '../testing/fields.ts';
import { result } from '../testing/results.ts';
import { DECISION_TABLE, decide } from './decide.ts';

const partner = registered({ id: 'lab-one' });
const other = registered({ id: 'lab-two' });
const verdict = (results: Parameters<typeof decide>[0], laboratory: Parameters<typeof decide>[1] = partner) =>
  decide(results, laboratory, 'lab-one').verdict;

test('every decision that a check declares stands in one row of the table, and only those', () => {
  const declared = CHECKS.flatMap(({ id, decides }) =>
    Object.entries(decides).flatMap(([severity, verdict]) =>
      verdict === 'nothing' ? [] : [`${verdict} ${severity} ${id}`],
    ),
  );
  const rows = DECISION_TABLE.flatMap(([verdict, severity, ids]) => ids.map((id) => `${verdict} ${severity} ${id}`));
  expect(rows.sort()).toEqual(declared.sort());
});

test('the rows stand in the order in which they win', () => {
  expect(DECISION_TABLE.map(([verdict, severity]) => `${verdict} ${severity}`)).toEqual([
    'unclear decisive',
    'self-made decisive',
    'fabricated decisive',
    'borrowed decisive',
    'stale decisive',
    'unclear doubt',
  ]);
});

describe('without a failure the laboratory decides', () => {
  test.each([
    ['the partner laboratory', partner, 'genuine-independent', []],
    ['another registered laboratory', other, 'real-lab-not-partnerlab', []],
    ['a laboratory that is not on our list', unregistered(), 'unclear', ['laboratory-not-registered']],
    ['none', null, 'unclear', ['laboratory-not-registered']],
  ] as const)('%s', (_, laboratory, verdict, because) => {
    expect(decide([result('purity-impossible', 'pass')], laboratory, 'lab-one')).toEqual({ verdict, because });
  });
});

const DECISIVE = [
  ['too-little-read', 'unclear'],
  ['page-not-a-certificate', 'unclear'],
  ['issued-by-seller', 'self-made'],
  ['purity-impossible', 'fabricated'],
  ['client-not-vendor', 'borrowed'],
  ['report-out-of-date', 'stale'],
] as const;

test.each(DECISIVE)('a decisive %s makes the verdict %s', (id, wanted) => {
  expect(decide([result('cas-number-wrong', 'note'), result(id, 'decisive')], partner, 'lab-one')).toEqual({
    verdict: wanted,
    because: [id],
  });
});

test('of several the first in the order of the table wins', () => {
  DECISIVE.forEach(([, wanted], index) => {
    const later = DECISIVE.slice(index)
      .reverse()
      .map(([id]) => result(id, 'decisive'));
    expect(verdict(later)).toBe(wanted);
  });
});

test.each([
  'verification-host-not-laboratorys',
  'code-contradicts-print',
  'purity-impossible',
  'purity-not-main-peak',
  'peak-table-does-not-add-up',
  'mass-not-of-compound',
  'date-in-future',
  'dates-out-of-order',
  'identifier-date-contradicts',
])('%s accuses when decisive, makes unclear when in doubt, and never decides as a note', (id) => {
  expect(verdict([result(id, 'decisive')])).toBe('fabricated');
  expect(verdict([result(id, 'doubt')])).toBe('unclear');
  expect(verdict([result(id, 'note')])).toBe('genuine-independent');
});

test.each(['identity-not-product', 'cas-number-wrong', 'content-far-from-claim', 'laboratory-not-registered'])(
  '%s never accuses, however it failed',
  (id) => {
    for (const severity of ['decisive', 'doubt', 'note'] as const)
      expect(verdict([result(id, severity)])).not.toBe('fabricated');
  },
);

test('a doubt does not outweigh what is certain', () => {
  expect(verdict([result('purity-impossible', 'doubt'), result('client-not-vendor', 'decisive')])).toBe('borrowed');
  expect(verdict([result('purity-impossible', 'doubt'), result('report-out-of-date', 'decisive')])).toBe('stale');
});

test('names every check that the verdict follows from', () => {
  expect(
    decide(
      [
        result('purity-impossible', 'decisive'),
        result('date-in-future', 'decisive'),
        result('client-not-vendor', 'decisive'),
      ],
      partner,
      'lab-one',
    ).because,
  ).toEqual(['purity-impossible', 'date-in-future']);
});

test('a check that broke or could not judge decides nothing', () => {
  expect(verdict([result('purity-impossible', 'error'), result('mass-not-of-compound', 'not-applicable')])).toBe(
    'genuine-independent',
  );
});
