import { useState } from 'react';
import { decideStatements, previewStatements } from '#domain/calls/statementReviews.ts';
import type { AnswerOf, BodyOf } from '#domain/kit/call.ts';
import type { Message } from '#domain/kit/messages.ts';
import type { StatementStep } from '#domain/rules/statement.ts';
import { send } from '../../dataProvider/client.ts';
import { useT } from '../../i18n/index.ts';
import type { BatchProps } from '../batch/BatchButton.tsx';
import { BatchDialog } from '../batch/BatchDialog.tsx';
import { ReasonArea } from '../batch/ReasonArea.tsx';
import { useReason } from '../batch/useReason.ts';
import { TextInput } from '../fields/TextInput.tsx';
import { useWhen } from '../income/useMoney.ts';
import css from '../batch/batch.module.css';

type Item = AnswerOf<typeof decideStatements>['items'][number];
type Given = Pick<BodyOf<typeof decideStatements>, 'reason' | 'resubmit_day'>;

function useDecision(decision: StatementStep, given: Given = { reason: null, resubmit_day: null }) {
  const t = useT();
  const when = useWhen();
  return {
    title: t(`money.statement.${decision}`),
    hint: t(`money.statement.${decision}_hint`),
    facts: ({ month }: Item) => month && when(month),
    preview: async (ids: number[]) => (await send(previewStatements, { query: { id: ids, decision } })).items,
    decide: async (ready: Item[], key: string) => {
      const items = ready.map(({ id }) => ({ id }));
      return (await send(decideStatements, { body: { decision, items, ...given }, key })).items;
    },
  };
}

export function TakeStatements(props: BatchProps) {
  return <BatchDialog {...props} {...useDecision('take')} />;
}

export function ApproveStatements(props: BatchProps) {
  return <BatchDialog {...props} {...useDecision('approve')} />;
}

/** Rejects with a reason, and the day until which they may be sent in again. */
export function RejectStatements(props: BatchProps) {
  const t = useT();
  const reason = useReason();
  const [day, setDay] = useState('');
  const [error, setError] = useState<Message>();
  const decision = useDecision('reject', { reason: reason.reason, resubmit_day: day || null });
  return (
    <BatchDialog
      {...props}
      {...decision}
      danger
      invalid={() => reason.missing}
      onTried={reason.onTried}
      onRefused={({ errors }) => setError(errors.resubmit_day)}
    >
      <ReasonArea {...reason} />
      <div className={css.inputs}>
        <TextInput
          name="resubmit_day"
          type="date"
          optional
          label={t('money.statement.deadline')}
          hint={t('money.statement.deadline_hint')}
          error={error}
          value={day}
          onChange={(event) => {
            setError(undefined);
            setDay(event.target.value);
          }}
        />
      </div>
    </BatchDialog>
  );
}
