import {
  COA_TYPE_IDS,
  type CoaType,
  VENDOR_VERDICT_IDS,
  type Vendor,
  type VendorVerdict,
} from '../../dataset/vendor/vendor.ts';
import { VENDOR_VERDICT_WORDS } from '../words/verdict-words.ts';
import { COA_TYPE_LABELS } from '../words/words.ts';

/** A change that a reader wants to know of. */
export interface NotableChange {
  day: string;
  vendor: Pick<Vendor, 'id' | 'name'>;
  /** What changed, in a clause that begins with a capital. */
  what: string;
  why: string;
}

const verdictWord = (value: string | null): string =>
  VENDOR_VERDICT_IDS.includes(value as VendorVerdict) ? VENDOR_VERDICT_WORDS[value as VendorVerdict].label : 'none';
const typeWord = (value: string | null): string =>
  COA_TYPE_IDS.includes(value as CoaType) ? COA_TYPE_LABELS[value as CoaType].toLowerCase() : 'none';

/** Words for a change of the record; null for one that is mere bookkeeping, such as a day or a wording. */
function inWords(field: string, from: string | null, to: string | null): string | null {
  if (field === 'verdict') return `Verdict from ${verdictWord(from)} to ${verdictWord(to)}`;
  if (field === 'coa_type') return `Certificates from “${typeWord(from)}” to “${typeWord(to)}”`;
  if (/^certificates\.[^.]+$/.test(field))
    return from === null
      ? `Certificate added: ${to?.split(',')[0] ?? ''}`
      : `Certificate removed: ${from.split(',')[0] ?? ''}`;
  if (field === 'right_of_reply.text') return 'The vendor replied';
  return null;
}

/** The newest notable changes of some vendors, newest first. */
export function latestChanges(vendors: readonly Vendor[], most: number): NotableChange[] {
  return vendors
    .flatMap(({ id, name, history }) =>
      history.flatMap(({ at, field, from, to, why }) => {
        const what = inWords(field, from, to);
        return what === null ? [] : [{ day: at, vendor: { id, name }, what, why }];
      }),
    )
    .sort((a, b) => b.day.localeCompare(a.day) || a.vendor.name.localeCompare(b.vendor.name))
    .slice(0, most);
}

/** The newest notable change of each vendor, newest first; of one day its change of verdict, which the others explain. */
export function latestByVendor(vendors: readonly Vendor[], most: number): NotableChange[] {
  return vendors
    .flatMap((vendor) => {
      const changes = latestChanges([vendor], Infinity);
      const newest = changes.filter(({ day }) => day === changes[0]?.day);
      return newest.find(({ what }) => what.startsWith('Verdict')) ?? newest[0] ?? [];
    })
    .sort((a, b) => b.day.localeCompare(a.day) || a.vendor.name.localeCompare(b.vendor.name))
    .slice(0, most);
}
