import { and, desc, eq, sql } from 'drizzle-orm';
import { splitAliases } from '#domain/dictionary/aliases.ts';
import type * as calls from '#domain/dictionary/bookTerms.calls.ts';
import { tables } from '#server/db/schema.ts';
import type { HandlersOf } from '#server/kit/context.ts';

const { dictionaryEntry } = tables;
const { id, term, aliases, translation, type, state, note, book_id, language } = dictionaryEntry;

export const dictionary: HandlersOf<typeof calls> = {
  async listBookTerms({ params, query }, { db }) {
    const rows = await db
      .select({ id, term, aliases, translation, type, state, note })
      .from(dictionaryEntry)
      .where(and(eq(book_id, params.id), eq(language, query.language)))
      .orderBy(desc(sql`length(${term})`), id);
    return { items: rows.map((row) => ({ ...row, aliases: splitAliases(row.aliases) })) };
  },
};
