import * as t from '#domain/kit/types.ts';

/** Characters of a reason that the office gives. */
export const maxReason = 500;

/** Why something is refused or taken back: without it, it is not. */
export const reason = () => t.string().required().max(maxReason);

/** The body of what needs a reason and nothing else. */
export const reasonBody = t.object({ reason: reason() });
