import type { KnownVendor } from '../../records/records.ts';
import { bareHost, belongsTo } from '../extract/parties/find-hosts.ts';
import { areOfOneShape, nameInHost, sameBusiness } from './names.ts';

/** The vendor whose host it is; undefined for one that is not known. */
export function vendorAt(host: string, vendors: readonly KnownVendor[]): KnownVendor | undefined {
  return vendors.find(({ domains }) => domains.some((domain) => belongsTo(host, domain)));
}

/** Whether a name printed is that of the vendor with this host: the name that the host holds, or one that is known of the vendor. */
export function namesVendor(printed: string, host: string, vendors: readonly KnownVendor[]): boolean {
  return namesOf(host, vendors).some((name) => sameBusiness(name, printed));
}

/** Whether a name printed is that of the vendor but for letters that readers mix up. */
export function mayNameVendor(printed: string, host: string, vendors: readonly KnownVendor[]): boolean {
  return namesOf(host, vendors).some((name) => areOfOneShape(name, printed));
}

function namesOf(host: string, vendors: readonly KnownVendor[]): string[] {
  const known = vendorAt(host, vendors);
  return [nameInHost(bareHost(host)), bareHost(host), ...(known === undefined ? [] : [known.name, ...known.aliases])];
}
