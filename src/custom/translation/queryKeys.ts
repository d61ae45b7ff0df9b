/** How far books are translated. */
export const progressKeys = {
  page: (page: number, q: string) => ['translation-progress', page, q],
};

/** What can be given out of a book in a language, anew with every task. */
export const assignableKeys = {
  of: (book: number, language: string) => ['assignable', book, language],
};
