/**
 * Why a text of a translated chapter is kept: what was submitted, decided on, corrected or released, what an upload replaced,
 * what a translator had written before another one went on, what another window had written before one went over it, and what
 * an approved one was as it went back to work since its source had changed, and as it was approved again since that said
 * again what it had said.
 */
export const translationVersionCauses = [
  'submit',
  'correct',
  'send_back',
  'approve',
  'release',
  'upload',
  'hand_over',
  'conflict',
  'reopen',
  'restore',
] as const;
export type TranslationVersionCause = (typeof translationVersionCauses)[number];

/** Versions whose user has translated; who corrects looks after what others have. */
export const writerCauses = ['submit', 'upload', 'hand_over', 'conflict'] as const satisfies TranslationVersionCause[];
/** A text begins anew with these: what was written before them is no longer under review. */
export const freshCauses = ['approve', 'reopen', 'restore'] as const satisfies TranslationVersionCause[];
