import { and, desc, eq, sql } from 'drizzle-orm';
import { entities, type EntityKey } from '#domain/entities.ts';
import { bulkBatch, latestEdits, type BulkAnswer, type UndoAnswer, type UpdatesAnswer } from '#domain/kit/bulk.ts';
import { bulkEdits } from '#server/db/schema.ts';
import { notFound } from './apiError.ts';
import { updateEach } from './bulk.ts';
import type { AnyHandler, Context } from './context.ts';
import { restoreEach } from './restore.ts';
import type { Row } from './writeEach.ts';

const { id, resource, user_id, token, fields, changes, at, undone_at } = bulkEdits;

interface Updating {
  body: { ids: number[]; set: Row; edit?: string };
}

/** Sets the same in many records, keeps what was done under the edit that the caller names, and takes that back. */
export function createBulkEdits(key: EntityKey, update: AnyHandler): Record<string, AnyHandler> {
  const { name } = entities[key];
  const each = updateEach(key, update);
  const restore = restoreEach(key, update);
  const isMine = ({ user }: Context) => and(eq(resource, name), eq(user_id, user.id));

  /** The calls of one edit are one in the list of edits. */
  async function keep({ db, now, user }: Context, edit: string, set: Row, lines: readonly number[]): Promise<number> {
    const added = JSON.stringify(lines);
    const [row] = await db
      .insert(bulkEdits)
      .values({
        resource: name,
        user_id: user.id,
        token: edit,
        fields: Object.keys(set),
        changes: [...lines],
        at: now.toISOString(),
      })
      .onConflictDoUpdate({
        target: [user_id, resource, token],
        set: { changes: sql`${changes} || ${added}::jsonb` },
      })
      .returning({ id });
    return row!.id;
  }

  return {
    async updates({ body: { edit, ...body } }: Updating, context: Context) {
      const { items } = (await each({ body }, context)) as BulkAnswer;
      const lines = items.flatMap(({ change }) => change ?? []);
      const kept = edit && lines.length > 0 ? await keep(context, edit, body.set, lines) : null;
      return { items, edit: kept } satisfies UpdatesAnswer;
    },

    async bulkEdits(_: unknown, context: Context) {
      const records = sql<number>`jsonb_array_length(${changes})`.mapWith(Number);
      const items = await context.db
        .select({ id, fields, records, at, undone_at })
        .from(bulkEdits)
        .where(isMine(context))
        .orderBy(desc(id))
        .limit(latestEdits);
      return { items };
    },

    /** The next of them: many are taken back by several calls, of which one that got no answer may be sent again. */
    async undoBulkEdit({ params }: { params: { id: number } }, context: Context) {
      const { db, now } = context;
      const here = and(isMine(context), eq(id, params.id));
      const [row] = await db.select().from(bulkEdits).where(here).for('update');
      if (!row) throw notFound();
      const some = row.changes.slice(row.undone, row.undone + bulkBatch);
      if (some.length === 0) return { items: [], remaining: 0 } satisfies UndoAnswer;
      const { items } = (await restore({ body: { changes: some } }, context)) as BulkAnswer;
      const done = row.undone + some.length;
      const remaining = row.changes.length - done;
      const end = remaining === 0 ? { undone_at: now.toISOString() } : {};
      await db
        .update(bulkEdits)
        .set({ undone: done, ...end })
        .where(here);
      return { items, remaining } satisfies UndoAnswer;
    },
  };
}
