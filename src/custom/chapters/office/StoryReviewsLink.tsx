import { useRecordContext } from 'ra-core';
import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { reviewsPath } from '../../../lib/routing/reviewPaths.ts';

/** From a work to its chapters that wait for review. */
export function StoryReviewsLink() {
  const t = useT();
  const work = useRecordContext<{ id: number }>();
  if (!work) return null;
  return (
    <Link className="button quiet" to={reviewsPath(work.id)}>
      {t('chapters.office.review.of_story')}
    </Link>
  );
}
