import { formatTime } from '#domain/shared/formatDates.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Segments } from '../../../ui/fields/Segments.tsx';
import { ChangesSwitch } from '../../../ui/reading/ChangesSwitch.tsx';
import { useFormatDue } from '../useFormatDue.ts';
import { keyNames } from './keys.ts';
import { getTranslationReviewPath } from './reviewPath.ts';
import { ReviewTitle, type TitleProps } from './ReviewTitle.tsx';
import type { Filter, Queue } from './useQueue.ts';
import type { Reviewed } from './useReview.ts';
import css from '../../../ui/reading/reading.module.css';

interface Props {
  chapter: Reviewed;
  queue: Queue;
  filter: Filter;
  next: { id: number } | undefined;
  previous: { id: number } | undefined;
  /** Shows what was changed instead of the text alone, in so many segments. */
  changes: boolean;
  changed: number;
  /** Shows the source beside it. */
  sides: boolean;
  heading: Omit<TitleProps, 'chapter' | 'changes'>;
  onChanges: (on: boolean) => void;
  onSides: (on: boolean) => void;
  onHelp: () => void;
}

/** Which chapter it is, how it is shown, and the ways from it. */
export function ReviewHead({ chapter, queue, filter, next, previous, changes, changed, sides, heading, ...on }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const locale = useLanguage();
  const formatDue = useFormatDue();
  const { before, title, translated_title, language, submitted_at, task, translator } = chapter;
  const step = (to: { id: number } | undefined, key: 'next' | 'previous') => (
    <Link
      className="button quiet"
      aria-disabled={to === undefined}
      to={to ? getTranslationReviewPath(filter, to.id) : ''}
      onClick={(event) => to ?? event.preventDefault()}
    >
      {t(`common.office.review.${key}`)} <kbd translate="no">{keyNames[key]}</kbd>
    </Link>
  );
  const same = changed === 0 && before?.title === translated_title;
  return (
    <header className={css.top}>
      <div className="bar">
        <BackLink to={getTranslationReviewPath(filter)}>
          {formatCount('common.office.review.waiting', queue.left)}
        </BackLink>
        <div className="actions" data-actions="">
          {step(previous, 'previous')}
          {step(next, 'next')}
          <button
            type="button"
            className="button quiet"
            aria-haspopup="dialog"
            onClick={on.onHelp}
            aria-label={t('common.office.keys')}
          >
            <kbd translate="no">{keyNames.help}</kbd>
          </button>
        </div>
      </div>
      <ReviewTitle {...heading} {...{ chapter, changes }} />
      <p className={css.facts}>
        {translated_title && title && <span lang={chapter.source_language}>{title}</span>}
        <span>{formatLanguageName(language, locale)}</span>
        {translator && <span translate="no">{translator.name}</span>}
        <span>{formatCount('translation.office.progress.words', chapter.words)}</span>
        {task && <span>{formatDue(task.ends_on)}</span>}
        {submitted_at && (
          <span>{t('common.office.review.submitted_at', { time: formatTime(submitted_at, locale) })}</span>
        )}
      </p>
      <div className="actions">
        <Segments
          label={t('translation.office.review.sides')}
          names={['both', 'target']}
          value={sides ? 'both' : 'target'}
          onPick={(name) => on.onSides(name === 'both')}
        >
          {(name) => t(`translation.office.review.${name}`)}
        </Segments>
        {before && (
          <>
            <ChangesSwitch changes={changes} onChanges={on.onChanges} />
            <p className="note">
              {changes && same
                ? t('common.office.review.unchanged')
                : before.kind === 'rejected'
                  ? t('common.office.review.since_rejected', { time: formatTime(before.at, locale) })
                  : t(`translation.office.review.since_${before.kind}`, { time: formatTime(before.at, locale) })}{' '}
              {changes && changed > 0 && formatCount('translation.office.review.changed_count', changed)}
            </p>
          </>
        )}
      </div>
    </header>
  );
}
