import { useState } from 'react';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { Message } from '#domain/kit/messages.ts';
import type { StatementStep } from '#domain/statements/statement.ts';
import { decideStatements, previewStatements } from '#domain/statements/statementReviews.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import type { Send } from '../../../lib/command/keyedSend.ts';
import { useWhen } from '../../../lib/useMoney.ts';
import type { BatchProps } from '../../../resources/batch/BatchButton.tsx';
import { BatchDialog } from '../../../resources/batch/BatchDialog.tsx';
import { ReasonBatch } from '../../../resources/batch/ReasonBatch.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { inDays } from './inDays.ts';
import css from '../../../resources/batch/batch.module.css';

type Item = AnswerOf<typeof decideStatements>['items'][number];

function useDecision(decision: StatementStep, resubmit_day: string | null = null) {
  const t = useT();
  const when = useWhen();
  return {
    title: t(`statements.office.review.${decision}`),
    hint: t(`statements.office.review.${decision}_hint`),
    facts: ({ month }: Item) => month && when(month),
    preview: async (ids: number[]) => (await send(previewStatements, { query: { id: ids, decision } })).items,
    decide: async (ready: Item[], send: Send, reason: string | null = null) => {
      const items = ready.map(({ id }) => ({ id }));
      return (await send(decideStatements, { body: { decision, items, reason, resubmit_day } })).items;
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
  const language = useLanguage();
  const [day, setDay] = useState('');
  const [error, setError] = useState<Message>();
  const decision = useDecision('reject', day || null);
  return (
    <ReasonBatch {...props} {...decision} onRefused={({ errors }) => setError(errors.resubmit_day)}>
      <div className={css.inputs}>
        <TextInput
          name="resubmit_day"
          type="date"
          optional
          label={t('statements.office.review.deadline')}
          hint={t('statements.office.review.deadline_hint')}
          error={error && inDays(error, language)}
          value={day}
          onChange={(event) => {
            setError(undefined);
            setDay(event.target.value);
          }}
        />
      </div>
    </ReasonBatch>
  );
}
