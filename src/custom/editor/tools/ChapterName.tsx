import { useT } from '../../../i18n/index.ts';

export interface ChapterRef {
  number: number;
  title: string | null;
}

/** 'Chapter 7 · Dawn' */
export function ChapterName({ number, title }: ChapterRef) {
  const t = useT();
  return (
    <>
      {t('chapters.shared.preview.chapter', { number })}
      {title && <span lang=""> · {title}</span>}
    </>
  );
}
