import { ReadableStream } from 'node:stream/web';
import { inArray, type SQL } from 'drizzle-orm';
import type { ExportForm } from '#domain/kit/crud.ts';
import { fieldsOf, mayRead, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { formatDollars } from '#domain/kit/figures.ts';
import type { Context } from './context.ts';
import { selectRecords, selectIds, getTable } from './list.ts';
import { writeCsv } from './writeCsv.ts';

const batch = 500;
const encoder = new TextEncoder();

type Row = Record<string, unknown>;
/** How records are written: the line above them, and a line for each. */
interface Writer {
  type: string;
  head: string;
  lines: (records: readonly Row[]) => string;
}

/**
 * UTF-8 with the mark that spreadsheets look for. A ref is two columns: id and title.
 */
function getCsv(fields: readonly [string, Field][]): Writer {
  const cells = fields.flatMap(([name, field]) => (field.kind === 'ref' ? [name, name.replace(/_id$/, '')] : [name]));
  const line = (record: Row) => [record.id, ...fields.flatMap(([name, { kind }]) => getCells(record, name, kind))];
  return {
    type: 'text/csv; charset=utf-8',
    head: `\ufeff${['id', ...cells].join(',')}\n`,
    lines: (records) => writeCsv(records.map(line), { cast: { boolean: String, bigint: asMoney } }),
  };
}

/** A record a line, as lists answer it. */
const jsonl: Writer = {
  type: 'application/x-ndjson',
  head: '',
  lines: (records) => records.map((record) => `${JSON.stringify(record)}\n`).join(''),
};

/**
 * All rows of a list's filter in its order, read in batches so that memory does not grow with the table.
 */
export async function exportList(
  context: Context,
  entity: Entity<any>,
  where: SQL | undefined,
  order: { sort: string; order: string; as: ExportForm; columns?: readonly string[] },
): Promise<Response> {
  const { user } = context;
  const ids = await selectIds(context, entity, where, order);
  const readable = fieldsOf(entity).filter(([, field]) => mayRead(field, user.role));
  const fields = order.columns
    ? [...new Set(order.columns)].map((name): [string, Field] => [name, entity.fields[name]])
    : readable;
  const { type, head, lines } = order.as === 'csv' ? getCsv(fields) : jsonl;

  async function* parts() {
    yield encoder.encode(head);
    for (let at = 0; at < ids.length; at += batch) {
      const some = ids.slice(at, at + batch);
      const where = inArray(getTable(entity).id!, some);
      const read = (from: Context) =>
        selectRecords(from, entity, where, { sort: 'id', order: 'asc' }, { limit: batch });
      // Whoever downloads would have half a file if a replica were lost now.
      const records = await read(context).catch((error: unknown) => {
        if (context.db === context.primary) throw error;
        return read({ ...context, db: context.primary });
      });
      const byId = new Map(records.map((record) => [record.id as number, record]));
      yield encoder.encode(lines(some.map((id) => byId.get(id)).filter((record) => record !== undefined)));
    }
  }
  return new Response(ReadableStream.from(parts()) as BodyInit, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${entity.name}.${order.as}"`,
      'cache-control': 'no-store',
    },
  });
}

function getCells(record: Record<string, unknown>, name: string, kind: string): unknown[] {
  const value = record[name];
  if (kind === 'ref') return [value, (record.titles as Record<string, string>)[name]];
  // As bigint, since only a cell that is no text may begin with a minus.
  if (kind === 'money') return [typeof value === 'number' ? BigInt(value) : value];
  return [Array.isArray(value) ? value.join(' ') : value];
}

const asMoney = (cents: bigint) => formatDollars(Number(cents));
