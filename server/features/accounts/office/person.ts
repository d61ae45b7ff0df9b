import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as calls from '#domain/accounts/accountPerson.calls.ts';
import { identities, tables } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { notify } from '#server/platform/notify/notify.ts';
import { loadProfile } from '../personalData.ts';
import { hasApplication } from '../profileLock.ts';
import { handleManaged } from './inCharge.ts';

const { user } = tables;
const locker = alias(user, 'locker');
const main = alias(user, 'main');

export const person: HandlersOf<typeof calls> = {
  async getAccountPerson({ params: { id } }, { db }) {
    const [account] = await db
      .select({
        reason: user.info_lock_reason,
        by: locker.user_name,
        merged_into: { id: main.id, user_name: main.user_name },
      })
      .from(user)
      .leftJoin(locker, eq(locker.id, user.info_locked_by))
      .leftJoin(main, eq(main.id, user.merged_into_id))
      .where(eq(user.id, id));
    if (!account) throw notFound();
    const { reason, by, merged_into } = account;
    const profile = await loadProfile(db, id);
    const linked = await db.select({ email: identities.email }).from(identities).where(eq(identities.user_id, id));
    return {
      real_name: profile.real_name ?? null,
      linked_emails: linked.flatMap(({ email }) => email ?? []),
      identity_images: profile.identity_images ?? [],
      lock: reason === null ? null : { reason, by },
      has_application: await hasApplication(db, id),
      merged_into,
      merged: await db
        .select({ id: user.id, user_name: user.user_name })
        .from(user)
        .where(eq(user.merged_into_id, id))
        .orderBy(user.id),
    };
  },

  unlockAccountInfo: handleManaged(async ({ id, info_lock_reason }, { body: { reason } }, context) => {
    if (info_lock_reason === null) throw conflict('accounts.office.errors.not_locked');
    await context.db.update(user).set({ info_locked_by: null, info_lock_reason: null }).where(eq(user.id, id));
    await audit(context, 'unlock_info', 'users', id, { reason: { from: info_lock_reason, to: reason } });
    await notify(context, id, 'info_unlocked', {});
    return { id };
  }),
};
