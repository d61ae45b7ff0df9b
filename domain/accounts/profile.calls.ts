import { identityImages, lockReasons, profileFields } from '#domain/accounts/profile.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf, rulesOf } from '#domain/kit/entity.ts';
import { image } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { authors } from '#domain/roles.ts';

const avatar = ruleOf(image());

/** Personal data, the picture, and why the data cannot be changed now; `note` is what the editor wrote. */
const profileAnswer = t.object({
  ...rulesOf(profileFields),
  identity_images: identityImages().required(),
  avatar: avatar.defined(),
  lock: t
    .object({ reason: t.string().oneOf(lockReasons).required(), note: t.string().nullable().defined() })
    .nullable()
    .default(undefined)
    .defined(),
});

/** The own personal data (domain.md section 3); `GET /api/user/info` is the small part that every page needs. */
export const getProfile = call('GET /api/user/profile', { roles: authors, answer: profileAnswer });

/** Saves any part of the personal data; a blank is null. 409 with the reason while it is locked, which the avatar never is. */
export const saveProfile = call('POST /api/user/info', {
  roles: authors,
  body: t.object({ ...rulesOf(profileFields), identity_images: identityImages(), avatar }),
  answer: profileAnswer,
});
