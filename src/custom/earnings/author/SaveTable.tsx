import { useNotify } from 'ra-core';
import { useT } from '../../../i18n/index.ts';
import { saveBlob } from '../../../lib/api/saveFile.ts';
import type { EarningsSheet } from './sheet.ts';
import css from './Earnings.module.css';

const formats = ['csv', 'xlsx'] as const;

/** Saves a table for a spreadsheet; what writes it is fetched then. */
export function SaveTable({ sheet }: { sheet: () => EarningsSheet }) {
  const t = useT();
  const notify = useNotify();
  async function save(format: (typeof formats)[number]) {
    const earningsSheet = sheet();
    try {
      const { formats } = await import('./writeSheet.ts');
      saveBlob(await formats[format](earningsSheet), `${earningsSheet.name}.${format}`);
    } catch {
      notify('errors.offline', { type: 'error' });
    }
  }
  return (
    <div className={css.save} role="group" aria-label={t('earnings.author.save.label')}>
      {formats.map((format) => (
        <button key={format} type="button" className="link" onClick={() => void save(format)}>
          {t(`earnings.author.save.${format}`)}
        </button>
      ))}
    </div>
  );
}
