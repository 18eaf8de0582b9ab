import { expect, test } from 'vitest';
import { siteContext } from '../../pages/_site.ts';
import { endpoints } from '../api/endpoints/index.ts';
import { buildAuthMd } from './auth-md.ts';

test('the first heading names the document, and every endpoint is listed', () => {
  const text = buildAuthMd(siteContext());
  expect(text).toMatch(/^# .*auth\.md/);
  expect(text).toContain('Agent registration: none');
  for (const { path } of endpoints(siteContext())) expect(text).toContain(path);
});
