import { expect, test } from 'vitest';
import { tagsOf } from '../../image/container/read-container.ts';
import { testContainer } from '../../testing/container.ts';
import { testArtifacts } from '../../testing/fields.ts';
import check from './edited-by-software.ts';

const run = (...names: string[]) =>
  check.run(
    testArtifacts(
      {},
      { container: testContainer({ software: tagsOf(names.map((text) => ({ where: 'EXIF Software', text }))) }) },
    ),
  );

test.each(['GIMP 2.10.36', 'Adobe Photoshop 25.0 (Windows)', 'Pixelmator Pro 3.6', 'iLovePDF'])(
  '%s is worth knowing and no more',
  (name) => {
    const finding = run(name);
    expect(finding).toMatchObject({ outcome: 'fail', severity: 'note' });
    expect(finding.flag).toContain(name);
    expect(finding.flag).toContain('proves nothing');
  },
);

test('an editor counts beside other programs', () => {
  expect(run('iPhone OS 19.1', 'Snapseed 2.0')).toMatchObject({ outcome: 'fail', severity: 'note' });
});

test.each([
  ['Snipping Tool'],
  ['Preview'],
  ['Microsoft: Print To PDF'],
  ['EPSON Scan'],
  ['Some Program of Its Own'],
  [],
])('%s speaks neither for nor against', (...names) => {
  expect(run(...names.filter((name) => name !== undefined))).toMatchObject({ outcome: 'not-applicable' });
});

test('says where the name stands, and of other programs three at most', () => {
  expect(run('GIMP 2.10.36')).toMatchObject({ why: 'EXIF Software: “GIMP 2.10.36”.', rests: [] });
  expect(run('Preview', 'EPSON Scan', 'Snipping Tool', 'Own Program').why).toBe(
    'The file names “Preview”, “EPSON Scan”, “Snipping Tool”: not an editor that we know.',
  );
  expect(run().why).toBe('The file names no program.');
});
