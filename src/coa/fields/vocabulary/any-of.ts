/** Words and phrases of one kind, as patterns; letters count the same, great or small. */
export type Vocabulary = readonly RegExp[];

/** A vocabulary of phrases that commas part. */
export function listed(phrases: string): Vocabulary {
  return phrases
    .trim()
    .split(/,\s+/)
    .map((phrase) => new RegExp(phrase));
}

/** The patterns of a vocabulary as one, without flags. */
const either = (vocabulary: Vocabulary): string => vocabulary.map(({ source }) => source).join('|');

/** A pattern that matches where any of a vocabulary does. */
export function anyOf(vocabulary: Vocabulary): RegExp {
  return new RegExp(either(vocabulary), 'i');
}

/** A pattern that matches texts which are one of a vocabulary and nothing else. */
export function wholly(vocabulary: Vocabulary): RegExp {
  return new RegExp(`^(?:${either(vocabulary)})$`, 'i');
}

/** A pattern that matches texts which begin with one of a vocabulary, as whole words. */
export function beginningWith(vocabulary: Vocabulary): RegExp {
  return new RegExp(`^(?:${either(vocabulary)})\\b`, 'i');
}

/** A pattern that matches every place where one of a vocabulary stands, as whole words. */
export function everyOf(vocabulary: Vocabulary): RegExp {
  return new RegExp(`\\b(?:${either(vocabulary)})\\b`, 'gi');
}
