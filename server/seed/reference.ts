import { tagNames } from '#domain/reference/tags.ts';
import type { Database } from '#server/db/database.ts';
import { lockStart } from '#server/db/migrate.ts';
import { tables } from '#server/db/schema.ts';
import { writerTo } from './writer.ts';

/** What every platform begins with, demo or not: without genres and tags no author can save a story. */
export async function seedReference({ db }: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockStart(tx);
    if ((await tx.$count(tables.tag)) > 0) return;
    const rows = Object.entries(tagNames).flatMap(([group, names]) =>
      Object.entries(names).map(([code, name]) => ({ name, code, group: group as keyof typeof tagNames })),
    );
    const created_at = now.toISOString();
    await writerTo(tx)(
      'tag',
      rows.map((row, index) => ({ ...row, position: index + 1, created_at })),
    );
  });
}
