import { and, desc, eq, sql } from 'drizzle-orm';
import { latestImports } from '#domain/list-import/importFile.ts';
import { listImports } from '#server/db/schema.ts';
import { conflict, notFound } from './apiError.ts';
import { audit } from './audit.ts';
import type { Context } from './context.ts';

const { id, resource, user_id, file_name, records, at, undone_at } = listImports;

/** The imports of a list that the caller made: nobody else takes them back. */
const areMine = ({ user }: Context, list: string) => and(eq(resource, list), eq(user_id, user.id));
const isMine = (context: Context, list: string, of: number) => and(eq(id, of), areMine(context, list));

/** Keeps what a file has made, each record with a hash of its row. */
export async function keepImport(
  context: Context,
  list: string,
  fileName: string,
  made: [record: number, hash: string][],
) {
  const { db, now, user } = context;
  const values = { resource: list, user_id: user.id, file_name: fileName, records: made, at: now.toISOString() };
  const [row] = await db.insert(listImports).values(values).returning({ id });
  await audit(context, 'import', 'list-imports', row!.id, { lines: { from: 0, to: made.length } });
  return { id: row!.id, lines: made.length };
}

/** The latest of the caller. */
export async function listKeptImports(context: Context, list: string) {
  const lines = sql<number>`jsonb_array_length(${records})`.mapWith(Number);
  const items = await context.db
    .select({ id, file_name, lines, at, undone_at })
    .from(listImports)
    .where(areMine(context, list))
    .orderBy(desc(id))
    .limit(latestImports);
  return { items };
}

/** What an own import has made; 404 where there is none. */
export async function readImport(context: Context, list: string, of: number) {
  const [row] = await context.db
    .select()
    .from(listImports)
    .where(isMine(context, list, of));
  if (!row) throw notFound();
  return row;
}

/** The same under a lock; 409 where it was taken back before. */
export async function lockImport(context: Context, list: string, of: number) {
  const [row] = await context.db
    .select()
    .from(listImports)
    .where(isMine(context, list, of))
    .for('update');
  if (!row) throw notFound();
  if (row.undone_at) throw conflict('list-import.office.undone_before');
  return row;
}

/** Notes that an import was taken back. */
export async function noteUndone(context: Context, { id: of, records: made }: typeof listImports.$inferSelect) {
  await context.db.update(listImports).set({ undone_at: context.now.toISOString() }).where(eq(id, of));
  await audit(context, 'undo', 'list-imports', of, { lines: { from: made.length, to: 0 } });
  return { id: of, lines: made.length };
}
