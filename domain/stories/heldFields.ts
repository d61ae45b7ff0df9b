import { isPending, type ContractStatus } from '../contracts/contract.ts';

/** What an application for a contract and the contract are about, besides what their forms say. */
export const heldFields = ['title', 'language', 'genre', 'first_paywall_chapter'] as const;
export type HeldField = (typeof heldFields)[number];

/** Why such a field stays as it is: an application is open, the contract fixes it, or only the office changes it. */
export type Hold = 'application' | 'contract' | 'office';

const fixed: ReadonlySet<HeldField> = new Set(['language', 'first_paywall_chapter']);

/** What keeps a work's author from changing a field (decisions.md, 'Contracts'); undefined: nothing does. */
export function holdOn(field: HeldField, status: ContractStatus): Hold | undefined {
  if (isPending(status)) return 'application';
  if (status !== 'signed') return undefined;
  return fixed.has(field) ? 'contract' : 'office';
}
