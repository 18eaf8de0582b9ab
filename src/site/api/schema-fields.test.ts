import { expect, test } from 'vitest';
import { fieldsOf } from './schema-fields.ts';

const document = {
  paths: {},
  components: {
    schemas: {
      Record: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'string', description: 'Identifier.' },
          seen: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
          sources: { type: 'array', items: { $ref: '#/components/schemas/Source' } },
          verdict: { type: 'string', enum: ['a', 'b'] },
          source: { $ref: '#/components/schemas/Source' },
        },
      },
      Source: { type: 'object', description: 'Where from.' },
    },
  },
};

test('of a choice the fields of the first are told', () => {
  expect(fieldsOf({ anyOf: [{ $ref: '#/components/schemas/Record' }, { type: 'array' }] }, document)).toHaveLength(5);
});

test('fields of a referenced schema are told in words', () => {
  expect(fieldsOf({ $ref: '#/components/schemas/Record' }, document)).toEqual([
    { name: 'id', type: 'string', required: true, description: 'Identifier.' },
    { name: 'seen', type: 'day or null', required: false, description: '' },
    { name: 'sources', type: 'list of Source', required: false, description: '' },
    { name: 'verdict', type: '"a" or "b"', required: false, description: '' },
    { name: 'source', type: 'Source', required: false, description: 'Where from.' },
  ]);
});
