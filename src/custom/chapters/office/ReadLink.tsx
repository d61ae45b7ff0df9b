import { useRecordContext } from 'ra-core';
import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { reviewsPath } from '../../../lib/routing/reviewPaths.ts';

/** From what is known of a chapter to its text, whatever state it is in. */
export function ReadLink() {
  const t = useT();
  const chapter = useRecordContext<{ id: number; fiction_id: number }>();
  if (!chapter) return null;
  return (
    <Link className="button quiet" to={reviewsPath(chapter.fiction_id, chapter.id)}>
      {t('chapters.office.review.read')}
    </Link>
  );
}
