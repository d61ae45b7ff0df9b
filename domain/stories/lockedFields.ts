import { isPending, type ContractStatus } from '../contracts/contract.ts';

/** What an application for a contract and the contract are about, besides what their forms say. */
export const lockedFields = ['title', 'language', 'genre', 'first_paywall_chapter'] as const;
export type LockedField = (typeof lockedFields)[number];

/** Why such a field stays as it is: an application is open, the contract fixes it, or only the office changes it. */
export type FieldLock = 'application' | 'contract' | 'office';

const fixed: ReadonlySet<LockedField> = new Set(['language', 'first_paywall_chapter']);

/** What keeps a story's author from changing a field (decisions.md, 'Contracts'); undefined: nothing does. */
export function findFieldLock(field: LockedField, status: ContractStatus): FieldLock | undefined {
  if (isPending(status)) return 'application';
  if (status !== 'signed') return undefined;
  return fixed.has(field) ? 'contract' : 'office';
}
