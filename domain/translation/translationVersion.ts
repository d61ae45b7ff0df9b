/**
 * Why a text of a translated chapter is kept: what was submitted, decided on, corrected or released, what an upload replaced,
 * and what an approved one was as it went back to work since its source had changed.
 */
export const translationVersionCauses = [
  'submit',
  'correct',
  'send_back',
  'approve',
  'release',
  'upload',
  'reopen',
] as const;
export type TranslationVersionCause = (typeof translationVersionCauses)[number];
