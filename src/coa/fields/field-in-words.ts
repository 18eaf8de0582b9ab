import { specOf } from './specs.ts';

/** A field by the name people have for it: "date received" for `date_received1`, "peak 1" for `peak_1`, "CAS number" for `cas`. */
export function fieldInWords(name: string): string {
  const words = specOf(name)?.words ?? name.replace(/_/g, ' ');
  return words.replace('#', /\d+/.exec(name)?.[0] ?? '');
}
