import { entities, type EntityKey } from '#domain/entities.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { createSearchText } from '#server/kit/searchText.ts';

type Insert<K extends EntityKey> = Omit<(typeof tables)[K]['$inferInsert'], 'id' | 'search' | 'updated_at'> & {
  updated_at?: string;
};
export type NewRow<K extends EntityKey> = Insert<K>;

/** Inserts rows of an entity and answers their ids in the same order. A row that was never changed brings no `updated_at`. */
export type Writer = <K extends EntityKey>(key: K, rows: readonly NewRow<K>[]) => Promise<number[]>;

const batch = 400;

export function createWriter(db: Db): Writer {
  return async (key, rows) => {
    const table = tables[key];
    const ids: number[] = [];
    for (let at = 0; at < rows.length; at += batch) {
      const values = rows.slice(at, at + batch).map((row) => ({
        updated_at: row.created_at,
        ...row,
        search: createSearchText(entities[key], row),
      }));
      const inserted = await db
        .insert(table)
        .values(values as never)
        .returning({ id: table.id });
      for (const { id } of inserted) ids.push(id);
    }
    return ids;
  };
}
