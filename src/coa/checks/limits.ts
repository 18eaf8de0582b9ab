/** Words that are read of a page at least before it is judged; below them an answer asks for another picture. */
export const MIN_WORDS_TO_JUDGE = 25;
