import { eq } from 'drizzle-orm';
import {
  sourceImportRows,
  sourceImports,
  sourceVersions,
  tables,
  termReplacements,
  translationVersions,
} from '#server/db/schema.ts';
import type { TestServer } from '../../support/server.ts';
import { translationScene } from '../../support/translation.ts';

/** A book with one of everything, and who works on it. */
export type Side = Awaited<ReturnType<typeof prepareSide>>;

/**
 * Chapter 1 of the book was rejected and waits for a review again, in a task that goes on and for which more days are asked
 * for; chapter 2 is in a task that nobody has received.
 */
export async function prepareSide(server: TestServer) {
  const { db, clock } = server;
  const scene = await translationScene(server, 2);
  const { book, manager, auditor, translator, part } = scene;
  const author = await server.insert('user', { role: 'original_author' });
  const fiction = await server.insert('fiction', { contract_status: 'signed' });
  await db
    .update(tables.businessBook)
    .set({ original_author_id: author.id, fiction_id: fiction.id })
    .where(eq(tables.businessBook.id, book.id));
  const [task, pending] = (
    await scene.assign({ ...part, last_chapter: 1 }, { ...part, first_chapter: 2, last_chapter: 2 })
  ).data.ids as [number, number];
  await scene.step(task, 'receive');
  const [{ id: chapter }] = (await scene.listTaskChapters(task)).items;
  await scene.translate(chapter);
  await scene.step(task, 'submit');
  await scene.review(chapter, { approved: false, reason: 'Names.', remarks: [] });
  await scene.translate(chapter);
  await scene.step(task, 'submit');
  const entry = await server.insert('dictionaryEntry', {
    book_id: book.id,
    language: 'en',
    state: 'approved',
    proposed_translation: 'Lantern',
    has_proposal: true,
  });
  const request = await server.insert('extensionRequest', {
    task_id: task,
    asked_by_id: translator.id,
    decided_by_id: auditor.id,
  });
  const at = clock.now.toISOString();
  const expires_at = new Date(clock.now.getTime() + 86_400_000).toISOString();
  const [waiting] = await db
    .insert(sourceImports)
    .values({ book_id: book.id, user_id: manager.id, created_at: at, expires_at })
    .returning();
  const [row] = await db
    .insert(sourceImportRows)
    .values({
      import_id: waiting!.id,
      position: 1,
      number: 3,
      title: 'Lamps',
      title_below: true,
      paragraphs: [{ id: 1, text: '灯', words: 1 }],
      word_count: 1,
    })
    .returning();
  const [replacement] = await db
    .insert(termReplacements)
    .values({ entry_id: entry.id, former: 'Lamp', translation: 'Light', at })
    .returning();
  const storyChapter = await server.insert('chapter', { fiction_id: fiction.id });
  const [source] = await db
    .update(tables.sourceChapter)
    .set({ chapter_id: storyChapter.id })
    .where(eq(tables.sourceChapter.id, (await firstSource(server, book.id))!.id))
    .returning();
  const former = { revision: 1, title: null, paragraphs: [], replaced_at: at };
  await db.insert(sourceVersions).values({ source_chapter_id: source!.id, ...former });
  const [edition] = await db.select().from(tables.edition).where(eq(tables.edition.book_id, book.id));
  const [version] = await db
    .select()
    .from(translationVersions)
    .where(eq(translationVersions.translated_chapter_id, chapter));
  return {
    scene,
    author,
    pending,
    revision: (await scene.read(chapter)).revision as number,
    row: row!.id,
    /** Records by the part of a path that names them. */
    ids: {
      'translation-tasks': task,
      'translated-chapters': chapter,
      'translation-versions': version!.id,
      'extension-requests': request.id,
      'business-books': book.id,
      'source-chapters': source!.id,
      'source-imports': waiting!.id,
      editions: edition!.id,
      'dictionary-entries': entry.id,
      'term-replacements': replacement!.id,
    } as Record<string, number>,
    /** What refs of these point to. */
    refs: {
      book_id: book.id,
      task_id: task,
      translator_id: translator.id,
      manager_id: manager.id,
      asked_by_id: translator.id,
      decided_by_id: auditor.id,
      original_author_id: author.id,
      fiction_id: fiction.id,
      chapter_id: storyChapter.id,
    } as Record<string, number>,
    users: { content_manager: manager, translation_auditor: auditor, translator, original_author: author },
  };
}

const firstSource = async ({ db }: TestServer, book: number) =>
  (
    await db
      .select()
      .from(tables.sourceChapter)
      .where(eq(tables.sourceChapter.book_id, book))
      .orderBy(tables.sourceChapter.number)
  )[0];
