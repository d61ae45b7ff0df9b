import { and, eq } from 'drizzle-orm';
import { confirmationMinutes, type ConfirmedAction } from '#domain/accounts/secondFactor.ts';
import { minutesAfter } from '#domain/shared/clock.ts';
import { sessions } from '#server/db/schema.ts';
import { invalidField } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';

const createNeededError = (field: string) => invalidField(field, 'accounts.shared.second.errors.needed');

/** 422 at `field` unless the caller has no second factor, or typed a code of it for this in the last five minutes. */
export function keepConfirmed({ now, user: me }: Context, field: string, purpose: ConfirmedAction): void {
  if (me.confirmed_at === undefined) return;
  const isRecent = me.confirmed_at && now <= minutesAfter(new Date(me.confirmed_at), confirmationMinutes);
  if (!isRecent || me.confirmed_for !== purpose) throw createNeededError(field);
}

const none = { confirmed_at: null, confirmed_for: null };

/** What was confirmed is so no more. */
export const forgetConfirmed = ({ db, user: me }: Context) =>
  db.update(sessions).set(none).where(eq(sessions.id, me.session_id));

/** The same, and uses it up, in the transaction of what it is for: of two calls with one the second gets the 422. */
export async function useConfirmed(context: Context, field: string, purpose: ConfirmedAction): Promise<void> {
  keepConfirmed(context, field, purpose);
  const { db, user: me } = context;
  if (me.confirmed_at === undefined) return;
  const used = await db
    .update(sessions)
    .set(none)
    .where(and(eq(sessions.id, me.session_id), eq(sessions.confirmed_for, purpose)))
    .returning({ id: sessions.id });
  if (used.length === 0) throw createNeededError(field);
}
