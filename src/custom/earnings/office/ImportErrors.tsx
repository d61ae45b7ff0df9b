import { formatOrdinal } from '#domain/kit/figures.ts';
import { useI18n, useLanguage, useT } from '../../../i18n/index.ts';
import type { Preview } from './useImport.ts';
import batch from '../../../resources/batch/batch.module.css';

/** What is wrong with a file, line by line, with what stands there. */
export function ImportErrors({ errors }: Pick<Preview, 'errors'>) {
  const t = useT();
  const { translate } = useI18n();
  const language = useLanguage();
  const placeOf = (line: number, column: string) => {
    if (line === 0) return t('earnings.office.whole_file');
    return column === '' ? t('earnings.office.whole_line') : <code translate="no">{column}</code>;
  };
  return (
    // Long lists are scrolled by the keyboard too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={batch.scroll} tabIndex={0} role="region" aria-label={t('earnings.office.error')}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('earnings.office.line')}</th>
            <th scope="col">{t('earnings.office.column')}</th>
            <th scope="col">{t('earnings.office.cell')}</th>
            <th scope="col">{t('earnings.office.error')}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ line, column, value, error }) => (
            <tr key={`${line}:${column}:${error.message}`}>
              <td>{line === 0 ? '—' : formatOrdinal(line, language)}</td>
              <td className={batch.number}>{placeOf(line, column)}</td>
              <td>
                <code translate="no">{value}</code>
              </td>
              <td>{translate(error.message, error.args ?? {})}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
