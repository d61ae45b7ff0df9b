import { useRecordContext } from 'ra-core';
import { listReviewQueue } from '#domain/chapters/chapterReviews.calls.ts';
import { can } from '#domain/roles.ts';
import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { reviewsPath } from '../../../lib/routing/reviewPaths.ts';
import { currentRole } from '../../../lib/session/session.ts';

/** From a work to its chapters that wait for review, for who reviews them. */
export function StoryActions() {
  const t = useT();
  const work = useRecordContext<{ id: number }>();
  if (!work || !can(currentRole(), listReviewQueue.roles)) return null;
  return (
    <Link className="button quiet" to={reviewsPath(work.id)}>
      {t('chapters.office.review.of_story')}
    </Link>
  );
}
