import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';

export interface ChapterRef {
  number: number;
  title: string | null;
}

/** 'Chapter 7 · Dawn' */
export function ChapterName({ number, title }: ChapterRef) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      {t('chapters.shared.preview.chapter', { number: formatNumber(number, language) })}
      {title && <span lang=""> · {title}</span>}
    </>
  );
}
