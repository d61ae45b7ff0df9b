import { useNavigate } from 'react-router-dom';
import { formatNumber } from '#domain/kit/figures.ts';
import { isStoryLanguage, storyLanguages } from '#domain/languages.ts';
import { decidedDays } from '#domain/shared/decidedLately.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import { DueTime } from '../DueTime.tsx';
import { getTranslationReviewPath } from './reviewPath.ts';
import type { Filter, Queue } from './useQueue.ts';
import css from '../../../ui/reading/queue.module.css';

/** What waits, whose task ends first in front; of a book and a language, or of all. */
export function QueueList({ queue, filter }: { queue: Queue; filter: Filter }) {
  const t = useT();
  const locale = useLanguage();
  const navigate = useNavigate();
  const { items, decided, left, first } = queue;
  const waiting = items.filter(({ id }) => !decided.has(id));
  const books = first?.books ?? [];
  const isFiltered = filter.book_id !== undefined || filter.language !== undefined;
  if (waiting.length === 0 && !isFiltered)
    return (
      <Page sign="done" title={t('translation.office.review.empty')} text={t('translation.office.review.empty_text')} />
    );
  const show = (change: Filter) => void navigate(getTranslationReviewPath({ ...filter, ...change }));
  return (
    <div className="stack">
      <div className="page-head">
        <h1>
          {t('translation.office.review.title')} <small className="count">{formatNumber(left, locale)}</small>
        </h1>
        {waiting.length > 0 && (
          <Link className="button" to={getTranslationReviewPath(filter, waiting[0]!.id)}>
            {t('common.office.review.start')}
          </Link>
        )}
      </div>
      <Decided reviewers={first?.reviewers ?? []} />
      <div className={css.filters}>
        <SelectInput
          name="book"
          label={t('translation.office.progress.book')}
          prompt={t('translation.office.review.all_books')}
          value={filter.book_id ? String(filter.book_id) : ''}
          onChange={({ target }) => show({ book_id: Number(target.value) || undefined })}
          options={books.map(({ id, title }) => ({ code: String(id), name: title }))}
        />
        <SelectInput
          name="language"
          label={t('translation.office.review.language')}
          prompt={t('translation.office.review.all_languages')}
          value={filter.language ?? ''}
          onChange={({ target }) => show({ language: isStoryLanguage(target.value) ? target.value : undefined })}
          options={storyLanguages.map((code) => ({ code, name: formatLanguageName(code, locale) }))}
        />
      </div>
      {waiting.length === 0 ? (
        <Page
          part
          sign="search"
          title={t('translation.office.review.none')}
          text={t('translation.office.review.none_text')}
        >
          <Link className="button quiet" to={getTranslationReviewPath()}>
            {t('translation.office.review.all_books')}
          </Link>
        </Page>
      ) : (
        <Scroller className="framed">
          <table className={`table wide ${css.queue}`}>
            <thead>
              <tr>
                <th>{t('common.office.review.chapter')}</th>
                <th>{t('translation.office.progress.book')}</th>
                <th>{t('translation.office.assign.translator')}</th>
                <th className="amount">{t('common.office.review.words')}</th>
                <th>{t('translation.office.assign.ends_on')}</th>
                <th>{t('common.office.review.submitted')}</th>
              </tr>
            </thead>
            <tbody>
              {waiting.map((item) => (
                <tr key={item.id}>
                  <td>
                    <Link to={getTranslationReviewPath(filter, item.id)}>
                      {t('chapters.shared.preview.chapter', { number: item.number })}
                      {item.title && ` · ${item.title}`}
                    </Link>{' '}
                    {item.again && <span className="chip">{t('common.office.review.again')}</span>}
                  </td>
                  <td>
                    {item.book}
                    <small>{formatLanguageName(item.language, locale)}</small>
                  </td>
                  <td translate="no">{item.translator}</td>
                  <td className="amount">{formatNumber(item.words, locale)}</td>
                  <td>
                    <DueTime ends_on={item.ends_on} />
                  </td>
                  <td>
                    <time dateTime={item.submitted_at}>{formatTime(item.submitted_at, locale)}</time>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
      <MoreButton list={queue} className={css.more}>
        {t('common.office.list.more')}
      </MoreButton>
    </div>
  );
}

/** What each reviewer has decided lately. */
function Decided({ reviewers }: { reviewers: NonNullable<Queue['first']>['reviewers'] }) {
  const t = useT();
  const locale = useLanguage();
  if (reviewers.length < 2) return null;
  return (
    <p className="note">
      {t('common.office.review.decided', { days: decidedDays })}:{' '}
      {reviewers.map(({ id, name, decided }, at) => (
        <span key={id}>
          {at > 0 && ' · '}
          <span translate="no">{name}</span> {formatNumber(decided, locale)}
        </span>
      ))}
    </p>
  );
}
