import MessagePlus from 'lucide-react/icons/message-square-plus';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, type RefObject } from 'react';
import type { Segment } from '#domain/translation/segments.ts';
import type { SegmentWarnings } from '#domain/translation/warnings.ts';
import { useT } from '../../../i18n/index.ts';
import type { Part } from '../../../lib/diff/wordDiff.ts';
import { DiffParts } from '../../../ui/diff/DiffParts.tsx';
import { ParagraphNote } from '../../../ui/reading/ParagraphNote.tsx';
import type { ReviewDraft } from '../../../ui/reading/useReviewDrafts.ts';
import { BothSources } from '../BothSources.tsx';
import { Correction } from './Correction.tsx';
import { getNotePlace } from './getNotePlace.ts';
import { getPlace, type Corrections } from './useCorrections.ts';
import type { Reviewed } from './useReview.ts';
import { Warnings } from './Warnings.tsx';
import css from '../../../ui/reading/paragraphs.module.css';
import own from './review.module.css';

interface Props {
  box: RefObject<HTMLDivElement | null>;
  rows: readonly { segment: Segment; source: string; parts: readonly Part[] }[];
  chapter: Reviewed;
  sides: boolean;
  /** The segment that the keys are at. */
  at: number | undefined;
  draft: ReviewDraft;
  /** The segment that is being corrected. */
  correcting: number | 'title' | undefined;
  corrections: Corrections;
  warnings: readonly SegmentWarnings[];
  mayWrite: boolean;
  pending: boolean;
  onNote: (segment: number) => void;
  onCorrect: (segment: number) => void;
  onSave: (segment: number, target: string) => void;
  onRest: () => void;
}

/** The segments of a chapter, with what its reviewer notes at them and corrects. */
export function ReviewText(props: Props) {
  const { box, rows, chapter, sides, at, draft, correcting, corrections, warnings, mayWrite, pending, ...on } = props;
  const t = useT();
  const { language, source_language, translator } = chapter;
  const translatorLanguage = translator?.language ?? language;
  useEffect(() => {
    if (at !== undefined) box.current?.querySelector(`[data-paragraph="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [box, at]);
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
      {rows.map(({ segment, source, parts }, index) => {
        const place = getNotePlace(segment, draft);
        const note = place !== undefined && draft.notes.get(place);
        const noting = place !== undefined && draft.editing === place;
        const editing = correcting === index;
        return (
          <div
            // eslint-disable-next-line react/no-array-index-key
            key={index}
            className={`${css.paragraph} ${sides ? css.sides : ''} ${index === at ? css.at : ''} ${segment.done ? '' : css.flagged}`}
            data-paragraph={index}
          >
            {sides && <Source source={source} basis={segment.basis} language={source_language} />}
            {editing ? (
              <Correction
                label={t('translation.office.review.correction')}
                rows={4}
                text={segment.target}
                language={language}
                pending={pending}
                typed={corrections.read(getPlace(segment))}
                onType={(typed) => corrections.write(getPlace(segment), typed)}
                onSave={(target) => on.onSave(index, target)}
                onCancel={on.onRest}
              />
            ) : (
              <p lang={language}>
                <DiffParts parts={parts} />
              </p>
            )}
            {mayWrite && !editing && !noting && (
              <div className={css.tools}>
                <button
                  type="button"
                  className="button quiet small"
                  aria-label={t('translation.office.review.correct', { number: index + 1 })}
                  onClick={() => on.onCorrect(index)}
                >
                  <Pencil />
                </button>
                {place !== undefined && (
                  <button
                    type="button"
                    className="button quiet small"
                    aria-label={t(note ? 'common.office.review.note_edit' : 'common.office.review.note_at', {
                      number: index + 1,
                    })}
                    onClick={() => on.onNote(index)}
                  >
                    <MessagePlus />
                  </button>
                )}
              </div>
            )}
            <Warnings warnings={warnings.find((one) => one.segment === index)} />
            {place !== undefined && (
              <ParagraphNote
                index={place}
                draft={draft}
                kind="translation.remark"
                language={translatorLanguage}
                onRest={on.onRest}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

interface SourceProps {
  source: string;
  /** What it said when the translation was made; absent: the same. */
  basis: string | undefined;
  language: string;
}

/** The source of a paragraph, beside what it was where it has changed since. */
function Source({ source, basis, language }: SourceProps) {
  const t = useT();
  if (source === '' || basis === undefined)
    return <p lang={language}>{source || <em>{t('translation.office.desk.surplus')}</em>}</p>;
  return (
    <div className={own.source}>
      <BothSources before={basis} after={source} language={language} />
    </div>
  );
}
