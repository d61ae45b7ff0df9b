import type { InterfaceLanguage } from '#domain/languages.ts';
import { useT } from '../../i18n/index.ts';
import type { ReasonKind } from '../../i18n/reasons.ts';
import { NoteForm } from './NoteForm.tsx';
import type { ReviewDraft } from './useReviewDrafts.ts';
import css from './paragraphs.module.css';

interface Props {
  index: number;
  draft: ReviewDraft;
  kind: ReasonKind;
  language: InterfaceLanguage;
  /** Once a note is written, the keys are the text's again. */
  onRest: () => void;
}

/** What a reviewer notes at a paragraph, by its number, or the form for it; nothing where there is neither. */
export function ParagraphNote({ index, draft, kind, language, onRest }: Props) {
  const t = useT();
  const note = draft.notes.get(index);
  if (draft.editing === index)
    return (
      <NoteForm
        kind={kind}
        text={note ?? ''}
        language={language}
        onKeep={(text) => {
          draft.keep(index, text);
          onRest();
        }}
        onCancel={() => {
          draft.edit(undefined);
          onRest();
        }}
      />
    );
  if (!note) return null;
  return (
    <aside className={css.note}>
      <strong>{t('common.office.review.note')}</strong>
      <span lang={language}>{note}</span>
    </aside>
  );
}
