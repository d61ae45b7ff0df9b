import { is, sql, type SQLWrapper } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { CommandError } from '#server/commandError.ts';
import type { Database, Db } from './database.ts';
import { lockStart } from './migrate.ts';
import * as schema from './schema.ts';

type Progress = (step: string) => void;

const batch = 200;
/** Rows of a table from one word about them to the next. */
const progressRows = 20_000;
const formatCount = (count: number) => count.toLocaleString('en');
const list = (parts: SQLWrapper[]) => sql.join(parts, sql`, `);

/** Every table of the schema: a new one is copied without being named here. */
export const allTables = Object.values({ ...schema, ...schema.tables }).filter((value) => is(value, PgTable));

/**
 * Copies every row and the state of every id sequence into a database of the same schema that has no rows, all or
 * nothing; answers the count of rows. Throws a CommandError where there are rows already.
 */
export async function copyDatabase(from: Database, to: Database, progress: Progress): Promise<number> {
  let rows = 0;
  await from.db.transaction((source) =>
    to.db.transaction(async (target) => {
      await lockStart(target);
      await refuseRows(target);
      await target.execute(sql`set local statement_timeout = 0`);
      await target.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await target.execute(sql`set local quillhouse.copying = 'on'`);
      await checkReferences(target, 'deferrable initially deferred');
      for (const table of allTables) {
        rows += await copyRows(source, target, table, progress);
        await copySequence(source, target, table);
      }
      progress('Checking the references');
      await target.execute(sql`set constraints all immediate`);
      await checkReferences(target, 'not deferrable');
    }),
  );
  return rows;
}

async function refuseRows(db: Db): Promise<void> {
  for (const table of allTables) {
    if ((await db.$count(table)) === 0) continue;
    const { name } = getTableConfig(table);
    throw new CommandError(`DATABASE_URL: the database is not empty: there are ${name}. Name an empty one.`);
  }
}

/** Sets when references are checked: in the end, so that rows may come in any order, or with each statement. */
async function checkReferences(db: Db, when: 'deferrable initially deferred' | 'not deferrable'): Promise<void> {
  const { rows } = await db.execute<{ table: string; name: string }>(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`);
  for (const { table, name } of rows)
    await db.execute(sql.raw(`alter table ${table} alter constraint ${name} ${when}`));
}

/** Values travel in PostgreSQL's own notation: what JavaScript would round or read anew stays as it is. */
async function copyRows(source: Db, target: Db, table: PgTable, progress: Progress): Promise<number> {
  const { name, columns: declared } = getTableConfig(table);
  const columns = declared.filter(({ generated }) => !generated);
  const total = await source.$count(table);
  if (total > 0) progress(`Copying ${formatCount(total)} ${name}`);
  const names = list(columns.map((column) => sql.identifier(column.name)));
  const asText = columns.map((column) => sql`${column}::text as ${sql.identifier(column.name)}`);
  const typed = columns.map((column) => sql`${sql.identifier(column.name)}::${sql.raw(column.getSQLType())}`);
  await source.execute(sql`declare copied no scroll cursor for select ${list(asText)} from ${table}`);
  for (let done = 0; done < total;) {
    const { rows } = await source.execute<Record<string, string | null>>(sql.raw(`fetch ${batch} from copied`));
    const values = columns.map((column) => sql`${sql.param(rows.map((row) => row[column.name]))}::text[]`);
    await target.execute(sql`insert into ${table} (${names}) overriding system value
      select ${list(typed)} from unnest(${list(values)}) as given (${names})`);
    const before = done;
    done += rows.length;
    if (done < total && Math.floor(done / progressRows) > Math.floor(before / progressRows))
      progress(`Copying ${name}: ${formatCount(done)} of ${formatCount(total)}`);
  }
  await source.execute(sql`close copied`);
  return total;
}

/** The next id is the one that it would have been: an id of a deleted record does not come back. */
async function copySequence(source: Db, target: Db, table: PgTable): Promise<void> {
  const { name, columns } = getTableConfig(table);
  const column = columns.find(({ generatedIdentity }) => generatedIdentity);
  if (!column) return;
  const sequence = sql`pg_get_serial_sequence(${name}, ${column.name})`;
  const named = await source.execute<{ name: string }>(sql`select ${sequence} as name`);
  const state = sql.raw(`select last_value::text as last, is_called as called from ${named.rows[0]!.name}`);
  const { last, called } = (await source.execute<{ last: string; called: boolean }>(state)).rows[0]!;
  await target.execute(sql`select setval(${sequence}, ${last}::bigint, ${called})`);
}
