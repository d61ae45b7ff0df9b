import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { getReviewsPath } from '../../../lib/routing/reviewPaths.ts';
import { Card } from '../../../ui/review/Card.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import type { Queue } from './useQueue.ts';
import type { Reviewed } from './useReview.ts';
import css from '../../../ui/reading/reading.module.css';

const shownNext = 5;

interface Props {
  chapter: Reviewed;
  queue: Queue;
  storyId: number | undefined;
  onParagraph: (paragraph: number) => void;
}

/** What helps to decide: flagged places, earlier decisions, and what comes next. */
export function ReviewPanel({ chapter, queue, storyId, onParagraph }: Props) {
  const t = useT();
  const language = useLanguage();
  const { flags, reviews, story } = chapter;
  const next = queue.following(chapter.id).slice(0, shownNext);
  return (
    <>
      {flags.length > 0 && (
        <Card title={t('editor.shared.flags.title')}>
          <ul className={css.list}>
            {flags.map(({ paragraph, kind, text, note }, index) => (
              // eslint-disable-next-line react/no-array-index-key
              <li key={index}>
                <button type="button" className={css.row} onClick={() => onParagraph(paragraph)}>
                  <mark lang={story.language}>{text}</mark>
                  <small>{t(`editor.shared.flags.kind.${kind}`)}</small>
                  {note && <small lang={story.language}>{note}</small>}
                </button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {reviews.length > 0 && (
        <Card title={t('common.office.review.history')}>
          <ol className={css.list}>
            {reviews.map(({ at, by, approved, reason, notes }) => (
              <li key={at} className={css.past}>
                <StateChip tone={approved ? 'good' : 'bad'}>
                  {t(approved ? 'common.office.review.approved' : 'common.office.review.rejected')}
                </StateChip>{' '}
                <small>
                  <span translate="no">{by}</span> <time dateTime={at}>{formatTime(at, language)}</time>
                </small>
                {reason && <p lang={chapter.author_language}>{reason}</p>}
                {notes.map(({ paragraph, text }) => (
                  <p key={paragraph} className={css.pastNote}>
                    <small>{t('editor.shared.story.paragraph', { number: paragraph + 1 })}</small>
                    <span lang={chapter.author_language}>{text}</span>
                  </p>
                ))}
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
                <Link className={css.row} to={getReviewsPath(storyId, item.id)}>
                  <span>{t('chapters.shared.preview.chapter', { number: item.number })}</span>
                  <small lang={item.language}>{item.story}</small>
                </Link>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </>
  );
}
