import * as t from '#domain/kit/types.ts';

/** What its owner calls a passkey. */
export const passkeyNameRule = () => t.string().required().max(60);
