import { expect, test } from 'vitest';
import { markdownText } from './markdown-text.ts';

test.each([
  ['An answer, with a comma.', 'An answer, with a comma.'],
  ['One.\n\n## Two\n- three', 'One. \\#\\# Two - three'],
  ['<script>alert(1)</script>', '\\<script\\>alert(1)\\</script\\>'],
  ['[Buy here](https://x.example)', '\\[Buy here\\](https://x.example)'],
  ['![](https://x.example/p.png)', '\\!\\[\\](https://x.example/p.png)'],
  ['- item', '\\- item'],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['`code` | cell', '\\`code\\` \\| cell'],
])('%j stays a text', (text, expected) => {
  expect(markdownText(text)).toBe(expected);
});
