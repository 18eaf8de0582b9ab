import { expect, test } from 'vitest';
import { field, registered, testArtifacts, unregistered } from '../../testing/fields.ts';
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
  expect(finding.why).toMatch(
    /’s keys begin with the first letters of the client’s name\. This one begins with “Hums”; the client is given as “Fenland Research”\.$/,
  );
  expect(check).toMatchObject({ decides: { doubt: 'unclear' }, uses: ['fields'], corroboratesPixels: true });
});

test.each([
  ['Fenl2605060164', 'Fenland Research', 'the letters agree'],
  ['FENL2605060164', 'Fenland Research', 'capitals mean nothing'],
  ['S1Re2605060164', 'S1 Research', 'blanks are left out'],
  ['VO0Q2605060164', 'EVOQ', 'one letter of four may be lost, and the others moved up'],
  ['Svep2605060164', 'Step Ventures', 'one letter of four may be misread'],
  ['lron2605060164', 'Iron Works', 'letters of one shape are one'],
])('%s of %s is no finding: %s', (key, client) => {
  const finding = run(key, client);
  expect(finding).toMatchObject({ outcome: 'pass', rests: ['key', 'client'] });
  expect(finding.why).toBe(`The key begins with “${key.slice(0, 4)}”, as the client’s name does.`);
});

test('letters that two names happen to share are not enough', () => {
  expect(run('S1Re2605060164', 'Core Amino Co.')).toMatchObject({ outcome: 'fail', severity: 'doubt' });
});

test('what cannot be compared is not judged', () => {
  const unreadable = { outcome: 'not-applicable', why: 'The key and the client could not both be read.' };
  const silent = { outcome: 'not-applicable', why: expect.stringContaining('say nothing about the client') as string };
  const unlisted = { outcome: 'not-applicable', why: 'No laboratory on our list is named.' };
  expect(run('Hums2605060164', 'Fenland Research', '')).toMatchObject(unreadable);
  expect(run('Hums2605060164', 'F&L')).toMatchObject({
    outcome: 'not-applicable',
    why: 'The client’s name is too short to compare.',
  });
  expect(run('2605060164', 'Fenland Research')).toMatchObject(silent);
  expect(run('Hums2605060164', 'Fenland Research', 'Key', [])).toMatchObject(silent);
  const laboratory = registered({ identifiers: [GRAMMAR] });
  expect(check.run(testArtifacts({ laboratory }))).toMatchObject(unreadable);
  expect(check.run(testArtifacts({ laboratory, client: field('Fenland') }))).toMatchObject(unreadable);
  expect(check.run(testArtifacts({ laboratory, key: field('Hums2605060164') }))).toMatchObject(unreadable);
  expect(check.run(testArtifacts({}))).toMatchObject(unlisted);
  const both = { key: field('Hums2605060164'), client: field('Fenland') };
  expect(check.run(testArtifacts({ ...both, laboratory: unregistered() }))).toMatchObject(unlisted);
});
