import type { AnswerOf } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { date } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { reason } from '#domain/shared/reason.ts';
import { decideStatements, previewStatements } from '#domain/statements/statementReviews.calls.ts';
import type { StatementDecision } from '#domain/statements/statementSteps.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import type { BulkActionProps } from '../../../resources/bulk/BulkActionButton.tsx';
import { BulkDecisionDialog } from '../../../resources/bulk/BulkDecisionDialog.tsx';
import { useBulkDecision } from '../../../resources/bulk/useBulkDecision.ts';
import { ReasonArea } from '../../../ui/reason/ReasonArea.tsx';
import { DeadlineInput } from './DeadlineInput.tsx';
import css from '../../../resources/bulk/bulk.module.css';

type Item = AnswerOf<typeof decideStatements>['items'][number];

const rejection = t.object({ reason: reason(), resubmit_day: ruleOf(date()) });
type Rejection = t.InferType<typeof rejection>;

function useDecision(decision: StatementDecision) {
  const t = useT();
  const formatDate = useFormatDate();
  return {
    decisionOptions: {
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

function Decide({ decision, ids, onClose }: BulkActionProps & { decision: StatementDecision }) {
  const { decisionOptions, dialogProps, decide } = useDecision(decision);
  const bulk = useBulkDecision({ ids, ...decisionOptions, decide: (ready) => decide(ready) });
  return <BulkDecisionDialog bulk={bulk} {...dialogProps} onClose={onClose} />;
}

export const TakeStatements = (props: BulkActionProps) => <Decide {...props} decision="take" />;
export const ApproveStatements = (props: BulkActionProps) => <Decide {...props} decision="approve" />;

/** Rejects with a reason, and the day until which they may be sent in again. */
export function RejectStatements({ ids, onClose }: BulkActionProps) {
  const t = useT();
  const { decisionOptions, dialogProps, decide } = useDecision('reject');
  const bulk = useBulkDecision({
    ids,
    ...decisionOptions,
    ruleOf: () => rejection,
    defaultValues: { reason: '', resubmit_day: '' },
    decide,
  });
  return (
    <BulkDecisionDialog bulk={bulk} {...dialogProps} danger onClose={onClose}>
      <ReasonArea {...bulk.field('reason')} label={t('common.office.decision.reason')} />
      <div className={css.inputs}>
        <DeadlineInput {...bulk.controlled('resubmit_day')} optional />
      </div>
    </BulkDecisionDialog>
  );
}
