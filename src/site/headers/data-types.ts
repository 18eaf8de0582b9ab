import { type Artefact, MEDIA_TYPES } from '../../dataset/exports/artefact.ts';
import type { HeaderRule } from './header-rule.ts';

/** Types that the host gives by the ending. */
const HOST_TYPES: Readonly<Record<string, string>> = { json: MEDIA_TYPES.json, txt: MEDIA_TYPES.text };

const isKnownToHost = ({ path, mediaType }: Artefact) =>
  HOST_TYPES[path.slice(path.lastIndexOf('.') + 1)] === mediaType;

/**
 * Types of the files under /data/ that the host would serve under another: one rule for a folder whose files are all of
 * one type, otherwise one for each such file. The days of snapshots and of deltas share their rules.
 */
export function dataTypes(files: readonly Artefact[]): HeaderRule[] {
  const folders = Map.groupBy(files, ({ path }) => pattern(path).replace(/(?<![^/])[^/]*$/, ''));
  const rules = new Map<string, string>();
  for (const [folder, within] of folders) {
    const types = new Set(within.map(({ mediaType }) => mediaType));
    const isPlain = folder === '/data/' || folder === '/data/snapshots/:day/';
    for (const file of within) {
      if (isKnownToHost(file)) continue;
      rules.set(types.size === 1 && !isPlain ? `${folder}*` : pattern(file.path), file.mediaType);
    }
  }
  return [...rules].map(([path, type]) => ({ for: path, values: { 'Content-Type': type } }));
}

const pattern = (path: string) => `/data/${path.replace(/(?<=\/)\d{4}-\d{2}-\d{2}(?=\/)/, ':day')}`;
