import { useState } from 'react';
import { maxTitle, type RowProblem } from '#domain/chapter-import/chapterImport.ts';
import { maxChapterWords } from '#domain/chapters/chapterLimits.ts';
import { useT } from '../../i18n/index.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import { LeftOutNote, TitleBelow } from '../../ui/headings/ReadNotes.tsx';
import type { Row } from './sendFile.ts';
import type { Change } from './useImport.ts';
import css from '../../ui/headings/notes.module.css';

interface Props {
  row: Row;
  onChange: (change: Change) => void;
}

/** What is to be seen about a row: its problems, what was made of its text, and what a chapter cannot keep of it. */
export function RowNotes({ row, onChange }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const {
    number,
    word_count,
    kind,
    problems,
    replaces,
    unchanged,
    repeats_number,
    title_below,
    scene_breaks,
    left_out,
  } = row;
  const args: Record<RowProblem, Record<string, unknown>> = {
    empty: {},
    too_long: { count: word_count, max: maxChapterWords },
    title_too_long: { max: maxTitle },
    in_review: { number: replaces?.number ?? number },
    duplicate: {},
  };
  return (
    <>
      {problems.map((problem) => (
        <span key={problem} className={problem === 'empty' && kind !== 'chapter' ? css.hint : css.problem}>
          {t(
            problem === 'title_too_long'
              ? 'chapter-import.shared.title_too_long'
              : `chapter-import.writing.problem.${problem}`,
            args[problem],
          )}
        </span>
      ))}
      {unchanged && number !== null && replaces && replaces.number !== number && (
        <span className={css.hint}>{t('chapter-import.writing.unchanged_hint', { number: replaces.number })}</span>
      )}
      {repeats_number && <span className={css.warning}>{t('chapter-import.writing.repeats_number')}</span>}
      {title_below && <TitleBelow onLower={() => onChange({ how: 'lower_title' })} />}
      {scene_breaks > 0 && (
        <span className={css.hint}>{formatCount('chapter-import.writing.scene_breaks', scene_breaks)}</span>
      )}
      <LeftOutNote left={left_out} />
      <UnreadHeadings row={row} onChange={onChange} />
    </>
  );
}

const few = 3;

/** Lines that look like headings; a row can begin at each. */
function UnreadHeadings({ row: { unread_headings }, onChange }: Props) {
  const t = useT();
  const [all, setAll] = useState(false);
  if (unread_headings.length === 0) return null;
  const more = unread_headings.length > few && !all;
  return (
    <div className={css.warning}>
      {t('chapter-import.shared.unread_headings')}
      <ul className={css.unread}>
        {(more ? unread_headings.slice(0, few) : unread_headings).map(({ paragraph, line, text }) => (
          <li key={`${paragraph} ${line}`}>
            <span>{t('chapter-import.writing.quoted', { text })}</span>
            <button type="button" className={css.tool} onClick={() => onChange({ how: 'split', paragraph, line })}>
              {t('chapter-import.writing.split')} <span className="visually-hidden">{text}</span>
            </button>
          </li>
        ))}
      </ul>
      {more && (
        <button type="button" className={css.tool} onClick={() => setAll(true)}>
          {t('chapter-import.writing.show_all', { count: unread_headings.length })}
        </button>
      )}
    </div>
  );
}
