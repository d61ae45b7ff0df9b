import { categoryOf, type ToldKind } from '#domain/rules/message.ts';
import { tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import type { ArgsOf } from './words.ts';

/** What a message is about: it leads there for as long as that exists. */
interface About {
  fiction_id?: number;
  chapter_id?: number;
}

/** Leaves an author a message, which is put into words when it is read. */
export async function tell<K extends ToldKind>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  user_id: number,
  kind: K,
  args: ArgsOf<K>,
  about: About = {},
): Promise<void> {
  const at = now.toISOString();
  const row = { user_id, kind, category: categoryOf[kind], args, ...about };
  await db.insert(tables.message).values({ ...row, created_at: at, updated_at: at });
}
