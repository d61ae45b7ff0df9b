import ArrowRight from 'lucide-react/icons/arrow-right';
import { memo } from 'react';
import type { RowChoice } from '#domain/chapter-import/chapterImport.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { HeadingFields } from '../../ui/headings/HeadingFields.tsx';
import { describeFate, hasProblem } from './choices.ts';
import { useRowName } from './rowName.ts';
import { RowNotes } from './RowNotes.tsx';
import type { Row } from './sendFile.ts';
import type { Change } from './useImport.ts';
import notes from '../../ui/headings/notes.module.css';
import css from '../../ui/headings/rows.module.css';

interface Props {
  row: Row;
  /** Its place, from 0. */
  at: number;
  choice: RowChoice;
  /** The number that its chapter will have; null where it is left out. */
  number: number | null;
  /** The import is of several files. */
  withFile: boolean;
  onChoose: (row: Row, choice: RowChoice) => void;
  onChange: (row: Row, at: number, change: Change) => Promise<boolean>;
  onPreview: (row: Row) => void;
}

/** A row of the import: what it is in the file, what it will be in the story, and what is to be seen about it. */
export const RowLine = memo(function RowLine({
  row,
  at,
  choice,
  number,
  withFile,
  onChoose,
  onChange,
  onPreview,
}: Props) {
  const t = useT();
  const language = useLanguage();
  const getName = useRowName();
  const { word_count, excerpt, replaces, unchanged, choices, file_name } = row;
  const moved = number !== null && row.number !== null && number !== row.number;
  const numbers = { number: number ?? 0, file: row.number ?? 0 };
  const label = (one: RowChoice) => {
    if (one !== 'store') return t(`chapter-import.writing.choice.${one}`);
    if (!replaces) return t('chapter-import.writing.choice.add');
    return replaces.title === null
      ? t('chapter-import.writing.choice.replace_number', { number: replaces.number })
      : t('chapter-import.writing.choice.replace', { title: replaces.title });
  };
  return (
    <HeadingFields
      heading={row}
      names={{
        number: t('chapter-import.writing.number_of', { row: getName(row) }),
        title: t('chapter-import.writing.title_of', { row: getName(row) }),
      }}
      untitled={
        replaces?.title && row.title === null
          ? t('chapter-import.writing.keeps_title', { title: replaces.title })
          : t('chapter-import.writing.untitled')
      }
      onChange={(heading) => onChange(row, at, { how: 'heading', ...heading })}
    >
      {({ numberField, titleField, refused }) => (
        <tr data-at={at} data-fate={describeFate(row, choice)}>
          <td>{numberField}</td>
          <td
            className={css.story}
            data-moved={moved || undefined}
            title={moved ? t('chapter-import.writing.becomes', numbers) : undefined}
          >
            {moved && <ArrowRight />}
            {number === null ? '–' : numbers.number}
            {moved && <span className="visually-hidden"> {t('chapter-import.writing.becomes', numbers)}</span>}
          </td>
          <td>
            <div className={css.what}>
              {titleField}
              {refused && (
                <span className={notes.problem} role="alert">
                  {refused}
                </span>
              )}
              <div className={css.line}>
                <span className={css.excerpt}>
                  {withFile && <b translate="no">{file_name} · </b>}
                  {excerpt}
                </span>
                <span className={css.tools}>
                  {word_count > 0 && (
                    <button
                      type="button"
                      className={notes.tool}
                      title={t('chapter-import.writing.preview')}
                      aria-haspopup="dialog"
                      onClick={() => onPreview(row)}
                    >
                      {t('chapter-import.writing.read')} <span className="visually-hidden">{getName(row)}</span>
                    </button>
                  )}
                  {at > 0 && (
                    <button
                      type="button"
                      className={notes.tool}
                      title={t('chapter-import.writing.merge_row', { row: getName(row) })}
                      onClick={() => void onChange(row, at, { how: 'merge' })}
                    >
                      {t('chapter-import.writing.merge')} <span className="visually-hidden">{getName(row)}</span>
                    </button>
                  )}
                </span>
              </div>
              <RowNotes row={row} onChange={(change) => void onChange(row, at, change)} />
            </div>
          </td>
          <td className={`amount ${css.words}`}>{formatNumber(word_count, language)}</td>
          <td className={css.choice}>
            {unchanged || choices.length === 1 ? (
              <span className={hasProblem(row) ? 'chip bad' : 'chip'}>
                {t(unchanged ? 'chapter-import.writing.show_rows.unchanged' : 'chapter-import.writing.choice.skip')}
              </span>
            ) : (
              <select
                className="control"
                value={choice}
                title={label(choice)}
                aria-label={t('chapter-import.writing.choice_for', { row: getName(row) })}
                onChange={({ target }) => onChoose(row, target.value as RowChoice)}
              >
                {choices.map((one) => (
                  <option key={one} value={one}>
                    {label(one)}
                  </option>
                ))}
              </select>
            )}
          </td>
        </tr>
      )}
    </HeadingFields>
  );
});
