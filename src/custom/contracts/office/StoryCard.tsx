import { useGetList, useTranslate } from 'ra-core';
import { chapter } from '#domain/chapters/chapter.entity.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { getReviewsPath } from '../../../lib/routing/reviewPaths.ts';
import { Card } from '../../../ui/review/Card.tsx';
import type { StoryRecord } from './application.ts';
import css from '../../../ui/review/review.module.css';

/** The story that is applied with, and the ways to it. */
export function StoryCard({ story }: { story: StoryRecord }) {
  const t = useT();
  const translate = useTranslate();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const filter = { fiction_id: story.id };
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: 'number', order: 'ASC' });
  const { data } = useGetList<RecordOf<typeof chapter>>(resourceOf(chapter), {
    filter,
    sort: { field: 'number', order: 'ASC' },
    pagination: { page: 1, perPage: 1 },
  });
  const [first] = data ?? [];
  return (
    <Card title={translate(`resources.${resourceOf(fiction)}.name`, { smart_count: 1 })}>
      <div className={css.story}>
        <img src={story.cover} alt="" />
        <div>
          <p className={css.facts}>
            <span>{formatLanguageName(story.language, language)}</span>
            <span>{translate(`stories.shared.tag.${story.genre}`, { _: story.genre })}</span>
            <span>{translate(`resources.${resourceOf(fiction)}.choices.rating.${story.rating}`)}</span>
            <span>{formatCount('common.office.word_count', story.word_count)}</span>
          </p>
          <p lang={story.language}>{story.synopsis}</p>
          {first && (
            <Link className={`button quiet ${css.start}`} to={getReviewsPath(story.id, first.id)}>
              {t('contracts.office.application.read')}
            </Link>
          )}
          <p className={css.facts}>
            <Link to={`/${resourceOf(chapter)}?${query}`}>
              {translate(`resources.${resourceOf(chapter)}.name`, { smart_count: 2 })}
            </Link>
            <Link to={`/${resourceOf(fiction)}/${story.id}/show`}>{t('contracts.office.application.details')}</Link>
          </p>
        </div>
      </div>
    </Card>
  );
}
