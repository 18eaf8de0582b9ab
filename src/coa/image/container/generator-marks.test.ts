import { expect, test } from 'vitest';
import { findRecords } from './generator-marks.ts';

test.each([
  [
    'parameters',
    'certificate of analysis, laboratory report\nNegative prompt: blurry\nSteps: 30, Sampler: DPM++ 2M, CFG scale: 7, Seed: 42, Size: 832x1216',
  ],
  ['EXIF UserComment', 'a page\nSteps: 20, Sampler: Euler a, CFG scale: 7'],
  ['prompt', '{"3": {"class_type": "KSampler", "inputs": {"seed": 5}}}'],
  ['workflow', '{"last_node_id": 9, "nodes": [{"id": 1}], "links": [[1, 2]]}'],
  ['invokeai_metadata', '{"positive_prompt": "a page", "seed": 1}'],
  ['Comment', '{"prompt": "a page", "steps": 28, "sampler": "k_euler", "seed": 1}'],
  ['Description', 'a laboratory report --v 6 Job ID: 0a1b2c3d-0000-4000-8000-000000000000'],
  ['parameters', '{"sui_image_params": {"prompt": "a page"}}'],
])('the record “%s” of a generator is found', (where, text) => {
  const [mark, ...others] = findRecords([{ where, text }]);
  expect([mark, others]).toMatchObject([{ where, extent: 'whole', sound: true }, []]);
  expect(text.startsWith(mark!.text.replace('…', ''))).toBe(true);
});

test('a long record is shown up to a whole word', () => {
  const text = 'a page of a laboratory\nSteps: 20, Sampler: Euler a, CFG scale: 7, Seed: 5';
  expect(findRecords([{ where: 'parameters', text }])[0]!.text).toBe(
    'a page of a laboratory\nSteps: 20, Sampler: Euler a, CFG…',
  );
});

test.each([
  ['parameters', 'Scan resolution 300 dpi'],
  ['parameters', 'Postprocess upscale by: 4, Postprocess upscaler: R-ESRGAN 4x+'],
  ['Comment', 'Steps: 3 of the procedure, see report'],
  ['prompt', 'Please check this certificate'],
  ['workflow', '{"approved": true}'],
  ['Description', 'Job ID: 4711'],
  ['Title', 'Steps: 20, Sampler: Euler a'],
])('“%s” with other content is no record: %s', (where, text) => {
  expect(findRecords([{ where, text }])).toEqual([]);
});
