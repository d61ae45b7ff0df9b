/**
 * What answers are kept under that a feature shows and another one changes. What only one feature knows has its key in
 * that feature's own `queryKeys.ts`; no key is written out elsewhere (CONTRIBUTING.md).
 */

/** What an author has to do. */
export const todoKeys = { all: ['todo'] };

/** What waits for the staff. */
export const officeHomeKeys = { all: ['office-home'], trade: ['office-trade'] };

/** Stories; react-admin keeps those of its own hooks under the name of the resource, too. */
export const storyKeys = {
  all: ['story'],
  list: (params: object) => ['story', 'getList', params],
  preview: (id: number) => ['story', 'preview', id],
  previewChapters: (id: number) => ['story', 'preview', id, 'chapters'],
  previewChapter: (chapterId: number) => ['story', 'preview', 'chapter', chapterId],
};

/** Stories that a contract can be applied for. */
export const signableKeys = { all: ['signable'] };

/** The table of contents of a story. */
export const contentsKeys = {
  all: ['contents'],
  of: (storyId: number) => ['contents', storyId],
  page: (storyId: number, filter: object, page: number) => ['contents', storyId, filter, page],
  deleted: (storyId: number) => ['contents', storyId, 'deleted'],
};

/** An author's personal data. */
export const profileKeys = { all: ['profile'] };

/** What an author earned in all. */
export const earningsStatsKeys = { all: ['earnings-stats'] };

/** The statements of the author who is signed in. */
export const ownStatementsKeys = { all: ['statements'] };

/** The staff editors of the author. */
export const myEditorKeys = { all: ['my-editors'] };

/** The tags that stories are classified by. */
export const tagKeys = { all: ['tags'] };

/** Files that are shown for the token only. */
export const privateFileKeys = { file: (url: string) => ['private', url] };
