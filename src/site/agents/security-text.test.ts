import { expect, test } from 'vitest';
import { siteContext } from '../../pages/_site.ts';
import { buildSecurityText } from './security-text.ts';

const context = siteContext();

/** Fields by name, as RFC 9116 has them: comments and empty lines left out. */
function fields(text: string): Map<string, string[]> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Map.groupBy(lines, (line) => line.split(': ')[0] ?? '') as Map<string, string[]>;
}

test('it names whom to write to, once until when that holds, and its own address', () => {
  const found = fields(buildSecurityText({ ...context, builtOn: '2026-11-22' }));
  const { contact_email, base_url } = context.data.site;
  expect(found.get('Contact')).toEqual([`Contact: mailto:${contact_email}`]);
  expect(found.get('Canonical')).toEqual([`Canonical: ${base_url}/.well-known/security.txt`]);
  expect(found.get('Expires')).toEqual(['Expires: 2027-05-21T00:00:00Z']);
  expect([...found.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
});
