/** Names of a book that have no entry in a language. */
export const candidateKeys = {
  of: (book: number, language: string) => ['term-candidates', book, language],
};
