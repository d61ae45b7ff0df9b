import type { TranslatedChapterState } from './translatedChapter.ts';

/**
 * Why a chapter is not approved: it does not wait, the reviewer translated some of what is under review, or segments are open
 * since its source changed. The last one can still be rejected.
 */
export const reviewObstacles = ['decided', 'own_work', 'source_changed'] as const;
export type ReviewObstacle = (typeof reviewObstacles)[number];

interface Reviewed {
  state: TranslatedChapterState;
  /** An open task has it. */
  hasTask: boolean;
  isOwn: boolean;
  segments: number;
  doneSegments: number;
}

export function findReviewObstacle({
  state,
  hasTask,
  isOwn,
  segments,
  doneSegments,
}: Reviewed): ReviewObstacle | undefined {
  if (state !== 'in_review' || !hasTask) return 'decided';
  if (isOwn) return 'own_work';
  return doneSegments < segments ? 'source_changed' : undefined;
}
