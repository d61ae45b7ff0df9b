import { reviewAimDays } from '#domain/chapters/reviewAim.ts';
import { listEditorsLoad } from '#domain/editors/load.calls.ts';
import { entities } from '#domain/entities.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { can } from '#domain/roles.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { getReviewsPath } from '../../../lib/routing/reviewPaths.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { GivenMark } from '../../../resources/queue/Given.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import { LateReview } from './LateReview.tsx';
import type { Queue } from './useQueue.ts';
import css from '../../../ui/reading/queue.module.css';

interface Props {
  queue: Queue;
  storyId: number | undefined;
}

/** What waits, the oldest first. */
export function QueueList({ queue, storyId }: Props) {
  const t = useT();
  const now = useNow();
  const language = useLanguage();
  const formatCount = useFormatCount();
  const { items, decided, left } = queue;
  const waiting = items.filter(({ id }) => !decided.has(id));
  const all = storyId !== undefined && (
    <Link className="button quiet" to={getReviewsPath()}>
      {t('chapters.office.review.all')}
    </Link>
  );
  if (waiting.length === 0)
    return (
      <Page sign="done" title={t('chapters.office.review.empty')} text={t('chapters.office.review.empty_text')}>
        {all}
      </Page>
    );
  return (
    <>
      <div className="page-head">
        <h1>
          {t('chapters.office.review.title')} <small className="count">{formatNumber(left, language)}</small>
        </h1>
        <div className="actions" data-actions="">
          {all}
          {can(currentRole(), listEditorsLoad.roles) && (
            <Link className="button quiet" to="/office/editors-load">
              {t('editors.office.load.title')}
            </Link>
          )}
          <Link className="button" to={getReviewsPath(storyId, waiting[0]!.id)}>
            {t('common.office.review.start')}
          </Link>
        </div>
      </div>
      <p className="note">{formatCount('chapters.office.review.aim', reviewAimDays)}</p>
      <Scroller className="framed">
        <table className={`table wide ${css.queue}`}>
          <thead>
            <tr>
              <th>{t('common.office.review.chapter')}</th>
              <th>{t('chapters.office.review.story')}</th>
              <th className="amount">{t('common.office.review.words')}</th>
              <th>{t('common.office.review.submitted')}</th>
            </tr>
          </thead>
          <tbody>
            {waiting.map((item) => (
              <tr key={item.id}>
                <td>
                  <Link to={getReviewsPath(storyId, item.id)}>
                    {t('chapters.shared.preview.chapter', { number: item.number })}
                    {item.title && <span lang={item.language}> · {item.title}</span>}
                  </Link>{' '}
                  {item.again && <span className="chip">{t('common.office.review.again')}</span>}{' '}
                  {item.published && <span className="chip">{t('chapters.office.review.published')}</span>}{' '}
                  <GivenMark entity={entities.chapter} id={item.id} />
                </td>
                <td>
                  <span lang={item.language}>{item.story}</span>
                  <small translate="no">{item.pen_name}</small>
                </td>
                <td className="amount">{formatNumber(item.word_count, language)}</td>
                <td>
                  <time dateTime={item.submitted_at}>{formatTime(item.submitted_at, language)}</time>{' '}
                  <LateReview submittedAt={item.submitted_at} now={now} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <MoreButton list={queue} className={css.more}>
        {t('common.office.list.more')}
      </MoreButton>
    </>
  );
}
