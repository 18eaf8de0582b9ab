/** Checks that compare how values look; the rest compare what is printed. A test holds the list against the checks themselves. */
export const CHECKS_OF_LOOKS: readonly string[] = [
  'field-unlike-its-page',
  'field-newer-than-its-page',
  'letters-equal-despite-noise',
];
/** The check of what a file says of itself: that a program generated it. */
export const CHECK_OF_MARKER = 'generated-image-marker';

const LOOKS = 'A value on the page does not look like the rest of it, as values changed afterwards do.';
const PRINT = 'The page contradicts itself or the laboratory it names in a way that an honest report does not.';
const MARKER = 'The file says of itself that a program generated it.';

/** What stands with every answer that finds such signs. */
const WHO = 'We cannot tell who changed what, or why.';

/**
 * What an answer that finds signs of fabrication or alteration rests on, in a sentence for each kind of reason, and what
 * it does not say.
 * @param because identifiers of the checks that decided.
 */
export function fabricatedMeaning(because: readonly string[]): string {
  const looks = because.some((id) => CHECKS_OF_LOOKS.includes(id));
  const marker = because.includes(CHECK_OF_MARKER);
  const print = because.some((id) => id !== CHECK_OF_MARKER && !CHECKS_OF_LOOKS.includes(id));
  return [print && PRINT, looks && LOOKS, marker && MARKER, WHO].filter(Boolean).join(' ');
}

/** How such a page is named to its vendor: by what was seen, and by nothing that was not. */
export function fabricatedReproach(because: readonly string[]): string {
  const ofPage = because.filter((id) => id !== CHECK_OF_MARKER);
  const marked = 'comes in a file that is marked as made by a program';
  if (ofPage.length === 0 && because.length > 0) return marked;
  const onlyLooks = ofPage.length > 0 && ofPage.every((id) => CHECKS_OF_LOOKS.includes(id));
  const reproach = onlyLooks ? 'does not look alike throughout' : 'does not agree with itself';
  return ofPage.length === because.length ? reproach : `${reproach} and ${marked}`;
}
