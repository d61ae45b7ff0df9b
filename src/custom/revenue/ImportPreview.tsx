import { revenueFile } from '#domain/rules/revenue.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useI18n, useLanguage, useT } from '../../i18n/index.ts';
import { useCounted } from '../../i18n/useCounted.ts';
import { useMoney, useWhen } from '../income/useMoney.ts';
import type { Preview } from './useImport.ts';
import batch from '../batch/batch.module.css';
import css from '../monthClose/monthClose.module.css';

interface Props {
  file: string;
  preview: Preview;
  onBook: () => void;
  onOther: () => void;
}

/** What a file would book, or what is wrong with it line by line. */
export function ImportPreview({ file, preview, onBook, onOther }: Props) {
  const t = useT();
  const { translate } = useI18n();
  const counted = useCounted();
  const language = useLanguage();
  const money = useMoney();
  const when = useWhen();
  const { lines, first_day, last_day, net_amount, author_amount, error_count, errors } = preview;
  const tiles = [
    ['lines', formatNumber(lines, language)],
    ['days', first_day && last_day ? [...new Set([when(first_day), when(last_day)])].join(' – ') : '—'],
    ['net', money(net_amount)],
    ['authors', money(author_amount)],
  ] as const;
  return (
    <section className={css.card}>
      <h2 translate="no">{file}</h2>
      <dl className={css.tiles}>
        {tiles.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`money.revenue.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {error_count > 0 && (
        <>
          <p className={css.bad} role="alert">
            {counted('money.revenue.errors', error_count)}{' '}
            {error_count > errors.length && counted('money.revenue.shown', revenueFile.shownErrors)}
          </p>
          {/* Long lists are scrolled by the keyboard too. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={batch.scroll} tabIndex={0} role="region" aria-label={t('money.revenue.error')}>
            <table className={batch.table}>
              <thead>
                <tr>
                  <th scope="col">{t('money.revenue.line')}</th>
                  <th scope="col">{t('money.revenue.column')}</th>
                  <th scope="col">{t('money.revenue.cell')}</th>
                  <th scope="col">{t('money.revenue.error')}</th>
                </tr>
              </thead>
              <tbody>
                {errors.map(({ line, column, value, error }) => (
                  <tr key={`${line}:${column}:${error.message}`}>
                    <td>{line === 0 ? '—' : formatNumber(line, language)}</td>
                    <td className={batch.number}>
                      {line === 0 ? t('money.revenue.whole_file') : <code translate="no">{column}</code>}
                    </td>
                    <td>
                      <code translate="no">{value}</code>
                    </td>
                    <td>{translate(error.message, error.args ?? {})}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <div className={batch.actions}>
        {error_count === 0 && (
          <button type="button" className="button" onClick={onBook}>
            {counted('money.revenue.book', lines)}
          </button>
        )}
        <button type="button" className="button quiet" onClick={onOther}>
          {t('money.revenue.other')}
        </button>
      </div>
    </section>
  );
}
