import * as pg from 'drizzle-orm/pg-core';
import type { articleStates } from '#domain/articles/article.ts';
import type { PresentNumbers } from '#domain/articles/livingNumbers.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
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
    /** The version of the English that it was brought up to date with, of a translation; null: nobody knows. */
    source_revision: pg.integer(),
    /** Who made it; null: the platform came with it. */
    user_id: toUser(),
    at: instant().notNull(),
  },
  (at) => [pg.uniqueIndex('article_versions_revision_unique').on(at.article_id, at.revision)],
);

/** Each time that a clause came to say something else, counted for each clause from 1. */
export const clauseEditions = pg.pgTable(
  'clause_editions',
  {
    id: id(),
    slug: pg.text().notNull(),
    number: pg.integer().notNull(),
    /** The UTC+8 day from which on it counts. */
    effective_on: pg.date({ mode: 'string' }).notNull(),
    created_at: instant().notNull(),
    /** What the platform's numbers were when it was published: all of its texts say these. */
    numbers: pg.jsonb().$type<PresentNumbers>(),
    /** When it was taken back, before it took effect. */
    withdrawn_at: instant(),
    /**
     * The last account that a message told of it; accounts are told in the order of their ids. Once it is withdrawn they are
     * told of that in the opposite order, down to none.
     */
    reached_id: pg.integer().notNull().default(0),
    /** When the last one was told. */
    notified_at: instant(),
  },
  (at) => [pg.uniqueIndex('clause_editions_number_unique').on(at.slug, at.number)],
);

/**
 * What an edition says in a language, with its numbers filled in; of several, the latest, which corrects those before it.
 * None is ever changed.
 */
export const clauseTexts = pg.pgTable(
  'clause_texts',
  {
    id: id(),
    edition_id: refTo(() => clauseEditions.id).notNull(),
    language: pg.text().$type<InterfaceLanguage>().notNull(),
    /** The version of the article that it is. */
    revision: pg.integer().notNull(),
    title: pg.text().notNull(),
    summary: pg.text().notNull(),
    body: pg.text().notNull(),
    /** What the edition changed. */
    note: pg.text(),
    /** Who published it; null: the platform came with it. */
    user_id: toUser(),
    at: instant().notNull(),
  },
  (at) => [pg.uniqueIndex('clause_texts_revision_unique').on(at.edition_id, at.language, at.revision)],
);

/** Who accepted which edition: when, from where and in what language. */
export const clauseAcceptances = pg.pgTable(
  'clause_acceptances',
  {
    user_id: toUser().notNull(),
    edition_id: refTo(() => clauseEditions.id).notNull(),
    at: instant().notNull(),
    address: pg.text().notNull(),
    language: pg.text().$type<InterfaceLanguage>().notNull(),
  },
  (at) => [
    pg.primaryKey({ columns: [at.user_id, at.edition_id] }),
    pg.index('clause_acceptances_edition_index').on(at.edition_id),
  ],
);

/** The lessons of the academy that accounts have read, by the lessons' slugs. */
export const lessonReads = pg.pgTable(
  'lesson_reads',
  {
    user_id: toUser().notNull(),
    slug: pg.text().notNull(),
    at: instant().notNull(),
  },
  (at) => [pg.primaryKey({ columns: [at.user_id, at.slug] })],
);
