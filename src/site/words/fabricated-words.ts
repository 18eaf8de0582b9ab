/** Checks that compare how values look; the rest compare what is printed. A test holds the list against the checks themselves. */
export const CHECKS_OF_LOOKS: readonly string[] = [
  'field-unlike-its-page',
  'field-newer-than-its-page',
  'letters-equal-despite-noise',
];
/** The check of what a file says of itself: that a program generated it. */
export const CHECK_OF_MARKER = 'generated-image-marker';

const LOOKS = 'A value on the page does not look like the rest of it, as values changed afterwards do.';
const PRINT = 'The page contradicts itself or the laboratory it names in a way that honest reports seldom do.';
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

/**
 * What a message to the vendor says of such a page: what was seen, and nothing that was not.
 * @param certificate the certificate as the sentence names it: "the certificate of analysis you show".
 * @param because identifiers of the checks that decided.
 */
export function fabricatedReproach(certificate: string, because: readonly string[]): string {
  const ofPage = because.filter((id) => id !== CHECK_OF_MARKER);
  if (ofPage.length === 0 && because.length > 0)
    return `The file of ${certificate} is marked as made by an image generator.`;
  const onlyLooks = ofPage.length > 0 && ofPage.every((id) => CHECKS_OF_LOOKS.includes(id));
  const reproach = onlyLooks
    ? `At least one value on ${certificate} looks different from the rest of the page`
    : `Some of what ${certificate} says does not add up`;
  return ofPage.length === because.length
    ? `${reproach}.`
    : `${reproach}, and its file is marked as made by an image generator.`;
}
