import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, inArray, isNull, lte, max } from 'drizzle-orm';
import type { BodyOf } from '#domain/kit/call.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import type * as calls from '#domain/notifications/messages.calls.ts';
import type { Message, UnreadMessages } from '#domain/notifications/messages.calls.ts';
import { tables } from '#server/db/schema.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { writeMessage } from '../../platform/notify/messageTexts.ts';
import { toAbout } from './about.ts';
import { mailChoices } from './mailChoices.ts';

const { message } = tables;
type Row = typeof message.$inferSelect;
type Which = BodyOf<typeof calls.readMessages>;

const isMine = ({ user }: Pick<Context, 'user'>) => and(eq(message.user_id, user.id), isNull(message.cleared));

const isInTab = (type: Which['type']) =>
  type === undefined || type === 'all' ? undefined : eq(message.category, type);

/** The own messages that a body names. */
const isNamed = (context: Context, { ids, type, until }: Which) =>
  and(
    isMine(context),
    ids ? inArray(message.id, ids) : isInTab(type),
    until === undefined ? undefined : lte(message.id, until),
  );

async function loadUnread(context: Context): Promise<UnreadMessages> {
  const rows = await context.db
    .select({ category: message.category, count: count() })
    .from(message)
    .where(and(isMine(context), eq(message.is_read, false)))
    .groupBy(message.category);
  const of = Object.fromEntries(rows.map(({ category, count }) => [category, count]));
  const all = rows.reduce((sum, row) => sum + row.count, 0);
  return { all, system: of.system ?? 0, sign: of.sign ?? 0, story: of.story ?? 0 };
}

function toResponse(row: Row, language: InterfaceLanguage): Message {
  const { id, category, is_read, created_at } = row;
  const { subject, text } = writeMessage(row, language);
  return {
    id,
    category,
    ...toAbout(row),
    title: subject,
    content: text.join('\n\n'),
    is_read,
    created_at,
  };
}

export const messages: HandlersOf<typeof calls> = {
  ...mailChoices,

  async listMessages({ query: { page, per_page, type } }, context) {
    const { db, locale } = context;
    const where = and(isMine(context), isInTab(type));
    const [rows, [counted], unread] = await Promise.all([
      db
        .select()
        .from(message)
        .where(where)
        .orderBy(desc(message.id))
        .limit(per_page)
        .offset((page - 1) * per_page),
      db
        .select({ total: count(), newest: max(message.id) })
        .from(message)
        .where(where),
      loadUnread(context),
    ]);
    return { all: rows.map((row) => toResponse(row, locale)), ...counted!, page, per_page, unread };
  },

  async readMessages({ body }, context) {
    await context.db
      .update(message)
      .set({ is_read: true })
      .where(and(isNamed(context, body), eq(message.is_read, false)));
    return { unread: await loadUnread(context) };
  },

  async deleteMessages({ body }, context) {
    const undo = randomUUID();
    const { rowCount } = await context.db.update(message).set({ cleared: undo }).where(isNamed(context, body));
    return { count: rowCount ?? 0, undo: rowCount ? undo : null };
  },

  async restoreMessages({ body: { undo } }, context) {
    const { db, user } = context;
    const { rowCount } = await db
      .update(message)
      .set({ cleared: null })
      .where(and(eq(message.user_id, user.id), eq(message.cleared, undo)));
    return { count: rowCount ?? 0 };
  },
};
