import type { Compound } from '../compound.ts';
import type { Laboratory } from '../laboratory.ts';
import type { Site } from '../site.ts';
import type { Vendor } from '../vendor/vendor.ts';

/** The records that follow their schema; the site is missing where its file does not. */
export interface Records {
  site: Site | undefined;
  laboratories: readonly Laboratory[];
  compounds: readonly Compound[];
  vendors: readonly Vendor[];
}

/** The ids that have a file, whether it follows its schema or not. */
export interface KnownIds {
  labs: ReadonlySet<string>;
  compounds: ReadonlySet<string>;
}

/** Takes what is wrong in a record: the path of the field in it, and what was expected there, in a sentence. */
export type Report = (record: object, field: string, expected: string) => void;
