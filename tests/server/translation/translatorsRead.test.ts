import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { loadTranslatorsWithWork } from '#server/features/translation/translators.ts';
import type { Context } from '#server/kit/context.ts';
import { testServer } from '../../support/server.ts';
import { translationScene } from '../../support/translation.ts';

const server = await testServer();

/** Years of work that is done: chapters, each sent back once and then approved, in tasks of ten. */
const longAgo = (translator: number, book: number) => {
  const at = `timestamptz '2024-01-05'`;
  return [
    `insert into source_chapters (book_id, number, title, word_count, search, created_at, updated_at)
     select ${book}, n, 'x', 9, '', ${at}, ${at} from generate_series(101, 3100) n`,
    `insert into translated_chapters (edition_id, source_chapter_id, state, segments, translator_id, submitted_at, updated_at)
     select e.id, c.id, 'approved', '[]', ${translator}, ${at}, ${at}
     from editions e join source_chapters c on c.book_id = e.book_id and c.number > 100`,
    `insert into translation_tasks (book_id, language, translator_id, first_chapter, last_chapter, status, ends_on, search, created_at, updated_at)
     select ${book}, 'en', ${translator}, n, n, 'done', '2024-01-05', '', ${at}, ${at} from generate_series(101, 3100) n`,
    `insert into task_chapters (task_id, translated_chapter_id, is_open)
     select t.id, x.id, false from translation_tasks t join source_chapters c on c.number = t.first_chapter
     join translated_chapters x on x.source_chapter_id = c.id where t.status = 'done'`,
    `insert into translation_versions (translated_chapter_id, cause, segments, at)
     select id, cause, '[]', ${at} from translated_chapters cross join (values ('send_back'), ('approve')) as c (cause)
     where state = 'approved'`,
    `analyze`,
  ];
};

const counted = sql`select relname as name, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
  from pg_stat_xact_user_tables
  where relname in ('translation_tasks', 'task_chapters', 'translated_chapters', 'translation_versions', 'audits')`;

/** Rows of each table of translations that something reads; one transaction counts only its own. */
const countRowsRead = (read: (db: Db) => Promise<unknown>): Promise<Record<string, number>> =>
  server.db.transaction(async (db) => {
    const look = async () => (await db.execute<{ name: string; rows: number }>(counted)).rows;
    const before = new Map((await look()).map(({ name, rows }) => [name, rows]));
    await read(db);
    return Object.fromEntries((await look()).map(({ name, rows }) => [name, rows - (before.get(name) ?? 0)]));
  });

test('what was done long ago is not read to tell how translators do', async () => {
  const { book, manager, translator, part, assign, step } = await translationScene(server, 2);
  const [task] = (await assign(part)).data.ids;
  await step(task, 'receive');
  for (const statement of longAgo(translator.id, book.id)) await server.pool.query(statement);
  const read = await countRowsRead((db) => {
    const context = { ...server.services, db, now: server.clock.now, user: manager } as unknown as Context;
    return loadTranslatorsWithWork({} as never, context);
  });
  expect(
    Object.values(read).reduce((sum, rows) => sum + rows, 0),
    JSON.stringify(read),
  ).toBeLessThan(100);
  expect(read.translation_tasks).toBeGreaterThan(0);
  const { data } = await server.call('GET', '/api/office/translators', { token: await server.signIn(manager) });
  expect(data.items).toMatchObject([{ languages: ['en'], open_tasks: 1, on_time: null }]);
});
