import type { Role } from '../roles.ts';
import type { DecisionResult } from '../shared/bulkDecision.ts';
import type { payoutStatuses } from './payout.entity.ts';

/** Where a payout stands: the record's status, and `exported` once the cashier has it in a file for the bank. */
export type PayoutState = (typeof payoutStatuses)[number] | 'exported';

export const getPayoutState = (status: (typeof payoutStatuses)[number], inBatch: boolean): PayoutState =>
  status === 'approved' && inBatch ? 'exported' : status;

interface Step {
  /** Who takes it. */
  roles: readonly Role[];
  from: PayoutState;
  to: readonly PayoutState[];
  /** Never by who is noted here on the record, who reads why. */
  notBy?: readonly [field: 'statement_approved_by' | 'approved_by', why: DecisionResult];
}

/** The one table of what leads where (decisions.md, 'Money': finance approves, the cashier pays, never the same person). */
export const payoutSteps = {
  /** Finance lets it go out. */
  approve: {
    roles: ['finance_manager'],
    from: 'pending',
    to: ['approved'],
    notBy: ['statement_approved_by', 'own_approval'],
  },
  /** The cashier takes it into one file for the bank. */
  export: { roles: ['cashier'], from: 'approved', to: ['exported'] },
  /** The cashier says what became of it. */
  end: { roles: ['cashier'], from: 'exported', to: ['paid', 'failed'], notBy: ['approved_by', 'own_money'] },
} as const satisfies Record<string, Step>;
export type PayoutStep = keyof typeof payoutSteps;

type Payout = Partial<Record<'statement_approved_by' | 'approved_by', number | null>>;

/** Can an account take the step with a payout that stands there? `ready`, or why not. */
export function checkPayoutStep(step: PayoutStep, state: PayoutState, payout: Payout, account: number): DecisionResult {
  const { from, notBy }: Step = payoutSteps[step];
  if (state !== from) return step === 'end' && state === 'approved' ? 'not_exported' : 'state';
  return notBy && payout[notBy[0]] === account ? notBy[1] : 'ready';
}
