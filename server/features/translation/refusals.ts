import { findReviewObstacle } from '#domain/translation/reviewObstacle.ts';
import { ApiError, conflict, forbidden } from '#server/kit/apiError.ts';
import type { TranslatedRow } from './rows.ts';

/** 409 with the numbers of the chapters that are in the way; nothing where there are none. */
export function refuseChapters(key: 'taken' | 'unfinished' | 'faulty', numbers: readonly number[]): void {
  if (numbers.length > 0)
    throw new ApiError(409, `translation.office.errors.${key}`, {
      args: { numbers: numbers.join(', ') },
      details: { numbers },
    });
}

interface Reviewing {
  /** The state that was read. */
  revision: number;
  /** The caller translated some of it. */
  isOwn: boolean;
  approved: boolean;
}

/** Refuses what is another by now, what was decided already, and what one of its translators would decide on. */
export function refuseObstacle(row: TranslatedRow, { revision, isOwn, approved }: Reviewing): void {
  const { state, segment_count: segments, done_segments: doneSegments } = row;
  const obstacle = findReviewObstacle({ state, hasTask: true, isOwn, segments, doneSegments });
  if (obstacle === 'own_work') throw forbidden('translation.office.errors.own_work');
  if (obstacle === 'decided' || row.revision !== revision) throw conflict('translation.office.errors.decided');
  if (obstacle && approved) throw conflict('translation.office.errors.source_changed');
}
