import type { Editor } from '@tiptap/core';
import { stateOf } from '#domain/rules/chapter.ts';
import { useT } from '../../i18n/index.ts';
import type { Chapter } from './remote.ts';
import css from './editor.module.css';

/** Why a chapter was rejected, and what the reviewer wrote at its paragraphs. */
export function Review({ chapter, editor }: { chapter: Chapter; editor: Editor | undefined }) {
  const t = useT();
  if (stateOf(chapter) !== 'rejected') return null;
  const { rejection_reason, notes } = chapter;
  const jump = (paragraph: number) => {
    if (!editor) return;
    const { doc } = editor.state;
    let at = 1;
    for (let n = 0; n < Math.min(paragraph, doc.childCount - 1); n++) at += doc.child(n).nodeSize;
    editor.chain().setTextSelection(at).focus().scrollIntoView().run();
  };
  return (
    <section className={`${css.section} ${css.rejected}`}>
      <h2>{t('editor.review.rejected')}</h2>
      {rejection_reason && <p className={css.reason}>{rejection_reason}</p>}
      {notes.length > 0 && (
        <>
          <h3>{t('editor.review.notes')}</h3>
          <ul className={css.notes}>
            {notes.map(({ paragraph, text }) => (
              <li key={`${paragraph} ${text}`}>
                <button type="button" className={css.link} onClick={() => jump(paragraph)}>
                  {t('editor.review.paragraph', { number: paragraph + 1 })}
                </button>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
