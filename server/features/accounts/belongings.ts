import { desc, eq, getTableColumns, inArray, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/database.ts';
import * as schema from '#server/db/schema.ts';
import type { Changes } from '#server/kit/audit.ts';

const { tables, ...others } = schema;
const all = [...Object.values(tables), ...Object.values(others)].filter((value) => is(value, PgTable)) as PgTable[];

/** References that stay with a closed account: what ends with it, and what tells of things done. */
const staying = new Set<unknown>([
  tables.user.info_locked_by,
  tables.user.merged_into_id,
  tables.editor.user_id,
  schema.profiles.user_id,
  schema.paymentInfos.user_id,
  schema.sessions.user_id,
  schema.sessions.viewer_id,
  schema.secondFactors.user_id,
  schema.passkeys.user_id,
  schema.recoveryCodes.user_id,
  schema.resetTokens.user_id,
  schema.onceKeys.user_id,
  schema.audits.user_id,
  schema.applicationSteps.user_id,
  schema.contracts.signer_id,
  schema.contracts.confirmed_by,
  tables.revenueImport.imported_by_id,
  tables.bonusDetail.decided_by_id,
  schema.statementConfirmations.signer_id,
  tables.payroll.approved_by,
  schema.payrollBatches.exported_by,
  schema.ledgerMonths.closed_by,
  schema.ledgerPostings.made_by,
  schema.announcements.created_by_id,
  schema.questionNotes.user_id,
  schema.clauseAcceptances.user_id,
  schema.clauseTexts.user_id,
  schema.lessonReads.user_id,
]);

/** Each column that says whose a row is. A table that is new moves too, unless it is told to stay. */
export const movingColumns: readonly { table: PgTable; column: PgColumn }[] = all.flatMap((table) =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { foreignTable, columns } = key.reference();
    const [column] = columns;
    return foreignTable === tables.user && column && !staying.has(column) ? [{ table, column }] : [];
  }),
);

/**
 * Gives an account all that belongs to others. Rows are moved as they are: two statements of a month stay two, since
 * each is a frozen snapshot that its author confirmed. Answers how many rows of each table moved.
 */
export async function moveBelongings(db: Db, to: number, from: readonly number[]): Promise<Changes> {
  const moved: Changes = {};
  for (const { table, column } of movingColumns) {
    const [key] = Object.entries(getTableColumns(table)).find(([, other]) => other === column)!;
    const { rowCount } = await db
      .update(table)
      .set({ [key]: to })
      .where(inArray(column, [...from]));
    if (rowCount) moved[`${getTableConfig(table).name}.${column.name}`] = { to: rowCount };
  }
  return moved;
}

/** An account without personal data, or without payment settings, takes those that were saved last; its own it keeps. */
export async function moveProfile(db: Db, to: number, from: readonly number[]): Promise<void> {
  for (const table of [schema.profiles, schema.paymentInfos]) {
    if ((await db.$count(table, eq(table.user_id, to))) > 0) continue;
    const [latest] = await db
      .select({ user_id: table.user_id })
      .from(table)
      .where(inArray(table.user_id, [...from]))
      .orderBy(desc(table.updated_at))
      .limit(1);
    if (latest) await db.update(table).set({ user_id: to }).where(eq(table.user_id, latest.user_id));
  }
}
