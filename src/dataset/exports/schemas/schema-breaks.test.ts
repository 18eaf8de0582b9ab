import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schemaBreaks } from './schema-breaks.ts';

const released = z.object({
  id: z.string(),
  rating: z.number().nullable(),
  list: z.array(z.object({ a: z.string() })),
  place: z.object({ x: z.int() }).nullable(),
});
const breaksOf = (next: z.ZodType) => schemaBreaks(z.toJSONSchema(released), z.toJSONSchema(next));
const { shape } = released;

describe('schemaBreaks', () => {
  it.each<[string, z.ZodType]>([
    ['nothing changed', released],
    ['a field was added', released.extend({ more: z.string() })],
    ['a field was added within a list', released.extend({ list: z.array(z.object({ a: z.string(), b: z.string() })) })],
    ['a value can no longer be null', released.extend({ rating: z.number() })],
    ['a number became an integer', released.extend({ rating: z.int().nullable() })],
  ])('finds none where %s', (_what, next) => {
    expect(breaksOf(next)).toEqual([]);
  });

  it.each<[string, z.ZodType, string]>([
    ['dropped', released.omit({ id: true }), 'id: expected the field to stay'],
    ['renamed', released.omit({ rating: true }).extend({ stars: shape.rating }), 'rating: expected the field to stay'],
    ['dropped within a list', released.extend({ list: z.array(z.object({})) }), 'list[].a: expected the field to stay'],
    [
      'dropped within an object that may be null',
      released.extend({ place: z.object({}).nullable() }),
      'place.x: expected the field to stay',
    ],
    ['made optional', released.extend({ id: z.string().optional() }), 'id: expected the field to be there always'],
    ['given another type', released.extend({ id: z.number() }), 'id: expected string, as released; now also number'],
    [
      'made nullable',
      released.extend({ id: z.string().nullable() }),
      'id: expected string, as released; now also null',
    ],
    ['turned from a list', released.extend({ list: z.string() }), 'list: expected array, as released; now also string'],
  ])('reports a field that was %s', (_what, next, sentence) => {
    expect(breaksOf(next).join('\n')).toContain(sentence);
  });
});
