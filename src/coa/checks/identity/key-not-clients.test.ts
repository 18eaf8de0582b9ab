import { expect, test } from 'vitest';
import { field, registered, testArtifacts } from '../../testing/fields.ts';
import check from './key-not-clients.ts';

const GRAMMAR = {
  field: 'key',
  label: 'Search Code',
  pattern: '^(?<client>[A-Za-z0-9&]{4})(?<report_number>(?<yymmdd>\\d{6})\\d{4})$',
  example: 'Whol2604280197',
  carries: 'received',
};
const run = (key: string, client: string, label = 'Search Code', identifiers: object[] = [GRAMMAR]) =>
  check.run(
    testArtifacts({
      laboratory: registered({ identifiers }),
      key: field(key, { label }),
      client: field(client),
    }),
  );

test('a key that begins with another client’s letters raises a doubt, and names both', () => {
  const finding = run('Hums2605060164', 'Fenland Research');
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['key', 'client'] });
  expect(finding.flag).toBe(
    'The key begins with “Hums”, which is not how the client’s name, “Fenland Research”, begins.',
  );
});

test.each([
  ['Fenl2605060164', 'Fenland Research', 'the letters agree'],
  ['FENL2605060164', 'Fenland Research', 'capitals mean nothing'],
  ['S1Re2605060164', 'S1 Research', 'blanks are left out'],
  ['VO0Q2605060164', 'EVOQ', 'two letters of four may be misread'],
  ['lron2605060164', 'Iron Works', 'letters of one shape are one'],
])('%s of %s is no finding: %s', (key, client) => {
  expect(run(key, client).outcome).toBe('pass');
});

test('what cannot be compared is not judged', () => {
  expect(run('Hums2605060164', 'Fenland Research', '').outcome).toBe('not-applicable');
  expect(run('Hums2605060164', 'F&L').outcome).toBe('not-applicable');
  expect(run('2605060164', 'Fenland Research').outcome).toBe('not-applicable');
  expect(run('Hums2605060164', 'Fenland Research', 'Key', []).outcome).toBe('not-applicable');
  expect(check.run(testArtifacts({ laboratory: registered({}) })).outcome).toBe('not-applicable');
  expect(check.run(testArtifacts({})).outcome).toBe('not-applicable');
});
