import type { Segment } from '#domain/translation/segments.ts';
import { storeSource, type SourceText } from '#server/features/books/index.ts';
import type { TestServer } from './server.ts';

/** A source chapter of three paragraphs. */
export const sourceText = (number: number, more: Partial<SourceText> = {}): SourceText => ({
  number,
  title: `第${number}章`,
  paragraphs: [`灯亮着。${number}`, `没有人来。${number}`, `天亮时她走了。${number}`],
  ...more,
});

/** Stores source chapters as an import does, in one transaction. */
export const storeChapters = (server: TestServer, book_id: number, texts: readonly SourceText[], user = 0) =>
  server.db.transaction((db) =>
    storeSource(
      { db, now: server.clock.now, user: user ? { id: user } : undefined, requestId: 'test' },
      book_id,
      texts,
    ),
  );

/** A book with source chapters. */
export async function insertBook(server: TestServer, chapters = 1) {
  const book = await server.insert('businessBook', { language: 'zh-CN', title: 'Lamps' });
  await storeChapters(
    server,
    book.id,
    Array.from({ length: chapters }, (_, at) => sourceText(at + 1)),
  );
  return book;
}

/** A book with source chapters, a manager, an auditor and a translator who are signed in. */
export async function translationScene(server: TestServer, chapters = 3) {
  const [manager, auditor, translator] = await Promise.all([
    server.insert('user', { role: 'content_manager' }),
    server.insert('user', { role: 'translation_auditor' }),
    server.insert('user', { role: 'translator' }),
  ]);
  const book = await insertBook(server, chapters);
  const tokens = {
    manager: await server.signIn(manager),
    auditor: await server.signIn(auditor),
    translator: await server.signIn(translator),
  };
  const part = { translator_id: translator.id, ends_on: '2026-03-20', first_chapter: 1, last_chapter: chapters };
  const assign = (...parts: object[]) =>
    server.call('POST', '/api/office/translation-tasks/assign', {
      token: tokens.manager,
      body: { book_id: book.id, language: 'en', parts },
    });
  const listTaskChapters = async (task: number, token = tokens.translator) =>
    (await server.call('GET', `/api/office/translation-tasks/${task}/chapters`, { token })).data;
  const read = async (id: number, token = tokens.translator) =>
    (await server.call('GET', `/api/office/translated-chapters/${id}`, { token })).data;
  /** Saves a chapter with all of its segments translated. */
  const translate = async (id: number, say = (segment: Segment) => `Text ${segment.sources.join(' ')}`) => {
    const { revision, text } = await read(id);
    const done = text.map((segment: Segment) => {
      const { basis: _, ...rest } = segment;
      return { ...rest, target: say(segment), done: true };
    });
    return server.call('POST', `/api/office/translated-chapters/${id}`, {
      token: tokens.translator,
      body: { revision, title: 'A title', text: done },
    });
  };
  const review = async (id: number, body: object) =>
    server.call('POST', `/api/office/translated-chapters/${id}/review`, {
      token: tokens.auditor,
      body: { revision: (await read(id, tokens.auditor)).revision, ...body },
    });
  const step = (task: number, name: 'receive' | 'submit', body: object = {}) =>
    server.call('POST', `/api/office/translation-tasks/${task}/${name}`, { token: tokens.translator, body });
  return { book, manager, auditor, translator, tokens, part, assign, listTaskChapters, read, translate, review, step };
}
