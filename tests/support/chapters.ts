import { chapterTexts } from '#server/db/schema.ts';
import type { RowOf, ValuesOf } from './records.ts';
import type { TestServer } from './server.ts';

/** A chapter with its text, counted in its story. */
export async function insertChapter(
  server: TestServer,
  story: Pick<RowOf<'fiction'>, 'id'>,
  { content = '<p>Once upon a time.</p>', ...values }: ValuesOf<'chapter'> & { content?: string } = {},
): Promise<RowOf<'chapter'>> {
  const row = await server.insert('chapter', { fiction_id: story.id, word_count: 4, ...values });
  await server.db.insert(chapterTexts).values({ chapter_id: row.id, content });
  await server.pool.query(
    'update fictions set chapter_count = chapter_count + 1, word_count = word_count + $2 where id = $1',
    [story.id, row.word_count],
  );
  return row;
}

/** Chapters numbered from 1, each in one of these states. */
export async function insertChapters(
  server: TestServer,
  story: Pick<RowOf<'fiction'>, 'id'>,
  states: readonly RowOf<'chapter'>['status'][],
): Promise<RowOf<'chapter'>[]> {
  const rows: RowOf<'chapter'>[] = [];
  for (const status of states) {
    const published_at = status === 'published' ? '2026-03-01T04:00:00.000Z' : null;
    rows.push(await insertChapter(server, story, { number: rows.length + 1, status, published_at }));
  }
  return rows;
}
