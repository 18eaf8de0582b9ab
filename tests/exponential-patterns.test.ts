import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { loadData } from '../data/index.ts';
import { exponentialPartOf } from './support/exponential.ts';
import { quadraticTrimOf } from './support/quadratic.ts';

type Pattern = Pick<RegExp, 'source' | 'flags'>;

/** What reads text that others wrote, and the data: their patterns are made as they are loaded, of vocabularies. */
const MADE_BY = 'src/{coa/{checks,compare,fields,forensics,layout,records},dataset}/**/*.ts';

const isOwn = (file: string): boolean => !/\.(?:test|d)\.ts$|\/testing\//.test(file);

/** The regular expression literals of a file, by where they stand. */
function literalsOf(file: string): [string, Pattern][] {
  const found: [string, Pattern][] = [];
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push([`${file}:${line + 1}`, { source: node.text.slice(1, end), flags: node.text.slice(end + 1) }]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The patterns that modules make while they are loaded, by which file makes them. */
async function patternsMadeBy(files: readonly string[]): Promise<[string, Pattern][]> {
  const found: [string, Pattern][] = [];
  const Own = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Own, {
    construct(target, given, asked) {
      const made = Reflect.construct(target, given, asked) as RegExp;
      const maker = new Error().stack?.split('\n')[2] ?? '';
      if (!maker.includes('node_modules')) found.push([maker.trim(), made]);
      return made;
    },
  });
  try {
    for (const file of files) await import(path.resolve(file));
  } finally {
    globalThis.RegExp = Own;
  }
  return found;
}

/** Whether a member of the data holds a pattern: its name ends so, or it is what a habit is compared with by one. */
const isPattern = (name: string, { habit }: { habit?: unknown }): boolean =>
  name.endsWith('pattern') || (name === 'value' && habit === 'date-written');

/** The patterns of the laboratories' identifiers, addresses and habits, by the member that holds them. */
function patternsOfData(value: unknown): [string, Pattern][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]): [string, Pattern][] =>
    typeof inner === 'string' && isPattern(name, value)
      ? [[name, { source: inner, flags: '' }]]
      : patternsOfData(inner),
  );
}

const foundBy =
  (find: (pattern: Pattern) => string | null) =>
  (patterns: readonly [string, Pattern][]): string[] =>
    patterns.flatMap(([where, pattern]) => {
      const part = find(pattern);
      return part === null ? [] : [`${where} ${part}`];
    });
const exponentialOf = foundBy(exponentialPartOf);
const trimsOf = foundBy(quadraticTrimOf);

const literals = globSync('{src,netlify}/**/*.ts').filter(isOwn).flatMap(literalsOf);
const made = await patternsMadeBy(globSync(MADE_BY).filter(isOwn));

describe('no pattern takes exponential time', () => {
  test('that stands in the source', () => {
    expect(literals.length).toBeGreaterThan(1_000);
    expect(exponentialOf(literals)).toEqual([]);
  });

  test('that is made of a vocabulary', () => {
    expect(made.length).toBeGreaterThan(500);
    expect(exponentialOf(made)).toEqual([]);
  });

  test('that is a laboratory’s', () => {
    const known = patternsOfData(loadData().laboratories);
    expect(known.length).toBeGreaterThan(30);
    expect(new Set(known.map(([name]) => name))).toEqual(new Set(['pattern', 'address_pattern', 'value']));
    expect(exponentialOf(known)).toEqual([]);
  });
});

test('no pattern trims an end from every place of a run anew', () => {
  expect(trimsOf([...literals, ...made])).toEqual([]);
});

describe('a trim that takes quadratic time', () => {
  test.each([/=+$/, /\s*$/, /(?:\s+)$/, /([\s,]+(?:ltd|plc))+$/, /^a|[.,]+$/g, /[^/]+\/$/])('is found: %s', (pattern) =>
    expect(quadraticTrimOf(pattern)).not.toBeNull(),
  );

  test.each([/^=+$/, /(?<!=)=+$/, /a+$|^b/y, /={0,2}$/, /\.[a-z]+$/, /x+/])('is not what %s does', (pattern) =>
    expect(quadraticTrimOf(pattern)).toBeNull(),
  );
});

describe('a repetition that reads one text in two ways', () => {
  test.each([
    /^(?:\S{1,2}\s|\S{1,3}[)\]|]\s)+(?=[A-Z][a-z]{3})/,
    /(?:labs|bio|biolabs)+$/,
    /(?:a+)+$/,
    /(?:a*b?)*$/,
    /(?:[a-z]+\s?)+$/,
    /(?:a|ab|b)*$/,
    /(?:x(?:a?|b?))+$/,
    /(?:a?){30}$/,
    /(?:É|é)+$/i,
    /^(?=(?:a|a)*$)./,
  ])('is found: %s', (pattern) => expect(exponentialPartOf(pattern)).not.toBeNull());

  test.each([
    /^(?:\S{1,2}\s|\S{2,3}[)\]|]\s)+(?=[A-Z][a-z]{3})/,
    /(?:labs|bio)+$/,
    /a+a+$/,
    /(?:a+b)+$/,
    /(?:a*b)*$/,
    /(?:[a-z]+\s)+$/,
    /(?:ab|ac)*$/,
    /(?:É|é)+$/,
    /(?:a?){3}$/,
    /(?:(?!ab).)*$/,
  ])('is not what %s does', (pattern) => expect(exponentialPartOf(pattern)).toBeNull());
});
