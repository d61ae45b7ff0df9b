import { useQueryClient } from '@tanstack/react-query';
import { formatNumber } from '#domain/kit/figures.ts';
import { formatDate } from '#domain/shared/formatDates.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { statusCodes } from '#domain/stories/story.ts';
import { listNextSteps, type StoryStep } from '#domain/stories/storySteps.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { preloadOnHover } from '../../../lib/lazy/preloadOnHover.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { getLastChange, getStoryPath, getSignPath, getStoryFormPath, type Story } from '../../../lib/routing/story.ts';
import { tagsQuery } from '../../../lib/tags/tagsQuery.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import css from './StoryCard.module.css';

/** Chapters that are on their way to readers, what needs the author first. */
const onTheWay = ['rejected', 'pending_publish', 'pending_review', 'draft'] as const;

/** Steps that are taken on the page of the contract. */
const onContract = new Set<StoryStep>(['apply', 'apply_again', 'sign']);

/** A story of the list: all of it leads to the story's page, and a second way to its form. */
export function StoryCard({ story }: { story: Story }) {
  const t = useT();
  const language = useLanguage();
  const formatCount = useFormatCount();
  const queryClient = useQueryClient();
  const { id, title, cover, contract_status, status, states, word_count, chapter_count } = story;
  const [next] = listNextSteps(story);
  const waiting = onTheWay.filter((state) => states[state] > 0);
  return (
    <article className={css.card}>
      <img className={css.cover} src={cover} alt="" width="96" height="128" loading="lazy" />
      <div className={css.body}>
        <h2 className={css.title} lang={story.language}>
          <Link className={css.open} to={getStoryPath(id)}>
            {title}
          </Link>
        </h2>
        <div className={css.chips}>
          <StateChip state={contract_status}>{t(`stories.author.contract_status.${contract_status}`)}</StateChip>
          {status === statusCodes.completed && (
            <StateChip tone="good">{t('stories.author.status.completed')}</StateChip>
          )}
        </div>
        <p className={css.facts}>
          <span>{formatLanguageName(story.language, language)}</span>
          <span>{formatCount('stories.author.chapters', chapter_count)}</span>
          <span>{formatCount('stories.author.words', word_count)}</span>
        </p>
        {waiting.length > 0 && (
          <p className={css.waiting}>
            {waiting.map((state) => (
              <span key={state} className={state === 'rejected' ? css.bad : undefined}>
                {t(`chapters.shared.status.${state}`)} <b>{formatNumber(states[state], language)}</b>
              </span>
            ))}
          </p>
        )}
        {next?.actor === 'author' && (
          <p className={css.next}>
            {onContract.has(next.step) ? (
              <Link className={css.edit} to={getSignPath(id)}>
                {formatCount(`stories.author.steps.${next.step}`, next.count ?? 0)}
              </Link>
            ) : (
              formatCount(`stories.author.steps.${next.step}`, next.count ?? 0)
            )}
          </p>
        )}
        <p className={css.changed}>
          {t('stories.author.changed', { date: formatDate(getLastChange(story), language) })}
          <Link
            className={css.edit}
            to={getStoryFormPath(id)}
            {...preloadOnHover(() => queryClient.prefetchQuery(tagsQuery))}
          >
            {t('stories.author.edit_details')}
          </Link>
        </p>
      </div>
    </article>
  );
}
