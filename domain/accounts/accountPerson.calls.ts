import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { reasonBody } from '#domain/shared/reason.ts';

const roles = ['content_manager'] as const;
const account = () => t.object({ id: t.id().required(), user_name: t.string().required() });

/**
 * Who an account belongs to, beyond its fields: the real name, the emails of linked sign-ins, addresses of the pictures of
 * an identity document, each look at which is noted; why its personal data are locked, by an editor or by an application
 * for a contract; which account it was merged into, and which were merged into it.
 */
export const getAccountPerson = call('GET /api/office/users/{id}/person', {
  roles,
  answer: t.object({
    real_name: t.string().nullable().defined(),
    linked_emails: t.array(t.string().required()).required(),
    identity_images: t.array(t.string().required()).required(),
    lock: t
      .object({
        reason: t.string().required(),
        /** The user name of the editor who locked it. */
        by: t.string().nullable().defined(),
      })
      .nullable()
      .default(undefined)
      .defined(),
    /** A contract is applied for, so that the personal data cannot be changed either. */
    has_application: t.boolean().required(),
    merged_into: account().nullable().default(undefined).defined(),
    merged: t.array(account().required()).required(),
  }),
});

/** Lifts the lock that an editor put on an author's personal data; the author is told, the log keeps why. 409 where there is none. */
export const unlockAccountInfo = call('POST /api/office/users/{id}/info-unlock', {
  roles,
  body: reasonBody,
  answer: t.object({ id: t.id().required() }),
});
