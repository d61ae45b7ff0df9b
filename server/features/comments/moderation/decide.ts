import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { canBlockReader } from '#domain/comments/comment.ts';
import type * as calls from '#domain/comments/moderation.calls.ts';
import { canStep, reportSteps } from '#domain/comments/moderation.ts';
import type { ArgsOf } from '#domain/emails.ts';
import { entities } from '#domain/entities.ts';
import type { AnswerOf, BodyOf } from '#domain/kit/call.ts';
import { audits, blockedReaders, tables } from '#server/db/schema.ts';
import { updateAnswered, updateAnsweredBy } from '#server/features/comments/answered.ts';
import { audit, type Changes } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { buildScope } from '#server/kit/list.ts';
import { insertMessages } from '#server/platform/notify/notify.ts';

const { comment, fiction, message } = tables;
type Decision = BodyOf<typeof calls.decideReports>;
type Outcome = AnswerOf<typeof calls.decideReports>['items'][number];
type Row = typeof comment.$inferSelect;

const action = 'moderate';
const getOnceKey = (undo: string, id: number) => `report:${undo}:${id}`;

/**
 * Reported comments among those named, as far as the user may see them. They are locked in the order of their ids, and
 * with them the first comments of their threads, which are older.
 */
async function lockReported({ db, user, now }: Context, ids: readonly number[]): Promise<Row[]> {
  const named = inArray(comment.id, [...ids]);
  const firsts = db.select({ id: comment.parent_id }).from(comment).where(named);
  const rows = await db
    .select()
    .from(comment)
    .where(and(or(named, inArray(comment.id, firsts)), buildScope(db, entities.comment, user, now)))
    .orderBy(asc(comment.id))
    .for('update');
  const requestedIds = new Set(ids);
  return rows.filter(({ id, report_status }) => requestedIds.has(id) && report_status !== null);
}

/** Who has the last word in the threads of comments that were taken out or brought back, or whose readers were. */
async function settle({ db }: Context, rows: readonly Row[], ofReaders: boolean): Promise<void> {
  await updateAnswered(
    db,
    rows.flatMap(({ parent_id }) => parent_id ?? []),
  );
  for (const { fiction_id, reader_id } of ofReaders ? rows : []) {
    const author_id = db.select({ id: fiction.author_id }).from(fiction).where(eq(fiction.id, fiction_id));
    await updateAnsweredBy(db, sql`(${author_id})`, reader_id!);
  }
}

async function decide(context: Context, row: Row, { step, reason }: Decision, undo: string): Promise<void> {
  const { db, now } = context;
  const { id, fiction_id, chapter_id, reader_id, reader_name } = row;
  const { to } = reportSteps[step];
  const removed = to === 'removed';
  const set = { report_status: to, ...(removed && ({ hidden: 'staff', pinned: false } as const)) };
  await db.update(comment).set(set).where(eq(comment.id, id));
  const [story] = await db
    .select({ title: fiction.title, author_id: fiction.author_id })
    .from(fiction)
    .where(eq(fiction.id, fiction_id));
  const { title, author_id } = story!;
  const changes: Changes = {
    undo: { to: undo },
    report_status: { from: row.report_status, to },
    ...(removed && { hidden: { from: row.hidden, to: 'staff' } }),
    ...(reason && { reason: { to: reason } }),
  };
  if (step === 'block') {
    const [blocked] = await db
      .insert(blockedReaders)
      .values({ author_id, reader_id: reader_id!, reader_name, created_at: now.toISOString() })
      .returning({ id: blockedReaders.id });
    changes.blocked = { to: blocked!.id };
  }
  await audit(context, action, 'comments', id, changes);
  const args: ArgsOf<'report_decided'> = { title, reader: reader_name, removed, reason: reason || null };
  const once_key = getOnceKey(undo, id);
  await insertMessages(context, 'report_decided', [{ user_id: author_id, args, fiction_id, chapter_id, once_key }]);
}

export const deciding: Pick<HandlersOf<typeof calls>, 'decideReports' | 'undoDecisions'> = {
  async decideReports({ body }, context) {
    const undo = randomUUID();
    const rows = new Map((await lockReported(context, body.ids)).map((row) => [row.id, row]));
    const items: Outcome[] = [];
    const done: Row[] = [];
    for (const id of new Set(body.ids)) {
      const row = rows.get(id);
      if (!row) items.push({ id, result: 'missing' });
      else if (!canStep(body.step, row.report_status)) items.push({ id, result: 'decided' });
      else if (body.step === 'block' && !canBlockReader(row)) items.push({ id, result: 'no_reader' });
      else {
        await decide(context, row, body, undo);
        done.push(row);
        items.push({ id, result: 'done' });
      }
    }
    await settle(context, done, body.step === 'block');
    return { items, undo: items.some(({ result }) => result === 'done') ? undo : null };
  },

  async undoDecisions({ body: { undo, ids } }, context) {
    const { db, user: me } = context;
    const rows = new Map((await lockReported(context, ids)).map((row) => [row.id, row]));
    const noted = await db
      .select()
      .from(audits)
      .where(and(eq(audits.entity, 'comments'), inArray(audits.record_id, [...rows.keys()]), eq(audits.action, action)))
      .orderBy(asc(audits.id));
    // Of each comment the last decision alone can be taken back.
    const last = new Map(noted.map((one) => [one.record_id, one]));
    const back: Row[] = [];
    let unblocked = false;
    for (const [id, { user_id, changes }] of last) {
      const { undo: key, report_status, hidden, blocked } = changes as Changes;
      const row = rows.get(id)!;
      if (
        user_id !== me.id ||
        key?.to !== undo ||
        !canStep('undo', row.report_status) ||
        row.report_status !== report_status!.to ||
        (hidden && row.hidden !== hidden.to)
      )
        continue;
      const { to } = reportSteps.undo;
      const set = { report_status: to, ...(hidden && { hidden: hidden.from as Row['hidden'] }) };
      await db.update(comment).set(set).where(eq(comment.id, id));
      if (blocked) await db.delete(blockedReaders).where(eq(blockedReaders.id, blocked.to as number));
      unblocked ||= blocked !== undefined;
      await db.delete(message).where(eq(message.once_key, getOnceKey(undo, id)));
      await audit(context, 'undo', 'comments', id, {
        report_status: { from: row.report_status, to },
        ...(hidden && { hidden: { from: hidden.to, to: hidden.from } }),
      });
      back.push(row);
    }
    await settle(context, back, unblocked);
    return { ids: back.map(({ id }) => id) };
  },
};
