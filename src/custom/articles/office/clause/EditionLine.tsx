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

/** Which edition, from when on, who published it in this language, and how many accepted it. */
export function EditionLine({ edition: { number, effective_on, text, accepted }, language: written }: Props) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <div className="facts">
        <strong>{t('articles.office.clause.number', { number })}</strong>
        <span>{t('articles.office.clause.from', { day: formatDay(effective_on, language) })}</span>
        <span>{t('articles.office.clause.accepted', { count: accepted })}</span>
      </div>
      {text ? (
        <div className="facts">
          <span>{t('articles.office.versions.number', { number: text.revision })}</span>
          <time dateTime={text.at}>{formatTime(text.at, language)}</time>
          {text.by === null ? <span>{t('audit.office.platform')}</span> : <span translate="no">{text.by}</span>}
        </div>
      ) : (
        <span className="muted">{t('articles.office.clause.missing')}</span>
      )}
      {text?.note && (
        <p className={css.note} lang={written}>
          {text.note}
        </p>
      )}
    </>
  );
}
