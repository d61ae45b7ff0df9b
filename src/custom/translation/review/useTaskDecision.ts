import { reviewTask } from '#domain/translation/translationReviews.calls.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import type { Outcome } from '../../../resources/useReviewQueue.ts';
import { useRejection } from '../../../ui/reason/useRejection.ts';
import { translationReviewKeys } from '../queryKeys.ts';
import { ruleOfRejection } from './ruleOfRejection.ts';
import type { Reviewed } from './useReview.ts';

interface Options {
  onDone: (ids: readonly number[], outcome: Outcome) => void;
}

const invalidatesAlways = [translationReviewKeys.all];

/** Yes or no to all chapters of a task that wait, each in the state that is known of it; what lags behind its source is not approved. */
export function useTaskDecision(task: Reviewed['task'], { onDone }: Options) {
  const decide = (decision: { approved: boolean; reason?: string | undefined }) => {
    const { id, waiting } = task!;
    const decided = waiting.filter(({ source_changed }) => !decision.approved || !source_changed);
    const chapters = decided.map(({ id, revision }) => ({ id, revision }));
    return send(reviewTask, { params: { id }, body: { chapters, reason: undefined, ...decision } });
  };
  const approval = useCommand(() => decide({ approved: true }), {
    onSuccess: ({ ids }) => onDone(ids, 'approved'),
    invalidatesAlways,
  });
  const rejection = useRejection(ruleOfRejection, 'reason', decide, {
    defaultValues: { approved: false, reason: '' },
    invalidatesAlways,
    onDone: ({ ids }) => onDone(ids, 'rejected'),
  });
  return {
    approve: () => void approval.run(),
    rejection: rejection.props,
    pending: approval.pending || rejection.pending,
  };
}
export type TaskDecision = ReturnType<typeof useTaskDecision>;
