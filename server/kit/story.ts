import { and, eq, sql, type SQL } from 'drizzle-orm';
import { tables } from '#server/db/schema.ts';
import { conflict, notFound } from './apiError.ts';
import type { Context } from './context.ts';

const { chapter, fiction } = tables;
export type StoryRow = typeof fiction.$inferSelect;

/**
 * The order of chapters within one story. As the column alone, a limit has the planner walk the chapters of all stories in
 * their order until one is of this story, which is near in the long stories only.
 */
export const numberInStory: SQL = sql`${chapter.number} + 0`;

/** Stories of the caller. */
export const isOwnStory = ({ user }: Pick<Context, 'user'>) => eq(fiction.author_id, user.id);

const selectOwn = (context: Context, id: number) =>
  context.db
    .select()
    .from(fiction)
    .where(and(eq(fiction.id, id), isOwnStory(context)));

/** A story of the caller. */
export async function findStory(context: Context, id: number): Promise<StoryRow> {
  const [story] = await selectOwn(context, id);
  if (!story) throw notFound();
  return story;
}

/** The same for a change that depends on it: nobody else changes it before this call is done. */
export async function lockStory(context: Context, id: number): Promise<StoryRow> {
  const [story] = await selectOwn(context, id).for('update');
  if (!story) throw notFound();
  return story;
}

/** The same to change its chapters: none is changed once the story is completed (domain.md section 4). */
export async function loadStoryForUpdate(context: Context, id: number): Promise<StoryRow> {
  const story = await lockStory(context, id);
  if (story.status === 'completed') throw conflict('stories.author.errors.completed');
  return story;
}

export const isSigned = ({ contract_status }: Pick<StoryRow, 'contract_status'>) => contract_status === 'signed';
