import type { KnownVendor } from './vendor-host.ts';

/** Where the audited vendors stand for the field that suggests them. */
const VENDORS_ADDRESS = '/check/vendors.json';

let loaded: Promise<KnownVendor[]> | undefined;

/** The audited vendors, loaded when they are first needed; none without a connection. */
export function loadVendors(): Promise<KnownVendor[]> {
  loaded ??= fetch(VENDORS_ADDRESS)
    .then((answer) => (answer.ok ? (answer.json() as Promise<KnownVendor[]>) : []))
    .catch(() => {
      loaded = undefined;
      return [];
    });
  return loaded;
}

/** Fills the suggestions of the vendor's field: names, with the web address that is sent. */
export async function suggestVendors(list: HTMLElement): Promise<void> {
  if (list.childElementCount > 0) return;
  for (const { name, domain } of await loadVendors()) {
    const option = document.createElement('option');
    option.value = name;
    option.label = domain;
    list.append(option);
  }
}
