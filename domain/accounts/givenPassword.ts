import * as t from '#domain/kit/types.ts';

/** A password that exists: nothing is asked of it but that it is checked in bounded time. */
export const givenPassword = (missing = 'validation.required') => t.rawString().max(200).required(missing);
