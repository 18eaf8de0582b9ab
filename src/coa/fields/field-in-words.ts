import { specOf } from './specs.ts';

/** A value that is no field, by the kind in its name. */
const FURTHER = /^another_([a-z]+)\d+$/;

/**
 * A field by the name people have for it: "date of receipt" for `date_received1`, "area of peak 1" for `peak_1_area`, "CAS number" for `cas`,
 * "percentage elsewhere on the page" for `another_percentage1`.
 */
export function fieldInWords(name: string): string {
  const words = specOf(name)?.words ?? name.replace(FURTHER, '$1 elsewhere on the page').replace(/_/g, ' ');
  return words.replace('#', /\d+/.exec(name)?.[0] ?? '');
}
