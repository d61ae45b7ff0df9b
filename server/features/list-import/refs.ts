import { and, inArray, or } from 'drizzle-orm';
import { getEntity } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { message } from '#domain/kit/messages.ts';
import type { Context } from '#server/kit/context.ts';
import { buildFilter } from '#server/kit/filter.ts';
import { buildScope, getTable } from '#server/kit/list.ts';
import type { LineError } from '#server/platform/csv/readRows.ts';
import type { ReadLine } from './readFile.ts';

/** Ids and titles that are looked up at once. */
const atOnce = 2000;

interface Offered {
  ids: Set<number>;
  byTitle: Map<string, number[]>;
}

/** What a form would offer for a ref, of those that the lines name by id or title. */
async function loadOffered(context: Context, field: Field, lines: readonly ReadLine[], name: string): Promise<Offered> {
  const { db, user, now } = context;
  const target = getEntity(field.to!);
  const table = getTable(target);
  const title = table[target.title]!;
  const offered = and(buildScope(db, target, user, now), field.where && buildFilter(target, field.where, now));
  const keys = [...new Set(lines.flatMap(({ titles, body }) => titles[name] ?? (body[name] as number | null) ?? []))];
  const loaded: Offered = { ids: new Set(), byTitle: new Map() };
  for (let at = 0; at < keys.length; at += atOnce) {
    const some = keys.slice(at, at + atOnce);
    const ids = some.filter((one) => typeof one === 'number');
    const titles = target.title === 'id' ? [] : some.filter((one) => typeof one === 'string');
    const isNamed = or(inArray(table.id!, ids), titles.length > 0 ? inArray(title, titles) : undefined);
    const rows = await db.select({ id: table.id!, title }).from(table).where(and(offered, isNamed));
    for (const row of rows as { id: number; title: unknown }[]) {
      loaded.ids.add(row.id);
      const called = String(row.title);
      loaded.byTitle.set(called, [...(loaded.byTitle.get(called) ?? []), row.id]);
    }
  }
  return loaded;
}

/** Puts ids in the place of titles. A line that points to what its form would not offer is left out, with an error. */
export async function resolveRefs(
  context: Context,
  entity: Entity<any>,
  lines: readonly ReadLine[],
): Promise<{ lines: ReadLine[]; errors: LineError[] }> {
  const errors: LineError[] = [];
  const refused = new Set<ReadLine>();
  const names = Object.keys(lines[0]?.body ?? {}).filter((name) => entity.fields[name]?.kind === 'ref');
  for (const name of names) {
    const { ids, byTitle } = await loadOffered(context, entity.fields[name], lines, name);
    for (const one of lines) {
      const { titles, body, line, cells } = one;
      const called = titles[name];
      const some =
        called === undefined ? [body[name] as number | null].filter((id) => ids.has(id!)) : (byTitle.get(called) ?? []);
      if (called === undefined && body[name] === null) continue;
      const [id] = some;
      if (some.length === 1) body[name] = id;
      else {
        const error = some.length > 1 ? message('list-import.office.several') : message('validation.missing_record');
        errors.push({ line, column: name, value: cells[name] ?? '', error });
        refused.add(one);
      }
    }
  }
  return { lines: lines.filter((one) => !refused.has(one)), errors };
}
