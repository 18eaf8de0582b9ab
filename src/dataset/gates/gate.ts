import type { Compound } from '../compound.ts';
import type { Laboratory } from '../laboratory.ts';
import type { Site } from '../site.ts';
import type { Vendor } from '../vendor/vendor.ts';

/** All that would be published, each record by itself in order. */
export interface Publication {
  site: Site;
  laboratories: Laboratory[];
  compounds: Compound[];
  vendors: Vendor[];
}

/** Why something may not be published: the record, the field in it, and what mends it, in a sentence. */
export interface Fault {
  record: object;
  field: string;
  expected: string;
}

/** One rule that all data passes before it is published. A fault stops the build. */
export interface Gate {
  /** Its name: that of its file. */
  id: string;
  /** What it keeps from being published, in a sentence. */
  about: string;
  faults(publication: Publication): Fault[];
}

/** A gate that looks at one vendor after the other. */
export function vendorGate(
  id: string,
  about: string,
  faultsOf: (vendor: Vendor, publication: Publication) => Omit<Fault, 'record'>[],
): Gate {
  return {
    id,
    about,
    faults: (publication) =>
      publication.vendors.flatMap((vendor) =>
        faultsOf(vendor, publication).map((fault) => ({ record: vendor, ...fault })),
      ),
  };
}
