import { eq, getTableColumns } from 'drizzle-orm';
import type * as calls from '#domain/accounts/profile.calls.ts';
import { resolveGenderCustom, isBirthDate, profileFields } from '#domain/accounts/profile.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { profiles, tables } from '#server/db/schema.ts';
import { invalidField } from '#server/kit/apiError.ts';
import { audit, diffRecords } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { ownsImages } from '#server/platform/files/files.ts';
import { findProfileLock, refuseLocked } from './profileLock.ts';

const { user } = tables;
type Personal = Omit<BodyOf<typeof calls.saveProfile>, 'avatar'>;

type Nothing = { [K in keyof typeof profileFields]: null };

/** What an account has that saved nothing yet. */
const blank = {
  ...(Object.fromEntries(Object.keys(profileFields).map((name) => [name, null])) as Nothing),
  identity_images: [] as string[],
};

const { user_id: _id, updated_at: _at, ...columns } = getTableColumns(profiles);

async function loadPersonal({ db, user: me }: Context) {
  const [row] = await db.select(columns).from(profiles).where(eq(profiles.user_id, me.id));
  return row ?? blank;
}

async function toResponse(context: Context) {
  const { db, user: me } = context;
  const [account] = await db.select({ avatar: user.avatar }).from(user).where(eq(user.id, me.id));
  return { ...(await loadPersonal(context)), avatar: account?.avatar ?? null, lock: await findProfileLock(db, me.id) };
}

async function savePersonal(context: Context, changes: Personal): Promise<void> {
  const { db, now, user: me } = context;
  await refuseLocked(db, me.id);
  const before = await loadPersonal(context);
  const { gender, gender_custom } = { ...before, ...changes };
  const custom = resolveGenderCustom(gender ?? null, gender_custom ?? null);
  if (custom === undefined) throw invalidField('gender_custom', 'validation.required');
  if (changes.birth_date && !isBirthDate(changes.birth_date, dayOf(now)))
    throw invalidField('birth_date', 'validation.birth_date');
  await ownsImages(context, 'identity', changes.identity_images ?? [], 'identity_images');
  await ownsImages(context, 'signature', changes.signature_image ? [changes.signature_image] : [], 'signature_image');
  const set = { ...changes, gender_custom: custom, updated_at: now.toISOString() };
  await db
    .insert(profiles)
    .values({ user_id: me.id, ...set })
    .onConflictDoUpdate({ target: profiles.user_id, set });
  // Which data changed, not to what: the audit outlives what a person asks to have removed.
  const changed = Object.keys(diffRecords(before, { ...changes, gender_custom: custom }));
  await audit(context, 'save_profile', 'users', me.id, Object.fromEntries(changed.map((name) => [name, {}])));
}

async function saveAvatar(context: Context, avatar: string | null): Promise<void> {
  const { db, now, user: me } = context;
  await ownsImages(context, 'avatar', avatar === null ? [] : [avatar], 'avatar');
  await db.update(user).set({ avatar, updated_at: now.toISOString() }).where(eq(user.id, me.id));
  await audit(context, 'save_avatar', 'users', me.id);
}

export const profile: HandlersOf<typeof calls> = {
  getProfile: (_, context) => toResponse(context),

  async saveProfile({ body: { avatar, ...personal } }, context) {
    if (Object.keys(personal).length > 0) await savePersonal(context, personal);
    if (avatar !== undefined) await saveAvatar(context, avatar);
    return toResponse(context);
  },
};
