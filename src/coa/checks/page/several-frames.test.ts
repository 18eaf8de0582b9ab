import { expect, test } from 'vitest';
import { testContainer } from '../../testing/container.ts';
import { testArtifacts } from '../../testing/fields.ts';
import check from './several-frames.ts';

const run = (frames: number) => check.run(testArtifacts({}, { container: testContainer({ frames }) }));

test.each([0, 1])('passes a file of %d frames, and speaks of it for nothing', (frames) => {
  expect(run(frames)).toMatchObject({ outcome: 'pass', flag: undefined });
});

test('a file of several frames is doubted, whatever its first shows', () => {
  expect(run(2)).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    why: 'The file shows 2 pictures one after another; the first was read.',
    flag: 'The file shows 2 pictures one after another, and only the first was judged.',
    rests: [],
  });
});
