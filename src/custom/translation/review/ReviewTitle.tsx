import Pencil from 'lucide-react/icons/pencil';
import { sourceChapter } from '#domain/books/sourceChapter.entity.ts';
import { useT } from '../../../i18n/index.ts';
import { diffWords } from '../../../lib/diff/wordDiff.ts';
import { DiffParts } from '../../../ui/diff/DiffParts.tsx';
import { Correction } from './Correction.tsx';
import { getPlace, type Corrections } from './useCorrections.ts';
import type { Reviewed } from './useReview.ts';
import reading from '../../../ui/reading/reading.module.css';
import css from './review.module.css';

const { max } = sourceChapter.fields.title;

export interface TitleProps {
  chapter: Reviewed;
  /** Shows what was changed of it. */
  changes: boolean;
  correcting: boolean;
  corrections: Corrections;
  mayCorrect: boolean;
  pending: boolean;
  onCorrect: () => void;
  onSave: (title: string) => void;
  onRest: () => void;
}

/** Which chapter it is, with its title, which its reviewer corrects. */
export function ReviewTitle({ chapter, changes, correcting, corrections, mayCorrect, pending, ...on }: TitleProps) {
  const t = useT();
  const { before, book, title, translated_title, language, source_language } = chapter;
  const isChanged = changes && before !== null && before.title !== translated_title;
  return (
    <>
      <div className={css.title}>
        <h1>
          <small className={reading.story}>{book.title}</small>{' '}
          {t('chapters.shared.preview.chapter', { number: chapter.number })}
          {(translated_title ?? title) && (
            <span lang={translated_title ? language : source_language}>
              {' · '}
              {isChanged ? (
                <DiffParts parts={diffWords(before.title ?? '', translated_title ?? '', language)} />
              ) : (
                (translated_title ?? title)
              )}
            </span>
          )}
        </h1>
        {mayCorrect && !correcting && (
          <button
            type="button"
            className="button quiet small"
            aria-label={t('translation.office.review.correct_title')}
            onClick={on.onCorrect}
          >
            <Pencil />
          </button>
        )}
      </div>
      {correcting && (
        <Correction
          label={t('translation.office.desk.chapter_title')}
          rows={1}
          maxLength={max}
          text={translated_title ?? ''}
          language={language}
          pending={pending}
          typed={corrections.read(getPlace('title'))}
          onType={(typed) => corrections.write(getPlace('title'), typed)}
          onSave={on.onSave}
          onCancel={on.onRest}
        />
      )}
    </>
  );
}
