import { expect, test } from 'vitest';
import { liveEdition } from '../../dataset/exports/build-exports.ts';
import { readChecksums } from '../../dataset/exports/sha256.ts';
import { publishSnapshots } from '../../dataset/exports/snapshots/snapshot-index.ts';
import { loadExports, loadSite, loadSnapshots } from '../../pages/_site.ts';
import { datasetJsonLd } from './json-ld.ts';

const { snapshots: releases } = publishSnapshots(liveEdition(loadSite()), loadSnapshots());

test('the data set is described as Google Dataset Search asks: required members, description of 50 to 5,000 characters', () => {
  const described = datasetJsonLd(loadSite(), { files: loadExports(), releases }) as Record<string, unknown>;
  for (const member of [
    'name',
    'description',
    'url',
    'license',
    'creator',
    'version',
    'identifier',
    'keywords',
    'isAccessibleForFree',
    'variableMeasured',
    'distribution',
  ]) {
    expect(described, member).toHaveProperty(member);
  }
  const length = String(described['description']).length;
  expect(length).toBeGreaterThanOrEqual(50);
  expect(length).toBeLessThanOrEqual(5000);
});

test('every file and every release stands with its hash', () => {
  const { distribution, hasPart } = datasetJsonLd(loadSite(), { files: loadExports(), releases }) as {
    distribution: { name: string; sha256: string }[];
    hasPart: { version: string; distribution: { name: string; sha256: string }[] }[];
  };
  const sums = readChecksums(
    loadExports()
      .find(({ path }) => path === 'checksums.txt')
      ?.body() ?? '',
  );
  expect(distribution.length).toBeGreaterThan(5);
  for (const { name, sha256 } of distribution) expect(sha256, name).toBe(sums.get(name));
  expect(hasPart.map(({ version }) => version)).toEqual(releases.map(({ version }) => version));
  for (const [i, part] of hasPart.entries())
    for (const { name, sha256 } of part.distribution)
      expect(sha256, name).toBe(releases[i]?.files.find(({ path }) => path === name)?.sha256);
});
