import { useRecordContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { listReviewQueue } from '#domain/calls/chapterReviews.ts';
import { chapter } from '#domain/entities/chapter.ts';
import { contractApplication } from '#domain/entities/contractApplication.ts';
import { invitation } from '#domain/entities/invitation.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { can } from '#domain/roles.ts';
import { currentRole } from '../../authProvider/session.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { useT } from '../../i18n/index.ts';
import { reviewsPath } from '../review/paths.ts';

/** What belongs to a work, each in its own list, as far as the reader may see it. */
const parts: readonly Entity[] = [chapter, contractApplication, invitation];

export function WorkWays() {
  const t = useT();
  const translate = useTranslate();
  const work = useRecordContext<{ id: number }>();
  if (!work) return null;
  const filter = JSON.stringify({ fiction_id: work.id });
  return (
    <>
      {can(currentRole(), listReviewQueue.who) && (
        <Link className="button quiet" to={reviewsPath(work.id)}>
          {t('review.of_story')}
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
