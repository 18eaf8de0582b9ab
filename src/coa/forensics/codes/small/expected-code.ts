import type { Fields } from '../../../fields/fields.ts';
import type { ExpectedCode } from './recognise-code.ts';

/** Texts for other reports that are made: what chance does is told by their spread. */
const OTHERS = 24;

/** A laboratory on our list. */
type Laboratory = NonNullable<NonNullable<Fields['laboratory']>['laboratory']>;

/** The number and key of a report, by the names that a link has for them. */
type Identifiers = Partial<Record<'report_number' | 'key', string>>;

/**
 * What the code of a page's laboratory should say, by the number and key that were read and the link under which the laboratory shows a
 * report; null where there is no such link, or what it needs was not read, or is not of the laboratory's make.
 */
export function expectedCode(
  laboratory: Laboratory | null | undefined,
  { key, reportNumber }: Pick<Fields, 'key' | 'reportNumber'>,
): ExpectedCode | null {
  const link = laboratory?.verification?.deep_link ?? null;
  if (laboratory == null || link === null) return null;
  const printed: Identifiers = {};
  for (const [name, value] of [
    ['report_number', reportNumber?.value],
    ['key', key?.value],
  ] as const) {
    if (!link.includes(`{${name}}`)) continue;
    if (value === undefined || !isOfMake(laboratory, name, value)) return null;
    printed[name] = value;
  }
  const parts = Object.entries(printed);
  if (parts.length === 0) return null;
  const changed = (change: (value: string) => string): string =>
    fill(link, Object.fromEntries(parts.map(([name, value]) => [name, change(value)])));
  return {
    texts: [...new Set(SPELLINGS.map(changed))],
    near: parts.flatMap(([name, value]) => misspelled(value).map((other) => fill(link, { ...printed, [name]: other }))),
    others: Array.from({ length: OTHERS }, (_, index) => changed((value) => ofAnotherReport(value, index + 1))),
  };
}

function fill(link: string, identifiers: Identifiers): string {
  return Object.entries(identifiers).reduce((text, [name, value]) => text.replace(`{${name}}`, () => value), link);
}

/** How a laboratory's link may spell a key that it prints in capitals, or the other way round. */
const SPELLINGS: readonly ((value: string) => string)[] = [
  (value) => value,
  (value) => value.toUpperCase(),
  (value) => value.toLowerCase(),
  (value) => value.slice(0, 1).toUpperCase() + value.slice(1).toLowerCase(),
];

function isOfMake({ identifiers }: Laboratory, field: keyof Identifiers, value: string): boolean {
  return identifiers.some((identifier) => identifier.field === field && new RegExp(identifier.pattern).test(value));
}

const KINDS = ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'] as const;
const kindOf = (character: string): string => KINDS.find((characters) => characters.includes(character)) ?? character;

/** A value with one of its figures or letters another of its kind, each in turn. */
function misspelled(value: string): string[] {
  return [...value].flatMap((character, place) =>
    [...kindOf(character)].flatMap((other) =>
      other === character ? [] : value.slice(0, place) + other + value.slice(place + 1),
    ),
  );
}

/** A value with each letter and figure moved on among its kind, each place by another distance. @param step which of the others, from 1. */
function ofAnotherReport(value: string, step: number): string {
  return value.replace(/[A-Za-z0-9]/g, (character, place: number) => {
    const kind = kindOf(character);
    const moved = kind.indexOf(character) + 1 + ((step * (2 * place + 3) + place * place) % (kind.length - 1));
    return kind[moved % kind.length]!;
  });
}
