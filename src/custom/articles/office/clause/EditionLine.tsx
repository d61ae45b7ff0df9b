import { Fragment } from 'react';
import type { getClauseEditions } from '#domain/articles/clauses.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatDay, formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../../i18n/index.ts';
import css from '../office.module.css';

interface Props {
  edition: AnswerOf<typeof getClauseEditions>['items'][number];
  /** Of the article. */
  language: string;
}

/** Which edition, from when on, which versions were published as it in this language and by whom, and how many accepted it. */
export function EditionLine({
  edition: { number, effective_on, texts, accepted, notified_at, standing },
  language: written,
}: Props) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <div className="facts">
        <strong>{t('articles.office.clause.number', { number })}</strong>
        {standing === 'withdrawn' ? (
          <span>{t('articles.office.clause.withdrawn')}</span>
        ) : (
          <span>{t('articles.office.clause.from', { day: formatDay(effective_on, language) })}</span>
        )}
        {notified_at && (
          <span>{t('articles.office.clause.notified', { time: formatTime(notified_at, language) })}</span>
        )}
        {!notified_at && standing === 'coming' && <span>{t('articles.office.clause.nobody_notified')}</span>}
        <span>{t('articles.office.clause.accepted', { count: accepted })}</span>
      </div>
      {texts.length === 0 && <span className="muted">{t('articles.office.clause.missing')}</span>}
      {texts.map(({ revision, at, by, note }) => (
        <Fragment key={revision}>
          <div className="facts">
            <span>{t('articles.office.versions.number', { number: revision })}</span>
            <time dateTime={at}>{formatTime(at, language)}</time>
            {by === null ? <span>{t('audit.office.platform')}</span> : <span translate="no">{by}</span>}
          </div>
          {note && (
            <p className={css.note} lang={written}>
              {note}
            </p>
          )}
        </Fragment>
      ))}
    </>
  );
}
