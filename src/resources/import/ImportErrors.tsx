import { formatOrdinal } from '#domain/kit/figures.ts';
import type { Message } from '#domain/kit/messages.ts';
import { useI18n, useLanguage, useT } from '../../i18n/index.ts';
import { Scroller } from '../../ui/Scroller.tsx';
import bulk from '../bulk/bulk.module.css';

interface Props {
  /** A line of nought is the file itself; without a column it is the whole line. */
  errors: readonly {
    line: number;
    column: string;
    value: string;
    error: { message: string; args?: Message['args'] };
  }[];
  /** What a column is called; without it, as the file has it. */
  formatColumn?: (column: string) => string;
}

/** What is wrong with a file, line by line, with what stands there. */
export function ImportErrors({ errors, formatColumn }: Props) {
  const t = useT();
  const { translate } = useI18n();
  const language = useLanguage();
  const getPlace = (line: number, column: string) => {
    if (line === 0) return t('common.office.import.whole_file');
    if (column === '') return t('common.office.import.whole_line');
    return formatColumn?.(column) ?? <code translate="no">{column}</code>;
  };
  return (
    <Scroller className={bulk.scroll}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('common.office.import.line')}</th>
            <th scope="col">{t('common.office.import.column')}</th>
            <th scope="col">{t('common.office.import.cell')}</th>
            <th scope="col">{t('common.office.import.error')}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ line, column, value, error }) => (
            <tr key={`${line}:${column}:${error.message}`}>
              <td>{line === 0 ? '—' : formatOrdinal(line, language)}</td>
              <td className={bulk.number}>{getPlace(line, column)}</td>
              <td>
                <code translate="no">{value}</code>
              </td>
              <td>{translate(error.message, error.args ?? {})}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
