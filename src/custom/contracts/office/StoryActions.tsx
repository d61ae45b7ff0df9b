import { useRecordContext, useTranslate } from 'ra-core';
import { chapter } from '#domain/chapters/chapter.entity.ts';
import { listReviewQueue } from '#domain/chapters/chapterReviews.calls.ts';
import { contractApplication } from '#domain/contracts/contractApplication.entity.ts';
import { invitation } from '#domain/contracts/invitation.entity.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { can } from '#domain/roles.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { reviewsPath } from '../../../lib/routing/reviewPaths.ts';
import { currentRole } from '../../../lib/session/session.ts';

/** What belongs to a work, each in its own list, as far as the reader may see it. */
const parts: readonly Entity[] = [chapter, contractApplication, invitation];

export function StoryActions() {
  const t = useT();
  const translate = useTranslate();
  const work = useRecordContext<{ id: number }>();
  if (!work) return null;
  const filter = JSON.stringify({ fiction_id: work.id });
  return (
    <>
      {can(currentRole(), listReviewQueue.roles) && (
        <Link className="button quiet" to={reviewsPath(work.id)}>
          {t('chapters.office.review.of_story')}
        </Link>
      )}
      {parts
        .filter(({ access }) => can(currentRole(), access.read))
        .map(resourceOf)
        .map((resource) => (
          <Link key={resource} className="button quiet" to={`/${resource}?${new URLSearchParams({ filter })}`}>
            {translate(`resources.${resource}.name`, { smart_count: 2 })}
          </Link>
        ))}
    </>
  );
}
