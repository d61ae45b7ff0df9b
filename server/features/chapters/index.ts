// What other features of the server may use.
export { addChapters } from './addMany.ts';
export { cleanHtml } from './html.ts';
export { findDraft } from './keepReplaced.ts';
export { keepMinimum } from './minimum.ts';
export { notifyOfRelease } from './releaseNotice.ts';
export { closeRevisions } from './revisions.ts';
export { type ChapterRow, findChapter, loadContents, lockChapters } from './rows.ts';
export {
  countReviewedLately,
  countWaitingByEditor,
  countWaitingChapters,
  isPendingReview,
  waitsForReviewer,
} from './reviewQueue.ts';
export { type Opened, writeText } from './save.ts';
export { goLive, takeStep } from './steps.ts';
export { countStory, needsContract } from './story.ts';
export { loadStoryChapters } from './storyChapters.ts';
export { loadStoryTexts } from './storyTexts.ts';
export { findNumbered, refuseNumbers, refuseUnready } from './submission.ts';
