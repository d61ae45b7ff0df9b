import { useEffect, useRef, useState, type DragEvent } from 'react';
import { Link } from 'react-router-dom';
import { revenueImport } from '#domain/entities/revenueImport.ts';
import { revenueColumns } from '#domain/rules/revenue.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useI18n, useLanguage, useT } from '../../i18n/index.ts';
import { useCounted } from '../../i18n/useCounted.ts';
import { usePageTitle } from '../../kit/usePageTitle.ts';
import { useMoney } from '../income/useMoney.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { useImport } from './useImport.ts';
import css from '../monthClose/monthClose.module.css';
import drop from './revenue.module.css';

/** `/office/import-revenue`: a partner's file is looked at line by line, and then booked whole. */
export function ImportRevenue() {
  const t = useT();
  const { translate } = useI18n();
  const counted = useCounted();
  const language = useLanguage();
  const money = useMoney();
  usePageTitle(t('money.revenue.title'));
  const input = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const [over, setOver] = useState(false);
  const { file, sent, booking, preview, imported, problem, look, book, again } = useImport();
  useEffect(() => {
    if (imported) result.current?.focus();
  }, [imported]);
  const busy = sent !== undefined;
  const pick = (chosen: File | undefined) => {
    if (chosen && !busy) look(chosen);
  };
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside);
  };
  const working = booking
    ? t('money.revenue.booking')
    : sent === 1
      ? t('money.revenue.reading')
      : t('money.revenue.sending', { percent: formatNumber(Math.floor((sent ?? 0) * 100), language) });
  return (
    <div className={css.page}>
      <h1>{t('money.revenue.title')}</h1>
      <p className={css.quiet}>
        {t('money.revenue.hint')} <code translate="no">{revenueColumns.join(', ')}</code>
      </p>
      {imported && (
        <p ref={result} tabIndex={-1} role="status" className={css.result}>
          {counted('money.revenue.booked', imported.lines, {
            number: formatNumber(imported.id, language),
            sum: money(imported.net_amount),
          })}{' '}
          <Link to={`/${resourceOf(revenueImport)}/${imported.id}/show`}>{t('money.revenue.see')}</Link>
        </p>
      )}
      {(!preview || busy) && (
        <div
          className={drop.drop}
          data-over={over || undefined}
          onDragOver={(event) => drag(event, true)}
          onDragLeave={(event) => drag(event, false)}
          onDrop={(event) => {
            drag(event, false);
            pick(event.dataTransfer.files[0]);
          }}
        >
          <div className={drop.busy} role="status">
            {busy && (
              <>
                <span>{working}</span>
                <progress value={booking || sent === 1 ? undefined : sent} aria-label={t('money.revenue.title')} />
              </>
            )}
          </div>
          {!busy && (
            <>
              <span className={css.quiet}>{t('money.revenue.drop')}</span>
              <button type="button" className="button" onClick={() => input.current?.click()}>
                {t('money.revenue.choose')}
              </button>
            </>
          )}
        </div>
      )}
      <input
        ref={input}
        className="visually-hidden"
        tabIndex={-1}
        type="file"
        accept=".csv,text/csv"
        aria-label={t('money.revenue.choose')}
        onChange={({ target }) => {
          pick(target.files?.[0]);
          target.value = '';
        }}
      />
      {problem && !busy && (
        <p className={css.bad} role="alert">
          {translate(problem.message, problem.args)}
        </p>
      )}
      {preview && !busy && <ImportPreview file={file!.name} preview={preview} onBook={book} onOther={again} />}
    </div>
  );
}
