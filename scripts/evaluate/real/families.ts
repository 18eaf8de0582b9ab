import { joinedName } from '../../../src/coa/fields/text/names.ts';
import type { Laboratory } from '../../../src/dataset/laboratory.ts';
import families from './families.json' with { type: 'json' };

/** Laboratories and codes of sellers that nothing may be tuned to, unless a run names others. */
export const HELD_OUT: readonly string[] = families.heldOut;

/** Every name under which a label's laboratory, or issuer, may stand on its page. */
export function namesOf(label: string): string[] {
  return [label, ...((families.alsoCalled as Record<string, string[] | undefined>)[label] ?? [])];
}

/** Shortest joined name that may stand for a longer one it begins. */
const MIN_BEGINNING = 6;

/** Whether two names are one laboratory's: equal, or one the beginning of the other, legal forms left aside. */
export function sameName(a: string, b: string): boolean {
  const [short, long] = [joinedName(a), joinedName(b)].sort((x, y) => x.length - y.length) as [string, string];
  return short !== '' && (short === long || (short.length >= MIN_BEGINNING && long.startsWith(short)));
}

/** The laboratory of our list that a label names; null when our list has none of its names. */
export function registeredAs(label: string, laboratories: readonly Laboratory[]): Laboratory | null {
  const names = namesOf(label);
  return (
    laboratories.find(({ name, aliases }) =>
      [name, ...aliases].some((known) => names.some((wanted) => joinedName(known) === joinedName(wanted))),
    ) ??
    laboratories.find(({ name }) => names.some((wanted) => sameName(name, wanted))) ??
    null
  );
}

/** Whether a page is of one of the families named: laboratories by any name, sellers by their code. */
export function isOf(names: readonly string[], page: { laboratory: string | null; seller: string | null }): boolean {
  return names.some(
    (name) =>
      name === page.seller ||
      (page.laboratory !== null && namesOf(page.laboratory).some((called) => sameName(called, name))),
  );
}
