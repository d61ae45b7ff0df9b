/** Contract of a work (decisions.md, 'Contracts'). The last three are the side exits. */
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

/** The tabs of an author's story list (domain.md section 2, 'My works'), as the statuses that they gather. */
export const contractFilters = {
  unsigned: ['not_signed', 'rejected', 'cancelled', 'expired'],
  signed: ['signed'],
  in_review: ['applying', 'editor_review', 'signature_verification', 'contract_review'],
} as const satisfies Record<string, readonly ContractStatus[]>;
export type ContractFilter = keyof typeof contractFilters;

/** What a work needs before a contract can be applied for, and how long things take (decisions.md, 'Contracts'). */
export const signing = { moreWordsThan: 15_000, attempts: 3, reviewDays: 14, linkDays: 14 } as const;

/** A contract that is being applied for: what the application says of its author stays as it is. */
export const pendingStatuses: readonly ContractStatus[] = contractFilters.in_review;

/** A work that somebody else depends on cannot be deleted by its author. */
export const isDeletable = (status: ContractStatus): boolean =>
  (contractFilters.unsigned as readonly ContractStatus[]).includes(status);
