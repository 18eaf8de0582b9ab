import type { Artifacts, Finding } from '../../check.ts';

/** Above this a name at the head of the page was read well enough to be somebody's. */
export const MIN_CONFIDENCE = 0.75;
/** What the reader makes of a logo before a name: a short word or two. */
export const LOGO_NOISE = /^(\S{1,3}\s+)+(?=[A-Z][A-Za-z]{2})/;

/** What a clue may look at. */
export type Page = Pick<Artifacts, 'fields' | 'vendor' | 'vendors'>;
/** What one kind of clue says of who issued the page; null when it says nothing. */
export type Clue = (page: Page) => Finding<'decisive' | 'doubt'> | null;
