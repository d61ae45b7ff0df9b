import { useT } from '../../i18n/index.ts';
import type { Row } from './sendFile.ts';

/** What a row is called where one of its controls is named. */
export function useRowName() {
  const t = useT();
  return ({ number, title }: Pick<Row, 'number' | 'title'>): string =>
    number === null
      ? t('chapter-import.writing.quoted', { text: title ?? t('chapter-import.writing.untitled') })
      : t('chapter-import.writing.row_name', { number });
}
