/** Words and phrases of one kind, as patterns; letters count the same, great or small. */
export type Vocabulary = readonly RegExp[];

/** A pattern that matches where any of a vocabulary does. */
export function anyOf(vocabulary: Vocabulary): RegExp {
  return new RegExp(vocabulary.map(({ source }) => source).join('|'), 'i');
}

/** A pattern that matches texts which are one of a vocabulary and nothing else. */
export function wholly(vocabulary: Vocabulary): RegExp {
  return new RegExp(`^(?:${vocabulary.map(({ source }) => source).join('|')})$`, 'i');
}

/** A pattern that matches texts which begin with one of a vocabulary, as whole words. */
export function beginningWith(vocabulary: Vocabulary): RegExp {
  return new RegExp(`^(?:${vocabulary.map(({ source }) => source).join('|')})\\b`, 'i');
}

/** A pattern that matches every place where one of a vocabulary stands, as whole words. */
export function everyOf(vocabulary: Vocabulary): RegExp {
  return new RegExp(`\\b(?:${vocabulary.map(({ source }) => source).join('|')})\\b`, 'gi');
}
