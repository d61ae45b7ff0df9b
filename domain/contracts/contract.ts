import type { Role } from '#domain/roles.ts';
import { addDaysToInstant } from '../shared/clock.ts';
import { contractLimits } from './contractLimits.ts';

/** Contract of a story (decisions.md, 'Contracts'). The last three are the side exits. */
export const contractStatuses = [
  'not_signed',
  'applying',
  'editor_review',
  'signature_verification',
  'contract_review',
  'signed',
  'rejected',
  'cancelled',
  'expired',
] as const;
export type ContractStatus = (typeof contractStatuses)[number];

export const contractTypes = ['exclusive', 'non_exclusive'] as const;
export type ContractType = (typeof contractTypes)[number];

/** The tabs of an author's story list (domain.md section 2, 'My works'), as the statuses that they gather. */
export const contractFilters = {
  unsigned: ['not_signed', 'rejected', 'cancelled', 'expired'],
  signed: ['signed'],
  in_review: ['applying', 'editor_review', 'signature_verification', 'contract_review'],
} as const satisfies Record<string, readonly ContractStatus[]>;
export type ContractFilter = keyof typeof contractFilters;

/** A contract that is being applied for: what the application says of its author stays as it is. */
export const pendingStatuses: readonly ContractStatus[] = contractFilters.in_review;

/** Is an application for a contract open? */
export const isPending = (status: ContractStatus): boolean => pendingStatuses.includes(status);

/** A story that somebody else depends on cannot be deleted by its author. */
export const isDeletable = (status: ContractStatus): boolean => isUnsigned(status);

/** May a contract be applied for, as far as its state tells? */
export const isUnsigned = (status: ContractStatus): boolean =>
  (contractFilters.unsigned as readonly ContractStatus[]).includes(status);

/** Who takes a contract a step further: its author, the editor of the story, a work auditor, or the clock. */
export const contractActors = ['author', 'editor', 'work_auditor', 'timer'] as const;
export type ContractActor = (typeof contractActors)[number];

interface Step {
  /** Who may take the step, by the state that it is taken from. */
  from: Partial<Record<ContractStatus, ContractActor>>;
  to: ContractStatus;
  /** Says yes or no to what somebody else did: nobody decides on their own story, nor twice on an application. */
  decides?: true;
}

/** The one table of what leads where (decisions.md, 'Contracts'). Rejecting counts as an attempt. */
export const contractSteps = {
  apply: {
    from: { not_signed: 'author', rejected: 'author', cancelled: 'author', expired: 'author' },
    to: 'applying',
  },
  take: { from: { applying: 'editor' }, to: 'editor_review' },
  approve: { from: { editor_review: 'editor' }, to: 'signature_verification', decides: true },
  sign: { from: { signature_verification: 'author' }, to: 'contract_review' },
  confirm: { from: { contract_review: 'work_auditor' }, to: 'signed', decides: true },
  reject: { from: { editor_review: 'editor', contract_review: 'work_auditor' }, to: 'rejected', decides: true },
  cancel: {
    from: {
      applying: 'author',
      editor_review: 'author',
      signature_verification: 'author',
      contract_review: 'author',
    },
    to: 'cancelled',
  },
  expire: { from: { signature_verification: 'timer' }, to: 'expired' },
} as const satisfies Record<string, Step>;
export type ContractStep = keyof typeof contractSteps;
export const contractStepNames = Object.keys(contractSteps) as ContractStep[];

const getStep = (step: ContractStep): Step => contractSteps[step];

/** Where a step leads from a state, when this actor takes it; undefined: it does not. */
export const getNextStatus = (
  step: ContractStep,
  status: ContractStatus,
  actor: ContractActor,
): ContractStatus | undefined => (getStep(step).from[status] === actor ? getStep(step).to : undefined);

const forward = ['take', 'approve', 'sign', 'confirm'] as const satisfies ContractStep[];

/** Whom a contract waits for; null where it waits for nobody. */
export const actsNext = (status: ContractStatus): ContractActor | null =>
  forward.map((step) => getStep(step).from[status]).find((actor) => actor !== undefined) ?? null;

/** The states in which an application waits for an actor. */
export const listAwaiting = (actor: ContractActor | undefined): ContractStatus[] =>
  contractStatuses.filter((status) => actsNext(status) === actor);

export const isDecision = (step: ContractStep): boolean => getStep(step).decides === true;
export const decisions = contractStepNames.filter(isDecision);

/** Why somebody of the staff does not decide on an application, whose turn it may be. */
export const decisionObstacles = ['own_work', 'decided_before'] as const;
export type DecisionObstacle = (typeof decisionObstacles)[number];

/** The part that a role of the staff has in contracts. */
export const getContractActor = (role: Role): ContractActor | undefined =>
  role === 'editor' || role === 'work_auditor' ? role : undefined;

interface Times {
  applied_at: string;
  /** When its last step was taken: nothing else changes an application. */
  updated_at: string;
}

/** Since when the staff has had an application. What its author took to sign is not the staff's. */
const getPendingSince = (status: ContractStatus, { applied_at, updated_at }: Times): Date =>
  new Date(status === 'contract_review' ? updated_at : applied_at);

/** By when a pending application is answered or signed; null where nobody is waited for. */
export function computeDueTime(status: ContractStatus, at: Times & { expires_at: string | null }): string | null {
  if (status === 'signature_verification') return at.expires_at;
  return isPending(status)
    ? addDaysToInstant(getPendingSince(status, at), contractLimits.reviewDays).toISOString()
    : null;
}

/** Has the staff had an application for so long that it shows as late? */
export const isLate = (status: ContractStatus, at: Times, now: Date): boolean =>
  isPending(status) &&
  status !== 'signature_verification' &&
  now >= addDaysToInstant(getPendingSince(status, at), contractLimits.lateDays);
