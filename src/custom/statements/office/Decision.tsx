import { useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import { ruleOf } from '#domain/kit/entity.ts';
import { date } from '#domain/kit/fields.ts';
import { message } from '#domain/kit/messages.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { maxReason } from '#domain/shared/reason.ts';
import * as calls from '#domain/statements/statementReviews.calls.ts';
import { canStep, type StatementDecision } from '#domain/statements/statementSteps.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import { useMoney } from '../../../lib/useMoney.ts';
import { useLocked } from '../../../resources/lock/locked.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';
import { Rejection } from '../../../ui/reason/Rejection.tsx';
import { useRejection } from '../../../ui/reason/useRejection.ts';
import { Card } from '../../../ui/review/Card.tsx';
import { DeadlineInput } from './DeadlineInput.tsx';
import type { Reviewed, Statement } from './statement.ts';
import { listStatementChanges } from './statementChanges.ts';
import css from '../../../ui/review/review.module.css';

/** The last day to send it in again on is one of those that the server named. */
const createRejectionRule = ({ from, until }: Reviewed['resubmit']) =>
  calls.rejectStatement.body.shape({
    resubmit_day: ruleOf(date()).test(
      'deadline',
      message('statements.shared.errors.deadline', { from, until }),
      (day) => !!day && day >= from && day <= until,
    ),
  });

/** Why it cannot be approved, as the server would refuse it; among many it would be skipped. */
const findRefusal = (obstacle: NonNullable<Reviewed['obstacle']>) =>
  obstacle === 'own_money'
    ? 'common.shared.errors.own_money'
    : obstacle === 'unsound'
      ? 'statements.shared.errors.unsound'
      : (`common.office.decision.result.${obstacle}` as const);

interface Props {
  record: Statement;
  review: Reviewed;
  /** Something is typed that is not sent. */
  onUnsaved: (unsaved: boolean) => void;
  onDecided: () => void;
}

/** What finance may do with the statement now; else the sentence that says why nothing. */
export function Decision({ record, review, onUnsaved, onDecided }: Props) {
  const t = useT();
  const formatDual = useDualTime('common.office.both');
  const notify = useNotify();
  const [rejecting, setRejecting] = useState(false);
  const [asking, setAsking] = useState(false);
  const money = useMoney();
  const { id, status, obstacle, resubmit } = review;
  const may = (step: StatementDecision) => canStep(step, { ...record, status });
  const params = { id };

  const invalidatesAlways = listStatementChanges(id);
  const onDone = (step: StatementDecision) => {
    notify(`statements.office.review.done.${step}`);
    if (step !== 'take') onDecided();
  };
  const { run: decide, pending } = useCommand(
    (step: Exclude<StatementDecision, 'reject'>): Promise<unknown> =>
      send(step === 'take' ? calls.takeStatement : calls.approveStatement, { params }),
    { invalidatesAlways, onSuccess: (_, step) => onDone(step) },
  );
  const rejection = useRejection(
    createRejectionRule(resubmit),
    'reason',
    (body) => send(calls.rejectStatement, { params, body }),
    {
      defaultValues: { reason: '', resubmit_day: resubmit.usual },
      invalidatesAlways,
      onDone: () => onDone('reject'),
    },
  );
  const unsaved = rejection.value.trim() !== '';
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  const disabled = useLocked() || pending || rejection.pending;

  if (!may('take') && !may('approve'))
    return (
      <Card title={t('common.office.review.decision')}>
        <p>
          {record.carried_forward
            ? t('statements.office.review.waits.carried')
            : t(`statements.office.review.waits.${status as 'pending' | 'approved' | 'rejected' | 'paid'}`, {
                until: record.resubmit_by ? formatDual(record.resubmit_by) : '',
              })}
        </p>
        {record.reason && (
          <p className={css.finding} lang={review.language}>
            {record.reason}
          </p>
        )}
      </Card>
    );
  return (
    <Card title={t('common.office.review.decision')}>
      {may('take') && (
        <>
          <p className="note">{t('statements.office.review.take_hint')}</p>
          <button type="button" className="button" disabled={disabled} onClick={() => void decide('take')}>
            {t('statements.office.review.take')}
          </button>
        </>
      )}
      {may('approve') && !rejecting && (
        <>
          <p className="note">{t(obstacle ? findRefusal(obstacle) : 'statements.office.review.approve_hint')}</p>
          <button
            type="button"
            className="button"
            disabled={disabled || obstacle !== null}
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            {t('statements.office.review.approve')}
          </button>
          <button type="button" className="button quiet" disabled={disabled} onClick={() => setRejecting(true)}>
            {t('statements.office.review.reject')}
          </button>
        </>
      )}
      {asking && (
        <AskDialog
          title={t('statements.office.review.approve_ask', { amount: money(record.amount_payable) })}
          action={t('statements.office.review.approve')}
          onDo={() => {
            setAsking(false);
            void decide('approve');
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('statements.office.review.approve_hint')}</p>
        </AskDialog>
      )}
      {rejecting && (
        <Rejection
          label={t('common.office.decision.reason')}
          kind="statements.review"
          language={review.language as InterfaceLanguage}
          max={maxReason}
          rejection={rejection.props}
          action={t('statements.office.review.reject')}
          pending={disabled}
          onCancel={() => setRejecting(false)}
        >
          <DeadlineInput {...rejection.controlled('resubmit_day')} min={resubmit.from} max={resubmit.until} />
          <p className="note">{t('statements.office.review.reject_hint')}</p>
        </Rejection>
      )}
    </Card>
  );
}
