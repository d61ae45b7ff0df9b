import { and, asc, eq } from 'drizzle-orm';
import { docxType } from '#domain/chapter-import/docx.ts';
import type { exportFiction } from '#domain/stories/export.calls.ts';
import { chapterTexts, liveTexts, tables } from '#server/db/schema.ts';
import { type StoryRow, findStory } from '#server/features/chapters/index.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { attempt } from '#server/kit/throttle.ts';
import type { Book } from '#server/platform/documents/book.ts';
import { work } from '#server/platform/documents/work.ts';
import { nameOf } from '#server/platform/files/files.ts';

const { chapter, user } = tables;

const formats: Record<string, { type: string }> = {
  docx: { type: docxType },
  epub: { type: 'application/epub+zip' },
};

/** A title as a file's name, on any system. */
const fileNameOf = ({ id, title }: StoryRow, format: string) => {
  const safe = title
    .toWellFormed()
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 100)
    .toWellFormed();
  return `${safe || `story-${id}`}.${format}`;
};

/** The name for browsers of today, and one for all others (RFC 5987, RFC 6266). */
export const attachment = (story: StoryRow, format: string) => {
  const encoded = encodeURIComponent(fileNameOf(story, format)).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="story-${story.id}.${format}"; filename*=UTF-8''${encoded}`;
};

/** The chapters as their author has them, or as readers see them. */
async function chaptersOf({ db }: Context, story: StoryRow, drafts: boolean): Promise<Book['chapters']> {
  const rows = await db
    .select({
      number: chapter.number,
      title: chapter.title,
      content: chapterTexts.content,
      live: { content: liveTexts.content, title: liveTexts.title },
    })
    .from(chapter)
    .innerJoin(chapterTexts, eq(chapterTexts.chapter_id, chapter.id))
    .leftJoin(liveTexts, eq(liveTexts.chapter_id, chapter.id))
    .where(and(eq(chapter.fiction_id, story.id), drafts ? undefined : eq(chapter.status, 'published')))
    .orderBy(asc(chapter.number), asc(chapter.id));
  return rows.map(({ live, number, title, content }) => ({ number, ...(live && !drafts ? live : { title, content }) }));
}

export const exportStory: Handler<typeof exportFiction> = async ({ params, query }, context) => {
  const { db, user: me, now, storage } = context;
  const format = Object.hasOwn(formats, params.format) ? formats[params.format] : undefined;
  if (!format) throw notFound();
  const story = await findStory(context, params.id);
  const chapters = await chaptersOf(context, story, query.drafts);
  if (chapters.length === 0) throw conflict('chapter-import.author.nothing_to_export');
  await attempt(context, 'documents', me.id);
  const [author] = await db
    .select({ pen_name: user.pen_name, user_name: user.user_name })
    .from(user)
    .where(eq(user.id, me.id));
  const book: Book = {
    id: story.id,
    title: story.title,
    author: author!.pen_name ?? author!.user_name,
    language: story.language,
    synopsis: story.synopsis ?? '',
    cover: await storage.get(nameOf(story.cover)),
    made_at: now.toISOString(),
    chapters,
  };
  const bytes = await work(me.id, params.format as 'docx' | 'epub', { book });
  return new Response(bytes as BodyInit, {
    headers: {
      'content-type': format.type,
      'content-disposition': attachment(story, params.format),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
};
