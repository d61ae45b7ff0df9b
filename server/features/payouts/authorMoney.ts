import { and, eq, exists, inArray } from 'drizzle-orm';
import type * as calls from '#domain/payouts/authorMoney.calls.ts';
import { authors } from '#domain/roles.ts';
import { paymentInfos, tables } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { HandlersOf } from '#server/kit/context.ts';

const { statement, user } = tables;

export const authorMoney: HandlersOf<typeof calls> = {
  async getAuthorMoney({ params: { id } }, { db, now }) {
    const { user_name, pen_name, status } = user;
    // Of others their lists tell nothing either: whoever is paid, or put on a list of payouts, has a statement.
    const statements = db.select({ id: statement.id }).from(statement).where(eq(statement.author_id, id));
    const [author] = await db
      .select({ id: user.id, user_name, pen_name, status })
      .from(user)
      .where(and(eq(user.id, id), inArray(user.role, [...authors]), exists(statements)));
    if (!author) throw notFound();
    const [details] = await db.select().from(paymentInfos).where(eq(paymentInfos.user_id, id));
    if (!details) return { ...author, payment: null };
    const { payment_type, updated_at, hold_until } = details;
    const isHeld = hold_until !== null && hold_until > now.toISOString();
    return { ...author, payment: { payment_type, updated_at, held_until: isHeld ? hold_until : null } };
  },
};
