import * as t from '#domain/kit/types.ts';

/** Failed sign-ins of an account after which the next try wants one. */
export const captchaAfter = 3;

/** How long a challenge may be worked on. */
export const captchaMinutes = 10;

/** A solved challenge as the ALTCHA widget gives it: base64 of `{ challenge, solution }` in JSON. */
export const captchaRule = () => t.rawString().max(2000);
