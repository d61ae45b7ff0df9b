/**
 * What an article is and was; the number of its last version, and whether that waits, is in the keys, so that a save asks
 * again.
 */
export const articleKeys = {
  versions: (id: number, last: number, pending: boolean, page: number) => ['article-versions', id, last, pending, page],
  version: (id: number, revision: number, shownRevision: number | null) => [
    'article-version',
    id,
    revision,
    shownRevision,
  ],
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
