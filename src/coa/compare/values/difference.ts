import type { Box } from '../../geometry/box.ts';

/** What one copy prints in a place; null where nothing was read there. */
export interface Printed {
  text: string;
  /** In pixels of its upright picture. */
  box: Box;
}

/** Something that both copies print in one place, otherwise. */
export interface Difference {
  /** Name of the field, as in the evidence, where it is known. */
  field: string | null;
  given: Printed | null;
  copy: Printed | null;
}
