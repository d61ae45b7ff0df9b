/** Why a text of a translated chapter is kept: what was submitted, decided on, corrected or released, and what an upload replaced. */
export const translationVersionCauses = ['submit', 'correct', 'send_back', 'approve', 'release', 'upload'] as const;
export type TranslationVersionCause = (typeof translationVersionCauses)[number];
