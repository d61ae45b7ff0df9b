import { useEffect, useRef } from 'react';
import { grossColumn, revenueColumns } from '#domain/earnings/revenueFile.ts';
import { useI18n, useT } from '../../../i18n/index.ts';
import { DropZone } from '../../../ui/files/DropZone.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { Booked } from './Booked.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { useImport } from './useImport.ts';
import css from '../../../ui/money/office.module.css';

/** `/office/import-revenue`: a partner's file is looked at line by line, and then booked whole. */
export function ImportRevenue() {
  const t = useT();
  const { translate } = useI18n();
  usePageTitle(t('earnings.office.title'));
  const result = useRef<HTMLParagraphElement>(null);
  const { file, sent, booking, preview, imported, problem, look, book, again } = useImport();
  useEffect(() => {
    if (imported) result.current?.focus();
  }, [imported]);
  const busy = sent !== undefined;
  const working = booking
    ? t('earnings.office.booking')
    : sent === 1
      ? t('earnings.office.reading')
      : t('earnings.office.sending', { percent: Math.floor((sent ?? 0) * 100) });
  return (
    <div className={css.page}>
      <h1>{t('earnings.office.title')}</h1>
      <p className="note">
        {t('earnings.office.hint')} <code translate="no">{revenueColumns.join(', ')}</code>.{' '}
        {t('earnings.office.gross_hint', { column: grossColumn })}
      </p>
      {imported && <Booked ref={result} imported={imported} />}
      {(!preview || busy) && (
        <DropZone
          accept=".csv,text/csv"
          title={t('earnings.office.title')}
          hint={t('earnings.office.drop')}
          choose={t('earnings.office.choose')}
          sent={booking ? 1 : sent}
          working={working}
          onPick={([file]) => look(file)}
        />
      )}
      {problem && !busy && (
        <p className={css.bad} role="alert">
          {translate(problem.message, problem.args)}
        </p>
      )}
      {preview && !busy && <ImportPreview file={file!.name} preview={preview} onBook={book} onOther={again} />}
    </div>
  );
}
