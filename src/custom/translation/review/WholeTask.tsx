import { useState } from 'react';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';
import { Rejection } from '../../../ui/reason/Rejection.tsx';
import { Card } from '../../../ui/review/Card.tsx';
import type { TaskDecision } from './useTaskDecision.ts';

interface Props {
  waiting: readonly { id: number; number: number; source_changed: boolean }[];
  /** Of who reads the reason. */
  language: InterfaceLanguage;
  decision: TaskDecision;
  pending: boolean;
  /** Begins a decision, after a question where it would drop something. */
  begin: (decide: () => void) => void;
}

const listNumbers = (some: Props['waiting']) => some.map(({ number }) => number).join(', ');

/** Yes or no to all chapters of a task that wait; those whose source has changed are told, and only rejected. */
export function WholeTask({ waiting, language, decision, pending, begin }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const [asking, setAsking] = useState(false);
  const [rejecting, setRejecting] = useState(false);
  const approvable = waiting.filter((one) => !one.source_changed);
  const changed = waiting.filter((one) => one.source_changed);
  return (
    <Card title={t('translation.office.review.task')}>
      <p>{formatCount('translation.office.review.task_waits', waiting.length, { numbers: listNumbers(waiting) })}</p>
      {changed.length > 0 && <p>{t('translation.office.review.task_changed', { numbers: listNumbers(changed) })}</p>}
      {!rejecting ? (
        <div className="actions">
          <button
            type="button"
            className="button quiet"
            disabled={pending || approvable.length === 0}
            aria-haspopup="dialog"
            onClick={() => begin(() => setAsking(true))}
          >
            {t('translation.office.review.approve_all')}
          </button>
          <button
            type="button"
            className="button quiet"
            disabled={pending}
            onClick={() => begin(() => setRejecting(true))}
          >
            {t('translation.office.review.reject_all')}
          </button>
        </div>
      ) : (
        <Rejection
          label={t('common.office.review.reason')}
          kind="translation.review"
          language={language}
          max={2000}
          rejection={decision.rejection}
          action={t('translation.office.review.reject_all')}
          pending={pending}
          onCancel={() => setRejecting(false)}
        />
      )}
      {asking && (
        <AskDialog
          title={formatCount('translation.office.review.approve_all_ask', approvable.length)}
          action={t('translation.office.review.approve_all')}
          enter
          onDo={() => {
            setAsking(false);
            decision.approve();
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            {formatCount('translation.office.review.task_waits', approvable.length, {
              numbers: listNumbers(approvable),
            })}
          </p>
        </AskDialog>
      )}
    </Card>
  );
}
