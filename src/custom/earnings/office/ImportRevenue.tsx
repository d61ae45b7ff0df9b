import { grossColumn, revenueColumns, revenueFile, revenueTooLarge } from '#domain/earnings/revenueFile.ts';
import { importRevenue, previewRevenue } from '#domain/earnings/revenueImport.calls.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import { useT } from '../../../i18n/index.ts';
import { ImportZone } from '../../../resources/import/ImportZone.tsx';
import { useFileImport } from '../../../resources/import/useFileImport.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { Booked } from './Booked.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import css from '../../../ui/money/office.module.css';

/** What is wrong with a file before it is sent. */
function getProblem(file: File): Message | undefined {
  if (!file.name.toLowerCase().endsWith(revenueFile.ending)) return message('earnings.office.not_csv');
  return file.size > revenueFile.bytes ? revenueTooLarge : undefined;
}

/** `/office/import-revenue`: a partner's file is looked at line by line, and then booked whole. */
export function ImportRevenue() {
  const t = useT();
  usePageTitle(t('earnings.office.title'));
  const work = useFileImport({
    preview: previewRevenue,
    import: importRevenue,
    params: {},
    getProblem,
  });
  const { stage } = work;
  return (
    <div className={css.page}>
      <h1>{t('earnings.office.title')}</h1>
      <p className="note">
        {t('earnings.office.hint')} <code translate="no">{revenueColumns.join(', ')}</code>.{' '}
        {t('earnings.office.gross_hint', { column: grossColumn })}
      </p>
      {stage.name === 'imported' && <Booked imported={stage.imported} />}
      <ImportZone
        work={work}
        accept={`${revenueFile.ending},${revenueFile.type}`}
        title={t('earnings.office.title')}
        hint={t('earnings.office.drop')}
        importing={t('earnings.office.booking')}
      />
      {stage.name === 'preview' && (
        <ImportPreview
          file={stage.file.name}
          preview={stage.preview}
          onBook={(confirmed) => work.commit({ confirmed: [...confirmed] })}
          onOther={work.again}
        />
      )}
    </div>
  );
}
