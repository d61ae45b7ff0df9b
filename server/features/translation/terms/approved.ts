import { and, eq } from 'drizzle-orm';
import { splitAliases } from '#domain/dictionary/aliases.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import type { Term } from '#domain/translation/checks.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';

const { dictionaryEntry } = tables;

/** The terms that translations of a book into a language are checked for. */
export async function loadApprovedTerms(db: Db, book_id: number, language: StoryLanguage): Promise<Term[]> {
  const { term, aliases, translation, state } = dictionaryEntry;
  const rows = await db
    .select({ term, aliases, translation })
    .from(dictionaryEntry)
    .where(and(eq(dictionaryEntry.book_id, book_id), eq(dictionaryEntry.language, language), eq(state, 'approved')));
  return rows.map((row) => ({ ...row, aliases: splitAliases(row.aliases) }));
}
