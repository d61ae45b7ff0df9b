import type { AnswerOf } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { date } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { reason } from '#domain/shared/reason.ts';
import type { StatementStep } from '#domain/statements/statement.ts';
import { decideStatements, previewStatements } from '#domain/statements/statementReviews.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import type { BatchProps } from '../../../resources/batch/BatchButton.tsx';
import { BatchDialog } from '../../../resources/batch/BatchDialog.tsx';
import { useBatch } from '../../../resources/batch/useBatch.ts';
import { ReasonArea } from '../../../ui/reason/ReasonArea.tsx';
import { DeadlineInput } from './DeadlineInput.tsx';
import css from '../../../resources/batch/batch.module.css';

type Item = AnswerOf<typeof decideStatements>['items'][number];

const rejection = t.object({ reason: reason(), resubmit_day: ruleOf(date()) });
type Rejection = t.InferType<typeof rejection>;

function useDecision(decision: StatementStep) {
  const t = useT();
  const formatDate = useFormatDate();
  return {
    batchOptions: {
      title: t(`statements.office.review.${decision}`),
      preview: async (ids: number[]) => (await send(previewStatements, { query: { id: ids, decision } })).items,
    },
    dialogProps: {
      hint: t(`statements.office.review.${decision}_hint`),
      facts: ({ month }: Item) => month && formatDate(month),
    },
    decide: async (ready: readonly Item[], values: Partial<Rejection> = {}) => {
      const items = ready.map(({ id }) => ({ id }));
      const body = { decision, items, reason: null, resubmit_day: null, ...values };
      return (await send(decideStatements, { body })).items;
    },
  };
}

function Decide({ decision, ids, onClose }: BatchProps & { decision: StatementStep }) {
  const { batchOptions, dialogProps, decide } = useDecision(decision);
  const batch = useBatch({ ids, ...batchOptions, decide: (ready) => decide(ready) });
  return <BatchDialog batch={batch} {...dialogProps} onClose={onClose} />;
}

export const TakeStatements = (props: BatchProps) => <Decide {...props} decision="take" />;
export const ApproveStatements = (props: BatchProps) => <Decide {...props} decision="approve" />;

/** Rejects with a reason, and the day until which they may be sent in again. */
export function RejectStatements({ ids, onClose }: BatchProps) {
  const t = useT();
  const { batchOptions, dialogProps, decide } = useDecision('reject');
  const batch = useBatch({
    ids,
    ...batchOptions,
    ruleOf: () => rejection,
    defaultValues: { reason: '', resubmit_day: '' },
    decide,
  });
  return (
    <BatchDialog batch={batch} {...dialogProps} danger onClose={onClose}>
      <ReasonArea {...batch.field('reason')} label={t('money.office.batch.reason')} />
      <div className={css.inputs}>
        <DeadlineInput {...batch.controlled('resubmit_day')} optional />
      </div>
    </BatchDialog>
  );
}
