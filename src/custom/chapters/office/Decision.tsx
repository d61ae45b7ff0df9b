import { useId } from 'react';
import { useT } from '../../../i18n/index.ts';
import { useCounted } from '../../../i18n/useCounted.ts';
import { Rejection } from '../../../ui/reason/Rejection.tsx';
import { keyNames } from './keys.ts';
import type { Draft } from './useDrafts.ts';
import type { Reviewed } from './useReview.ts';
import css from './review.module.css';

interface Props {
  chapter: Reviewed;
  draft: Draft;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
  onSend: () => void;
  /** Gives the focus back to the text. */
  onRest: () => void;
}

/** Yes or no to a chapter, or the sentence that says why not by this reviewer. */
export function Decision({ chapter, draft, busy, onApprove, onReject, onSend, onRest }: Props) {
  const t = useT();
  const counted = useCounted();
  const heading = useId();
  const { obstacle, state, author_language } = chapter;
  const notes = draft.notes.size;
  const close = () => {
    draft.reject(false);
    onRest();
  };
  return (
    <section className={css.card} aria-labelledby={heading}>
      <h2 id={heading}>{t('chapters.office.review.decision')}</h2>
      {obstacle && (
        <p>
          {obstacle === 'own_work'
            ? t('chapters.shared.errors.own_work')
            : t('chapters.office.review.not_waiting', { state: t(`chapters.shared.status.${state}`) })}
        </p>
      )}
      {!obstacle && notes > 0 && <p className="note">{counted('chapters.office.review.notes', notes)}</p>}
      {!obstacle && draft.rejecting && (
        <Rejection
          label={t('chapters.office.review.reason')}
          kind="chapters.review"
          language={author_language}
          max={2000}
          value={draft.reason}
          onChange={draft.write}
          action={t('chapters.office.review.send_back')}
          busy={busy}
          onReject={onSend}
          onCancel={close}
        />
      )}
      {!obstacle && !draft.rejecting && (
        <div className="actions">
          <button type="button" className="button" disabled={busy || notes > 0} onClick={onApprove}>
            {t('chapters.office.review.approve')} <kbd translate="no">{keyNames.approve}</kbd>
          </button>
          <button type="button" className="button quiet" disabled={busy} onClick={onReject}>
            {t('chapters.office.review.reject')} <kbd translate="no">{keyNames.reject}</kbd>
          </button>
        </div>
      )}
    </section>
  );
}
