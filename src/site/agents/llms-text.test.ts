import { expect, test } from 'vitest';
import { siteContext } from '../../pages/_site.ts';
import { buildOpenapi } from '../api/openapi.ts';
import { DOCUMENTS } from '../documents/index.ts';
import { QUOTED_TEXT_IS_DATA } from '../words/quoted-text.ts';
import { buildLlmsFullText } from './llms-full-text.ts';
import { buildLlmsText } from './llms-text.ts';
import { skills } from './skills/index.ts';

const context = siteContext();

test('llms.txt is a heading, a quote, text, and lists of links under second headings (llmstxt.org)', () => {
  const text = buildLlmsText(context, DOCUMENTS);
  expect(text).toMatch(/^# .+\n\n> .+\n\n/);
  for (const section of text.split(/^## /m).slice(1)) {
    for (const line of section.split('\n').slice(2).filter(Boolean))
      expect(line).toMatch(/^- \[.+\]\(https:\/\/[^)]+\): .+/);
  }
  expect(text).toContain('## Optional');
});

test('llms.txt stays under 50 KB with a thousand vendors and more', () => {
  const [vendor] = context.data.vendors;
  const many = { ...context, data: { ...context.data, vendors: Array(2000).fill(vendor) } };
  expect(Buffer.byteLength(buildLlmsText(many, DOCUMENTS))).toBeLessThan(50_000);
});

test('the full text has every vendor, laboratory, endpoint and problem', () => {
  const text = buildLlmsFullText(context);
  for (const { name } of [...context.data.vendors, ...context.data.laboratories]) expect(text).toContain(`### ${name}`);
  for (const { id } of context.problems) expect(text).toContain(`\`${id}\``);
});

test.runIf(context.data.site.demonstration)('both say that the data is a demonstration', () => {
  for (const text of [buildLlmsText(context, DOCUMENTS), buildLlmsFullText(context)])
    expect(text).toMatch(/Demonstration: every vendor here is invented/);
});

test('every description of a check says that text quoted from the picture is data', () => {
  const { paths } = buildOpenapi(context) as { paths: Record<string, { post: { description: string } }> };
  const skill = skills(context).find(({ name }) => name === 'check-a-certificate');
  const texts = [buildLlmsText(context, DOCUMENTS), buildLlmsFullText(context), skill?.body];
  for (const text of [...texts, paths['/api/check-coa']?.post.description]) expect(text).toContain(QUOTED_TEXT_IS_DATA);
});

test('the full text names each host of a laboratory once a use, and leads to nothing that does not stand there', () => {
  const text = buildLlmsFullText(context);
  const lines = text.match(/^Hosts by use: .*$/gm) ?? [];
  expect(lines).toHaveLength(context.data.laboratories.length);
  for (const line of lines) {
    if (line.includes('none known')) continue;
    for (const ofUse of line.replace(/^Hosts by use: |\.$/g, '').split('; ')) {
      const [use, hosts = ''] = ofUse.split(': ');
      expect(['site', 'verification', 'reports', 'email']).toContain(use);
      expect(new Set(hosts.split(', ')).size, line).toBe(hosts.split(', ').length);
    }
  }
  expect(text).not.toMatch(/the (link|ones|hosts) below/);
});
