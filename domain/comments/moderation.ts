/** Comments that are decided on at once at most. */
export const maxModerated = 200;

/** Takes a reported comment out of readers' sight, leaves it, or takes it out and keeps its reader from the author's works. */
export const moderationSteps = ['remove', 'keep', 'block'] as const;
export type ModerationStep = (typeof moderationSteps)[number];

/** What became of a comment: decided on now, or by somebody before; its reader is unknown to block; or there is none. */
export const moderationResults = ['done', 'decided', 'no_reader', 'missing'] as const;
export type ModerationResult = (typeof moderationResults)[number];

/** What is taken from readers wants a reason, which its author is told. */
export const wantsReason = (step: ModerationStep | undefined): boolean => step === 'remove' || step === 'block';
