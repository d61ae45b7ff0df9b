import type * as reviewCalls from '#domain/chapters/chapterReviews.calls.ts';
import type * as calls from '#domain/chapters/chapters.calls.ts';
import type * as deletedCalls from '#domain/chapters/deletedChapters.calls.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { deletion, remove } from './deletedChapters.ts';
import { removeChapterNumbers } from './numbers.ts';
import { move } from './order.ts';
import { list, getOne, countContentWords } from './read.ts';
import { reviews } from './review.ts';
import { create, save } from './save.ts';
import { steps } from './steps.ts';

export const chapters: HandlersOf<typeof calls & typeof reviewCalls & typeof deletedCalls> = {
  listChapters: list,
  getChapter: getOne,
  createChapter: create,
  saveChapter: save,
  deleteChapter: remove,
  moveChapters: move,
  computeWords: countContentWords,
  removeNumbers: removeChapterNumbers,
  ...reviews,
  ...steps,
  ...deletion,
};
