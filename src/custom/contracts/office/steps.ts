import { getContractActor, getNextStatus, type ContractStep } from '#domain/contracts/contract.ts';
import { currentRole } from '../../../lib/session/session.ts';
import type { ApplicationReviewed } from './application.ts';

/** What a reviewer may decide. */
export const steps = ['take', 'approve', 'confirm', 'reject'] as const satisfies ContractStep[];

/** May the reader take a step of an application, by the table that the server keeps too? */
export function mayTake(step: ContractStep, { status }: ApplicationReviewed): boolean {
  const actor = getContractActor(currentRole()!);
  return actor !== undefined && getNextStatus(step, status, actor) !== undefined;
}

/** Does the application wait for the reader? */
export const waitsForMe = (review: ApplicationReviewed): boolean =>
  !review.obstacle && steps.some((step) => mayTake(step, review));
