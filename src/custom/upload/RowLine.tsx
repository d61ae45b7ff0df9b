import { memo } from 'react';
import { maxChapterWords } from '#domain/rules/chapter.ts';
import { maxTitle, type RowChoice, type RowProblem } from '#domain/rules/chapterUpload.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import type { Row } from './sendFile.ts';
import css from './upload.module.css';

interface Props {
  row: Row;
  choice: RowChoice;
  onChoose: (position: number, choice: RowChoice) => void;
  onPreview: (row: Row) => void;
}

/** A chapter of the file: what it is to the story, what is wrong with it, and what is to be done. */
export const RowLine = memo(function RowLine({ row, choice, onChoose, onPreview }: Props) {
  const t = useT();
  const language = useLanguage();
  const { position, number, title, word_count, excerpt, problems, replaces, repeats_number, unread_heading, choices } =
    row;
  const count = formatNumber(word_count, language);
  const args: Record<RowProblem, Record<string, unknown>> = {
    empty: {},
    too_long: { count, max: formatNumber(maxChapterWords, language) },
    title_too_long: { max: maxTitle },
    in_review: { number: replaces?.number ?? number },
    duplicate: {},
  };
  const label = (one: RowChoice) => t(`docx.choice.${one === 'store' ? (replaces ? 'replace' : 'add') : one}`);
  return (
    <tr data-skipped={choice === 'skip' || undefined}>
      <td className={css.number}>{formatNumber(number, language)}</td>
      <td>
        <div className={css.what}>
          <button type="button" className={css.title} onClick={() => onPreview(row)} title={t('docx.preview')}>
            {title ?? t('docx.untitled')}
          </button>
          <span className={css.excerpt}>{excerpt}</span>
          {problems.length === 0 && (
            <span className={css.fate}>
              <span className={replaces ? 'chip' : 'chip good'}>
                {replaces
                  ? t('docx.replaces', {
                      number: formatNumber(replaces.number, language),
                      title: replaces.title ?? t('docx.untitled'),
                    })
                  : t('docx.new')}
              </span>
              {replaces?.status === 'published' && <span className={css.hint}>{t('docx.replaces_published')}</span>}
            </span>
          )}
          {problems.map((problem) => (
            <span key={problem} className={css.problem}>
              {t(`docx.problem.${problem}`, args[problem])}
            </span>
          ))}
          {repeats_number && <span className={css.warning}>{t('docx.repeats_number')}</span>}
          {unread_heading !== null && (
            <span className={css.warning}>{t('docx.unread_heading', { line: unread_heading })}</span>
          )}
        </div>
      </td>
      <td className={css.words}>{count}</td>
      <td className={css.choice}>
        <select
          className="control"
          value={choice}
          disabled={choices.length === 1}
          aria-label={t('docx.choice_for', { number: formatNumber(number, language) })}
          onChange={({ target }) => onChoose(position, target.value as RowChoice)}
        >
          {choices.map((one) => (
            <option key={one} value={one}>
              {label(one)}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
});
