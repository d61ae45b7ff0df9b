import { findReviewObstacle } from '#domain/translation/reviewObstacle.ts';
import { ApiError, conflict, forbidden } from '#server/kit/apiError.ts';
import type { TranslatedRow } from './rows.ts';

/** 409 with the numbers of the chapters that are in the way; nothing where there are none. */
export function refuseChapters(
  key: 'taken' | 'unfinished' | 'faulty' | 'source_changed_chapters',
  numbers: readonly number[],
): void {
  if (numbers.length > 0)
    throw new ApiError(409, `translation.office.errors.${key}`, {
      args: { numbers: numbers.join(', ') },
      details: { numbers },
    });
}

/** Refuses to approve several chapters where some have open segments since their source changed; each is named. */
export function refuseChanged(rows: readonly { row: TranslatedRow; number: number }[]): void {
  if (rows.length < 2) return;
  const changed = rows.filter(({ row }) => row.done_segments < row.segment_count);
  refuseChapters(
    'source_changed_chapters',
    changed.map(({ number }) => number),
  );
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
