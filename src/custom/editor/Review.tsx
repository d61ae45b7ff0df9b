import { getChapterState } from '#domain/chapters/chapter.ts';
import { useT } from '../../i18n/index.ts';
import type { Chapter } from './remote.ts';
import css from './editor.module.css';

/** Why a chapter was rejected; what the reviewer wrote at its paragraphs stands there. */
export function Review({ chapter }: { chapter: Chapter }) {
  const t = useT();
  if (getChapterState(chapter) !== 'rejected') return null;
  return (
    <section className={`${css.section} ${css.rejected}`}>
      <h2>{t('editor.writing.review')}</h2>
      {chapter.rejection_reason && <p className={css.reason}>{chapter.rejection_reason}</p>}
    </section>
  );
}
