import { maxTitle } from '#domain/chapter-import/chapterImport.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { HeadingFields } from '../../../ui/headings/HeadingFields.tsx';
import { LeftOutNote, TitleBelow } from '../../../ui/headings/ReadNotes.tsx';
import type { Edit, Row } from './useSourceImport.ts';
import notes from '../../../ui/headings/notes.module.css';
import css from '../../../ui/headings/rows.module.css';

interface Props {
  row: Row;
  /** Its place in the import, from 1. */
  place: number;
  withFile: boolean;
  /** Answers whether it was done. */
  onEdit: (id: number, edit: Edit) => Promise<boolean>;
}

const fates = { new: 'new', changed: 'replace', unchanged: 'unchanged', left_out: 'out', problem: 'problem' } as const;
const tones = { new: 'chip good', changed: 'chip waiting', unchanged: 'chip', left_out: 'chip', problem: 'chip bad' };

/** A row of an import: what it is called, what it is to the book, and what is to be seen about it. */
export function SourceRow({ row, place, withFile, onEdit }: Props) {
  const t = useT();
  const language = useLanguage();
  const name = t('books.seldom.import.row', { number: place });
  const { id, before, status, taken, heading, file_name, word_count } = row;
  return (
    <HeadingFields
      heading={row}
      names={{
        number: t('books.seldom.import.number_of', { row: name }),
        title: t('books.seldom.import.title_of', { row: name }),
      }}
      untitled={
        before?.title
          ? t('books.seldom.import.keeps_title', { title: before.title })
          : t('books.seldom.import.untitled')
      }
      onChange={(typed) => onEdit(id, typed)}
    >
      {({ numberField, titleField, refused }) => (
        <tr data-fate={fates[status]}>
          <td>
            <input
              type="checkbox"
              checked={taken}
              aria-label={t('books.seldom.import.take_of', { row: name })}
              onChange={({ target }) => void onEdit(id, { taken: target.checked })}
            />
          </td>
          <td>{numberField}</td>
          <td>
            <div className={css.what}>
              {titleField}
              {refused && (
                <span className={notes.problem} role="alert">
                  {refused}
                </span>
              )}
              {row.excerpt && (
                <span className={css.excerpt} translate="no">
                  {row.excerpt}
                </span>
              )}
              {(withFile || heading) && (
                <span className={notes.hint}>
                  {withFile && <b translate="no">{file_name} · </b>}
                  {heading && t('books.seldom.import.heading', { line: heading })}
                </span>
              )}
              <Notes row={row} onLower={() => void onEdit(id, 'lower_title')} />
            </div>
          </td>
          <td className={`amount ${css.words}`}>{formatNumber(word_count, language)}</td>
          <td className={css.choice}>
            <span className={tones[status]}>{t(`books.seldom.import.status_one.${status}`)}</span>
          </td>
        </tr>
      )}
    </HeadingFields>
  );
}

const fewHeadings = 3;

/** What is wrong with a row, how far its chapter changes, and what a chapter cannot keep of the file. */
function Notes({ row, onLower }: { row: Row; onLower: () => void }) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const { problem, before, title, title_below, left_out, unread_headings } = row;
  const languages = (before?.languages ?? []).map((code) => formatLanguageName(code, language));
  return (
    <>
      {problem && (
        <span className={notes.problem}>
          {problem === 'title_too_long'
            ? t('chapter-import.shared.title_too_long', { max: maxTitle })
            : t(`books.seldom.import.problem.${problem}`)}
        </span>
      )}
      {before && before.paragraphs > 0 && (
        <span className={notes.hint}>{formatCount('books.seldom.import.paragraphs', before.paragraphs)}</span>
      )}
      {before?.title && title !== null && title !== before.title && (
        <span className={notes.hint}>{t('books.seldom.import.title_was', { title: before.title })}</span>
      )}
      {languages.length > 0 && (
        <span className={notes.warning}>{t('books.seldom.import.reopens', { languages: languages.join(', ') })}</span>
      )}
      {title_below && <TitleBelow onLower={onLower} />}
      <LeftOutNote left={left_out} />
      {unread_headings.length > 0 && (
        <span className={notes.warning}>
          {t('chapter-import.shared.unread_headings')} {unread_headings.slice(0, fewHeadings).join(' · ')}
          {unread_headings.length > fewHeadings && ' …'}
        </span>
      )}
    </>
  );
}
