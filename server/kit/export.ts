import { ReadableStream } from 'node:stream/web';
import { stringify } from 'csv-stringify/sync';
import { asc, desc, inArray, type SQL } from 'drizzle-orm';
import { fieldsOf, mayRead, type Entity } from '#domain/kit/entity.ts';
import type { Context } from './context.ts';
import { selectRecords, tableFor } from './list.ts';

const batch = 500;
const encoder = new TextEncoder();

/**
 * A list as CSV (UTF-8 with the mark that spreadsheets look for): all rows of the filter in the list's
 * order, read in batches so that memory does not grow with the table. Cells that a spreadsheet would
 * run as a formula are escaped. A ref is two columns: id and title.
 */
export async function exportCsv(
  context: Context,
  entity: Entity<any>,
  where: SQL | undefined,
  order: { sort: string; order: string },
): Promise<Response> {
  const { db, user } = context;
  const table = tableFor(entity);
  const direction = order.order === 'asc' ? asc : desc;
  const found = await db
    .select({ id: table.id! })
    .from(table)
    .where(where)
    .orderBy(direction(table[order.sort]!), direction(table.id!));
  const ids = found.map(({ id }) => id as number);
  const shown = fieldsOf(entity).filter(([, field]) => mayRead(field, user.role));
  const cells = shown.flatMap(([name, field]) => (field.kind === 'ref' ? [name, name.replace(/_id$/, '')] : [name]));

  async function* lines() {
    yield encoder.encode(`\ufeff${['id', ...cells].join(',')}\n`);
    for (let at = 0; at < ids.length; at += batch) {
      const some = ids.slice(at, at + batch);
      const records = await selectRecords(
        db,
        entity,
        user.role,
        inArray(table.id!, some),
        { sort: 'id', order: 'asc' },
        { limit: batch },
      );
      const byId = new Map(records.map((record) => [record.id as number, record]));
      const lines = some.flatMap((id) => {
        const record = byId.get(id);
        return record ? [[id, ...shown.flatMap(([name, { kind }]) => cellsOf(record, name, kind))]] : [];
      });
      yield encoder.encode(stringify(lines, { escape_formulas: true, cast: { boolean: String, bigint: asMoney } }));
    }
  }
  return new Response(ReadableStream.from(lines()) as BodyInit, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${entity.name}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

function cellsOf(record: Record<string, unknown>, name: string, kind: string): unknown[] {
  const value = record[name];
  if (kind === 'ref') return [value, (record.titles as Record<string, string>)[name]];
  // As bigint, since only a cell that is no text may begin with a minus.
  if (kind === 'money') return [typeof value === 'number' ? BigInt(value) : value];
  return [Array.isArray(value) ? value.join(' ') : value];
}

const asMoney = (cents: bigint) => (Number(cents) / 100).toFixed(2);
