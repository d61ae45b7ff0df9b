import { and, eq, inArray, ne } from 'drizzle-orm';
import type * as calls from '#domain/comments/ingest.calls.ts';
import type { IncomingComment } from '#domain/comments/ingest.calls.ts';
import { entities } from '#domain/entities.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { tables } from '#server/db/schema.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { createSearchText } from '#server/kit/searchText.ts';
import { updateAnswered } from './answered.ts';

const { chapter, comment, fiction } = tables;
type Problem = AnswerOf<typeof calls.ingestComments>['refused'][number]['problem'];

/** What comments may be about: stories, and their chapters that readers have. */
async function loadSubjects({ db }: Pick<Context, 'db'>, comments: readonly IncomingComment[]) {
  const stories = await db
    .select({ id: fiction.id })
    .from(fiction)
    .where(
      inArray(
        fiction.id,
        comments.map(({ fiction_id }) => fiction_id),
      ),
    );
  const chapters = await db
    .select({ id: chapter.id, fiction_id: chapter.fiction_id })
    .from(chapter)
    .where(
      and(
        inArray(
          chapter.id,
          comments.flatMap(({ chapter_id }) => chapter_id ?? []),
        ),
        eq(chapter.status, 'published'),
      ),
    );
  return {
    stories: new Set(stories.map(({ id }) => id)),
    storyByChapter: new Map(chapters.map((one) => [one.id, one.fiction_id])),
  };
}

export const ingest: HandlersOf<typeof calls> = {
  async ingestComments({ body, app }, context) {
    const { db, now } = context;
    const { stories, storyByChapter } = await loadSubjects(context, body.comments);
    const answer: AnswerOf<typeof calls.ingestComments> = { added: 0, known: 0, refused: [] };
    const here = (id: string) => and(eq(comment.source, app), eq(comment.external_id, id));

    /** The first comment of the thread that a comment goes on, locked; null where it begins one. */
    async function loadThread({ parent_id, fiction_id }: IncomingComment) {
      if (!parent_id) return null;
      const [parent] = await db
        .select({ id: comment.id, parent_id: comment.parent_id })
        .from(comment)
        .where(and(here(parent_id), eq(comment.fiction_id, fiction_id)));
      if (!parent) return undefined;
      const [first] = await db
        .select({ id: comment.id, chapter_id: comment.chapter_id })
        .from(comment)
        .where(eq(comment.id, parent.parent_id ?? parent.id))
        .for('no key update');
      return first;
    }

    for (const one of body.comments) {
      const { id, fiction_id, content, likes, reader } = one;
      const claimed = one.chapter_id ?? null;
      const refuse = (problem: Problem) => void answer.refused.push({ id, problem });
      if (!stories.has(fiction_id)) {
        refuse('unknown_work');
        continue;
      }
      if (claimed !== null && storyByChapter.get(claimed) !== fiction_id) {
        refuse('unknown_chapter');
        continue;
      }
      const thread = await loadThread(one);
      if (thread === undefined) {
        refuse('unknown_parent');
        continue;
      }
      // An answer stands where its thread does, and is counted there.
      const chapter_id = thread ? thread.chapter_id : claimed;
      const row = {
        type: chapter_id === null ? ('book' as const) : ('chapter' as const),
        fiction_id,
        chapter_id,
        parent_id: thread?.id,
        reader_id: `${app}:${reader.id}`,
        reader_name: reader.name,
        content,
        like_count: likes,
        source: app,
        external_id: id,
        created_at: one.created_at < now.toISOString() ? one.created_at : now.toISOString(),
        updated_at: now.toISOString(),
      };
      const added = await db
        .insert(comment)
        .values({ ...row, search: createSearchText(entities.comment, row) })
        .onConflictDoNothing()
        .returning({ id: comment.id });
      if (added.length === 0) {
        answer.known += 1;
        await db
          .update(comment)
          .set({ like_count: likes })
          .where(and(here(id), ne(comment.like_count, likes)));
        continue;
      }
      answer.added += 1;
      if (thread) await updateAnswered(db, [thread.id]);
    }
    return answer;
  },
};
