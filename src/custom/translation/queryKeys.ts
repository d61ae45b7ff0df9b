/** How far books are translated. */
export const progressKeys = {
  page: (page: number, q: string) => ['translation-progress', page, q],
};

/** A translated chapter, and the dictionary of its book. */
export const translationKeys = {
  one: (id: number) => ['translation', id],
  suggestions: (id: number, source: string) => ['translation-suggestions', id, source],
  terms: (book: number, language: string) => ['book-terms', book, language],
};

/** Translated chapters in review. */
export const translationReviewKeys = {
  one: (id: number) => ['translation-review', id],
  queue: (filter: object) => ['translation-reviews', filter],
};

/** What can be given out of a book in a language, anew with every task. */
export const assignableKeys = {
  of: (book: number, language: string) => ['assignable', book, language],
};
