import { inArray } from 'drizzle-orm';
import type { ArgsOf } from '#domain/emails.ts';
import { computeMailTime } from '#domain/notifications/digest.ts';
import {
  categoryByKind,
  mailTopicByKind,
  defaultMailChoices,
  type MessageKind,
  type AutomaticKind,
} from '#domain/notifications/message.ts';
import { tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';

const { message, user } = tables;
type NotifyContext = Pick<Context, 'db' | 'now'>;
type Row = typeof message.$inferInsert;

/** What a message is about: it leads there for as long as that exists. */
interface About {
  fiction_id?: number;
  chapter_id?: number;
  task_id?: number;
  /** What is told once. */
  once_key?: string;
}

/** When messages of a kind are due by mail, as each of these readers chose. */
export async function loadMailTimes(
  { db, now }: NotifyContext,
  kind: MessageKind,
  users: readonly number[],
): Promise<(user: number) => string | null> {
  const rows = await db
    .select({ id: user.id, choices: user.mail_choices })
    .from(user)
    .where(inArray(user.id, [...users]));
  const topic = mailTopicByKind[kind];
  const at = new Map(
    rows.map(({ id, choices }) => [id, computeMailTime(choices[topic] ?? defaultMailChoices[topic], kind, now)]),
  );
  return (id) => at.get(id)?.toISOString() ?? null;
}

type MessageRow = Omit<Row, 'id' | 'kind' | 'category' | 'created_at' | 'updated_at' | 'mail_at'>;

/** Stores messages of a kind; one that was stored before under the same key stays alone. Answers how many are new. */
export async function insertMessages(
  context: NotifyContext,
  kind: MessageKind,
  rows: readonly MessageRow[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const { db, now } = context;
  const due = await loadMailTimes(
    context,
    kind,
    rows.map(({ user_id }) => user_id),
  );
  const at = { created_at: now.toISOString(), updated_at: now.toISOString() };
  const { rowCount } = await db
    .insert(message)
    .values(rows.map((row) => ({ ...row, kind, category: categoryByKind[kind], mail_at: due(row.user_id), ...at })))
    .onConflictDoNothing({ target: message.once_key });
  return rowCount ?? 0;
}

/** Notifies each by a message of their own, which is put into words when it is read, and mailed as they chose. */
export async function notifyEach<K extends AutomaticKind>(
  context: NotifyContext,
  kind: K,
  messages: readonly ({ user_id: number; args: ArgsOf<K> } & About)[],
): Promise<void> {
  await insertMessages(context, kind, messages);
}

/** The same of somebody. */
export const notify = <K extends AutomaticKind>(
  context: NotifyContext,
  user_id: number,
  kind: K,
  args: ArgsOf<K>,
  about: About = {},
): Promise<void> => notifyEach(context, kind, [{ user_id, args, ...about }]);

/** Notifies the author of a story. */
export const notifyOfStory = <K extends AutomaticKind>(
  context: NotifyContext,
  { id: fiction_id, author_id }: { id: number; author_id: number },
  kind: K,
  args: ArgsOf<K>,
  chapter_id?: number,
): Promise<void> => notify(context, author_id, kind, args, { fiction_id, chapter_id });
