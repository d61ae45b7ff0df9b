import { eq } from 'drizzle-orm';
import { getNameKey } from '#domain/accounts/nameKey.ts';
import type * as calls from '#domain/accounts/penName.calls.ts';
import { entities } from '#domain/entities.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, invalidField, unauthorized } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { updateRecords } from '#server/kit/crud.ts';
import { attempt } from '#server/kit/throttle.ts';
import { notify } from '#server/platform/notify/notify.ts';
import { lockName, isNameTaken } from './names.ts';
import { refuseLocked } from './profileLock.ts';
import { loadUserInfo } from './session.ts';

const { user } = tables;

/** The caller's names, locked where they are to change. */
async function loadNames({ db, user: me }: Context, lock = false) {
  const { pen_name, pen_name_changed, user_name_key } = user;
  const query = db.select({ pen_name, pen_name_changed, user_name_key }).from(user).where(eq(user.id, me.id));
  const [names] = await (lock ? query.for('update') : query);
  if (!names) throw unauthorized();
  return names;
}

export const penName: HandlersOf<typeof calls> = {
  async checkPenName({ query }, context) {
    const { db, user: me } = context;
    await attempt(context, 'penNameChecks', me.id);
    const key = getNameKey(query.pen_name);
    if ((await loadNames(context)).user_name_key === key) return { result: 'is_user_name' };
    return { result: (await isNameTaken(db, key, me.id)) ? 'taken' : 'free' };
  },

  async setPenName({ body: { pen_name } }, context) {
    const { db, user: me } = context;
    const before = await loadNames(context, true);
    if (before.pen_name === pen_name) return loadUserInfo(context, me.id);
    if (before.pen_name_changed) throw conflict('errors.pen_name_changed');
    if (before.pen_name !== null) await refuseLocked(db, me.id);
    const pen_name_key = getNameKey(pen_name);
    if (before.user_name_key === pen_name_key) throw invalidField('pen_name', 'errors.names_equal');
    await lockName(db, pen_name_key);
    if (await isNameTaken(db, pen_name_key, me.id)) throw invalidField('pen_name', 'errors.pen_name_taken');
    const set = { pen_name, pen_name_key, pen_name_changed: before.pen_name !== null };
    await updateRecords(context, entities.user, eq(user.id, me.id), set);
    if (before.pen_name === null) await notify(context, me.id, 'welcome', { pen: pen_name });
    return loadUserInfo(context, me.id);
  },
};
