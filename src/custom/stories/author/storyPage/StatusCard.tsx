import { formatDate, formatTime } from '#domain/shared/formatDates.ts';
import { listNextSteps, type StoryStep } from '#domain/stories/storySteps.ts';
import { useLanguage, useT } from '../../../../i18n/index.ts';
import { useFormatCount } from '../../../../i18n/useFormatCount.ts';
import { Link } from '../../../../lib/routing/navigation.tsx';
import { getChapterPath, getStoryPath, getSignPath, type Story } from '../../../../lib/routing/story.ts';
import { ApplyForCompletion } from './ApplyForCompletion.tsx';
import css from './StatusCard.module.css';

/** Where a step is taken. */
const getPlace = (step: StoryStep, id: number): string | undefined => {
  const list = (status: string) => `${getStoryPath(id)}&status=${status}`;
  const places: Partial<Record<StoryStep, string>> = {
    apply: getSignPath(id),
    apply_again: getSignPath(id),
    sign: getSignPath(id),
    editor_review: getSignPath(id),
    contract_review: getSignPath(id),
    write_more: getChapterPath(id),
    words_short: getChapterPath(id),
    write: getChapterPath(id),
    mend: list('rejected'),
    release: list('pending_publish'),
    scheduled: list('pending_publish'),
    submit: list('draft'),
    completion_granted: '/income',
    chapter_review: list('pending_review'),
  };
  return places[step];
};

/** What happens next with a story, who acts, and by when. */
export function StatusCard({ story }: { story: Story }) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  return (
    <section className={css.card} aria-labelledby="next">
      <h2 id="next">{t('stories.author.steps.title')}</h2>
      <ol className={css.steps}>
        {listNextSteps(story).map(({ step, actor, count = 0, days, at }) => {
          const place = getPlace(step, story.id);
          const words = formatCount(`stories.author.steps.${step}`, count);
          return (
            <li key={step}>
              <span className={`chip ${actor === 'author' ? 'good' : ''}`}>
                {t(`stories.author.steps.who.${actor}`)}
              </span>
              <span>
                {place ? <Link to={place}>{words}</Link> : words}
                {days && <span className="muted"> · {t('stories.author.steps.days', { smart_count: days })}</span>}
                {at && (
                  <span className="muted"> · {t('stories.author.steps.at', { time: formatTime(at, language) })}</span>
                )}
                {step === 'completion_review' && story.completion_applied_at && (
                  <span className="muted">
                    {' · '}
                    {t('stories.writing.page.complete.applied_on', {
                      date: formatDate(story.completion_applied_at, language),
                    })}
                  </span>
                )}
                {step === 'completion_refused' && story.completion_reason && (
                  <span className="muted"> · {story.completion_reason}</span>
                )}
                {step === 'apply_completion' && <ApplyForCompletion story={story} />}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
