import { useId } from 'react';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { useT } from '../../i18n/index.ts';
import type { ReasonKind } from '../../i18n/reasons.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import { Rejection } from '../reason/Rejection.tsx';
import type { Rejecting } from '../reason/useRejection.ts';
import { decisionKeys } from './decisionKeys.ts';
import type { ReviewDraft } from './useReviewDrafts.ts';
import css from './reading.module.css';

interface Props {
  /** Why it is not approved. */
  obstacle: string | undefined;
  /** It may be rejected all the same. */
  rejectable?: boolean;
  /** Ready-made reasons. */
  kind: ReasonKind;
  /** Of who reads the reason. */
  language: InterfaceLanguage;
  draft: ReviewDraft;
  rejection: Rejecting;
  pending: boolean;
  onApprove: () => void;
  onReject: () => void;
  /** Gives the focus back to the text. */
  onRest: () => void;
}

/** Yes or no to a text, or the sentence that says why not by this reviewer. */
export function Decision({ obstacle, rejectable, kind, language, draft, rejection, pending, ...on }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const heading = useId();
  const notes = draft.notes.size;
  const mayReject = obstacle === undefined || rejectable;
  const close = () => {
    draft.reject(false);
    on.onRest();
  };
  return (
    <section className={css.card} data-actions="" aria-labelledby={heading}>
      <h2 id={heading}>{t('common.office.review.decision')}</h2>
      {obstacle && <p>{obstacle}</p>}
      {!obstacle && notes > 0 && <p className="note">{formatCount('common.office.review.notes', notes)}</p>}
      {mayReject && draft.rejecting && (
        <Rejection
          label={t('common.office.review.reason')}
          kind={kind}
          language={language}
          max={2000}
          rejection={rejection}
          action={t('common.office.review.send_back')}
          pending={pending}
          onCancel={close}
        />
      )}
      {mayReject && !draft.rejecting && (
        <div className="actions">
          {!obstacle && (
            <button
              type="button"
              className="button"
              aria-haspopup="dialog"
              disabled={pending || notes > 0}
              onClick={on.onApprove}
            >
              {t('common.office.review.approve')} <kbd translate="no">{decisionKeys.approve}</kbd>
            </button>
          )}
          <button type="button" className="button quiet" disabled={pending} onClick={on.onReject}>
            {t('common.office.review.reject')} <kbd translate="no">{decisionKeys.reject}</kbd>
          </button>
        </div>
      )}
    </section>
  );
}
