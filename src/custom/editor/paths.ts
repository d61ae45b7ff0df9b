/** The editor of a chapter, or of a new one. */
export const getChapterPath = (story: number, chapter?: number): string =>
  chapter === undefined ? `/story/tiny?id=${story}` : `/story/tiny?id=${story}&chapter_id=${chapter}`;

/** A story's table of contents. */
export const getContentsPath = (story: number): string => `/story/detail?id=${story}`;
