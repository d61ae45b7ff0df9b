import { useState } from 'react';
import { revenueFile } from '#domain/earnings/revenueFile.ts';
import type { previewRevenue } from '#domain/earnings/revenueImport.calls.ts';
import type { RevenueQuestion } from '#domain/earnings/revenueQuestions.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { useI18n, useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { useMoney } from '../../../lib/useMoney.ts';
import { ImportErrors } from '../../../resources/import/ImportErrors.tsx';
import css from '../../../ui/money/office.module.css';

interface Props {
  file: string;
  preview: AnswerOf<typeof previewRevenue>;
  onBook: (confirmed: readonly RevenueQuestion[]) => void;
  onOther: () => void;
}

/** What a file would book, or what is wrong with it line by line. */
export function ImportPreview({ file, preview, onBook, onOther }: Props) {
  const t = useT();
  const { translate } = useI18n();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const money = useMoney();
  const formatDate = useFormatDate();
  const { lines, first_day, last_day, net_amount, author_amount, notices, questions, error_count, errors } = preview;
  const [confirmed, setConfirmed] = useState<readonly RevenueQuestion[]>([]);
  const tiles = [
    ['lines', formatNumber(lines, language)],
    ['days', first_day && last_day ? [...new Set([formatDate(first_day), formatDate(last_day)])].join(' – ') : '—'],
    ['net', money(net_amount)],
    ['authors', money(author_amount)],
  ] as const;
  return (
    <section className={css.card}>
      <h2 translate="no">{file}</h2>
      <dl className="tiles">
        {tiles.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`earnings.office.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {notices.length > 0 && (
        <ul className={css.notices}>
          {notices.map(({ message, args }) => (
            <li key={message}>{translate(message, args ?? {})}</li>
          ))}
        </ul>
      )}
      {error_count > 0 && (
        <>
          <p className={css.bad} role="alert">
            {formatCount('earnings.office.errors', error_count)}{' '}
            {error_count > errors.length && formatCount('common.office.import.shown', revenueFile.shownErrors)}
          </p>
          <ImportErrors errors={errors} />
        </>
      )}
      {questions.length > 0 && (
        <fieldset className={css.questions}>
          <legend>{t('earnings.office.check')}</legend>
          {questions.map(({ question, count, first_line }) => (
            <label key={question}>
              <input
                type="checkbox"
                checked={confirmed.includes(question)}
                onChange={({ target }) =>
                  setConfirmed(target.checked ? [...confirmed, question] : confirmed.filter((one) => one !== question))
                }
              />
              <span>{formatCount(`earnings.office.${question}`, count, { line: first_line })}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="actions">
        {error_count === 0 && (
          <button
            type="button"
            className="button"
            disabled={confirmed.length < questions.length}
            onClick={() => onBook(confirmed)}
          >
            {formatCount('earnings.office.book', lines)}
          </button>
        )}
        <button type="button" className="button quiet" onClick={onOther}>
          {t('common.office.import.other')}
        </button>
      </div>
    </section>
  );
}
