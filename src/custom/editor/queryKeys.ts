/** Chapters of a story as the editor knows them. */
export const chapterKeys = {
  all: ['chapters'],
  of: (storyId: number) => ['chapters', storyId],
  one: (storyId: number, id: number | undefined) => ['chapters', storyId, id],
  counts: (storyId: number) => ['chapters', storyId, 'counts'],
  pages: (storyId: number, first: number, status: string | undefined) => ['chapters', storyId, 'pages', first, status],
  rejected: (storyId: number) => ['chapters', storyId, 'rejected'],
  numbered: (storyId: number, number: number) => ['chapters', storyId, 'numbered', number],
};

export const versionKeys = {
  one: (id: number) => ['chapter-version', id],
  all: (chapterId: number) => ['chapter-versions', chapterId],
  of: (chapterId: number, revision: number) => ['chapter-versions', chapterId, revision],
};

/** The last replacement in a story. */
export const replaceKeys = { latest: (storyId: number) => ['replaced', storyId] };

/** Words that a story's chapters are checked for. */
export const flaggedKeys = { of: (storyId: number) => ['sensitive-keywords', storyId] };

/** What the author has written today. */
export const wordsTodayKeys = { all: ['words-today'] };
