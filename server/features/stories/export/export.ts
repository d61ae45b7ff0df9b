import { eq } from 'drizzle-orm';
import type * as calls from '#domain/stories/export.calls.ts';
import { tables } from '#server/db/schema.ts';
import { loadStoryTexts } from '#server/features/chapters/index.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { getFileHeaders } from '#server/kit/attachment.ts';
import type { Handler } from '#server/kit/context.ts';
import { findStory } from '#server/kit/story.ts';
import { attempt } from '#server/kit/throttle.ts';
import { bookFormats, isBookFormat, type Book } from '#server/platform/documents/book.ts';
import { runInThread } from '#server/platform/documents/documentsThread.ts';
import { getFileName } from '#server/platform/files/files.ts';

const { user } = tables;

export const exportStory: Handler<typeof calls.exportStory> = async ({ params, query }, context) => {
  const { db, user: me, now, storage } = context;
  const { format } = params;
  if (!isBookFormat(format)) throw notFound();
  const story = await findStory(context, params.id);
  const chapters = await loadStoryTexts(context, story.id, query.drafts ? 'author' : 'readers');
  if (chapters.length === 0) throw conflict('stories.writing.page.errors.nothing_to_export');
  await attempt(context, 'documents', me.id);
  const [author] = await db
    .select({ pen_name: user.pen_name, user_name: user.user_name })
    .from(user)
    .where(eq(user.id, me.id));
  const book: Book = {
    key: `story:${story.id}`,
    title: story.title,
    author: author!.pen_name ?? author!.user_name,
    language: story.language,
    synopsis: story.synopsis ?? '',
    cover: await storage.get(getFileName(story.cover)),
    made_at: now.toISOString(),
    chapters,
  };
  const bytes = await runInThread(me.id, format, { book });
  return new Response(bytes as BodyInit, {
    headers: getFileHeaders(bookFormats[format], story.title, `story-${story.id}`, format),
  });
};
