import { useEffect, useRef } from 'react';
import { grossColumn, revenueColumns, revenueFile, revenueTooLarge } from '#domain/earnings/revenueFile.ts';
import { importRevenue, previewRevenue } from '#domain/earnings/revenueImport.calls.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import { useI18n, useT } from '../../../i18n/index.ts';
import { useFileImport } from '../../../resources/import/useFileImport.ts';
import { DropZone } from '../../../ui/files/DropZone.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { Booked } from './Booked.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import css from '../../../ui/money/office.module.css';

/** What is wrong with a file before it is sent. */
function problemOf(file: File): Message | undefined {
  if (!/\.csv$/i.test(file.name)) return message('earnings.office.not_csv');
  return file.size > revenueFile.bytes ? revenueTooLarge : undefined;
}

/** `/office/import-revenue`: a partner's file is looked at line by line, and then booked whole. */
export function ImportRevenue() {
  const t = useT();
  const { translate } = useI18n();
  usePageTitle(t('earnings.office.title'));
  const result = useRef<HTMLParagraphElement>(null);
  const { file, sent, importing, preview, imported, problem, look, commit, again } = useFileImport({
    preview: previewRevenue,
    import: importRevenue,
    params: {},
    problemOf,
  });
  useEffect(() => {
    if (imported) result.current?.focus();
  }, [imported]);
  const busy = sent !== undefined;
  const working = importing
    ? t('earnings.office.booking')
    : sent === 1
      ? t('common.office.import.reading')
      : t('common.office.import.sending', { percent: Math.floor((sent ?? 0) * 100) });
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
          choose={t('common.office.import.choose')}
          sent={importing ? 1 : sent}
          working={working}
          onPick={([file]) => look(file)}
        />
      )}
      {problem && !busy && (
        <p className={css.bad} role="alert">
          {translate(problem.message, problem.args)}
        </p>
      )}
      {preview && !busy && (
        <ImportPreview
          file={file!.name}
          preview={preview}
          onBook={(confirmed) => commit({ confirmed: [...confirmed] })}
          onOther={again}
        />
      )}
    </div>
  );
}
