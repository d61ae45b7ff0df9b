import type { Role } from '../roles.ts';

interface Standing {
  status: 'pending' | 'submitted' | 'under_review' | 'approved' | 'rejected' | 'paid';
  carried_forward: boolean;
  /** Cents. */
  amount_payable: number;
}

/** Where a statement stands: what was carried forward was not answered, not paid, or had nothing to pay. */
export const getStatementStage = ({ status, carried_forward, amount_payable }: Standing) =>
  !carried_forward ? status : status === 'approved' ? 'failed' : amount_payable <= 0 ? 'empty' : 'carried';
export type StatementStage = ReturnType<typeof getStatementStage>;

/** What the author has confirmed and finance has not decided on. */
export const statusesInReview = ['submitted', 'under_review'] as const satisfies Standing['status'][];
export const waitsForFinance = ({ status }: Pick<Standing, 'status'>): boolean =>
  statusesInReview.some((one) => one === status);

/** Who acts next on a statement. */
export const statementActors = {
  pending: 'author',
  rejected: 'author',
  failed: 'author',
  submitted: 'finance',
  under_review: 'finance',
  approved: 'finance',
  paid: 'nobody',
  carried: 'nobody',
  empty: 'nobody',
} as const satisfies Record<StatementStage, string>;

interface Step {
  from: readonly StatementStage[];
  to: StatementStage;
  /** Who takes it; nobody: the clock, or that the next month is closed. */
  roles: readonly Role[];
}

/** The one table of what leads where (decisions.md, 'Money'). Closing a month makes a statement `pending` or `empty`. */
export const statementSteps = {
  /** Within the window, or what was rejected before it is due. */
  confirm: { from: ['pending', 'rejected'], to: 'submitted', roles: ['author_signed'] },
  /** 'No settlement at this time', as long as it could be confirmed. */
  decline: { from: ['pending', 'rejected'], to: 'carried', roles: ['author_signed'] },
  /** Nobody answered in time. */
  carry: { from: ['pending', 'rejected'], to: 'carried', roles: [] },
  take: { from: ['submitted'], to: 'under_review', roles: ['finance_manager'] },
  approve: { from: ['under_review'], to: 'approved', roles: ['finance_manager'] },
  reject: { from: ['under_review'], to: 'rejected', roles: ['finance_manager'] },
  /** How its payout ended, which is taken there by `payoutSteps`. */
  pay: { from: ['approved'], to: 'paid', roles: ['cashier'] },
  fail: { from: ['approved'], to: 'failed', roles: ['cashier'] },
} as const satisfies Record<string, Step>;
export type StatementStep = keyof typeof statementSteps;

const isFrom = (step: StatementStep, stage: StatementStage): boolean =>
  (statementSteps[step].from as readonly StatementStage[]).includes(stage);

/** May the step be taken, as far as where the statement stands tells? */
export const canStep = (step: StatementStep, statement: Standing): boolean =>
  isFrom(step, getStatementStage(statement));

/** What a step changes of the record: what is carried forward keeps its status, which tells why. */
export function getStepChange(step: StatementStep): Partial<Pick<Standing, 'status' | 'carried_forward'>> {
  const { to } = statementSteps[step];
  return to === 'carried' || to === 'failed' ? { carried_forward: true } : { status: to };
}

/** What finance decides on many at once. */
export const statementDecisions = ['take', 'approve', 'reject'] as const satisfies StatementStep[];
export type StatementDecision = (typeof statementDecisions)[number];

/** The steps that a decision is from a stage: what nobody has looked at yet is taken first; undefined: none. */
export function listSteps(decision: StatementDecision, stage: StatementStage): StatementDecision[] | undefined {
  if (isFrom(decision, stage)) return [decision];
  return isFrom('take', stage) ? ['take', decision] : undefined;
}
