import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useEffect, type RefObject } from 'react';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { useT } from '../../../i18n/index.ts';
import type { Paragraph } from '../../../lib/reading/paragraphs.ts';
import { DiffParts } from '../../../ui/diff/DiffParts.tsx';
import { ParagraphNote } from '../../../ui/reading/ParagraphNote.tsx';
import type { ReviewDraft } from '../../../ui/reading/useReviewDrafts.ts';
import css from '../../../ui/reading/paragraphs.module.css';

interface Props {
  box: RefObject<HTMLDivElement | null>;
  paragraphs: readonly Paragraph[];
  language: string;
  authorLanguage: InterfaceLanguage;
  /** Those with restricted words or contact data. */
  flagged: ReadonlySet<number>;
  /** The one that the keys are at. */
  at: number | undefined;
  draft: ReviewDraft;
  canNote: boolean;
  onNote: (paragraph: number) => void;
}

/** The text of a chapter, with what its reviewer notes at the paragraphs. */
export function ReviewText({ box, paragraphs, language, authorLanguage, at, draft, canNote, flagged, onNote }: Props) {
  const t = useT();
  useEffect(() => {
    if (at !== undefined) box.current?.querySelector(`[data-paragraph="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [box, at]);
  /** Once a note is written, the keys are the text's again. */
  const rest = () => box.current?.focus({ preventScroll: true });
  return (
    <div
      ref={box}
      className={css.text}
      data-review-text
      role="region"
      aria-label={t('common.office.review.text')}
      // It is read by the keyboard: arrows go from paragraph to paragraph.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {paragraphs.map((paragraph, index) => {
        const note = draft.notes.get(index);
        const editing = draft.editing === index;
        return (
          <div
            // eslint-disable-next-line react/no-array-index-key
            key={index}
            className={`${css.paragraph} ${index === at ? css.at : ''} ${flagged.has(index) ? css.flagged : ''}`}
            data-paragraph={index}
          >
            {'html' in paragraph ? (
              // eslint-disable-next-line react/no-danger
              <p lang={language} dangerouslySetInnerHTML={{ __html: paragraph.html }} />
            ) : (
              <p lang={language}>
                <DiffParts parts={paragraph.parts} />
              </p>
            )}
            {canNote && !editing && (
              <button
                type="button"
                className={`button quiet small ${css.add}`}
                aria-label={t(note ? 'common.office.review.note_edit' : 'common.office.review.note_at', {
                  number: index + 1,
                })}
                onClick={() => onNote(index)}
              >
                {note ? <Pencil /> : <Plus />}
              </button>
            )}
            <ParagraphNote index={index} draft={draft} kind="chapters.note" language={authorLanguage} onRest={rest} />
          </div>
        );
      })}
    </div>
  );
}
