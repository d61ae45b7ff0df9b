import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { EarningsSummary } from '#domain/earnings/earningsSummary.ts';
import { formatLineKey } from '#domain/statements/question.ts';
import type { Db } from '#server/db/database.ts';
import { questionNotes, questions, statementSnapshots, tables } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';

const { statement } = tables;
export type QuestionRow = typeof questions.$inferSelect;

/** The own statement of a month, as it was closed; 404 where there is none. */
export async function loadOwnStatement({ db, user }: Pick<Context, 'db' | 'user'>, month: string) {
  const [row] = await db
    .select({ id: statement.id, content: statementSnapshots.content })
    .from(statement)
    .innerJoin(statementSnapshots, eq(statementSnapshots.statement_id, statement.id))
    .where(and(eq(statement.author_id, user.id), eq(statement.month, month)))
    .orderBy(desc(statement.id))
    .limit(1);
  if (!row) throw notFound();
  return row;
}

/** The lines of a statement as it was closed, by the name that a question calls them. */
export function readStatementLines(content: string) {
  const { items } = JSON.parse(content) as EarningsSummary;
  return new Map(
    items.flatMap(({ key, list }) =>
      list.map(({ fiction_id, title, total_income_amount: total }) => [
        formatLineKey(key, fiction_id),
        { group: key, fiction_id, title, total },
      ]),
    ),
  );
}

/** What was written in threads, in the order of its time. */
export async function loadNotes(db: Db, ids: readonly number[]) {
  const rows = await db
    .select()
    .from(questionNotes)
    .where(inArray(questionNotes.question_id, [...ids]))
    .orderBy(asc(questionNotes.id));
  const of = Map.groupBy(rows, ({ question_id }) => question_id);
  return (id: number) =>
    (of.get(id) ?? []).map(({ id, by_staff, content, created_at }) => ({ id, by_staff, content, created_at }));
}

/** Writes a note and sets the state of its thread, which is locked. */
export async function write(
  { db, now, user }: Context,
  { id }: { id: number },
  content: string,
  by_staff: boolean,
): Promise<void> {
  const at = now.toISOString();
  await db.insert(questionNotes).values({ question_id: id, user_id: user.id, by_staff, content, created_at: at });
  await db
    .update(questions)
    .set({ status: by_staff ? 'answered' : 'open', unread: by_staff, updated_at: at })
    .where(eq(questions.id, id));
}
