import * as t from '#domain/kit/types.ts';

/** An address as accounts have it: ASCII, at most 254 characters, at a host that has a dot. */
export const emailRule = () =>
  t
    .string()
    .email()
    .max(254)
    .matches(/\.[^.@]+$/, { message: 'validation.email', excludeEmptyString: true });
