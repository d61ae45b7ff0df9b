import { eq } from 'drizzle-orm';
import { getNameKey } from '#domain/accounts/nameKey.ts';
import type * as calls from '#domain/accounts/userNames.calls.ts';
import { entities } from '#domain/entities.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, invalidField, unauthorized } from '#server/kit/apiError.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { updateRecords } from '#server/kit/crud.ts';
import { lockName, isNameTaken } from './names.ts';
import { loadUserInfo } from './session.ts';

const { user } = tables;

export const userNames: HandlersOf<typeof calls> = {
  async setUserName({ body: { user_name } }, context) {
    const { db, user: me } = context;
    const [before] = await db.select().from(user).where(eq(user.id, me.id)).for('update');
    if (!before) throw unauthorized();
    const mayChange = before.user_name_generated || (await loadUserInfo(context, me.id)).name_risk_tip;
    if (!mayChange) throw conflict('errors.user_name_chosen');
    const user_name_key = getNameKey(user_name);
    if (before.pen_name_key === user_name_key) throw invalidField('user_name', 'errors.names_equal');
    await lockName(db, user_name_key);
    if (await isNameTaken(db, user_name_key, me.id)) throw invalidField('user_name', 'validation.taken');
    const set = { user_name, user_name_key, user_name_generated: false };
    await updateRecords(context, entities.user, eq(user.id, me.id), set);
    return loadUserInfo(context, me.id);
  },

  async readNameRiskTip(_, { db, user: me }) {
    await db.update(user).set({ name_tip_read: user.user_name_key }).where(eq(user.id, me.id));
    return null;
  },

  async ignoreNameRiskTip(_, { db, user: me }) {
    await db.update(user).set({ name_tip_ignored: true }).where(eq(user.id, me.id));
    return null;
  },
};
