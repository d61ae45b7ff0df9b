import { formatTime } from '#domain/shared/formatDates.ts';
import { groupByPlace } from '#domain/translation/remarks.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { Card } from '../../../ui/review/Card.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { getTranslationReviewPath } from './reviewPath.ts';
import type { Filter, Queue } from './useQueue.ts';
import type { Reviewed } from './useReview.ts';
import css from '../../../ui/reading/reading.module.css';

const shownNext = 5;
const tones = { approve: 'good', send_back: 'bad', correct: 'plain' } as const;

interface Props {
  chapter: Reviewed;
  queue: Queue;
  filter: Filter;
  onSegment: (segment: number) => void;
}

/** Earlier decisions and corrections, and what comes next. */
export function ReviewPanel({ chapter, queue, filter, onSegment }: Props) {
  const t = useT();
  const locale = useLanguage();
  const next = queue.following(chapter.id).slice(0, shownNext);
  const names = {
    approve: t('common.office.review.approved'),
    send_back: t('common.office.review.rejected'),
    correct: t('translation.office.review.corrected'),
  };
  return (
    <>
      {chapter.history.length > 0 && (
        <Card title={t('common.office.review.history')}>
          <ol className={css.list}>
            {chapter.history.map(({ id, cause, at, by, reason, remarks }) => (
              <li key={id} className={css.past}>
                <StateChip tone={tones[cause]}>{names[cause]}</StateChip>{' '}
                <small>
                  <span translate="no">{by}</span> <time dateTime={at}>{formatTime(at, locale)}</time>
                </small>
                {reason && <p>{reason}</p>}
                {[...groupByPlace(chapter.text, remarks)].flatMap(([place, some]) =>
                  some.map(({ sources, text }) =>
                    place === -1 ? (
                      <p key={sources.join(' ')}>{text}</p>
                    ) : (
                      <button
                        key={sources.join(' ')}
                        type="button"
                        className={css.row}
                        onClick={() => onSegment(place)}
                      >
                        <small>{t('editor.shared.story.paragraph', { number: place + 1 })}</small>
                        <span>{text}</span>
                      </button>
                    ),
                  ),
                )}
              </li>
            ))}
          </ol>
        </Card>
      )}
      {next.length > 0 && (
        <Card title={t('common.office.review.up_next')}>
          <ol className={css.list}>
            {next.map((item) => (
              <li key={item.id}>
                <Link className={css.row} to={getTranslationReviewPath(filter, item.id)}>
                  <span>{t('chapters.shared.preview.chapter', { number: item.number })}</span>
                  <small>{item.book}</small>
                </Link>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </>
  );
}
