import { and, eq, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { defaultLanguage } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';

const { article } = tables;
const english = alias(article, 'english');

/** The articles that readers may read. What the English takes back is read in no language; where there is none, a translation is. */
export const isPublished = (db: Db) =>
  and(
    eq(article.state, 'published'),
    notExists(
      db
        .select()
        .from(english)
        .where(
          and(
            eq(english.place, article.place),
            eq(english.slug, article.slug),
            eq(english.language, defaultLanguage),
            ne(english.state, 'published'),
          ),
        ),
    ),
  );
