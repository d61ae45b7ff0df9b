import { useT } from '../../i18n/index.ts';
import type { Row } from './sendFile.ts';

/** What a row is called where one of its controls is named. */
export function useRowName() {
  const t = useT();
  return ({ number, title }: Pick<Row, 'number' | 'title'>): string =>
    number === null ? t('docx.quoted', { text: title ?? t('docx.untitled') }) : t('docx.row_name', { number });
}
