import type * as reviewCalls from '#domain/chapters/chapterReviews.calls.ts';
import type * as calls from '#domain/chapters/chapters.calls.ts';
import type * as replaceCalls from '#domain/editor/replace.calls.ts';
import type * as sensitiveCalls from '#domain/editor/sensitiveKeywords.calls.ts';
import type * as versionCalls from '#domain/editor/versions.calls.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { withoutNumbers } from './numbers.ts';
import { move } from './order.ts';
import { list, one, words } from './read.ts';
import { replace } from './replace.ts';
import { reviews } from './review.ts';
import { create, save } from './save.ts';
import { sensitive } from './sensitive.ts';
import { steps } from './steps.ts';
import { remove, trash } from './trash.ts';
import { versions } from './versions.ts';

export const chapters: HandlersOf<
  typeof calls & typeof reviewCalls & typeof versionCalls & typeof sensitiveCalls & typeof replaceCalls
> = {
  listChapters: list,
  getChapter: one,
  createChapter: create,
  saveChapter: save,
  deleteChapter: remove,
  moveChapters: move,
  computeWords: words,
  removeNumbers: withoutNumbers,
  ...reviews,
  ...sensitive,
  ...replace,
  ...steps,
  ...versions,
  ...trash,
};
