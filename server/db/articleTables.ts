import * as pg from 'drizzle-orm/pg-core';
import type { articleStates } from '#domain/articles/article.ts';
import { tables, toUser } from './entityTables.ts';
import { id, instant, refTo } from './table.ts';

/** What an article was before its last version; the last one is the article itself. */
export const articleVersions = pg.pgTable(
  'article_versions',
  {
    id: id(),
    article_id: refTo(() => tables.article.id).notNull(),
    /** From 1, one after another. */
    revision: pg.integer().notNull(),
    title: pg.text().notNull(),
    summary: pg.text().notNull(),
    body: pg.text().notNull(),
    state: pg.text().$type<(typeof articleStates)[number]>().notNull(),
    /** Who made it; null: the platform came with it. */
    user_id: toUser(),
    at: instant().notNull(),
  },
  (at) => [pg.uniqueIndex('article_versions_revision_unique').on(at.article_id, at.revision)],
);
