import type { PageClass } from '../../features/page-class.ts';
import type { LocalEdits } from './local-edits.ts';

/** Pages of which one in five seems set otherwise for how it was taken: 13 of 63 reports whose design we know, made into photographs. */
const THROUGH_A_LENS: ReadonlySet<PageClass> = new Set(['scan', 'photo']);

/** Whether the design of a page cannot be told from how its picture was taken. */
export function isThroughALens({ pageClass }: LocalEdits): boolean {
  return THROUGH_A_LENS.has(pageClass);
}

/** Whether a page is set otherwise throughout than the reports of its laboratory that were learned from. */
export function isSetOtherwise(edits: LocalEdits | null): boolean {
  return edits?.anotherDesign === true && !isThroughALens(edits);
}
