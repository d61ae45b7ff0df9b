import { readTexts } from '#demo/kit/readTexts.ts';
import { storyLanguages, type StoryLanguage } from '#domain/languages.ts';

/** `comments.json`, with the slots of chapters but for places. */
export interface CommentWords {
  /** Names that readers comment under. */
  readers: readonly string[];
  bookComments: readonly string[];
  chapterComments: readonly string[];
  /** What authors answer to readers. */
  answers: readonly string[];
}

export const commentWords = readTexts<StoryLanguage, CommentWords>(storyLanguages, 'comments');
