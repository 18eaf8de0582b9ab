import type { Laboratory } from '../laboratory.ts';
import { hostOf } from '../vendor/find-vendor.ts';
import type { Fault } from './gate.ts';

/** The fault of an address that is said to be the laboratory's and stands on no host of it; none when it does. */
export function notAtLaboratory(field: string, url: string, { name, hosts }: Laboratory): Omit<Fault, 'record'>[] {
  const host = hostOf(url);
  if (hosts.some((known) => hostOf(known.host) === host)) return [];
  const own = [...new Set(hosts.map((known) => known.host))].join(', ');
  return [
    {
      field,
      expected: `Expected an address on a host of ${name} (${own}); "${host}" is none of them. What another site shows confirms nothing.`,
    },
  ];
}
