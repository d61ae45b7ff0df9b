import * as t from '#domain/kit/types.ts';

/** What a confirmation code is sent for; a code of one flow means nothing in another. */
export type CodeFlow = 'register' | 'change_email' | 'forgot_password';

export const codeMinutes = 10;
/** How long the token that a code of `forgot_password` was given for may be used. */
export const resetMinutes = 10;
/** Wrong guesses that a code bears; after them it is void. */
export const codeTries = 5;
/** The same of a code that was not asked for by who may use it: nobody knows which guesses are theirs. */
export const sentCodeTries = 50;
/** From one code of an email and flow to the next. */
export const codeWaitSeconds = 60;

export const codeRule = () => t.string().matches(/^\d{6}$/, 'errors.code');
