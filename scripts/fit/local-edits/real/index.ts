import { copied } from './copied.ts';
import type { RealEditMethod } from './page.ts';
import { pasted } from './pasted.ts';
import { retyped, retypedWithCare } from './retyped.ts';

/** Every way a field of a real page is changed; the careful ones more than once, since they are what is hard to see. */
export const REAL_EDIT_METHODS: readonly RealEditMethod[] = [
  retyped,
  retypedWithCare,
  retypedWithCare,
  copied,
  copied,
  pasted,
];
