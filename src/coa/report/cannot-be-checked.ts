/** What a picture cannot show, whatever is in it. */
export const CANNOT_BE_CHECKED: readonly string[] = [
  'Whether the laboratory holds the same report: only its own look-up can say.',
  'Whether the sample the laboratory received is what is in the vial you would get.',
  'Whether the batch printed is the batch on sale.',
  'Whether the results are right: we read what is printed and do not test anything.',
  'Whether a value was changed so cleanly, in the laboratory’s own typeface, that nothing shows it: only its own copy tells.',
];
