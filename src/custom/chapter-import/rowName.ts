import { useT } from '../../i18n/index.ts';
import type { Row } from './sendFile.ts';

/** What a row is called where one of its controls is named. */
export function useRowName() {
  const t = useT();
  return ({ number, title }: Pick<Row, 'number' | 'title'>): string =>
    number === null
      ? t('chapter-import.author.quoted', { text: title ?? t('chapter-import.author.untitled') })
      : t('chapter-import.author.row_name', { number });
}
