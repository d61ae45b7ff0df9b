import { entities } from '#domain/entities.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useI18n, useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { getReviewsPath } from '../../../lib/routing/reviewPaths.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { GivenNote } from '../../../resources/queue/Given.tsx';
import { QueueActions } from '../../../resources/queue/QueueActions.tsx';
import { BackLink } from '../../../ui/BackLink.tsx';
import { ChangesSwitch } from '../../../ui/reading/ChangesSwitch.tsx';
import { keyNames } from './keys.ts';
import { LateReview } from './LateReview.tsx';
import { useAfterApproval } from './useAfterApproval.ts';
import type { Queue } from './useQueue.ts';
import type { Reviewed } from './useReview.ts';
import css from '../../../ui/reading/reading.module.css';

interface Props {
  chapter: Reviewed;
  /** None for a chapter that does not wait: it leads back to its story. */
  queue: Queue | undefined;
  storyId: number | undefined;
  next: { id: number } | undefined;
  previous: { id: number } | undefined;
  /** Shows what was changed instead of the text alone. */
  changes: boolean;
  onChanges: (on: boolean) => void;
  onHelp: () => void;
  onLeft: () => void;
}

/** Which chapter it is, and the ways from it. */
export function ReviewHead({ chapter, queue, storyId, next, previous, changes, onChanges, onHelp, onLeft }: Props) {
  const t = useT();
  const now = useNow();
  const { translate } = useI18n();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const { before, story, title, number, submitted_at, obstacle } = chapter;
  const name = t('chapters.shared.preview.chapter', { number });
  const waits = queue && !obstacle;
  const becomes = useAfterApproval(chapter);
  const step = (to: { id: number } | undefined, key: 'next' | 'previous') => (
    <Link
      className="button quiet"
      aria-disabled={to === undefined}
      to={to ? getReviewsPath(storyId, to.id) : ''}
      onClick={(event) => to ?? event.preventDefault()}
    >
      {t(`common.office.review.${key}`)} <kbd translate="no">{keyNames[key]}</kbd>
    </Link>
  );
  return (
    <header className={css.top}>
      <div className="bar">
        {queue ? (
          <BackLink to={getReviewsPath(storyId)}>{formatCount('common.office.review.waiting', queue.left)}</BackLink>
        ) : (
          <BackLink to={`/${resourceOf(fiction)}/${story.id}/show`}>
            {t('contracts.office.application.details')}
          </BackLink>
        )}
        <div className="actions" data-actions="">
          {waits && <QueueActions entity={entities.chapter} ids={[chapter.id]} onDone={onLeft} />}
          {step(previous, 'previous')}
          {step(next, 'next')}
          <button
            type="button"
            className="button quiet"
            aria-haspopup="dialog"
            onClick={onHelp}
            aria-label={t('common.office.keys')}
          >
            <kbd translate="no">{keyNames.help}</kbd>
          </button>
        </div>
      </div>
      <h1>
        <small className={css.story} lang={story.language}>
          {story.title}
        </small>{' '}
        {name}
        {title && <span lang={story.language}> · {title}</span>}
      </h1>
      <p className={css.facts}>
        <span translate="no">{story.pen_name}</span>
        <span>{formatLanguageName(story.language, language)}</span>
        <span>{translate(`resources.office/fictions.choices.rating.${story.rating}`)}</span>
        <span>{formatCount('common.office.word_count', chapter.word_count)}</span>
        {submitted_at && (
          <span>{t('common.office.review.submitted_at', { time: formatTime(submitted_at, language) })}</span>
        )}
        {waits && submitted_at && <LateReview submittedAt={submitted_at} now={now} />}
        {!obstacle && <span>{becomes}</span>}
      </p>
      {waits && <GivenNote entity={entities.chapter} id={chapter.id} onDone={onLeft} />}
      {before && (
        <div className="actions">
          <ChangesSwitch changes={changes} onChanges={onChanges} />
          <p className="note">
            {before.content === chapter.content && before.title === title
              ? t('common.office.review.unchanged')
              : before.kind === 'published'
                ? t('chapters.office.review.since_published')
                : t('common.office.review.since_rejected', {
                    time: before.at ? formatTime(before.at, language) : '',
                  })}
            {before.title !== title && ` ${t('editor.shared.versions.title_then', { title: before.title ?? '–' })}`}
          </p>
        </div>
      )}
    </header>
  );
}
