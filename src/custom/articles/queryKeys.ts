/** What an article is and was; the number of its last version is in the keys, so that a save asks again. */
export const articleKeys = {
  versions: (id: number, last: number, page: number) => ['article-versions', id, last, page],
  version: (id: number, revision: number) => ['article-version', id, revision],
  allEditions: ['clause-editions'],
  editions: (id: number, last: number, source: number | null) => ['clause-editions', id, last, source],
  allToAccept: ['clauses-to-accept'],
  toAccept: (language: string) => ['clauses-to-accept', language],
  preview: (text: object) => ['article-preview', text],
  reading: (id: number, edition: number | undefined) => ['article-reading', id, edition],
  numbers: ['article-numbers'],
  board: ['article-board'],
  english: (place: string, slug: string, since: number | undefined) => ['english-article', place, slug, since],
};
