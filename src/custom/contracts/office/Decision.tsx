import { useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import { actsNext, isDecision, type ContractStep } from '#domain/contracts/contract.ts';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import * as calls from '#domain/contracts/contractReviews.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { useLocked } from '../../../resources/lock/locked.ts';
import { AskButton } from '../../../ui/fields/AskButton.tsx';
import { Rejection } from '../../../ui/reason/Rejection.tsx';
import { useRejection } from '../../../ui/reason/useRejection.ts';
import { Card } from '../../../ui/review/Card.tsx';
import type { ApplicationReviewed } from './application.ts';
import { listApplicationChanges } from './applicationChanges.ts';
import { mayTake, steps } from './steps.ts';
import css from '../../../ui/review/review.module.css';

interface Props {
  review: ApplicationReviewed;
  onDecided: () => void;
  /** Something is typed that is not sent. */
  onUnsaved: (unsaved: boolean) => void;
}

/** The steps that the reader may take, by the table that the server keeps too; else the sentence that says why none. */
export function Decision({ review, onDecided, onUnsaved }: Props) {
  const t = useT();
  const notify = useNotify();
  const [rejecting, setRejecting] = useState(false);
  const [compared, setCompared] = useState(false);
  const { id, status, obstacle, author, checks } = review;
  const may = (step: ContractStep) => mayTake(step, review);
  const next = actsNext(status);
  const params = { id };

  const invalidatesAlways = listApplicationChanges(id);
  const onDone = (step: (typeof steps)[number]) => {
    notify(`contracts.office.application.done.${step}`);
    if (isDecision(step)) onDecided();
  };
  const { run: take, pending } = useCommand(
    (step: Exclude<(typeof steps)[number], 'reject'>): Promise<unknown> => {
      if (step === 'take') return send(calls.takeApplication, { params });
      if (step === 'approve') return send(calls.approveApplication, { params });
      return send(calls.confirmContract, { params });
    },
    { invalidatesAlways, onSuccess: (_, step) => onDone(step) },
  );
  const rejection = useRejection(
    calls.rejectApplication.body,
    'notice',
    (body) => send(calls.rejectApplication, { params, body }),
    {
      defaultValues: { notice: '' },
      invalidatesAlways,
      onDone: () => onDone('reject'),
    },
  );
  const unsaved = rejection.value.trim() !== '';
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  const disabled = useLocked() || pending || rejection.pending;

  const broken = checks.filter(({ met }) => !met);
  const waits = broken.length > 0 && (may('approve') || may('confirm'));
  const decides = steps.some(may);
  if (!decides || obstacle)
    return (
      <Card title={t('common.office.review.decision')}>
        <p>
          {obstacle && decides
            ? t(`contracts.shared.errors.${obstacle}`)
            : t(next ? `contracts.office.application.waits.${next}` : `contracts.office.application.waits.nobody`)}
        </p>
      </Card>
    );
  return (
    <Card title={t('common.office.review.decision')}>
      {waits && (
        <div className={css.finding}>
          <p>
            <strong>{t('contracts.office.application.unmet')}</strong>
          </p>
          <ul>
            {broken.map(({ check, args }) => (
              <li key={check}>{t(`contracts.shared.unmet.${check as 'words'}`, args)}</li>
            ))}
          </ul>
        </div>
      )}
      {may('take') && (
        <>
          <p className="note">{t('contracts.office.application.take_hint')}</p>
          <button type="button" className="button" disabled={disabled} onClick={() => void take('take')}>
            {t('contracts.office.application.take')}
          </button>
        </>
      )}
      {!rejecting && may('approve') && (
        <>
          <p className="note">{t('contracts.office.application.approve_hint', { days: contractLimits.linkDays })}</p>
          <AskButton
            action={t('contracts.office.application.approve')}
            title={t('contracts.office.application.approve_ask')}
            disabled={disabled || waits}
            onDo={() => take('approve')}
          >
            <p>{t('contracts.office.application.approve_hint', { days: contractLimits.linkDays })}</p>
          </AskButton>
        </>
      )}
      {!rejecting && may('confirm') && (
        <>
          <label className="checkbox">
            <input type="checkbox" checked={compared} onChange={(event) => setCompared(event.target.checked)} />
            {t('contracts.office.application.compared')}
          </label>
          <AskButton
            action={t('contracts.office.application.confirm')}
            title={t('contracts.office.application.confirm_ask')}
            disabled={disabled || waits || !compared}
            onDo={() => take('confirm')}
          >
            <p>{t('contracts.office.application.confirm_binds')}</p>
          </AskButton>
        </>
      )}
      {!rejecting && may('reject') && (
        <button type="button" className="button quiet" disabled={disabled} onClick={() => setRejecting(true)}>
          {t('contracts.office.application.reject')}
        </button>
      )}
      {rejecting && (
        <Rejection
          label={t('contracts.office.application.notice')}
          kind={status === 'contract_review' ? 'contracts.signature' : 'contracts.application'}
          language={author.language}
          max={2000}
          rejection={rejection.props}
          action={t('contracts.office.application.reject_now')}
          pending={disabled}
          onCancel={() => setRejecting(false)}
        >
          <p className="note">{t('contracts.office.application.reject_hint')}</p>
        </Rejection>
      )}
    </Card>
  );
}
