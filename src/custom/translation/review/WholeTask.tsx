import { useState } from 'react';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import type { Outcome } from '../../../resources/useReviewQueue.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';
import { Rejection } from '../../../ui/reason/Rejection.tsx';
import { Card } from '../../../ui/review/Card.tsx';

interface Props {
  waiting: readonly { id: number; number: number }[];
  /** Of who reads the reason. */
  language: InterfaceLanguage;
  pending: boolean;
  onDecide: (outcome: Outcome, reason?: string) => void;
}

/** Yes or no to all chapters of a task that wait. */
export function WholeTask({ waiting, language, pending, onDecide }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState<string>();
  const numbers = waiting.map(({ number }) => number).join(', ');
  return (
    <Card title={t('translation.office.review.task')}>
      <p>{formatCount('translation.office.review.task_waits', waiting.length, { numbers })}</p>
      {reason === undefined ? (
        <div className="actions">
          <button
            type="button"
            className="button quiet"
            disabled={pending}
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            {t('translation.office.review.approve_all')}
          </button>
          <button type="button" className="button quiet" disabled={pending} onClick={() => setReason('')}>
            {t('translation.office.review.reject_all')}
          </button>
        </div>
      ) : (
        <Rejection
          label={t('chapters.office.review.reason')}
          kind="translation.review"
          language={language}
          max={2000}
          value={reason}
          onChange={setReason}
          action={t('translation.office.review.reject_all')}
          pending={pending}
          onReject={() => onDecide('rejected', reason.trim())}
          onCancel={() => setReason(undefined)}
        />
      )}
      {asking && (
        <AskDialog
          title={formatCount('translation.office.review.approve_all_ask', waiting.length)}
          action={t('translation.office.review.approve_all')}
          enter
          onDo={() => {
            setAsking(false);
            onDecide('approved');
          }}
          onClose={() => setAsking(false)}
        >
          <p>{formatCount('translation.office.review.task_waits', waiting.length, { numbers })}</p>
        </AskDialog>
      )}
    </Card>
  );
}
