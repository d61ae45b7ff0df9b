/**
 * What a story needs before a contract can be applied for, and by when what must be done (decisions.md, 'Contracts').
 * An application is answered within `reviewDays` and shows as late to the staff after `lateDays`; the author has
 * `linkDays` to sign, and under an exclusive contract `removalDays` to remove copies elsewhere.
 */
export const contractLimits = {
  moreWordsThan: 15_000,
  attempts: 3,
  linkDays: 14,
  reviewDays: 14,
  lateDays: 10,
  removalDays: 30,
} as const;

/** May a contract be applied for once more, as far as the attempts tell? */
export const hasAttemptLeft = ({ application_count }: { application_count: number }): boolean =>
  application_count < contractLimits.attempts;
