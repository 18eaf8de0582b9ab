import { describe, expect, test, vi } from 'vitest';
import type { Fields } from '../fields/fields.ts';
import { date, field, purity, registered, testArtifacts } from '../testing/fields.ts';
import { type Confirm, judge } from './judge.ts';

const MARKS = ['title', 'purity', 'batch', 'dates'];
/** A certificate of the partner laboratory whose purity, read once, is more than the whole. */
const artifacts = () =>
  testArtifacts({
    laboratory: registered({ id: 'lab-one' }),
    certificateMarks: MARKS,
    purity: purity(109.4),
  });
const withPurity =
  (replaced: object): Confirm =>
  async (fields): Promise<Fields> => ({ ...fields, purity: { ...fields.purity!, ...replaced } });

describe('a decisive finding on a field that was read once', () => {
  test('stands when the second reading agrees', async () => {
    const confirm = vi.fn(withPurity({ readings: 2 }));
    const { decision, fields } = await judge(artifacts(), confirm);
    expect(decision).toEqual({ verdict: 'fabricated', because: ['purity-impossible'] });
    expect(fields.purity?.readings).toBe(2);
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(confirm.mock.calls[0]![1]).toEqual(['purity']);
  });

  test('is a doubt when the second reading tells nothing, asked for twice at most', async () => {
    const confirm = vi.fn(withPurity({}));
    const { decision, results } = await judge(artifacts(), confirm);
    expect(decision).toEqual({ verdict: 'unclear', because: ['purity-impossible'] });
    expect(results.find(({ check }) => check.id === 'purity-impossible')!.finding!.severity).toBe('doubt');
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  test('goes when the second reading is another value, and the fields handed back have that', async () => {
    const given = artifacts();
    const { decision, fields, results } = await judge(given, withPurity({ value: 99.4, readings: 2 }));
    expect(decision.verdict).not.toBe('fabricated');
    expect(results.find(({ check }) => check.id === 'purity-impossible')!.finding!.outcome).toBe('pass');
    expect(fields.purity?.value).toBe(99.4);
    expect(given.fields.purity?.value).toBe(109.4);
  });
});

test('with nothing to hold against a page nothing is read again, and the confidence is that of the verdict', async () => {
  const confirm = vi.fn(withPurity({}));
  const page = artifacts();
  const { decision, confidence } = await judge({ ...page, fields: { ...page.fields, purity: purity(99.4) } }, confirm);
  expect(decision.verdict).toBe('genuine-independent');
  expect(confidence).toMatchObject({ answer: 'recognised' });
  expect(confirm).not.toHaveBeenCalled();
});

test('a doubt of the pixels that another check corroborates decides, before and after the fields are read again', async () => {
  const unlike = {
    name: 'date_received',
    box: [0, 0, 10, 10] as [number, number, number, number],
    score: 1.2,
    against: 'page' as const,
    weight: 'doubt' as const,
    differs: [],
  };
  const once = testArtifacts(
    {
      laboratory: registered({ id: 'lab-one' }),
      certificateMarks: MARKS,
      client: field('Humber Molecular'),
      batch: field('NR728841'),
      purity: purity(99.4),
      dates: [date('received', '2026-06-20'), date('reported', '2026-06-16')],
    },
    {
      localEdits: {
        pageClass: 'resaved',
        compared: 5,
        leftOut: 0,
        laboratoryKnown: false,
        anotherDesign: false,
        unlike: [unlike],
        faint: [],
        usual: [],
        copied: null,
      },
    },
  );
  const read = vi.fn(async (fields: Fields) => ({
    ...fields,
    dates: fields.dates.map((known) => ({ ...known, readings: 2 })),
  }));
  const { decision } = await judge(once, read);
  expect(decision).toEqual({ verdict: 'fabricated', because: ['field-unlike-its-page'] });
  expect(read.mock.calls.map((call) => [...new Set((call as unknown as [Fields, string[]])[1])].sort())).toEqual([
    ['date_received', 'date_reported'],
  ]);
  const { decision: unread } = await judge(once, async (fields) => fields);
  expect(unread.verdict).toBe('unclear');
});
