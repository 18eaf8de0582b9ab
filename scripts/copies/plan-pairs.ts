import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLabels } from '../certificates/labels.ts';
import { Random } from '../certificates/random.ts';
import { type PageTruth, truthOfWild } from '../evaluate/real/page-truth.ts';
import { labelOf, readRealLabels } from '../evaluate/real/real-labels.ts';
import { TAKINGS, type TakingName } from './captures.ts';

/** A picture: a file of the collection, taken in some way. */
export interface Taken {
  /** Relative to the collection: `wild/name.png`. */
  file: string;
  as: TakingName;
}

/** A field that differs between two pictures, and what each prints there. */
export interface Change {
  field: string;
  old: string;
  new: string;
  /** `[left, top, right, bottom]` in pixels of the given picture. */
  box: readonly [number, number, number, number];
}

/** Two pictures to hold against one another, and what is true of them. */
export interface Pair {
  given: Taken;
  copy: Taken;
  truth: 'same' | 'changed' | 'another';
  /** What was changed in the given one. */
  changes: Change[];
  laboratory: string | null;
  /** Code of the seller on whose site the source stood. */
  seller: string | null;
  /** How the given one was edited, or handled. */
  method: string;
  /** How the given one was taken. */
  capture: string;
}

const WAYS = Object.keys(TAKINGS) as (keyof typeof TAKINGS)[];
/** Ways in which people get hold of a laboratory's copy. */
const OF_COPIES = ['browser', 'phone screen', 'resized', 'jpeg'] as const;
/** Pages of one laboratory that are held against each other. */
const OTHERS_EACH = 4;

/** Every pair that the collection allows, always the same ones: edited, honest, and of different reports. */
export function planPairs(collection: string): Pair[] {
  const labels = (folder: string) =>
    parseLabels(JSON.parse(readFileSync(join(collection, folder, 'labels.json'), 'utf8')));
  const edited = labels('real-edited');
  const wild = labels('wild');
  if (edited.kind !== 'edited' || wild.kind !== 'wild') throw new Error('labels.json is not as expected.');
  const pairs: Pair[] = [];
  const sources = new Map<string, { laboratory: string | null; seller: string | null }>();
  for (const [index, label] of edited.entries.entries()) {
    const folder = ['wild', 'real'].find((name) => existsSync(join(collection, name, label.source)));
    if (folder === undefined) continue;
    const source = `${folder}/${label.source}`;
    const about = { laboratory: label.lab, seller: /^([a-z0-9]+)-/i.exec(label.source)?.[1] ?? null };
    sources.set(source, about);
    const ways = copiesOf(source);
    const honest = label.kind?.replace(/^control: /, '');
    pairs.push({
      given: { file: `real-edited/${label.file}`, as: 'as found' },
      copy: { file: source, as: ways[index % ways.length]! },
      truth: label.forged ? 'changed' : 'same',
      changes: label.changes.map(({ field, old, new: now }, at) => ({
        field,
        old: old ?? '',
        new: now ?? '',
        box: label.boxes[at]!,
      })),
      ...about,
      method: label.method ?? `handled: ${honest}`,
      capture: label.capture.replace(/\d.*$/, ''),
    });
  }
  for (const [source, about] of sources) pairs.push(...honestPairs(source, about));
  const noted = readRealLabels();
  const truths = wild.entries
    .filter(({ class: kind }) => kind === 'laboratory')
    .map((label) => truthOfWild(label, labelOf(noted, label.file)));
  for (const [index, truth] of truths.entries()) {
    const file = `wild/${truth.file}`;
    if (sources.has(file) || index % 2 === 1) continue;
    const way = WAYS[(index >> 1) % WAYS.length]!;
    pairs.push(same({ file, as: way }, { file, as: 'as found' }, truth));
  }
  return [...pairs, ...otherReports(truths)];
}

/** The ways in which a source was taken as the laboratory's copy. */
function copiesOf(source: string): [TakingName, TakingName, TakingName] {
  const random = new Random(source);
  const first = random.pick(OF_COPIES);
  return ['as found', first, random.pick(WAYS.filter((way) => way !== first))];
}

function same(given: Taken, copy: Taken, { laboratory, seller }: Pick<Pair, 'laboratory' | 'seller'>): Pair {
  return { given, copy, truth: 'same', changes: [], laboratory, seller, method: 'untouched', capture: given.as };
}

/** A source against itself, taken in other ways. */
function honestPairs(file: string, about: Pick<Pair, 'laboratory' | 'seller'>): Pair[] {
  const [found, first, second] = copiesOf(file);
  const pair = (given: TakingName, copy: TakingName): Pair => same({ file, as: given }, { file, as: copy }, about);
  return [pair(second, found), pair(second, first), pair(first, found)];
}

/** Pages of one laboratory that print another number, key or batch. */
function otherReports(truths: readonly PageTruth[]): Pair[] {
  const text = (known: PageTruth['key']): string | null =>
    known == null ? null : 'text' in known ? known.text.toUpperCase().replace(/[^A-Z0-9]/g, '') : known.hash;
  const differ = (a: PageTruth, b: PageTruth): boolean =>
    (['reportNumber', 'key'] as const).some((field) => {
      const [one, other] = [text(a[field]), text(b[field])];
      return one !== null && other !== null && one !== other;
    });
  const pairs: Pair[] = [];
  for (const [index, given] of truths.entries()) {
    const others = truths.filter(
      (other, at) => at > index && other.laboratory === given.laboratory && differ(given, other),
    );
    const random = new Random(given.file);
    for (const other of random.shuffle(others).slice(0, OTHERS_EACH))
      pairs.push({
        ...same({ file: `wild/${given.file}`, as: 'as found' }, { file: `wild/${other.file}`, as: 'as found' }, given),
        truth: 'another',
        method: 'another report',
      });
  }
  return pairs;
}
