import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageFacts from '../../package.json' with { type: 'json' };
import { BUDGETS } from '../../src/coa/budgets.ts';
import { siteContext } from '../../src/pages/_site.ts';
import { skills } from '../../src/site/agents/skills/index.ts';
import { endpoints } from '../../src/site/api/endpoints/index.ts';
import { API_VERSION } from '../../src/site/api/openapi.ts';
import { pictureTypeNames } from '../../src/site/check/picture-types.ts';

// What every published document says of the interface is what the code does; each fact has one home, which its test names.
const context = siteContext();
const { data, mcpProtocolVersions, problems, rateLimit, tools } = context;
const published = (file: string) => readFileSync(`dist${file}`, 'utf8');
const json = (file: string) => JSON.parse(published(file));
const MEND = 'What is published is older than its source. Run: npm run build';

/** Documents in words that describe the interface. */
const TEXTS = [
  '/openapi.json',
  '/llms.txt',
  '/llms-full.txt',
  '/auth.md',
  '/docs/index.md',
  '/check/index.md',
  '/privacy/index.md',
  '/about/index.md',
  ...skills(context).map(({ path }) => path),
];

test('every endpoint stands in openapi.json, llms.txt, llms-full.txt, auth.md and on the API page', () => {
  const paths = json('/openapi.json').paths;
  expect(Object.keys(paths).sort(), MEND).toEqual(
    endpoints(context)
      .map(({ path }) => path)
      .sort(),
  );
  for (const { path, method } of endpoints(context)) {
    for (const file of ['/llms.txt', '/llms-full.txt', '/auth.md', '/docs/index.md'])
      expect(published(file), `${file}: ${MEND}`).toContain(`${method.toUpperCase()} ${path}`);
  }
});

test('every tool stands in the server card, openapi.json, llms.txt, llms-full.txt, the manifest, a skill and on the API page', () => {
  expect(json('/.well-known/mcp/server-card.json').tools, MEND).toEqual(JSON.parse(JSON.stringify(tools)));
  expect(json('/.well-known/ard.json').entries[0].capabilities, MEND).toEqual(tools.map(({ name }) => name));
  const plain = (file: string) => published(file).replaceAll('\\', '');
  for (const { name } of tools) {
    for (const file of [
      '/openapi.json',
      '/llms.txt',
      '/llms-full.txt',
      '/docs/index.md',
      '/.well-known/agent-skills/look-up-a-vendor/SKILL.md',
    ])
      expect(plain(file), `${file}: ${MEND}`).toContain(name);
  }
});

test('every kind of problem stands on the API page, at the address that its type is, and in llms-full.txt', () => {
  for (const { id, type } of problems) {
    if (type.startsWith(data.site.base_url))
      expect(published('/docs/index.html'), MEND).toContain(`id="${new URL(type).hash.slice(1)}"`);
    expect(published('/llms-full.txt'), MEND).toContain(`\`${id}\``);
  }
});

test('the quota is the same wherever it is told; its home is src/http/rate-limit/rate-limit-policy.ts', () => {
  const told = TEXTS.flatMap((file) =>
    [...published(file).matchAll(/(\d+) (?:certificate )?(?:checks|requests) (?:a|per) (?:UTC )?day/g)].map(
      ([, quota]) => ({
        file,
        quota: Number(quota),
      }),
    ),
  );
  expect(told.length).toBeGreaterThan(5);
  for (const { file, quota } of told) expect(quota, `${file} tells another quota`).toBe(rateLimit.quota);
});

test('the limits of a picture are the same wherever they are told; their home is src/coa/budgets.ts', () => {
  const told = TEXTS.flatMap((file) =>
    [...published(file).matchAll(/([\d,]{7,}) bytes/g)].map(([, bytes = '']) => ({
      file,
      bytes: Number(bytes.replaceAll(',', '')),
    })),
  );
  expect(told.length).toBeGreaterThan(2);
  for (const { file, bytes } of told)
    expect(
      [BUDGETS.pictureBytes, BUDGETS.bodyBytes, context.mcpLimits.bodyBytes],
      `${file} tells another limit`,
    ).toContain(bytes);
});

test('the formats of a picture are the same wherever they are listed; their home is src/site/check/picture-types.ts', () => {
  const lists = TEXTS.flatMap((file) =>
    [...published(file).matchAll(/PNG, JPEG,[A-Za-z, ]+? or [A-Za-z]+/g)].map(([list]) => ({ file, list })),
  );
  expect(lists.length).toBeGreaterThan(2);
  for (const { file, list } of lists) expect(list, `${file} lists others`).toBe(pictureTypeNames());
});

test('versions agree: package.json, openapi.json and the server card; protocol versions: server, card and openapi.json', () => {
  const card = json('/.well-known/mcp/server-card.json');
  expect(
    [API_VERSION, json('/openapi.json').info.version, card.version, card.serverInfo.version],
    'Write the version of package.json into src/site/api/openapi.ts',
  ).toEqual(Array(4).fill(packageFacts.version));
  expect(card.remotes[0].supportedProtocolVersions, MEND).toEqual(mcpProtocolVersions);
  for (const version of mcpProtocolVersions)
    expect(json('/openapi.json').paths['/mcp'].post.description, MEND).toContain(version);
});

test('manifests lead to addresses of this site that are there', () => {
  const files = [
    '/.well-known/api-catalog',
    '/.well-known/ard.json',
    '/.well-known/ai-catalog.json',
    '/.well-known/mcp/server-card.json',
    '/.well-known/agent-skills/index.json',
  ];
  const addresses = files.flatMap((file) =>
    [...published(file).matchAll(/"(https?:\/\/[^"]+)"/g)]
      .map(([, address = '']) => new URL(address))
      .filter(({ origin }) => origin === data.site.base_url),
  );
  expect(addresses.length).toBeGreaterThan(15);
  const answered = ['/api/check-coa', '/api/health', '/mcp'];
  for (const { pathname } of addresses)
    expect(existsSync(`dist${pathname}`) || answered.includes(pathname), pathname).toBe(true);
});

test('name, version and licence of the data are the same in JSON-LD and openapi.json', () => {
  const [, text = '{}'] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(published('/data/index.html')) ?? [];
  expect(JSON.parse(text), MEND).toMatchObject({
    '@type': 'Dataset',
    license: data.site.dataset.licence.url,
    version: data.site.dataset.version,
    name: data.site.dataset.title,
  });
  expect(json('/openapi.json').info.license.identifier, MEND).toBe(data.site.dataset.licence.id);
});
