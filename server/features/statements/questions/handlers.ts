import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type * as calls from '#domain/statements/questions.calls.ts';
import { authorName } from '#server/db/authorName.ts';
import { questions as table, statementSnapshots, tables } from '#server/db/schema.ts';
import { conflict, invalidField, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { selectWaiting, type QueueCount } from '#server/kit/waiting.ts';
import { notify } from '#server/platform/notify/notify.ts';
import { readStatementLines, loadOwnStatement, loadNotes, write, type QuestionRow } from './rows.ts';

const { statement, user } = tables;

async function toResponse({ db }: Pick<Context, 'db'>, rows: readonly QuestionRow[]) {
  const notes = await loadNotes(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, line, status, unread }) => ({ id, line, status, unread, notes: notes(id) }));
}

/** Questions that finance has not answered. */
export async function countWaitingQuestions({ db }: Context): Promise<QueueCount> {
  const [row] = await db.select(selectWaiting(table.updated_at)).from(table).where(eq(table.status, 'open'));
  return row!;
}

export const questions: HandlersOf<typeof calls> = {
  async countQuestions(_, { db, user: me }) {
    const items = await db
      .select({
        month: statement.month,
        threads: count(),
        unread: sql<number>`count(*) filter (where ${table.unread})`.mapWith(Number),
      })
      .from(table)
      .innerJoin(statement, and(eq(statement.id, table.statement_id), eq(statement.author_id, me.id)))
      .groupBy(statement.month)
      .orderBy(desc(statement.month));
    return { items };
  },

  async listQuestions({ params: { month } }, context) {
    const { db } = context;
    const { id } = await loadOwnStatement(context, month);
    const rows = await db.select().from(table).where(eq(table.statement_id, id)).orderBy(asc(table.id)).for('update');
    await db
      .update(table)
      .set({ unread: false })
      .where(and(eq(table.statement_id, id), eq(table.unread, true)));
    return { items: await toResponse(context, rows) };
  },

  async askQuestion({ params: { month }, body: { line, content } }, context) {
    const { db, now } = context;
    const { id: statement_id, content: snapshot } = await loadOwnStatement(context, month);
    if (!readStatementLines(snapshot).has(line)) throw invalidField('line', 'validation.choice');
    const at = now.toISOString();
    // The thread of a line is one, also where it is begun twice at the same moment.
    await db.insert(table).values({ statement_id, line, created_at: at, updated_at: at }).onConflictDoNothing();
    const mine = and(eq(table.statement_id, statement_id), eq(table.line, line));
    const [thread] = await db.select().from(table).where(mine).for('update');
    await write(context, thread!, content, false);
    const rows = await db.select().from(table).where(mine);
    return (await toResponse(context, rows))[0]!;
  },

  async closeQuestion({ params: { id } }, context) {
    const { db, user: me } = context;
    const [row] = await db
      .select({ id: table.id })
      .from(table)
      .innerJoin(statement, and(eq(statement.id, table.statement_id), eq(statement.author_id, me.id)))
      .where(eq(table.id, id))
      .for('update', { of: table });
    if (!row) throw notFound();
    await db.update(table).set({ status: 'closed', unread: false }).where(eq(table.id, id));
    return { id, status: 'closed' as const };
  },

  async listStatementQuestions({ query: { page, per_page, status } }, { db }) {
    const order = status === 'open' ? asc : desc;
    const [rows, counted] = await Promise.all([
      db
        .select({
          row: table,
          month: statement.month,
          author: authorName,
          content: statementSnapshots.content,
        })
        .from(table)
        .innerJoin(statement, eq(statement.id, table.statement_id))
        .innerJoin(user, eq(user.id, statement.author_id))
        .innerJoin(statementSnapshots, eq(statementSnapshots.statement_id, statement.id))
        .where(eq(table.status, status))
        .orderBy(order(table.updated_at), order(table.id))
        .limit(per_page)
        .offset((page - 1) * per_page),
      db.select({ status: table.status, count: count() }).from(table).groupBy(table.status),
    ]);
    const notes = await loadNotes(
      db,
      rows.map(({ row }) => row.id),
    );
    const items = rows.map(({ row: { id, statement_id, line, status, updated_at }, month, author, content }) => {
      const { group, title, total } = readStatementLines(content).get(line) ?? { group: '', title: '', total: 0 };
      return { id, statement_id, month, author, group, title, total, status, updated_at, notes: notes(id) };
    });
    const counts = {
      open: 0,
      answered: 0,
      closed: 0,
      ...Object.fromEntries(counted.map((one) => [one.status, one.count])),
    };
    return { items, total: counts[status], counts };
  },

  async answerQuestion({ params: { id }, body: { content } }, context) {
    const { db } = context;
    const [row] = await db.select().from(table).where(eq(table.id, id)).for('update');
    if (!row) throw notFound();
    if (row.status === 'closed') throw conflict('statements.office.questions.errors.closed');
    await write(context, row, content, true);
    await audit(context, 'answer', 'statement-questions', id);
    const [about] = await db
      .select({ author_id: statement.author_id, month: statement.month, content: statementSnapshots.content })
      .from(statement)
      .innerJoin(statementSnapshots, eq(statementSnapshots.statement_id, statement.id))
      .where(eq(statement.id, row.statement_id));
    const { author_id, month, content: snapshot } = about!;
    const title = readStatementLines(snapshot).get(row.line)?.title ?? '';
    await notify(context, author_id, 'question_answered', { month, title, answer: content });
    return { id, status: 'answered' as const };
  },
};
