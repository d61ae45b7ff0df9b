import { and, eq } from 'drizzle-orm';
import { splitAliases } from '#domain/dictionary/aliases.ts';
import type * as calls from '#domain/dictionary/termCandidates.calls.ts';
import { entities } from '#domain/entities.ts';
import { message } from '#domain/kit/messages.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { lockBook } from '#server/features/books/index.ts';
import { invalid, notFound } from '#server/kit/apiError.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { insertRecords } from '#server/kit/crud.ts';
import { findInThread } from './candidatesThread.ts';
import { readChapters } from './readChapters.ts';

const { businessBook, dictionaryEntry } = tables;

const selectKnownTerms = (db: Db, book_id: number, language: StoryLanguage) =>
  db
    .select({ term: dictionaryEntry.term, aliases: dictionaryEntry.aliases })
    .from(dictionaryEntry)
    .where(and(eq(dictionaryEntry.book_id, book_id), eq(dictionaryEntry.language, language)));

export const termCandidates: HandlersOf<typeof calls> = {
  async listTermCandidates({ params: { id }, query: { language } }, { db, user }) {
    const [book] = await db.select().from(businessBook).where(eq(businessBook.id, id));
    if (!book) throw notFound();
    const knownTerms = await selectKnownTerms(db, id, language);
    const { chapters, all } = await readChapters(db, id);
    const items = await findInThread(user.id, {
      chapters,
      language: book.language,
      known: knownTerms.flatMap(({ term, aliases }) => [term, ...splitAliases(aliases)]),
    });
    return { source_language: book.language, chapters: chapters.length, all_chapters: all, items };
  },

  async addBookTerms({ params: { id: book_id }, body: { language, entries } }, context) {
    await lockBook(context, book_id);
    const existingTerms = new Set((await selectKnownTerms(context.db, book_id, language)).map(({ term }) => term));
    const errors = entries.flatMap(({ term }, at) => {
      if (existingTerms.has(term)) return [[`entries[${at}].term`, message('validation.taken')] as const];
      existingTerms.add(term);
      return [];
    });
    if (errors.length > 0) throw invalid(Object.fromEntries(errors));
    const { state } = entities.dictionaryEntry.fields;
    const defaults = { state: state.initial, aliases: null, note: null, book_id, language };
    const ids = await insertRecords(
      context,
      entities.dictionaryEntry,
      entries.map((entry) => ({ ...defaults, ...entry })),
    );
    return { ids };
  },
};
