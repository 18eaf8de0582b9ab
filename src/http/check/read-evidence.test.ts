import { expect, test } from 'vitest';
import { readEvidence } from './read-evidence.ts';

const read = (query: string) => readEvidence(`https://service.example/api/check-coa${query}`);

test.each([
  '?evidence=1',
  '?evidence=true',
  '?evidence=Yes',
  '?evidence=1%20',
  '?evidence',
  '?evidence=',
  '?EVIDENCE=1',
  '?a=b&evidence=1',
])('%s asks for the evidence', (query) => {
  expect(read(query)).toBe(true);
});

test.each(['', '?', '?evidence=0', '?evidence=false', '?evidence=no', '?other=1'])('%j asks for none', (query) => {
  expect(read(query)).toBe(false);
});

test.each(['?evidence=2', '?evidence=full', '?evidence=1&evidence=maybe'])(
  '%s is refused, and says what to send',
  (query) => {
    expect(() => read(query)).toThrow(
      expect.objectContaining({
        id: 'invalid-fields',
        message: expect.stringContaining('?evidence=1'),
        extras: { members: { errors: [expect.objectContaining({ field: 'evidence', pointer: '' })] } },
      }),
    );
  },
);
