/** How far books are translated. */
export const progressKeys = {
  page: (page: number, q: string) => ['translation-progress', page, q],
};

/** A translated chapter, and the dictionary of its book. */
export const translationKeys = {
  all: ['translation'],
  one: (id: number) => ['translation', id],
  suggestions: (id: number, source: string) => ['translation-suggestions', id, source],
  terms: (book: number, language: string) => ['book-terms', book, language],
};

/** The own tasks of a translator, and the chapters of a task. */
export const taskKeys = {
  mine: ['my-translations'],
  page: (tab: string, page: number) => ['my-translations', tab, page],
  chapters: (id: number) => ['task-chapters', id],
  burnDown: (id: number) => ['task-burn-down', id],
  head: (id: number) => ['task-chapters', id, 'head'],
};

/** Translated chapters in review. */
export const translationReviewKeys = {
  all: ['translation-review'],
  one: (id: number) => ['translation-review', id],
  queue: (filter: object) => ['translation-reviews', filter],
};

/** What can be given out of a book in a language, anew with every task. */
export const assignableKeys = {
  of: (book: number, language: string) => ['assignable', book, language],
};

/** Who can be given a task, with what they have to do. */
export const translatorKeys = { all: ['translators'] };

/** The chapters of a business book by language. */
export const chapterGridKeys = {
  all: ['chapter-grid'],
  page: (book: number, page: number) => ['chapter-grid', book, page],
};

/** Who has to do with a business book. */
export const bookPeopleKeys = { of: (book: number) => ['book-people', book] };

/** A source chapter beside its translations, and what those were before. */
export const chapterDetailsKeys = {
  one: (id: number) => ['chapter-details', id],
  versions: (id: number, page: number) => ['translation-versions', id, page],
  version: (id: number) => ['translation-version', id],
  sourceVersions: (id: number, page: number) => ['source-versions', id, page],
  sourceVersion: (id: number, revision: number) => ['source-version', id, revision],
};

/** Where a changed term is still called otherwise. */
export const replacementKeys = {
  all: ['term-replacement'],
  page: (entry: number, query: object, page: number) => ['term-replacement', entry, query, page],
};
