import { useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import { message, type Message } from '#domain/kit/messages.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { statementSteps, type StatementStep } from '#domain/statements/statement.ts';
import * as calls from '#domain/statements/statementReviews.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import { useLocked } from '../../../resources/lock/locked.ts';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { Rejection } from '../../../ui/reason/Rejection.tsx';
import { Card } from '../../../ui/review/Card.tsx';
import { inDays } from './inDays.ts';
import type { Reviewed, Statement } from './statement.ts';
import css from '../../../ui/review/review.module.css';

interface Props {
  record: Statement;
  review: Reviewed;
  reload: () => void;
  /** Something is typed that is not sent. */
  onUnsaved: (unsaved: boolean) => void;
}

/** What finance may do with the statement now; else the sentence that says why nothing. */
export function Decision({ record, review, reload, onUnsaved }: Props) {
  const t = useT();
  const language = useLanguage();
  const both = useDualTime('money.office.both');
  const notify = useNotify();
  const [rejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const [day, setDay] = useState(review.resubmit.usual);
  const [error, setError] = useState<Message>();
  const { id, status, obstacle, resubmit } = review;
  const may = (step: StatementStep) => !record.carried_forward && statementSteps[step].from === status;
  const unsaved = reason.trim() !== '';
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);

  const { run: decide, pending } = useCommand(
    (step: StatementStep, send): Promise<unknown> => {
      const params = { id };
      if (step === 'take') return send(calls.takeStatement, { params });
      if (step === 'approve') return send(calls.approveStatement, { params });
      return send(calls.rejectStatement, { params, body: { reason: reason.trim(), resubmit_day: day } });
    },
    {
      onSuccess: (_, step) => {
        setReason('');
        notify(`statements.office.review.done.${step}`);
        reload();
      },
      onRefused: (failure) => {
        setError(failure.errors.resubmit_day);
        notify(failure.message, { type: 'error', messageArgs: failure.args });
        if (failure.status === 409) reload();
      },
    },
  );
  const busy = useLocked() || pending;
  const reject = () => {
    if (day < resubmit.from || day > resubmit.until) setError(message('statements.shared.errors.deadline', resubmit));
    else void decide('reject');
  };

  if (!may('take') && !may('approve'))
    return (
      <Card title={t('chapters.office.review.decision')}>
        <p>
          {record.carried_forward
            ? t('statements.office.review.waits.carried')
            : t(`statements.office.review.waits.${status as 'pending' | 'approved' | 'rejected' | 'paid'}`, {
                until: record.resubmit_by ? both(record.resubmit_by) : '',
              })}
        </p>
        {record.reason && (
          <p className={css.mark} lang={review.language}>
            {record.reason}
          </p>
        )}
      </Card>
    );
  return (
    <Card title={t('chapters.office.review.decision')}>
      {may('take') && (
        <>
          <p className={css.quiet}>{t('statements.office.review.take_hint')}</p>
          <button type="button" className="button" disabled={busy} onClick={() => void decide('take')}>
            {t('statements.office.review.take')}
          </button>
        </>
      )}
      {may('approve') && !rejecting && (
        <>
          <p className={css.quiet}>
            {obstacle ? t(`money.office.batch.result.${obstacle}`) : t('statements.office.review.approve_hint')}
          </p>
          <button
            type="button"
            className="button"
            disabled={busy || obstacle !== null}
            onClick={() => void decide('approve')}
          >
            {t('statements.office.review.approve')}
          </button>
          <button type="button" className="button quiet" disabled={busy} onClick={() => setRejecting(true)}>
            {t('statements.office.review.reject')}
          </button>
        </>
      )}
      {rejecting && (
        <Rejection
          label={t('money.office.batch.reason')}
          kind="statements.review"
          language={review.language as InterfaceLanguage}
          max={500}
          value={reason}
          onChange={setReason}
          action={t('statements.office.review.reject')}
          busy={busy}
          onReject={reject}
          onCancel={() => setRejecting(false)}
        >
          <TextInput
            name="resubmit_day"
            type="date"
            label={t('statements.office.review.deadline')}
            hint={t('statements.office.review.deadline_hint')}
            min={resubmit.from}
            max={resubmit.until}
            error={error && inDays(error, language)}
            value={day}
            onChange={(event) => {
              setError(undefined);
              setDay(event.target.value);
            }}
          />
          <p className={css.quiet}>{t('statements.office.review.reject_hint')}</p>
        </Rejection>
      )}
    </Card>
  );
}
