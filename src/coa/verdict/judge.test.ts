import { describe, expect, test, vi } from 'vitest';
import type { Fields } from '../fields/fields.ts';
import { purity, registered, testArtifacts } from '../testing/fields.ts';
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
  expect(confidence).toBeGreaterThan(0.5);
  expect(confirm).not.toHaveBeenCalled();
});
